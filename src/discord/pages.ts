import type { Game } from '../games/game.js';
import type { Press } from '../table/types.js';
import { viewOwnTables } from '../table/view/lists.js';
import { viewRanking } from '../table/view/ranking.js';
import type { Context, Reply } from './command.js';
import type { Id } from './ids.js';
import { gamesMessage } from './message/games.js';
import { leaderboardMessage, PAGE_SIZE } from './message/info.js';
import type { Message } from './message/message.js';
import { pageRange } from './message/pager.js';
import { rulesMessage } from './message/rules.js';

/**
 * A page of a leaderboard as it is now, for someone in that server; the last one where it has become shorter, null if the
 * game is not offered any more.
 */
export async function leaderboardPage(
  { store, gameOf }: Pick<Context, 'store' | 'gameOf'>,
  shown: Omit<Extract<Id, { kind: 'top' }>, 'kind'>,
  guildId: string,
  locale: string,
): Promise<Message | null> {
  const game = gameOf(shown.game);
  if (game === undefined) return null;
  const { scope, by } = shown;
  const boardAt = (page: number) =>
    store.leaderboard({
      game: game.id,
      guildId: scope === 'here' ? guildId : null,
      askedIn: guildId,
      by,
      page,
      pageSize: PAGE_SIZE,
    });
  const board = await boardAt(shown.page);
  const { page } = pageRange(board.total, PAGE_SIZE, shown.page);
  const current = page === shown.page ? board : await boardAt(page);
  return leaderboardMessage({ game, scope, by, page }, viewRanking(current, scope), locale);
}

/** A page of somebody's tables in the server where they press. */
export async function gamesPage(
  { store, games, gameOf }: Context,
  { person, guildId }: Press,
  page: number,
  locale: string,
): Promise<Message> {
  const tables = await store.tablesOf(person.id, guildId);
  return gamesMessage(viewOwnTables(tables, person.id, gameOf), games, locale, page);
}

/** A page of a game's rules. */
export function rulesPage(game: Game, page: number, locale: string): Reply {
  return {
    kind: 'message',
    body: rulesMessage(game, page, locale, 'picture'),
    plain: rulesMessage(game, page, locale, 'text'),
  };
}

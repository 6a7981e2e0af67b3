import type { Context } from './command.js';
import type { Id } from './ids.js';
import type { Body } from './message/body.js';
import { leaderboardMessage, PAGE_SIZE, rulesMessage } from './message/info.js';

/** A page of a leaderboard as it is now, for someone in that server; null if the game is not offered any more. */
export function leaderboardPage(
  { store, gameOf }: Context,
  shown: Omit<Extract<Id, { kind: 'top' }>, 'kind'>,
  guildId: string,
  locale: string,
): Body | null {
  const game = gameOf(shown.game);
  if (game === undefined) return null;
  const { scope, by, page } = shown;
  const board = store.leaderboard({
    game: game.id,
    guildId: scope === 'here' ? guildId : null,
    by,
    page,
    pageSize: PAGE_SIZE,
  });
  return leaderboardMessage({ game, scope, by, page }, board, locale);
}

/** A page of a game's rules; null if the game is not offered any more. */
export function rulesPage({ gameOf }: Context, game: string, page: number, locale: string): Body | null {
  const found = gameOf(game);
  return found === undefined ? null : rulesMessage(found, page, locale);
}

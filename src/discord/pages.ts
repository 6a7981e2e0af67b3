import type { Game } from '../games/game.js';
import type { SheetStyle } from '../settings/settings.js';
import type { Press } from '../table/types.js';
import { viewOwnTables } from '../table/view/lists.js';
import { type RankingView, viewRanking, viewStats } from '../table/view/ranking.js';
import { viewThrown } from '../table/view/thrown.js';
import type { Context, Reply } from './command.js';
import type { Help, Ranking } from './ids.js';
import { gamesMessage } from './message/games.js';
import { fairMessage, helpMessage } from './message/help.js';
import { type LeaderboardPage, leaderboardMessage, PAGE_SIZE, sharedLeaderboard } from './message/leaderboard.js';
import type { Message } from './message/message.js';
import { pageRange } from './message/pager.js';
import { rulesMessage } from './message/rules.js';
import { type StatsOwner, statsMessage } from './message/stats.js';
import { diceMessage } from './message/thrown.js';

/**
 * A page of a leaderboard as it is now, for someone in that server; the last one where it has become shorter, null if the
 * game is not offered any more.
 */
export async function leaderboardPage(
  context: Pick<Context, 'store' | 'games' | 'gameOf'>,
  wanted: Ranking,
  { person, guildId }: Pick<Press, 'person' | 'guildId'>,
  locale: string,
): Promise<Message | null> {
  const read = await readLeaderboard(context, wanted, { askedIn: guildId, person: person.id });
  return read === null ? null : leaderboardMessage(read.shown, read.ranking, context.games, locale);
}

/** The same for everybody in that server, whose own places it does not tell. */
export async function leaderboardForAll(
  context: Pick<Context, 'store' | 'gameOf'>,
  wanted: Ranking,
  guildId: string,
  locale: string,
): Promise<Message | null> {
  const read = await readLeaderboard(context, wanted, { askedIn: guildId });
  return read === null ? null : sharedLeaderboard(read.shown, read.ranking, locale);
}

async function readLeaderboard(
  { store, gameOf }: Pick<Context, 'store' | 'gameOf'>,
  { game: id, scope, by, page: wanted }: Ranking,
  reader: { readonly askedIn: string; readonly person?: string },
): Promise<{ readonly shown: LeaderboardPage; readonly ranking: RankingView } | null> {
  const game = gameOf(id);
  if (game === undefined) return null;
  const guildId = scope === 'here' ? reader.askedIn : null;
  const boardAt = (page: number) => store.leaderboard({ game: id, guildId, by, page, pageSize: PAGE_SIZE, ...reader });
  const board = await boardAt(wanted);
  const { page } = pageRange(board.total, PAGE_SIZE, wanted);
  const current = page === wanted ? board : await boardAt(page);
  return { shown: { game, scope, by, page }, ranking: viewRanking(current, { scope, by }) };
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

/** How somebody has done in that server. */
export async function statsPage(
  { store, games }: Pick<Context, 'store' | 'games'>,
  owner: StatsOwner,
  guildId: string,
  locale: string,
): Promise<Reply> {
  const found = viewStats(await store.stats(owner.id, guildId));
  const show = (look: SheetStyle) => statsMessage(owner, found, games, locale, look);
  return { kind: 'message', body: show('picture'), plain: show('text') };
}

/** What a game's dice have shown in that server; null if the game is not offered any more. */
export async function dicePage(
  { store, games, gameOf }: Pick<Context, 'store' | 'games' | 'gameOf'>,
  { game: id, person }: { readonly game: string; readonly person: string },
  guildId: string,
  locale: string,
): Promise<Message | null> {
  const game = gameOf(id);
  if (game === undefined) return null;
  return diceMessage({ game, person }, viewThrown(await store.thrownIn(guildId, id), game), games, locale);
}

/** Where to begin, or whether the dice are fair. */
export function helpPage(
  { games, nameCommand }: Pick<Context, 'games' | 'nameCommand'>,
  what: Help,
  locale: string,
): Message {
  return what === 'dice' ? fairMessage(nameCommand, locale) : helpMessage(games, nameCommand, locale);
}

/** A page of a game's rules. */
export function rulesPage({ dieSign }: Pick<Context, 'dieSign'>, game: Game, page: number, locale: string): Reply {
  return {
    kind: 'message',
    body: rulesMessage(game, page, locale, { look: 'picture', dieSign }),
    plain: rulesMessage(game, page, locale, { look: 'text', dieSign }),
  };
}

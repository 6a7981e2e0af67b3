import { askMessage } from '../../src/discord/message/ask.js';
import { boardMessage } from '../../src/discord/message/board.js';
import { enoughMessage } from '../../src/discord/message/enough.js';
import { gamesMessage } from '../../src/discord/message/games.js';
import { type LeaderboardPage, leaderboardMessage, sharedLeaderboard } from '../../src/discord/message/leaderboard.js';
import { lobbyMessage } from '../../src/discord/message/lobby.js';
import { menuMessage } from '../../src/discord/message/menu.js';
import type { Message } from '../../src/discord/message/message.js';
import { resultMessage } from '../../src/discord/message/result.js';
import { statsMessage } from '../../src/discord/message/stats.js';
import { diceMessage } from '../../src/discord/message/thrown.js';
import { throwsMessage } from '../../src/discord/message/throws.js';
import { undoneMessage } from '../../src/discord/message/undone.js';
import { whichMessage } from '../../src/discord/message/which.js';
import type { Game, Seat } from '../../src/games/game.js';
import { GAMES } from '../../src/games/registry.js';
import type { SheetStyle } from '../../src/settings/settings.js';
import type { Leaderboard, PersonStats } from '../../src/store/rankings.js';
import type { Post, ThrownRow } from '../../src/store/rows.js';
import type { Stored } from '../../src/store/types.js';
import type { Unplayable } from '../../src/table/match.js';
import type { ActiveMatch, GameOf, TableReply } from '../../src/table/types.js';
import { viewBoard } from '../../src/table/view/board.js';
import { viewAsk, viewWhich } from '../../src/table/view/choices.js';
import { viewEnough, viewOwnTables } from '../../src/table/view/lists.js';
import { viewLobby } from '../../src/table/view/lobby.js';
import { viewMenu } from '../../src/table/view/menu.js';
import { viewPlace } from '../../src/table/view/place.js';
import { viewRanking, viewStats } from '../../src/table/view/ranking.js';
import { viewResult, viewVoid } from '../../src/table/view/result.js';
import { withWordsKept } from '../../src/table/view/seal.js';
import { viewThrown } from '../../src/table/view/thrown.js';
import { viewThrows } from '../../src/table/view/throws.js';
import type { DieSign } from '../../src/text/dice.js';

/** For tests: what people are shown of what is stored. */

type ReplyOf<Kind extends TableReply['kind']> = Extract<TableReply, { readonly kind: Kind }>;

export function showLobby(stored: Stored, game: Game): Message {
  return lobbyMessage(viewLobby(stored), game);
}

export function showBoard(live: ActiveMatch, post: Post, look?: SheetStyle, dieSign?: DieSign): Message {
  return boardMessage(viewBoard(live, post), look, dieSign);
}

export function showMenu(
  live: ActiveMatch,
  seat: Seat,
  { tapped, ...options }: Parameters<typeof menuMessage>[1] & { readonly tapped?: string } = {},
): Message {
  return menuMessage(viewMenu(live, seat, tapped), options);
}

export function showResult(live: ActiveMatch, post: Post, look?: SheetStyle, dieSign?: DieSign): Message {
  return resultMessage(viewResult(live, post), look, dieSign);
}

/** Where the platform refuses the words of its salt. */
export function showKept(live: ActiveMatch, post: Post): Message {
  return resultMessage(withWordsKept(viewResult(live, post)));
}

export function showVoid(stored: Stored, post: Post, found: ActiveMatch | Unplayable, look?: SheetStyle): Message {
  return resultMessage(viewVoid(stored, post, found), look);
}

export function showGames(
  all: readonly Stored[],
  personId: string,
  games: readonly Game[],
  locale: string,
  page?: number,
): Message {
  const gameOf = (id: string) => games.find((game) => game.id === id);
  return gamesMessage(viewOwnTables(all, personId, gameOf), games, locale, page);
}

export function showWhich(reply: ReplyOf<'which'>, locale: string, gameOf: GameOf): Message {
  return whichMessage(viewWhich(reply), locale, gameOf);
}

export function showAsk(reply: ReplyOf<'ask'>, locale: string, gameOf: GameOf): Message {
  return askMessage(viewAsk(reply), locale, gameOf);
}

export function showEnough(reply: ReplyOf<'enough'>, gameOf: GameOf, locale: string): Message {
  return enoughMessage(viewEnough(reply), gameOf, locale);
}

export function showUndone(stored: Stored, locale: string): Message {
  return undoneMessage(viewPlace(stored), locale);
}

export function showLeaderboard(page: LeaderboardPage, board: Leaderboard, locale: string): Message {
  return leaderboardMessage(page, viewRanking(board, page), GAMES, locale);
}

export function showSharedLeaderboard(page: LeaderboardPage, board: Leaderboard, locale: string): Message {
  return sharedLeaderboard(page, viewRanking(board, page), locale);
}

export function showStats(name: string, stats: readonly PersonStats[], locale: string, look?: SheetStyle): Message {
  return statsMessage({ id: '1000000000000000000', name }, viewStats(stats), GAMES, locale, look);
}

export function showDice(game: Game, rows: readonly ThrownRow[], locale: string): Message {
  return diceMessage({ game, person: '1000000000000000000' }, viewThrown(rows, game), GAMES, locale);
}

export function showThrows(live: ActiveMatch, locale: string, page = 0, dieSign?: DieSign): Message {
  return throwsMessage(viewThrows({ kind: 'throws', live, page }), locale, dieSign);
}

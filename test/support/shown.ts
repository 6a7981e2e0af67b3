import { boardMessage } from '../../src/discord/message/board.js';
import { lobbyMessage } from '../../src/discord/message/lobby.js';
import { type MenuOptions, menuMessage } from '../../src/discord/message/menu.js';
import type { Message } from '../../src/discord/message/message.js';
import { reminderMessage } from '../../src/discord/message/reminder.js';
import { resultMessage } from '../../src/discord/message/result.js';
import type { Game, Seat } from '../../src/games/game.js';
import type { SheetStyle } from '../../src/settings/settings.js';
import type { Post } from '../../src/store/rows.js';
import type { Stored } from '../../src/store/types.js';
import type { Unplayable } from '../../src/table/match.js';
import type { ActiveMatch } from '../../src/table/types.js';
import { viewBoard } from '../../src/table/view/board.js';
import { viewLobby } from '../../src/table/view/lobby.js';
import { viewMenu } from '../../src/table/view/menu.js';
import { viewReminder } from '../../src/table/view/reminder.js';
import { viewResult, viewVoid } from '../../src/table/view/result.js';

/** For tests: what people are shown of what is stored. */

export function showLobby(stored: Stored, game: Game): Message {
  return lobbyMessage(viewLobby(stored), game);
}

export function showBoard(live: ActiveMatch, post: Post, look?: SheetStyle): Message {
  return boardMessage(viewBoard(live, post), look);
}

export function showMenu(
  live: ActiveMatch,
  seat: Seat,
  { tapped, ...options }: MenuOptions & { readonly tapped?: string } = {},
): Message {
  return menuMessage(viewMenu(live, seat, tapped), options);
}

export function showReminder(live: ActiveMatch, post: Post): Message {
  return reminderMessage(viewReminder(live, post));
}

export function showResult(live: ActiveMatch, post: Post, look?: SheetStyle): Message {
  return resultMessage(viewResult(live, post), look);
}

export function showVoid(stored: Stored, post: Post, found: ActiveMatch | Unplayable, look?: SheetStyle): Message {
  return resultMessage(viewVoid(stored, post, found), look);
}

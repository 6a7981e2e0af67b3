import type { SheetStyle } from '../../settings/settings.js';
import type { Post } from '../../store/rows.js';
import type { Stored } from '../../store/types.js';
import { isPlayable, loadMatch } from '../../table/match.js';
import { viewBoard } from '../../table/view/board.js';
import { viewLobby } from '../../table/view/lobby.js';
import { type ResultView, type VoidView, viewResult, viewVoid } from '../../table/view/result.js';
import { withWordsKept } from '../../table/view/seal.js';
import { boardMessage } from '../message/board.js';
import { lobbyMessage } from '../message/lobby.js';
import type { Message } from '../message/message.js';
import { resultMessage } from '../message/result.js';
import type { DeliveryDeps } from './deps.js';

type Making = Pick<DeliveryDeps, 'gameOf' | 'dieSign'>;

/** How a post is told. */
export interface Telling {
  readonly look: SheetStyle;
  /** Whether what people typed stands in the salt of a match that is over; `kept`: the platform refuses it there. */
  readonly words: 'told' | 'kept';
}

/** The message of a post as it has to be now. */
export function render(stored: Stored, post: Post, { gameOf, dieSign }: Making, { look, words }: Telling): Message {
  const ended = <View extends VoidView | ResultView>(view: View) => (words === 'told' ? view : withWordsKept(view));
  if (post.kind === 'lobby') return lobbyMessage(viewLobby(stored), gameOf(stored.table.game));
  const found = loadMatch(stored, gameOf);
  if (!isPlayable(found)) return resultMessage(ended(viewVoid(stored, post, found)), look);
  switch (post.kind) {
    case 'board':
      return isLastWord(stored, post)
        ? resultMessage(ended(viewVoid(stored, post, found)), look)
        : boardMessage(viewBoard(found, post), look, dieSign);
    case 'result':
      return resultMessage(ended(viewResult(found, post)), look, dieSign);
  }
}

/** Whether nothing but this board tells that its match was closed. */
function isLastWord({ match, posts }: Stored, { id, matchId }: Post): boolean {
  const own = posts.filter((post) => post.matchId === matchId);
  return match?.status === 'void' && own.at(-1)?.id === id;
}

/** Whether the message still has something to offer, so that it is made anew where it was deleted. */
export function isCurrent({ table }: Stored, { kind, until, sent }: Post): boolean {
  switch (kind) {
    case 'lobby':
      return table.status === 'lobby';
    case 'board':
      return until === null;
    case 'result':
      // One that was shown once is old news.
      return sent === 0;
  }
}

/** Whether it changes again and again from now on. */
export function isEditedOn(stored: Stored, post: Post): boolean {
  return post.kind !== 'result' && isCurrent(stored, post);
}

import type { Game } from '../../games/game.js';
import type { Post, Stored } from '../../store/types.js';
import { isLive, liveOf } from '../../table/live.js';
import { boardMessage } from '../message/board.js';
import type { Body } from '../message/body.js';
import { lobbyMessage } from '../message/lobby.js';
import { resultMessage, voidMessage } from '../message/result.js';

/** The message of a post as it has to be now. */
export function render(stored: Stored, post: Post, gameOf: (id: string) => Game | undefined): Body {
  if (post.kind === 'lobby') return lobbyMessage(stored, gameOf(stored.table.game));
  const found = liveOf(stored, gameOf);
  if (!isLive(found)) return voidMessage(stored, post, found);
  return post.kind === 'board' ? boardMessage(found, post) : resultMessage(found, post);
}

/** Whether the message still has something to offer, so that it is made anew where it was deleted. */
export function isCurrent({ table }: Stored, { kind, until }: Post): boolean {
  switch (kind) {
    case 'lobby':
      return table.status === 'lobby';
    case 'board':
      return until === null;
    case 'result':
      return true;
  }
}

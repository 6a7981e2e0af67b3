import { withTimeLimit } from '../../lib/time-limit.js';
import type { SheetStyle } from '../../settings/settings.js';
import type { Post } from '../../store/rows.js';
import type { Stored } from '../../store/types.js';
import type { Message } from '../message/message.js';
import type { DeliveryDeps } from './deps.js';
import { type DrawnPicture, isDrawn } from './pictures.js';
import { render } from './render.js';

/** So many milliseconds a post waits for its picture in its turn; then others have theirs. */
export const TURN_PATIENCE = 150;

/** A post waits for its picture, until that is there or given up, at most for so many milliseconds. */
export interface PictureDelay {
  readonly only: 'picture';
  readonly ms: number;
  readonly done: Promise<unknown>;
}

interface DressedPost {
  readonly made: Message;
  readonly drawn: DrawnPicture | null;
}

export interface Dressing {
  readonly look: SheetStyle;
  /** So many milliseconds it waits for its picture. */
  readonly patience: number;
}

/** The message of a post with its picture; where there is none in time, the message that does without. */
export async function dress(
  deps: DeliveryDeps,
  stored: Stored,
  post: Post,
  { look, patience }: Dressing,
): Promise<DressedPost> {
  const made = render(stored, post, deps, look);
  if (made.picture === null) return { made, drawn: null };
  const drawing = await deps.pictures.draw(made.picture, 'channel', patience);
  return isDrawn(drawing) ? { made, drawn: drawing } : { made: render(stored, post, deps, 'text'), drawn: null };
}

/** The same, unless its turn is over before that. */
export async function dressInTurn(
  deps: DeliveryDeps,
  stored: Stored,
  post: Post,
  dressing: Dressing,
): Promise<DressedPost | PictureDelay> {
  const { patience } = dressing;
  const dressed = dress(deps, stored, post, dressing);
  if (patience <= TURN_PATIENCE) return dressed;
  const inTurn = await withTimeLimit(dressed, { ms: TURN_PATIENCE, clock: deps.clock }, null);
  return inTurn ?? { only: 'picture', ms: patience - TURN_PATIENCE, done: dressed };
}

import { withTimeLimit } from '../../lib/time-limit.js';
import type { Post } from '../../store/rows.js';
import type { Stored } from '../../store/types.js';
import type { Message } from '../message/message.js';
import type { DeliveryDeps } from './deps.js';
import { type DrawnPicture, isDrawn } from './pictures.js';
import { render, type Telling } from './render.js';

/** So many milliseconds a post waits for its picture in its turn; then others have theirs. */
export const TURN_PATIENCE = 150;

/** A post waits for its picture, or for the answer to the press whose token is to make it, until that is there or given up, at most for so many milliseconds. */
export interface Wait {
  readonly ms: number;
  /** null: there is no picture, or it was given up. */
  readonly done: Promise<DressedPost | null>;
}

/** That version of a post, with its picture where it has one. */
export interface DressedPost {
  readonly made: Message;
  readonly drawn: DrawnPicture | null;
  readonly version: number;
}

export interface Dressing extends Telling {
  /** So many milliseconds it waits for its picture. */
  readonly patience: number;
}

/** The message of a post with its picture; where there is none in time, the message that does without. */
export async function dress(deps: DeliveryDeps, stored: Stored, post: Post, dressing: Dressing): Promise<DressedPost> {
  return (await draw(deps, stored, post, dressing)) ?? write(deps, stored, post, dressing);
}

/** The same, unless its turn is over before that. */
export async function dressInTurn(
  deps: DeliveryDeps,
  stored: Stored,
  post: Post,
  dressing: Dressing,
): Promise<DressedPost | Wait> {
  const { patience } = dressing;
  if (patience <= TURN_PATIENCE) return dress(deps, stored, post, dressing);
  const done = draw(deps, stored, post, dressing);
  const inTurn = await withTimeLimit(done, { ms: TURN_PATIENCE, clock: deps.clock }, null);
  return inTurn ?? { ms: patience - TURN_PATIENCE, done };
}

/** The same; but where an earlier version has been dressed since, that one: pictures that take longer than changes keep no message from going on. */
export async function dressAtLeast(
  deps: DeliveryDeps,
  stored: Stored,
  post: Post,
  { dressing, earlier }: { readonly dressing: Dressing; readonly earlier: DressedPost | null },
): Promise<DressedPost | Wait> {
  if (earlier === null || earlier.version <= post.sent) return dressInTurn(deps, stored, post, dressing);
  return (await draw(deps, stored, post, { ...dressing, patience: TURN_PATIENCE })) ?? earlier;
}

/** null: its picture is not there in time. */
async function draw(deps: DeliveryDeps, stored: Stored, post: Post, dressing: Dressing): Promise<DressedPost | null> {
  const version = post.wanted;
  const made = render(stored, post, deps, dressing);
  if (made.picture === null) return { made, drawn: null, version };
  const drawing = await deps.pictures.draw(made.picture, 'channel', dressing.patience);
  if (drawing === 'late') return null;
  return isDrawn(drawing) ? { made, drawn: drawing, version } : write(deps, stored, post, dressing);
}

function write(deps: DeliveryDeps, stored: Stored, post: Post, { words }: Telling): DressedPost {
  return { made: render(stored, post, deps, { look: 'text', words }), drawn: null, version: post.wanted };
}

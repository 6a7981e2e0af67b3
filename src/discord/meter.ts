import type { Reply } from './command.js';
import type { Id } from './ids.js';
import type { Answered } from './request.js';

/** Where this folder counts what happens. */
export interface Meter {
  /** A press was dealt with, so long after it had come in. `what` is a command's name or the kind of a button. */
  press(what: string, ms: number): void;
  /** Somebody was told why something can't be. The reason is a phrase's key. */
  refusal(reason: string): void;
  /** The platform answered a request. */
  answer(answered: Answered): void;
}

/** Keys of phrases that refuse something. */
const REFUSING = /^notice\.|\.(?:refuse|note)\./;

/** The key of the phrase that refuses something; null if nothing was refused. */
export function reasonOf(reply: Reply): string | null {
  if (reply.kind === 'undone') return 'table.undone';
  const phrase =
    reply.kind === 'notice' || reply.kind === 'enough' ? reply.phrase : reply.kind === 'menu' ? reply.note : null;
  return phrase !== null && REFUSING.test(phrase.key) ? phrase.key : null;
}

/** What was pressed: one of a handful of words, whatever people send. */
export function whatOf(command: string | null, id: Id | null): string {
  return command !== null ? `/${command}` : (id?.kind ?? 'unknown');
}

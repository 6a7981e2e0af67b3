import { type Fields, isBlank, isGiven } from './read.js';
import type { Finding, Rule } from './rule.js';

function* threadNameBlank({ name }: Fields): Iterable<Finding> {
  if (isBlank(name)) yield { message: 'A thread needs a name', path: 'name' };
}

/** What holds for every new thread. */
export const threadRules: readonly Rule<Fields>[] = [
  { id: 'thread-name-blank', ground: 'stricter', find: threadNameBlank },
];

function* threadWithoutType({ type, message }: Fields): Iterable<Finding> {
  if (!isGiven(type) && !isGiven(message)) {
    yield { message: 'Without a type Discord makes a private thread', path: 'type' };
  }
}

/** What holds for a thread that starts from no message. */
export const freeThreadRules: readonly Rule<Fields>[] = [
  { id: 'thread-without-type', ground: 'stricter', find: threadWithoutType },
];

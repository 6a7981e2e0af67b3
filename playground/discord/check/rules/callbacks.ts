import { FLAG } from './message.js';
import { asFields, asNumber, asWord, type Fields, isGiven } from './read.js';
import type { Finding, Rule } from './rule.js';

export const CALLBACK = {
  message: 4,
  deferredMessage: 5,
  deferredUpdate: 6,
  update: 7,
  choices: 8,
  modal: 9,
} as const;

const WITH_DATA: readonly unknown[] = [CALLBACK.message, CALLBACK.update, CALLBACK.choices, CALLBACK.modal];
const DEFERRED: readonly unknown[] = [CALLBACK.deferredMessage, CALLBACK.deferredUpdate];

function* callbackWithoutData({ type, data }: Fields): Iterable<Finding> {
  if (WITH_DATA.includes(type) && !isGiven(data)) {
    yield { message: `A callback of type ${asWord(type)} needs data`, path: 'data' };
  }
}

function* deferredWithMessage({ type, data }: Fields): Iterable<Finding> {
  if (!DEFERRED.includes(type)) return;
  for (const [key, value] of Object.entries(asFields(data))) {
    // False is what discord.js fills in by itself.
    if (key !== 'flags' && isGiven(value) && value !== false) {
      yield { message: 'A deferred answer shows nothing yet: send this with the edit', path: `data.${key}` };
    }
  }
}

function* deferredFlags({ type, data }: Fields): Iterable<Finding> {
  if (!DEFERRED.includes(type)) return;
  const flags = asNumber(asFields(data).flags) ?? 0;
  const settable = type === CALLBACK.deferredMessage ? FLAG.ephemeral : 0;
  if ((flags & ~settable) !== 0) {
    yield { message: 'A deferred message can be made ephemeral and nothing else', path: 'data.flags' };
  }
}

/** What holds for an answer to an interaction, whatever it carries. */
export const callbackRules: readonly Rule<Fields>[] = [
  { id: 'callback-without-data', ground: 'reported', find: callbackWithoutData },
  { id: 'deferred-with-message', ground: 'stricter', find: deferredWithMessage },
  { id: 'deferred-flags', ground: 'documented', find: deferredFlags },
];

import { invalidField } from '../state/errors.js';
import type { StoredMessage } from '../state/message.js';
import { byAge } from '../state/snowflake.js';
import type { ApiRequest } from './route.js';

export const PAGE_QUERY: readonly string[] = ['limit', 'before', 'after', 'around'];

/** The messages that a query asks for, of all of a channel, oldest first. */
export function pageOf(all: readonly StoredMessage[], query: ApiRequest['query']): readonly StoredMessage[] {
  const { limit = '50', before, after, around } = query;
  const count = Number(limit);
  if (!(count >= 1 && count <= 100)) throw invalidField('limit', 'NUMBER_TYPE_MAX', 'limit must be from 1 to 100');
  if (around) return near(all, around, Math.floor(count / 2));
  if (before) return olderThan(all, before).slice(-count);
  return after ? newerThan(all, after).slice(0, count) : all.slice(-count);
}

function near(all: readonly StoredMessage[], id: string, half: number): readonly StoredMessage[] {
  const itself = all.filter((one) => one.id === id);
  return [...olderThan(all, id).slice(-half), ...itself, ...newerThan(all, id).slice(0, half)];
}

function olderThan(all: readonly StoredMessage[], id: string): readonly StoredMessage[] {
  return all.filter((one) => byAge(one, { id }) < 0);
}

function newerThan(all: readonly StoredMessage[], id: string): readonly StoredMessage[] {
  return all.filter((one) => byAge(one, { id }) > 0);
}

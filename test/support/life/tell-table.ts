import type { Vote } from '../../../src/store/stored-values.js';
import type { FileRow } from './contents.js';
import type { RowChange } from './row-change.js';
import { listChange, scopeText, type Words, whenOf } from './words.js';

/** A table's own changes, in words. */
export function tellTable(change: RowChange, words: Words): readonly string[] {
  const { at } = words;
  const was = (column: string) => change.before(column) ?? 'none';
  const is = (column: string) => change.after(column) ?? 'none';
  if (change.isNew) change.expect('created_at', at);
  change.take('id');
  return [
    ...tellColumn(change, 'guild_id', () => `server: ${scopeText(is('guild_id'))}`),
    ...tellColumn(change, 'channel_id', () => `channel: ${scopeText(is('channel_id'))}`),
    ...tellColumn(change, 'parent_id', () => `thread of: ${scopeText(is('parent_id'))}`),
    ...['game', 'pace', 'locale', 'games', 'max_seats'].flatMap((column) =>
      tellColumn(change, column, () => `${column.replace('_', ' ')}: ${is(column)}`),
    ),
    ...tellColumn(change, 'status', () => `status: ${was('status')} → ${is('status')}`),
    ...tellColumn(change, 'reason', () => `reason: ${is('reason')}`),
    ...tellColumn(change, 'opener_id', () => `opener: ${words.person(change.after('opener_id'))}`),
    ...tellColumn(change, 'host_id', () => `host: ${words.person(change.after('host_id'))}`),
    ...tellColumn(change, 'host_at', () => `host heard ${whenOf(change.after('host_at'), at)}`),
    ...tellColumn(change, 'due_at', () => `due ${whenOf(change.after('due_at'), at)}`),
    ...tellColumn(change, 'remind_at', () => `late called ${whenOf(change.after('remind_at'), at)}`),
    ...tellColumn(change, 'unseen_since', () => sinceOf('unseen', change.after('unseen_since'), at)),
    ...tellColumn(change, 'paused', () => sinceOf('paused', change.after('paused'), at)),
    ...tellColumn(change, 'rematch_id', () => `rematch: table ${words.table(change.after('rematch_id'))}`),
    ...tellColumn(change, 'secret', () => (change.after('secret') === null ? 'nothing sealed' : 'dice sealed')),
    ...tellColumn(change, 'seal_message', () => `seal seen first: ${is('seal_message')}`),
    ...tellList(change, 'barred', (id) => words.person(String(id))).map((each) => `banned ${each}`),
    ...tellList(change, 'votes', (vote) => votesOf(vote as Vote, words)).map((each) => `vote ${each}`),
  ];
}

function tellColumn(change: RowChange, column: string, word: () => string): readonly string[] {
  return change.take(column) ? [word()] : [];
}

function tellList(change: RowChange, column: string, word: (each: unknown) => string): readonly string[] {
  return change.take(column) ? listChange(change.before(column), change.after(column), word) : [];
}

function sinceOf(word: string, time: string | number | null, at: number): string {
  return time === null ? `not ${word} any more` : `${word} since ${whenOf(time, at)}`;
}

function votesOf({ by, against }: Vote, words: Words): string {
  return `${words.person(by)} against ${words.person(against)}`;
}

const SEAT = ['away', 'gone', 'deputy_id', 'deputy_name'] as const;

/** A seat's changes: who sits there, who plays there, and what is noted about them. */
export function tellSeat(change: RowChange, words: Words): readonly string[] {
  const { row } = change;
  change.take('table_id');
  change.take('seat');
  // By what whoever waits in a lobby is reached changes with each of their presses.
  change.take('waiting');
  const parts = [...personChange(change), ...stateChange(change, words)];
  if (change.take('missed')) parts.push(`missed ${change.after('missed')}`);
  if (change.take('since')) parts.push(`since line ${change.after('since')}`);
  if (change.take('word')) parts.push(`lucky word: ${change.after('word') ?? 'none'}`);
  if (change.take('ending')) parts.push(change.after('ending') ? 'for ending' : 'not for ending any more');
  return parts.length === 0 ? [] : [`seat ${row.seat}: ${parts.join(', ')}`];
}

function personChange(change: RowChange): string[] {
  const changed = ['person_id', 'name', 'level'].map((column) => change.take(column)).includes(true);
  if (change.isNew) return [`+ ${sitterOf(change.row)}`];
  if (change.isGone) return [`− ${sitterOf(change.row)}`];
  return changed ? [`${sitterIn(change, 'before')} → ${sitterIn(change, 'after')}`] : [];
}

function sitterIn(change: RowChange, when: 'before' | 'after'): string {
  return sitterOf({ person_id: change[when]('person_id'), name: change[when]('name'), level: change[when]('level') });
}

function sitterOf({ person_id: person, name, level }: FileRow): string {
  if (level !== null && level !== undefined) return `${name} (${level})`;
  return person === null ? `nobody known${name === '' ? '' : ` (${name})`}` : String(name);
}

function stateChange(change: RowChange, words: Words): string[] {
  if (!SEAT.some((column) => change.has(column))) return [];
  const [before, after] = [stateIn(change, 'before', words), stateIn(change, 'after', words)];
  // The name of who plays there goes with their id.
  const isTold = change.after('deputy_name') === null || change.after('deputy_name') === after.deputy;
  for (const column of SEAT) if (column !== 'deputy_name' || isTold) change.take(column);
  return [change.isNew || change.isGone ? after.text : `${before.text} → ${after.text}`];
}

function stateIn(
  change: RowChange,
  when: 'before' | 'after',
  words: Words,
): { readonly text: string; readonly deputy: string | null } {
  const [gone, deputy, away] = [change[when]('gone'), change[when]('deputy_id'), change[when]('away') === 1];
  if (gone === null) return { text: away ? 'away' : 'present', deputy: null };
  if (deputy === null) return { text: `${gone} (a bot plays)`, deputy: null };
  const name = words.person(deputy);
  return { text: `${gone} (${name} plays${away ? ', away' : ''})`, deputy: name };
}

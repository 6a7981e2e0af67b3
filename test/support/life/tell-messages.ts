import { MENU_TIME } from '../../../src/table/pace.js';
import type { RowChange } from './row-change.js';
import { listOf, scopeText, type Words, whenOf } from './words.js';

/** What is wanted in public: a new message, or an older one once more. */
export function tellPost(change: RowChange, words: Words): readonly string[] {
  const { row } = change;
  const name = `${row.kind} ${row.id}`;
  if (change.isNew) return [`${name} posted${newPost(change, words)}`];
  const parts: string[] = [];
  const more = Number(change.after('wanted')) - Number(change.before('wanted'));
  if (!change.isGone && more > 0 && change.take('wanted')) parts.push(more === 1 ? 'renewed' : `renewed ${more} times`);
  if (!change.isGone && change.has('old') && listOf(change.after('old')).at(-1) === change.before('message_id')) {
    for (const column of ['nonce', 'message_id', 'old', 'picture', 'tried_at']) change.take(column);
    parts.push('anew');
  }
  if (change.take('until')) parts.push(`closed at line ${row.until}`);
  if (change.take('mentions')) parts.push(callsOf(change, words));
  if (change.has('sent') && change.after('sent') === change.after('wanted') && change.take('sent'))
    parts.push('not wanted any more');
  return parts.length === 0 ? [] : [`${name} ${parts.join(', ')}`];
}

function newPost(change: RowChange, words: Words): string {
  const { row } = change;
  // Where it is to be, and by which mark it is known, is the same for all.
  for (const column of ['id', 'table_id', 'kind', 'match_id', 'from', 'mentions', 'channel_id', 'nonce'])
    change.take(column);
  change.expect('wanted', 1);
  const where = scopeText(row.channel_id!) === 'here' ? '' : ` in ${row.channel_id}`;
  const match =
    row.match_id === null || words.match(row.match_id!) === 1 ? '' : ` of match ${words.match(row.match_id!)}`;
  const from = row.from === 0 ? '' : ` from line ${row.from}`;
  const calls = callsOf(change, words);
  return `${where}${match}${from}${calls === 'calls nobody' ? '' : `, ${calls}`}`;
}

function callsOf({ row }: RowChange, words: Words): string {
  const called = listOf(row.mentions!).map((id) => words.person(String(id)));
  return called.length === 0 ? 'calls nobody' : `calls ${called.join(', ')}`;
}

/** Somebody's own message: opened or answered by their press, wanted once more, or following the next match. */
export function tellMenu(change: RowChange, words: Words): readonly string[] {
  const { row } = change;
  const name = `menu of ${words.person(row.person_id!)}`;
  if (change.isGone) {
    for (const column of Object.keys(row)) change.take(column);
    return [`${name} gone`];
  }
  const parts: string[] = [];
  const isPressed = change.take('token');
  change.expect('until', words.at + MENU_TIME);
  if (change.isNew) {
    for (const column of ['match_id', 'person_id', 'wanted', 'sent']) change.take(column);
    parts.push('opened');
  } else if (isPressed) {
    // What they see is what the press is answered with, unless something is left to be done.
    change.expect('sent', Number(change.after('wanted')) - (row.old === '[]' ? 0 : 1));
    change.take('wanted');
    parts.push('answered');
  } else if (change.take('wanted')) {
    const more = Number(change.after('wanted')) - Number(change.before('wanted'));
    parts.push(more === 1 ? 'refreshed' : `refreshed ${more} times`);
  }
  // Where it stands is told by what is left above it.
  change.take('message');
  change.take('press');
  change.take('earlier');
  change.expect('reached', '@original');
  if (change.take('elsewhere')) parts.push(row.elsewhere === 1 ? 'in another channel' : 'in the channel');
  if (change.take('old')) parts.push(`instead of ${listOf(row.old!).length} older`);
  if (change.take('match_id')) parts.push(`follows match ${words.match(row.match_id!)}`);
  if (change.take('locale')) parts.push(`in ${row.locale}`);
  if (change.take('until')) parts.push(`until ${whenOf(row.until!, words.at)}`);
  return parts.length === 0 ? [] : [`${name} ${parts.join(', ')}`];
}

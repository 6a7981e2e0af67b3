import type { Finish } from '../../../src/store/stored-values.js';
import type { RowChange } from './row-change.js';
import { listOf, scopeText, type Words, whenOf } from './words.js';

/** What is noted about a match. */
export function tellMatch(change: RowChange, words: Words): readonly string[] {
  const { row } = change;
  change.take('id');
  change.take('table_id');
  const parts: string[] = [];
  if (change.isNew) {
    for (const column of ['game', 'version', 'seats', 'first', 'status', 'played']) change.take(column);
    change.expect('started_at', words.at);
    parts.push(`${row.game} begins, ${row.seats} seats, seat ${row.first} first`);
  } else if (change.take('status')) parts.push(String(row.status));
  change.expect('ended_at', words.at);
  if (change.take('absent')) parts.push(`absent seats ${row.absent}`);
  if (change.take('finish')) parts.push(...(listOf(row.finish!) as readonly Finish[]).map(finishOf));
  if (change.take('played')) parts.push(`seats that answered: ${listOf(row.played!).join(', ')}`);
  if (change.take('removed')) parts.push('counts for nobody');
  if (change.take('secret')) parts.push('dice as they were sealed');
  if (change.take('salt')) parts.push(`salt ${row.salt}`);
  return parts.map((part) => `match ${words.match(row.id!)}: ${part}`);
}

function finishOf({ place, points }: Finish, seat: number): string {
  return `seat ${seat} is number ${place} with ${points} points`;
}

/** A line of a record, and whose it is unless a person's. */
export function tellLine(change: RowChange, words: Words): readonly string[] {
  const { row } = change;
  const number = words.match(row.match_id!);
  const record = number === 1 ? 'record' : `record of match ${number}`;
  const text = `${record} ${change.isGone ? '−' : '+'} "${row.text}"`;
  const giver = row.giver === 'clock' || row.giver === 'opponent' ? ` by the ${row.giver}` : '';
  change.expect('at', words.at);
  if (!change.isNew) return change.isGone ? [text] : [];
  for (const column of ['match_id', 'n', 'text', 'giver']) change.take(column);
  return [`${text}${giver}`];
}

/** How a match ended for somebody, as the statistics keep it. */
export function tellResult(change: RowChange, words: Words): readonly string[] {
  const { row } = change;
  if (!change.isNew) return change.after('person_id') === null ? tellErasedResult(change, words) : [];
  change.expect('ended_at', words.at);
  for (const column of [...OF_WHOM, ...RATED, 'opponents', 'best_before']) change.take(column);
  const best = row.best_before === null ? '' : `, ${row.best_before} at best before`;
  const bots = row.opponents === 0 ? '' : `, ${row.opponents} bots`;
  const where = `${row.game} ${scopeText(row.guild_id!)}`;
  return [
    `result of ${words.person(row.person_id!)} (seat ${row.seat}, "${row.name}") in ${where}: number ${row.place} of ${row.seats}, ${row.points} points${best}${bots}`,
  ];
}

/** As it is told of the rating itself. */
const RATED = ['rating_before', 'rating_after'];

/** What an erased person's result does not say any more. */
const OF_WHOM = ['match_id', 'seat', 'person_id', 'place', 'seats', 'points', 'name', 'guild_id', 'game'];

function tellErasedResult(change: RowChange, words: Words): readonly string[] {
  for (const column of [...OF_WHOM, ...RATED, 'ended_at']) if (change.after(column) === null) change.take(column);
  return [`result of ${words.person(change.before('person_id'))} emptied`];
}

/** How a series ended for somebody. */
export function tellSeries(change: RowChange, words: Words): readonly string[] {
  const { row } = change;
  change.expect('ended_at', words.at);
  if (!change.isNew) return [];
  for (const column of ['table_id', 'seat', 'person_id', 'guild_id', 'game', 'matches', 'place', 'points'])
    change.take(column);
  const where = `${row.game} ${scopeText(row.guild_id!)}`;
  return [
    `series of ${words.person(row.person_id!)} (seat ${row.seat}) in ${where}: number ${row.place}, ${row.points} points in ${row.matches} matches`,
  ];
}

export function tellRating(change: RowChange, words: Words): readonly string[] {
  const { row } = change;
  for (const column of ['person_id', 'game', 'scope', 'mu', 'sigma', 'matches']) change.take(column);
  if (change.isGone) return [`rating of ${words.person(row.person_id!)} gone`];
  const [mu, sigma] = [Number(row.mu).toFixed(1), Number(row.sigma).toFixed(1)];
  return [
    `rating of ${words.person(row.person_id!)} in ${row.game} ${scopeText(row.scope!)}: ${mu} ± ${sigma} after ${row.matches}`,
  ];
}

/** How somebody is called there. */
export function tellName(change: RowChange, words: Words): readonly string[] {
  const { row } = change;
  if (change.isGone) change.take('at');
  change.expect('at', words.at);
  for (const column of ['person_id', 'scope', 'name']) change.take(column);
  if (change.isGone) return [`nobody is called "${row.name}" ${scopeText(row.scope!)} any more`];
  return [`${words.person(row.person_id!)} is called "${row.name}" ${scopeText(row.scope!)}`];
}

/** That a press was dealt with. */
export function tellHandled(change: RowChange, words: Words): readonly string[] {
  for (const column of ['n', 'id', 'at']) change.take(column);
  const when = change.row.at === words.at ? '' : ` ${whenOf(change.row.at!, words.at)}`;
  return [`press ${change.row.id} ${change.isGone ? 'forgotten' : 'noted'}${when}`];
}

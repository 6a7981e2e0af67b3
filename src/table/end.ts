import type { SeatRow } from '../store/rows.js';
import type { Decided, Stored } from '../store/types.js';
import { lobbyPost } from './announce.js';
import { closeTable, commit } from './commit.js';
import { isGoingOn } from './match.js';
import { closedNotice, notice, type TableKey, tablePhrase } from './replies.js';
import { isHost, isNeutral, isPresent, noteArrival, type Presser, seatOf, withSeat } from './seats.js';
import { isSolo } from './solo.js';
import type { ActiveMatch, ButtonAction, DecisionDeps, EndAlone, Press, TableActionOf, TableReply } from './types.js';

type EndAction = Extract<ButtonAction, { readonly kind: 'end' | 'stay' | 'close' }>;

/** Whether this person has a say in whether that table ends. */
export function mayEnd(stored: Stored, press: Presser): boolean {
  if (stored.table.status === 'lobby') return isHost(stored, press.person.id) || press.moderator;
  return seatOf(stored.seats, press.person.id) !== undefined || isNeutral(stored, press);
}

/** What the button of the question does. */
function endAction(stored: Stored, press: Presser): EndAction {
  const { table, match, seats } = stored;
  if (match === null || table.status === 'lobby') return { kind: 'close', table: table.id };
  const asked = endsAlone(stored, press);
  const { votes, needed } = countAgreed(seats);
  const waits = asked === null && votes < needed && seatOf(seats, press.person.id)?.ending === true;
  return waits ? { kind: 'stay', match: match.id } : { kind: 'end', match: match.id, asked };
}

/** Why this person ends the match at once; null: together with the others. */
function endsAlone({ seats }: Stored, { person }: Presser): EndAlone | null {
  const own = seatOf(seats, person.id);
  if (own === undefined) return 'moderator';
  return seats.some((row) => row.seat !== own.seat && isPresent(row)) ? null : 'alone';
}

/** What `/… end` says before anything happens: whether the presser is sure, how many have agreed, or who can end it. */
export function askEnd(stored: Stored, press: Presser): TableReply {
  if (!mayEnd(stored, press)) return notice(refusalIn(stored));
  const action = endAction(stored, press);
  const { games } = stored.table;
  return {
    kind: 'ask',
    stored,
    personId: press.person.id,
    phrase: tablePhrase(questionOf(action, stored), { ...countAgreed(stored.seats), games }),
    actions: [{ action, label: tablePhrase(LABELS[action.kind]), tone: action.kind === 'stay' ? 'plain' : 'bad' }],
  };
}

const LABELS = { close: 'end.button.close', end: 'end.button', stay: 'end.button.stay' } as const;

/** How many of those who are present are for ending the match without a result. */
export function countAgreed(seats: readonly SeatRow[]): Readonly<Record<'votes' | 'needed', number>> {
  const there = seats.filter(isPresent);
  return { votes: there.filter((row) => row.ending).length, needed: there.length };
}

/** Closes a lobby: by its host, or by someone who may manage the server. */
export function closeLobby(stored: Stored, press: Press): Decided<TableReply> {
  if (isGoingOn(stored)) return { out: notice('table.refuse.begun') };
  if (stored.table.status !== 'lobby') return { out: closedNotice(stored) };
  if (!mayEnd(stored, press)) return { out: notice(refusalIn(stored)) };
  const table = { status: 'cancelled' as const, dueAt: null };
  return { table, renew: lobbyPost(stored), out: notice('table.done.cancelled') };
}

/**
 * Ends a match without a result, once everybody who is present has said so. Who plays only for somebody else ends nothing
 * alone; a moderator who has no part in it closes it at once. Whoever was asked about something else is asked anew.
 */
export function agreeToEnd(
  live: ActiveMatch,
  press: Press,
  { asked = null }: Pick<TableActionOf<'end'>, 'asked'>,
  deps: DecisionDeps,
): Decided<TableReply> {
  const { stored } = live;
  if (!mayEnd(stored, press)) return { out: notice(refusalIn(stored)) };
  const own = seatOf(stored.seats, press.person.id);
  if (own === undefined && asked !== 'moderator') return { out: askEnd(stored, press) };
  if (own === undefined) return closeMatch(stored, 'table.reason.moderator', press.at);
  const seats = withSeat(noteArrival(stored.seats, press.person.id), own.seat, { ending: true });
  const { votes, needed } = countAgreed(seats);
  const owners = seats.some((row) => isPresent(row) && row.gone === null);
  if (votes === needed && !owners) return { out: notice('end.refuse.deputy') };
  if (asked !== endsAlone(stored, press)) return { out: askEnd(stored, press) };
  if (votes === needed) return closeMatch(stored, reasonOf(stored, needed), press.at);
  const { change } = commit(live, seats, { at: press.at, by: null }, deps);
  return { ...change, out: notice('end.voted', { votes, needed }) };
}

/** Takes back that one is for ending the match. */
export function takeBackEnd(live: ActiveMatch, press: Press, _: unknown, deps: DecisionDeps): Decided<TableReply> {
  const { stored } = live;
  const own = seatOf(stored.seats, press.person.id);
  if (own === undefined) return { out: notice(refusalIn(stored)) };
  const seats = withSeat(noteArrival(stored.seats, press.person.id), own.seat, { ending: false });
  const { change } = commit(live, seats, { at: press.at, by: null }, deps);
  return { ...change, out: notice('end.stayed') };
}

function closeMatch(stored: Stored, reason: TableKey, at: number): Decided<TableReply> {
  return { ...closeTable(stored, reason, at), out: notice('table.done.ended') };
}

function reasonOf({ table }: Stored, needed: number): TableKey {
  if (isSolo(table)) return 'solo.reason';
  return needed === 1 ? 'table.reason.alone' : 'table.reason.agreed';
}

function refusalIn({ table }: Stored): TableKey {
  return table.status === 'lobby' ? 'table.refuse.mayNotEnd' : 'end.refuse.stranger';
}

function questionOf(action: EndAction, { table }: Stored): TableKey {
  if (action.kind === 'close') return 'end.ask.lobby';
  if (action.kind === 'stay') return 'end.ask.again';
  if (action.asked === 'alone' && isSolo(table)) return 'solo.ask.end';
  return action.asked == null ? 'end.ask' : `end.ask.${action.asked}`;
}

import type { Gone, SeatRow } from '../store/rows.js';
import type { Change, Stored } from '../store/types.js';
import { notice, phrase, type TableKey } from './answers.js';
import { follow } from './course.js';
import { handedOver } from './leave.js';
import type { GameOf } from './live.js';
import { outside } from './outside.js';
import { onMatch } from './play.js';
import { arrived } from './presence.js';
import { isHost, isPresent, playerOf, seatOf, vacated, withSeat } from './seats.js';
import { isDone } from './series.js';
import { type Random, settle } from './settle.js';
import type { Answer, Live, Press } from './types.js';

type Decide = (stored: Stored) => Change<Answer>;
type Presser = { readonly person: Pick<Press['person'], 'id'> } & Pick<Press, 'moderator'>;

/** What `/… kick` says before anything happens: whose seat is meant, or whether the presser is sure. */
export function kicking(live: Live, press: Presser, person: string | null): Answer {
  const { seats } = live.stored;
  const rows = seats.filter((row) => playerOf(row) !== null && playerOf(row) !== press.person.id);
  const meant = person === null ? rows : rows.filter((row) => playerOf(row) === person);
  if (meant.length === 0) return notice(person === press.person.id ? 'kick.refuse.self' : 'kick.refuse.nobody');
  return {
    kind: 'ask',
    stored: live.stored,
    phrase: phrase(mayDecide(live.stored, press) ? 'kick.ask' : 'kick.ask.vote'),
    deeds: meant.map(({ seat }) => ({
      deed: { kind: 'kick', match: live.stored.match.id, seat },
      label: phrase('kick.button', { seat: { seat } }),
      tone: 'bad',
    })),
  };
}

/** Whether this person decides alone: the host, or a moderator. */
export function mayDecide(stored: Stored, press: Presser): boolean {
  return isHost(stored, press.person.id) || press.moderator;
}

/**
 * Has a bot opponent play on at that seat: at once where the host or a moderator says so, else once most of the others who
 * are present have voted for it. Who was present may not come back until they are let.
 */
export function kick(press: Press, seat: number, gameOf: GameOf, random: Random): Decide {
  return onMatch(press, gameOf, (live) => {
    const { stored } = live;
    const by = press.person.id;
    const seats = arrived(stored.seats, by);
    const row = seats[seat];
    if (isDone(live)) return { out: notice('table.refuse.closed') };
    if (seatOf(seats, by) === undefined && !press.moderator) return { out: outside(live, by) };
    const refusal = refusalOf(row, seats, press);
    if (row === undefined || refusal !== null) return { out: notice(refusal ?? 'kick.refuse.nobody') };
    if (mayDecide(stored, press)) return replaced(live, seats, row, press, 'sent', random);

    if (row.votes.includes(by)) return { out: notice('kick.voted.already', countOf(seats, row)) };
    const voted = withSeat(seats, seat, { votes: [...row.votes, by] });
    const { votes, needed } = countOf(voted, voted[seat]!);
    if (votes >= needed) return replaced(live, seats, row, press, 'voted', random);
    const course = settle(live.game, { state: live.state, lines: [] }, voted, press.at, random);
    const { change } = follow(live, course, voted, { at: press.at, by: null });
    return { ...change, out: notice('kick.voted', { votes, needed }) };
  });
}

/** How many votes of the others are needed for that seat, and how many there are. */
export function countOf(seats: readonly SeatRow[], row: SeatRow): Readonly<Record<'votes' | 'needed', number>> {
  const others = voters(seats, row);
  const votes = row.votes.filter((voter) => others.includes(voter)).length;
  return { votes, needed: Math.floor(others.length / 2) + 1 };
}

/** Lets somebody come back who was sent away. */
export function pardon(press: Press, person: string): Decide {
  return (stored) => {
    const { table } = stored;
    if (!mayDecide(stored, press)) return { out: notice('kick.refuse.pardon') };
    if (!table.barred.includes(person)) return { out: notice('kick.refuse.nobody') };
    const barred = table.barred.filter((each) => each !== person);
    return { table: { barred }, refreshMenus: true, out: notice('kick.pardoned') };
  };
}

function voters(seats: readonly SeatRow[], row: SeatRow): readonly string[] {
  return seats.filter((each) => each.seat !== row.seat && isPresent(each)).map((each) => playerOf(each)!);
}

/** One against one nobody is replaced who is there: it takes two, or a moderator who doesn't play. */
function refusalOf(row: SeatRow | undefined, seats: readonly SeatRow[], press: Press): TableKey | null {
  if (row === undefined || playerOf(row) === null) return 'kick.refuse.nobody';
  if (playerOf(row) === press.person.id) return 'kick.refuse.self';
  const neutral = press.moderator && seatOf(seats, press.person.id) === undefined;
  return isPresent(row) && !neutral && voters(seats, row).length < 2 ? 'kick.refuse.alone' : null;
}

function replaced(
  live: Live,
  before: readonly SeatRow[],
  row: SeatRow,
  press: Press,
  why: Exclude<Gone, 'left' | 'absent'>,
  random: Random,
): Change<Answer> {
  const { stored } = live;
  const seats = vacated(before, row.seat, row.away ? 'absent' : why);
  const player = playerOf(row)!;
  const barred = row.away ? stored.table.barred : [...new Set([...stored.table.barred, player])];
  const change = handedOver(live, seats, { at: press.at, by: null }, random);
  const table = { ...change.table, barred };
  const lets = !row.away && mayDecide(stored, press);
  const out: Answer = {
    kind: 'ask',
    stored: { ...stored, seats },
    phrase: phrase('kick.done', { seat: { seat: row.seat } }),
    deeds: lets
      ? [
          {
            deed: { kind: 'pardon', match: live.stored.match.id, person: player },
            label: phrase('kick.pardon'),
            tone: 'plain',
          },
        ]
      : [],
  };
  return { ...change, table, out };
}

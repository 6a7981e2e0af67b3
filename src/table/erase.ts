import type { Store } from '../store/interface.js';
import type { SeatRow, TableRow } from '../store/rows.js';
import type { Change, Stored } from '../store/types.js';
import type { Random } from './advance.js';
import { handOver } from './leave.js';
import { leaveLobby } from './lobby.js';
import { type GameOf, isPlayable, loadMatch } from './match.js';
import { closeUnplayable } from './play.js';
import { hostOf, JUST_SEATED, ownSeat, seatOf, vacate } from './seats.js';
import { isBetween } from './series.js';
import type { Person } from './types.js';

export interface EraseDeps {
  readonly store: Store;
  readonly gameOf: GameOf;
  readonly random: Random;
}

/** So often they may have sat down again meanwhile. */
const TRIES = 5;

/** Takes a person from every open table, and erases everything that is kept about them. Once more does no harm. */
export async function erasePerson({ store, gameOf, random }: EraseDeps, person: Person, at: number): Promise<void> {
  for (let n = 0; n < TRIES; n++) {
    for (const table of store.openTablesOf(person.id))
      await store.update({ table }, null, at, withoutPerson(person, at, gameOf, random));
    if (await store.erase(person.id)) return;
  }
  throw new Error('somebody is at a table again and again, so that nothing was erased');
}

/** What becomes of a table without that person: they leave a lobby, and a bot opponent plays on in a match, for nobody who is known. */
function withoutPerson(person: Person, at: number, gameOf: GameOf, random: Random): (stored: Stored) => Change<null> {
  return (stored) => {
    if (stored.table.status === 'lobby') return { ...leaveLobby({ person, at })(stored), out: null };
    const closed = closeUnplayable(stored, gameOf, at);
    if (closed !== null) return { ...closed, out: null };
    const seats = withoutName(stored.seats, person.id);
    const live = stored.match === null ? null : loadMatch(stored, gameOf);
    const on = live !== null && isPlayable(live) && (stored.match?.status === 'playing' || isBetween(stored));
    const votes = stored.table.votes.filter((vote) => vote.by !== person.id && vote.against !== person.id);
    const change = on ? handOver(live, seats, { at, by: null, votes }, random) : { seats };
    return {
      ...change,
      table: { votes, ...change.table, ...heirOf(stored, person.id) },
      renew: renewAll(stored, change.renew),
      refreshMenus: true,
      out: null,
    };
  };
}

/** The seats without that person's id and name. Who plays there for them stays. */
function withoutName(seats: readonly SeatRow[], personId: string): readonly SeatRow[] {
  return seats.map((row) => {
    if (row.deputyId === personId) return { ...row, ...JUST_SEATED, gone: row.gone };
    if (row.personId !== personId) return row;
    const left = row.gone === null ? { ...JUST_SEATED, gone: 'left' as const } : {};
    return { ...row, ...left, personId: null, name: '' };
  });
}

/** Who is the host then, and who opened the table; '': nobody who is known. */
function heirOf({ table, seats }: Stored, personId: string): Pick<TableRow, 'hostId' | 'openerId'> {
  const row = seatOf(seats, personId) ?? ownSeat(seats, personId);
  const openerId = table.openerId === personId ? '' : table.openerId;
  const heir = hostOf({ ...table, openerId }, row === undefined ? seats : vacate(seats, row.seat, 'left'), null);
  return { hostId: heir === personId ? '' : heir, openerId };
}

/** Every message of the table names people. */
function renewAll({ posts }: Stored, renew: Change<null>['renew'] = []): NonNullable<Change<null>['renew']> {
  const others = posts.filter(({ id }) => renew.every((each) => each.id !== id));
  return [...renew, ...others.map(({ id }) => ({ id }))];
}

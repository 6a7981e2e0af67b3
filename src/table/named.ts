import type { NameRow } from '../store/rows.js';
import type { Change, Stored } from '../store/types.js';
import { ownSeat, seatOf } from './seats.js';
import type { Press } from './types.js';

/** How a presser is called: by their nickname in this server only. */
export function namesOf({ person, guildId, at }: Pick<Press, 'person' | 'guildId' | 'at'>): readonly NameRow[] {
  const { id: personId, name, globalName } = person;
  return [
    { personId, scope: guildId, name, at },
    { personId, scope: '*', name: globalName, at },
  ];
}

/** The decision, with how its presser is called if they have a seat at the table after it. */
export function withNames<Out>(press: Press, decide: (stored: Stored) => Change<Out>): (stored: Stored) => Change<Out> {
  return (stored) => {
    const change = decide(stored);
    const seats = change.seats ?? stored.seats;
    const row = seatOf(seats, press.person.id) ?? ownSeat(seats, press.person.id);
    return row === undefined ? change : { ...change, names: namesOf(press) };
  };
}

import { LRUCache } from 'lru-cache';
import type { Clock } from '../lib/clock.js';
import { faultOf } from './fault.js';

/** The platform takes no later answer. */
const PATIENCE = 3_000;
/** For so many milliseconds a failure tells that others would fail too; who is still there has tried again by then. */
const HOLD = 60_000;
/** Of so many people it is remembered that answers fail to them alone. */
const REMEMBERED = 1_000;

/** Whether the answers to presses arrive. */
export interface Answers {
  /** Watches an answer on its way to that person. That a deferral has arrived tells nothing yet. */
  watch(person: string, what: 'answer' | 'deferral', sending: Promise<unknown>): Promise<void>;
  /** Since when all have failed, by no fault of theirs, on the clock that never steps; null: they arrive, as far as is known. */
  failingSince(): number | null;
}

/** All since the last one that arrived. */
interface Failing {
  readonly from: number;
  readonly last: number;
  /** Whose they were; null: several people's. */
  readonly person: string | null;
}

export function createAnswers({ monotonic, after }: Pick<Clock, 'monotonic' | 'after'>): Answers {
  let failing: Failing | null = null;
  let arrivedAt = Number.NEGATIVE_INFINITY;
  /** To whom answers fail while they reach others: nobody can stop everybody's time by whatever makes their own fail. */
  const alone = new LRUCache<string, true>({ max: REMEMBERED });

  function current(): Failing | null {
    return failing !== null && monotonic() - failing.last <= HOLD ? failing : null;
  }

  function fail(person: string, sentAt: number): void {
    if (sentAt <= arrivedAt || alone.has(person)) return;
    const before = current() ?? { from: sentAt, person };
    failing = {
      from: Math.min(before.from, sentAt),
      last: monotonic(),
      person: before.person === person ? person : null,
    };
  }

  function arrive(person: string): void {
    const only = current()?.person ?? person;
    if (only !== person) alone.set(only, true);
    alone.delete(person);
    failing = null;
    arrivedAt = monotonic();
  }

  return {
    async watch(person, what, sending) {
      const sentAt = monotonic();
      const callOff = after(PATIENCE, () => fail(person, sentAt));
      try {
        await sending;
        if (what === 'answer') arrive(person);
      } catch (error) {
        // Anything else, such as an answer that comes too late or twice, people can bring about.
        if (faultOf(error) === 'later') fail(person, sentAt);
        throw error;
      } finally {
        callOff();
      }
    },
    failingSince: () => current()?.from ?? null,
  };
}

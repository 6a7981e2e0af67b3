import type { Clock } from './clock.js';

export interface Rhythm {
  /** So many milliseconds after the end of one job the next one begins. */
  readonly every: number;
  readonly clock: Pick<Clock, 'after'>;
}

/** Does a job again and again, never two at once. Returns what ends it: a promise for the end of the job in hand. */
export function repeat(
  { every, clock }: Rhythm,
  job: () => Promise<unknown>,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let ended = false;
  let callOff = (): void => undefined;
  let inHand = Promise.resolve();

  const plan = (): void => {
    if (ended) return;
    callOff = clock.after(every, () => {
      inHand = job()
        .catch(failed)
        .then(() => plan());
    });
  };
  plan();
  return () => {
    ended = true;
    callOff();
    return inHand;
  };
}

import type { Clock } from './clock.js';

export interface TimeLimit {
  readonly ms: number;
  readonly clock: Pick<Clock, 'after'>;
}

/** What comes of `work`, or `late` if that takes longer than so many milliseconds. The work goes on all the same. */
export async function withTimeLimit<Value, Late>(
  work: Promise<Value>,
  { ms, clock }: TimeLimit,
  late: Late,
): Promise<Value | Late> {
  let callOff = (): void => undefined;
  const limit = new Promise<Late>((resolve) => {
    callOff = clock.after(ms, () => resolve(late));
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    callOff();
  }
}

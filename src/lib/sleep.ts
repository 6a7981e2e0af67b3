import type { Clock } from './clock.js';

/** Waits for so many milliseconds. Where `signal` is aborted it ends at once, with the signal's reason as the error. */
export async function sleep(clock: Pick<Clock, 'after'>, ms: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  let wake = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const callOff = clock.after(ms, wake);
  signal?.addEventListener('abort', wake);
  try {
    await over;
    signal?.throwIfAborted();
  } finally {
    callOff();
    signal?.removeEventListener('abort', wake);
  }
}

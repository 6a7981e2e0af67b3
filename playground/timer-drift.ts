import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** It is looked this often, in milliseconds. */
const EVERY = 100;
/** So late a timer is on any machine. */
const USUAL = 10;
/** Of no time more than this share is lost, so that nobody is waited for forever. */
const MOST = 0.9;

const watched = new Map<ChildProcess, number>();
let lost = 0;
let last: number | null = null;

/**
 * How many milliseconds the machine has cost so far: by how much timers of this process came late, and for how long a watched
 * one wanted a processor and had none. Whoever allows somebody a time allows them the growth of this on top.
 */
export function timerDrift(): number {
  if (last === null) {
    last = performance.now();
    setInterval(measure, EVERY).unref();
  } else if (performance.now() - last > EVERY + USUAL) {
    measure();
  }
  return lost;
}

/** From now on what it is kept waiting counts, too. */
export function watchProcess(child: ChildProcess): void {
  watched.set(child, 0);
  child.once('exit', () => watched.delete(child));
}

/** Measures a time as it would be on a machine that is never late: the returned function tells how long it is so far. */
export function startStopwatch(): () => number {
  const [begun, before] = [performance.now(), timerDrift()];
  return () => {
    const now = performance.now();
    return Math.max(0, now - begun - (timerDrift() - before));
  };
}

/** Waits for so long, as a machine counts it that is never late. */
export async function sleepWithoutDrift(ms: number): Promise<void> {
  const passed = startStopwatch();
  for (let left = ms; left > 0; left = ms - passed()) {
    await new Promise((resolve) => setTimeout(resolve, left));
  }
}

function measure(): void {
  const now = performance.now();
  const passed = Math.max(0, now - last!);
  last = now;
  const own = Math.max(0, passed - EVERY - USUAL);
  let others = 0;
  for (const [child, before] of watched) {
    const delay = readRunDelay(child.pid);
    if (delay === null) continue;
    others = Math.max(others, delay - before);
    watched.set(child, delay);
  }
  lost += Math.min(MOST * passed, own + others);
}

/** For how long its threads have stood in line for a processor, as Linux tells it; null where nobody does. */
function readRunDelay(pid: number | undefined): number | null {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.reduce((sum, thread) => {
      const [, delay] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
      return sum + Number(delay) / 1e6;
    }, 0);
  } catch {
    return null;
  }
}

import { timerDrift } from '../../timer-drift.js';

/** The stand-in's own time: it runs with the real one, or stands, and can be set forward. */
export interface DiscordClock {
  /** Milliseconds since 1970, as the stand-in sees it. */
  now(): number;
  /** Sets the time forward; whatever falls due in between happens before this returns. */
  advance(ms: number): void;
}

export interface Alarms extends DiscordClock {
  /** Runs once when that much of the stand-in's time has passed; the returned function calls it off. */
  after(ms: number, run: () => void): () => void;
  /** How much of the time so far the machine was late by; of a time that stands nothing. */
  late(): number;
  stop(): void;
}

interface Alarm {
  readonly due: number;
  readonly run: () => void;
  timer: NodeJS.Timeout | undefined;
}

export interface ClockOptions {
  /** How far it is ahead of the real time at first; negative: behind. */
  readonly aheadMs?: number | undefined;
  /** A time that stands goes forward only as far as it is set, however slow the machine. */
  readonly time?: 'runs' | 'stands' | undefined;
}

export function createClock({ aheadMs = 0, time = 'runs' }: ClockOptions = {}): Alarms {
  const alarms = new Set<Alarm>();
  const began = Date.now();
  let lead = aheadMs;
  const now = (): number => (time === 'runs' ? Date.now() : began) + lead;

  const arm = (alarm: Alarm): NodeJS.Timeout | undefined =>
    time === 'runs' ? setTimeout(() => fire(alarm), Math.max(0, alarm.due - now())).unref() : undefined;
  const fire = (alarm: Alarm): void => {
    clearTimeout(alarm.timer);
    if (alarms.delete(alarm)) alarm.run();
  };

  return {
    now,
    advance(ms) {
      if (!(ms >= 0)) throw new Error(`Time only goes forward, not by ${ms} ms`);
      lead += ms;
      for (const alarm of [...alarms].sort((a, b) => a.due - b.due)) {
        if (alarm.due <= now()) {
          fire(alarm);
        } else {
          clearTimeout(alarm.timer);
          alarm.timer = arm(alarm);
        }
      }
    },
    after(ms, run) {
      const alarm: Alarm = { due: now() + ms, run, timer: undefined };
      alarm.timer = arm(alarm);
      alarms.add(alarm);
      return () => {
        clearTimeout(alarm.timer);
        alarms.delete(alarm);
      };
    },
    late: () => (time === 'runs' ? timerDrift() : 0),
    stop() {
      for (const alarm of alarms) clearTimeout(alarm.timer);
      alarms.clear();
    },
  };
}

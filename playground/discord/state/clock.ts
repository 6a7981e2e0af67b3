/** The stand-in's own time: it runs with the real one and can be set forward. */
export interface Clock {
  /** Milliseconds since 1970, as the stand-in sees it. */
  now(): number;
  /** Sets the time forward; whatever falls due in between happens before this returns. */
  advance(ms: number): void;
}

export interface Alarms extends Clock {
  /** Runs once when that much of the stand-in's time has passed; the returned function calls it off. */
  after(ms: number, run: () => void): () => void;
  stop(): void;
}

interface Alarm {
  readonly due: number;
  readonly run: () => void;
  timer: NodeJS.Timeout;
}

/** `ahead`: of the real time, at the beginning; a negative one is behind it. */
export function createClock(ahead = 0): Alarms {
  const alarms = new Set<Alarm>();
  let lead = ahead;
  const now = (): number => Date.now() + lead;

  const arm = (alarm: Alarm): NodeJS.Timeout => setTimeout(() => fire(alarm), Math.max(0, alarm.due - now())).unref();
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
      const alarm: Alarm = { due: now() + ms, run, timer: setTimeout(() => fire(alarm), ms).unref() };
      alarms.add(alarm);
      return () => {
        clearTimeout(alarm.timer);
        alarms.delete(alarm);
      };
    },
    stop() {
      for (const alarm of alarms) clearTimeout(alarm.timer);
      alarms.clear();
    },
  };
}

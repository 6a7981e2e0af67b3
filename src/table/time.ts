import { LATE } from './pace.js';

/** Why time stands: the bot has only begun, does not hear, could not save, was held up, or had the time of day wrong. */
export type StandReason = 'begun' | 'deaf' | 'unsaved' | 'held up' | 'clock';

/**
 * Whether time runs. It stands while people may not be heard, or what they do may not be saved: nothing is decided then by
 * time alone, and afterwards everybody has time anew.
 */
export interface GameTime {
  /** Whether time runs. */
  runs(): boolean;
  /** Whether what is due may be decided by time, in this very moment. */
  decides(): boolean;
  /** It stands from now on, or since people were last known to be heard, until everybody has time anew. */
  stand(why: StandReason): void;
  /** People are heard right now. */
  heard(): void;
  /** The time of day was set forward by so many milliseconds. */
  corrected(by: number): void;
  /** To be called every second, whatever else goes on: notices that this process was held up. */
  look(): void;
  /** To be called every second: decides what is due, or has time run again. */
  tick(): Promise<void>;
}

export interface GameTimeDeps {
  readonly now: () => number;
  /** It never steps. */
  readonly steady: () => number;
  /** Nor does this one, which also counts while the machine sleeps. */
  readonly lasting: () => number;
  /** Proves that all that was pressed up to now has come in and was handed on. */
  readonly hears: () => Promise<boolean>;
  readonly isDue: (now: number) => boolean;
  /** Decides what is due. Each decision asks once more whether it may. */
  readonly pass: (now: number) => Promise<unknown>;
  /** Gives everybody time anew, after time has stood for so many milliseconds. */
  readonly grace: (stood: number) => Promise<unknown>;
  /** Told when time stands, and when it runs again (null). */
  readonly onChange: (why: StandReason | null) => void;
}

const SECOND = 1000;
/** Hearing is not proven more often. */
const PROVEN_EVERY = 2 * SECOND;

export function createGameTime(deps: GameTimeDeps): GameTime {
  const { now, steady, lasting, onChange } = deps;
  /** Why it stands, from when on by the steady clock, and by how much the time of day was corrected since. */
  let standing: { readonly why: StandReason; readonly from: number; readonly by: number } | null = {
    why: 'begun',
    from: steady(),
    by: 0,
  };
  /** How often it has been stopped. */
  let stops = 0;
  let seen = { steady: steady(), lasting: lasting() };
  /** When people were known to be heard last; and what was pressed before then has come in for sure. */
  let heardAt = steady();
  let provenAt = steady();
  let next = 0;

  function stand(why: StandReason, from = steady()): void {
    stops++;
    if (standing === null) onChange(why);
    standing = { why, by: 0, ...standing, from: Math.min(from, standing?.from ?? from) };
  }

  function look(): void {
    const before = seen;
    seen = { steady: steady(), lasting: lasting() };
    // Who did nothing for longer was held up, and so were those who pressed.
    if (Math.max(seen.steady - before.steady, seen.lasting - before.lasting) > LATE) stand('held up', before.steady);
  }

  async function again({ from, by }: NonNullable<typeof standing>): Promise<void> {
    const [before, until] = [stops, steady()];
    await deps.grace(until - from + by);
    if (stops === before) {
      standing = null;
      onChange(null);
    } else if (standing !== null) {
      // That much has been given.
      standing = { ...standing, from: until, by: standing.by - by };
    }
  }

  return {
    look,
    stand: (why) => stand(why, why === 'deaf' ? heardAt : steady()),
    heard() {
      heardAt = steady();
    },
    runs() {
      look();
      return standing === null;
    },
    decides() {
      look();
      // What has waited for longer is decided no more: somebody may have pressed who waits just as long.
      return standing === null && steady() - provenAt <= LATE;
    },
    corrected(by) {
      // Nobody loses much by less.
      if (Math.abs(by) < LATE) return;
      stand('clock');
      if (standing !== null) standing = { ...standing, by: standing.by + by };
    },
    async tick() {
      look();
      const [at, asked] = [now(), steady()];
      if (asked < next || (standing === null && !deps.isDue(at))) return;
      next = asked + PROVEN_EVERY;
      if (!(await deps.hears())) return stand('deaf', heardAt);
      provenAt = steady();
      look();
      if (standing === null) await deps.pass(at);
      else await again(standing);
    },
  };
}

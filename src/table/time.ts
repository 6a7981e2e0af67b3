import { LATE } from './pace.js';

/** Why time stands: the bot has only begun, does not hear, could not save, can answer nobody, was held up, or had the time of day wrong. */
export type StandReason = 'begun' | 'deaf' | 'unsaved' | 'unanswered' | 'held up' | 'clock';

export interface GameTimeDeps {
  readonly now: () => number;
  /** It never steps. */
  readonly steady: () => number;
  /** Nor does this one, which also counts while the machine sleeps. */
  readonly lasting: () => number;
  /** Proves that all that was pressed up to now has come in and was handed on. */
  readonly hears: () => Promise<boolean>;
  /** Since when, by the steady clock, all answers to presses have failed; null: they arrive. */
  readonly failingSince: () => number | null;
  readonly isDue: (now: number) => Promise<boolean>;
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

/** Why time stands, from when on by the steady clock, and by how much the time of day was corrected since. */
interface Standing {
  readonly why: StandReason;
  readonly from: number;
  readonly by: number;
}

/**
 * Whether time runs. It stands while people may not be heard or answered, or what they do may not be saved: nothing is
 * decided then by time alone, and afterwards everybody has time anew.
 */
export class GameTime {
  readonly #deps: GameTimeDeps;
  /** Null: it runs. */
  #standing: Standing | null;
  /** How often it has been stopped. */
  #stops = 0;
  #seen: { readonly steady: number; readonly lasting: number };
  /** When people were known to be heard last; and what was pressed before then has come in for sure. */
  #heardAt: number;
  #provenAt: number;
  #next = 0;

  constructor(deps: GameTimeDeps) {
    const begun = deps.steady();
    this.#deps = deps;
    this.#standing = { why: 'begun', from: begun, by: 0 };
    this.#seen = { steady: begun, lasting: deps.lasting() };
    this.#heardAt = begun;
    this.#provenAt = begun;
  }

  /** Whether time runs. */
  runs(): boolean {
    this.look();
    return this.#standing === null;
  }

  /** Whether what is due may be decided by time, in this very moment. */
  decides(): boolean {
    this.look();
    if (this.#standing !== null || this.#deps.failingSince() !== null) return false;
    // What has waited for longer is decided no more: somebody may have pressed who waits just as long.
    return this.#deps.steady() - this.#provenAt <= LATE;
  }

  /** It stands from now on, or since people were last known to be heard, until everybody has time anew. */
  stand(why: StandReason): void {
    this.#standFrom(why === 'deaf' ? this.#heardAt : this.#deps.steady(), why);
  }

  /** People are heard right now. */
  heard(): void {
    this.#heardAt = this.#deps.steady();
  }

  /** The time of day was set forward by so many milliseconds. */
  corrected(by: number): void {
    // Nobody loses much by less.
    if (Math.abs(by) < LATE) return;
    const standing = this.#standFrom(this.#deps.steady(), 'clock');
    this.#standing = { ...standing, by: standing.by + by };
  }

  /** To be called every second, whatever else goes on: notices that this process was held up, or that nobody is answered. */
  look(): void {
    const { steady, lasting, failingSince } = this.#deps;
    const before = this.#seen;
    this.#seen = { steady: steady(), lasting: lasting() };
    const passed = Math.max(this.#seen.steady - before.steady, this.#seen.lasting - before.lasting);
    // Who did nothing for longer was held up, and so were those who pressed.
    if (passed > LATE) this.#standFrom(before.steady, 'held up');
    const since = failingSince();
    // While it stands already it does not run again before an answer arrives.
    if (this.#standing === null && since !== null && this.#seen.steady - since > LATE)
      this.#standFrom(since, 'unanswered');
  }

  /** To be called every second: decides what is due, or has time run again. */
  async tick(): Promise<void> {
    this.look();
    const [at, asked] = [this.#deps.now(), this.#deps.steady()];
    if (asked < this.#next || this.#deps.failingSince() !== null) return;
    if (this.#standing === null && !(await this.#deps.isDue(at))) return;
    this.#next = asked + PROVEN_EVERY;
    if (!(await this.#deps.hears())) return this.stand('deaf');
    this.#provenAt = this.#deps.steady();
    this.look();
    if (this.#standing === null) await this.#deps.pass(at);
    else await this.#runAgain(this.#standing);
  }

  /** For the reason for which it stands already, if it does. */
  #standFrom(from: number, why: StandReason): Standing {
    this.#stops++;
    if (this.#standing === null) this.#deps.onChange(why);
    const known = this.#standing ?? { why, from, by: 0 };
    this.#standing = { ...known, from: Math.min(from, known.from) };
    return this.#standing;
  }

  async #runAgain({ from, by }: Standing): Promise<void> {
    const [before, until] = [this.#stops, this.#deps.steady()];
    await this.#deps.grace(until - from + by);
    if (this.#stops === before) {
      this.#standing = null;
      this.#deps.onChange(null);
      // Else it was stopped meanwhile; that much has been given.
    } else if (this.#standing !== null) {
      this.#standing = { ...this.#standing, from: until, by: this.#standing.by - by };
    }
  }
}

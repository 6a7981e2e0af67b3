import type { Luck } from './luck.js';
import type { Town, Venue } from './town.js';
import { ALL_TROUBLE_KINDS, SOAK_TROUBLES, type TroubleKind, type TroubleScene } from './trouble.js';

/** So many milliseconds from one trouble to the next. */
const REST = [300, 2_500] as const;

export interface TroublemakerOptions {
  readonly town: Town;
  readonly places: readonly Venue[];
  readonly luck: Luck;
  /** The longest Retry-After, in seconds. */
  readonly longest: number;
}

/** Makes one trouble after the other. */
export class Troublemaker {
  readonly #scene: TroubleScene;
  readonly #ends: string[] = [];
  #kinds: readonly TroubleKind[] = ALL_TROUBLE_KINDS;
  #isCalm = false;

  constructor(options: TroublemakerOptions) {
    this.#scene = { ...options, faults: [], missing: new Set(), isCalm: () => this.#isCalm };
  }

  /** Messages that were deleted, and channels in which the bot could not post for a while. */
  get missing(): ReadonlySet<string> {
    return this.#scene.missing;
  }

  /** How the bot ended where nobody had ended it. */
  get ends(): readonly string[] {
    return this.#ends;
  }

  /** Goes on until people go home. */
  async run(): Promise<void> {
    const { town, luck } = this.#scene;
    while (!town.tempo.ended) {
      await town.tempo.pause(luck.anyOf(...REST));
      await this.#revive();
      if (town.tempo.ended) return;
      const kind = luck.weighed(weightsOf(this.#kinds));
      await SOAK_TROUBLES[kind].make(this.#scene);
      town.tally.add(kind);
    }
  }

  /** From now on the bot is left alive. */
  spare(): void {
    this.#kinds = ALL_TROUBLE_KINDS.filter((kind) => SOAK_TROUBLES[kind].endsBot !== true);
  }

  /** Takes every fault away that still waits. */
  calm(): void {
    this.#isCalm = true;
    for (const fault of this.#scene.faults) fault.lift();
  }

  /** A supervisor would start it again, but it should not have to. */
  async #revive(): Promise<void> {
    const { house } = this.#scene.town;
    const { exitCode, signalCode } = house.bot.process;
    if (exitCode === null && signalCode === null) return;
    this.#ends.push(`the bot ended by itself with ${signalCode ?? exitCode}: ${house.bot.output().slice(-1_000)}`);
    await house.start();
  }
}

function weightsOf(kinds: readonly TroubleKind[]): Readonly<Record<TroubleKind, number>> {
  return Object.fromEntries(kinds.map((kind) => [kind, SOAK_TROUBLES[kind].weight])) as Record<TroubleKind, number>;
}

import { AT_TABLES } from './at-tables.js';
import { IN_TIME } from './in-time.js';
import { OF_DICE } from './of-dice.js';
import { OF_SOLO } from './of-solo.js';

/** A small change of what people or moderators get, which that test has to notice. */
export interface Mutant {
  /** What the bot would do then. */
  readonly what: string;
  readonly file: string;
  /** Stands once in the file. */
  readonly before: string;
  readonly after: string;
  readonly test: string;
}

export type MutantRow = readonly [what: string, file: string, before: string, after: string, test: string];

export const MUTANTS: readonly Mutant[] = [...AT_TABLES, ...IN_TIME, ...OF_DICE, ...OF_SOLO].map(
  ([what, file, before, after, test]) => ({
    what,
    file,
    before,
    after,
    test,
  }),
);

import type { TableLabel } from '../../table/view/choices.js';
import { shorten } from '../../text/name.js';
import { LIMITS } from './limits.js';
import { countdown, joinLines } from './message.js';
import { wayTo } from './way.js';

export interface Apart {
  /** As they were, but for equal ones, each of which ends in a number of its own. */
  readonly labels: readonly string[];
  /** The number of each; null where it has none. */
  readonly numbers: readonly (number | null)[];
}

/** Tells the buttons of one message, or of all its pages, apart, whose labels would be the same. */
export function tellApart(all: readonly string[]): Apart {
  const short = all.map((label) => shorten(label, LIMITS.label));
  const taken = new Set(short);
  let last = 0;
  const made = short.map((label) => {
    if (short.indexOf(label) === short.lastIndexOf(label)) return { label, number: null };
    let numbered: string;
    do {
      const ending = ` · ${++last}`;
      numbered = `${shorten(label, LIMITS.label - ending.length)}${ending}`;
    } while (taken.has(numbered));
    taken.add(numbered);
    return { label: numbered, number: last };
  });
  return { labels: made.map(({ label }) => label), numbers: made.map(({ number }) => number) };
}

/** Messages hold no more; links are long, so that a channel is named where there are many. */
const ROOM = 1500;

/** For each number the table that is meant: where it is, and since when. */
export function explainNumbers(numbers: Apart['numbers'], tables: readonly TableLabel[]): string {
  const textsFor = (way: (place: TableLabel['place']) => string | null): string =>
    joinLines(
      ...numbers.map((number, n) => {
        const { createdAt, place } = tables[n]!;
        const where = way(place) ?? `<#${place.channel}>`;
        return number === null ? null : `**${number}** · ${where} · ${countdown(createdAt)}`;
      }),
    );
  const linked = textsFor(wayTo);
  return linked.length > ROOM ? textsFor(() => null) : linked;
}

import type { Stored } from '../../store/types.js';
import { shorten } from '../../text/name.js';
import { countdown, lines } from './body.js';
import { LIMITS } from './limits.js';
import { wayTo } from './way.js';

/** A button that is to be: what it says, and the table that it is about, if it is about one. */
export interface Labelled {
  readonly label: string;
  readonly about?: Stored;
}

export interface Apart {
  /** As they were, but for equal ones, each of which ends in a number of its own. */
  readonly labels: readonly string[];
  /** For each number the table that is meant: where it is, and since when. */
  readonly told: string;
}

/** Messages hold no more; links are long, so that a channel is named where there are many. */
const ROOM = 1500;

/** Tells the buttons of one message apart, whose labels would be the same. */
export function apart(all: readonly Labelled[]): Apart {
  const short = all.map(({ label }) => shorten(label, LIMITS.label));
  const taken = new Set(short);
  const numbers: { readonly number: number; readonly about: Stored }[] = [];
  let last = 0;
  const labels = short.map((label, n) => {
    if (short.indexOf(label) === short.lastIndexOf(label)) return label;
    let made: string;
    do {
      const ending = ` · ${++last}`;
      made = `${shorten(label, LIMITS.label - ending.length)}${ending}`;
    } while (taken.has(made));
    taken.add(made);
    const about = all[n]?.about;
    if (about !== undefined) numbers.push({ number: last, about });
    return made;
  });
  const linked = lines(...numbers.map(({ number, about }) => lineOf(number, wayTo(about), about)));
  const plain = lines(...numbers.map(({ number, about }) => lineOf(number, null, about)));
  return { labels, told: linked.length > ROOM ? plain : linked };
}

function lineOf(number: number, way: string | null, { table }: Stored): string {
  return `**${number}** · ${way ?? `<#${table.channelId}>`} · ${countdown(table.createdAt)}`;
}

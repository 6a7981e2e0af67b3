import type { Hello, PlaceCounts } from '../shared/wire.js';
import { profileOf } from './client.js';
import { h } from './dom.js';

const NONE = { unread: 0, mentions: 0 };

/** What is counted of every place, as the server last told it. */
export class ReceivedCounts {
  #all: ReadonlyMap<string, PlaceCounts> = new Map();

  take(counts: readonly PlaceCounts[]): void {
    this.#all = new Map(counts.map((one) => [one.place, one]));
  }

  marks(place: string): PlaceCounts['marks'] {
    return this.#all.get(place)?.marks ?? NONE;
  }

  tally(place: string): PlaceCounts['tally'] | undefined {
    return this.#all.get(place)?.tally;
  }

  /** How often the persona is called anywhere. */
  get mentions(): number {
    return [...this.#all.values()].reduce((sum, { marks }) => sum + marks.mentions, 0);
  }
}

/** What the bot has done in a place so far, in a line; nothing as long as it has done nothing. */
export function drawTally(tally: PlaceCounts['tally'] | undefined, hello: Hello): readonly HTMLElement[] {
  if (!tally || tally.messages + tally.ephemeral + tally.globalCalls === 0) return [];
  const called = Object.entries(tally.mentions).map(([id, count]) => `@${profileOf(hello, id).name} ${count}`);
  const parts = [
    counted(tally.messages, 'message', 'messages'),
    counted(tally.edits, 'edit', 'edits'),
    counted(tally.deletions, 'deleted', 'deleted'),
    counted(tally.ephemeral, 'private', 'private'),
    called.join(' '),
    // None is what is aimed at, so it is said, too.
    counted(tally.globalCalls, 'global call', 'global calls') || 'no global calls',
  ].filter(Boolean);
  return parts.map((part) => h('span', {}, part));
}

function counted(count: number, one: string, several: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : several}`;
}

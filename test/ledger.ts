import type { Outcome } from '../playground/discord/person.js';
import type { Pressed } from '../playground/players.js';
import { apply, isFault, parseEvent } from '../src/games/record.js';
import { gameOf } from '../src/games/registry.js';
import type { Stored } from '../src/store/types.js';

/** A press on a choice, and what the player was shown. */
export interface Entry {
  readonly personId: string;
  readonly match: string;
  readonly step: number;
  readonly word: string;
  /** The message it stood on is older than the bot that was pressed. */
  readonly old: boolean;
  /** Unknown while nothing has been shown yet. */
  outcome: Outcome | null;
}

/** All choices that were pressed, in their order. */
export interface Ledger {
  readonly entries: readonly Entry[];
  note(press: Pressed, botStartedAt: number): void;
  /** Until it is known of each press what the player was shown. */
  complete(): Promise<void>;
}

export function openLedger(): Ledger {
  const entries: Entry[] = [];
  const outcomes: Promise<void>[] = [];
  return {
    entries,
    note({ person, offer, interaction }, botStartedAt) {
      const [kind, match = '', step, word = ''] = offer.customId.split(':');
      if (kind !== 'play' && kind !== 'pick') return;
      const entry: Entry = {
        personId: person.id,
        match,
        step: Number(step),
        word: offer.value ?? word,
        old: offer.message.createdAt < botStartedAt,
        outcome: null,
      };
      entries.push(entry);
      outcomes.push(
        interaction.outcome.then((outcome) => {
          entry.outcome = outcome;
        }),
      );
    },
    async complete() {
      await Promise.all(outcomes);
    },
  };
}

/** What a press was for its player: an answer that stands, a refusal, or nobody knows. */
export type Shown = 'confirmed' | 'refused' | 'unknown';

export function shownBy({ outcome }: Entry): Shown {
  if (outcome === null || outcome.ack !== 'update') return 'unknown';
  const told = outcome.message!.embeds[0]!.description!;
  if (told.startsWith('> ')) return 'refused';
  // After the end a menu shows the result, whether the press still counted or not.
  return told.startsWith('The match is over') ? 'unknown' : 'confirmed';
}

/**
 * Whether the people's lines of a record are exactly what the presses led to: each confirmed answer once and in its
 * place, none that was refused, and of those that nobody knows about each at most once. Returns what can't be explained.
 */
export function unexplained(stored: Stored, entries: readonly Entry[]): readonly string[] {
  const { match, seats } = stored;
  const written = linesByStep(stored);
  const pressed = new Map<string, Entry[]>();
  for (const entry of entries.filter((one) => one.match === match!.id)) {
    const key = `${entry.step} ${seats.find((row) => row.personId === entry.personId)?.seat}`;
    pressed.set(key, [...(pressed.get(key) ?? []), entry]);
  }
  return [...new Set([...written.keys(), ...pressed.keys()])].flatMap((key) => {
    const [words, presses] = [written.get(key) ?? [], pressed.get(key) ?? []];
    if (explains(presses, words)) return [];
    return [`${match!.id} ${key}: ${words.join()} from ${presses.map((one) => `${one.word} ${shownBy(one)}`).join()}`];
  });
}

/** The words that people answered with, by step and seat. */
function linesByStep({ match, lines }: Stored): ReadonlyMap<string, readonly string[]> {
  const game = gameOf(match!.game)!;
  const words = new Map<string, string[]>();
  let state = game.start(match!.seats, match!.first);
  for (const { text, giver } of lines) {
    const event = parseEvent(text);
    if (isFault(event)) throw new Error(event.fault);
    if (event.kind === 'answer' && giver === 'person') {
      const key = `${game.step(state)} ${event.seat}`;
      words.set(key, [...(words.get(key) ?? []), event.word]);
    }
    const next = apply(game, state, event);
    if (isFault(next)) throw new Error(next.fault);
    state = next.state;
  }
  return words;
}

/** Pressing what stands already writes no line. */
function explains(presses: readonly Entry[], words: readonly string[]): boolean {
  let reached = new Set([0]);
  for (const press of presses) {
    const next = new Set<number>();
    for (const n of reached) {
      const shown = shownBy(press);
      const stands = n > 0 && words[n - 1] === press.word;
      if (shown !== 'confirmed' || stands) next.add(n);
      if (shown !== 'refused' && !stands && words[n] === press.word) next.add(n + 1);
    }
    reached = next;
  }
  return reached.has(words.length);
}

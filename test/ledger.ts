import type { Interaction, Outcome } from 'local-discord';
import { moveOf } from '../play/players.js';
import { LOCALES } from '../src/games/game.js';
import { apply, isFault, parseEvent } from '../src/games/record.js';
import { gameOf } from '../src/games/registry.js';
import type { Line } from '../src/store/rows.js';
import type { Stored } from '../src/store/types.js';
import { phrasesOf } from '../src/text/phrases.js';
import { voiceOf } from '../src/text/say.js';

/** A press on a choice, and what the player was shown. */
export interface LedgerEntry {
  readonly personId: string;
  /** The seat that this person has taken over; null: they sit on their own. */
  readonly takenSeat: number | null;
  readonly match: string;
  readonly step: number;
  readonly word: string;
  /** The message it stood on is older than the bot that was pressed. */
  readonly old: boolean;
  /** Unknown while nothing has been shown yet. */
  outcome: Outcome | null;
}

/** What has to be known of a press. */
export interface Noted {
  readonly person: { readonly id: string };
  readonly offer: {
    readonly customId: string;
    readonly values: readonly string[] | null;
    readonly message: { readonly createdAt: number };
  };
  readonly interaction: Interaction;
}

/** All choices that were pressed, in their order. */
export interface Ledger {
  readonly entries: readonly LedgerEntry[];
  note(press: Noted, botStartedAt: number, takenSeat?: number | null): void;
  /** Until it is known of each press what the player was shown. */
  complete(): Promise<void>;
}

/** Whether that is a choice, by a button or of a select. */
export function isChoice(customId: string): boolean {
  return /^(?:play|pick|multiselect):/.test(customId);
}

export function openLedger(): Ledger {
  const entries: LedgerEntry[] = [];
  const outcomes: Promise<void>[] = [];
  return {
    entries,
    note({ person, offer, interaction }, botStartedAt, takenSeat = null) {
      if (!isChoice(offer.customId)) return;
      const [, match = '', step] = offer.customId.split(':');
      const entry: LedgerEntry = {
        personId: person.id,
        takenSeat,
        match,
        step: Number(step),
        word: moveOf(offer),
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
export type PressResult = 'confirmed' | 'refused' | 'unknown';

export function resultOfPress({ outcome }: LedgerEntry): PressResult {
  if (outcome === null || outcome.ack !== 'update') return 'unknown';
  const text = outcome.message?.content ?? '';
  // What keeps the bot from posting stands above an answer that counts; whoever no longer plays is told so instead of a menu.
  const menu = text.replace(/^(?:> .*\n)*/, '').replace(/^\*\*.+\*\*\n/, '');
  if ([...REFUSALS, ...TOLD].some((refusal) => text.startsWith(refusal))) return 'refused';
  // Who has come to a seat, or back to it, after it had answered, is told that they can't choose.
  if (INHERITED.some((inherited) => menu.includes(inherited))) return 'refused';
  // After the end a menu shows the result, whether the press still counted or not.
  return ENDINGS.some((ending) => menu.startsWith(ending)) ? 'unknown' : 'confirmed';
}

/** How a menu begins that says why a press did not count, in every language. */
const REFUSALS = LOCALES.flatMap((locale) => {
  const voice = voiceOf(locale);
  return (['stale', 'notAsked', 'illegal'] as const).map((why) => `> ${voice.tell(`table.note.${why}`)}`);
});

/** How whoever does not play there, or no more, is told so, up to what differs, in every language. */
const TOLD = LOCALES.flatMap((locale) =>
  [...phrasesOf(locale)].flatMap(([key, text]) =>
    /^(?:table\.refuse|table\.void|kick\.told|leave\.(?:told|taken)|take\.told)\b/.test(key) ? text.split('{')[0]! : [],
  ),
).filter((start) => start !== '');

/** What a menu says whose seat has answered before somebody came to it. */
const INHERITED = LOCALES.map((locale) => voiceOf(locale).tell('menu.inherited'));

/** How a menu begins once the match is over, up to the place, in every language. */
const ENDINGS = LOCALES.flatMap((locale) => {
  const voice = voiceOf(locale);
  return [voice.tell('menu.result', { place: 1, points: 1 }).split(/\d/)[0]!, voice.tell('menu.void')];
});

/**
 * Whether the people's lines of a record are exactly what the presses led to: each confirmed answer once and in its
 * place, none that was refused, and of those that nobody knows about each at most once. Returns what can't be explained.
 */
export function findUnexplained(stored: Stored, entries: readonly LedgerEntry[]): readonly string[] {
  const { match, seats } = stored;
  const written = linesByStep(stored);
  const pressed = new Map<string, LedgerEntry[]>();
  for (const entry of entries.filter((one) => one.match === match!.id)) {
    const seat = entry.takenSeat ?? seats.find((row) => row.personId === entry.personId)?.seat;
    const key = `${entry.step} ${seat}`;
    pressed.set(key, [...(pressed.get(key) ?? []), entry]);
  }
  return [...new Set([...written.keys(), ...pressed.keys()])].flatMap((key) => {
    const [lines, presses] = [written.get(key) ?? [], pressed.get(key) ?? []];
    if (explains(presses, lines)) return [];
    const words = lines.map(({ word, giver }) => (giver === 'person' ? word : `${word} (${giver})`));
    return [`${match!.id} ${key}: ${words.join()} from ${presses.map(describePress).join()}`];
  });
}

function describePress(press: LedgerEntry): string {
  const shown = resultOfPress(press);
  return `${press.word} ${shown}${shown === 'refused' ? ` (${press.outcome?.message?.text.slice(0, 80)})` : ''}`;
}

interface Written {
  readonly word: string;
  readonly giver: Line['giver'];
}

/** What was answered, by step and seat. */
function linesByStep({ match, lines }: Stored): ReadonlyMap<string, readonly Written[]> {
  const game = gameOf(match!.game)!;
  const written = new Map<string, Written[]>();
  let state = game.start(match!.seats, match!.first);
  for (const { text, giver } of lines) {
    const event = parseEvent(text);
    if (isFault(event)) throw new Error(event.fault);
    if (event.kind === 'move') {
      const key = `${game.step(state)} ${event.seat}`;
      written.set(key, [...(written.get(key) ?? []), { word: event.move, giver }]);
    }
    const next = apply(game, state, event);
    if (isFault(next)) throw new Error(next.fault);
    state = next.state;
  }
  return written;
}

/** Pressing what stands already writes no line, and lines of others than people need no press. */
function explains(presses: readonly LedgerEntry[], lines: readonly Written[]): boolean {
  const withOthers = (reached: ReadonlySet<number>): Set<number> => {
    const all = new Set(reached);
    for (const n of all) if (n < lines.length && lines[n]!.giver !== 'person') all.add(n + 1);
    return all;
  };
  let reached = withOthers(new Set([0]));
  for (const press of presses) {
    const next = new Set<number>();
    const shown = resultOfPress(press);
    for (const n of reached) {
      const stands = n > 0 && lines[n - 1]!.word === press.word;
      if (shown !== 'confirmed' || stands) next.add(n);
      if (shown !== 'refused' && !stands && lines[n]?.word === press.word && lines[n].giver === 'person')
        next.add(n + 1);
    }
    reached = withOthers(next);
  }
  return reached.has(lines.length);
}

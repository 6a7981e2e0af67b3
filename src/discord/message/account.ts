import type { DieView, Phrase, Seat } from '../../games/game.js';
import { apply, isFault, parseEvent, replay } from '../../games/record.js';
import type { Line } from '../../store/types.js';
import type { Live } from '../../table/types.js';
import { diceText } from '../../text/dice.js';
import type { Voice } from '../../text/say.js';
import { lines as textLines } from './body.js';

export interface Entry {
  readonly word: string;
  /** Written by the clock. */
  readonly late: boolean;
}

/** What everyone may know of one throw: answers only of steps that are over. */
export interface Told {
  readonly dice: readonly DieView[];
  readonly active: Seat;
  /** Each seat that answered with its answers in their order, by seat. */
  readonly entries: readonly { readonly seat: Seat; readonly entries: readonly Entry[] }[];
  readonly news: readonly Phrase[];
}

/** The lines `from` ≤ n < `until` of the record, told throw by throw. The first may have been thrown before `from`. */
export function account(live: Live, from: number, until: number): readonly Told[] {
  const { game, stored } = live;
  const known = replay(
    game,
    stored.match,
    stored.lines.slice(0, from).map((line) => line.text),
  );
  if (isFault(known)) throw new Error(`match ${stored.match.id}: ${known.fault}`);
  let state = known.state;
  const told: Draft[] = game.toAnswer(state).length > 0 ? [draft(live, state)] : [];
  /** The answers of the step that is on, which are secret, and what they have led to so far. */
  let step: { answers: Map<Seat, Entry>; news: Phrase[] } = { answers: new Map(), news: [] };
  for (const line of stored.lines.slice(from, until)) {
    const event = parseEvent(line.text);
    const next = isFault(event) ? event : apply(game, state, event);
    if (isFault(event) || isFault(next)) throw new Error(`match ${stored.match.id}: ${line.text} can't be told`);
    const news = game.news(state, next.state);
    if (event.kind === 'throw') {
      told.push({ ...draft(live, next.state), news: [...news] });
    } else {
      step.answers.set(event.seat, entryOf(event.word, line));
      step.news.push(...news);
      if (isStepOver(live, state, next.state)) {
        tell(told.at(-1)!, step);
        step = { answers: new Map(), news: [] };
      }
    }
    state = next.state;
  }
  return told.map(({ entries, ...rest }) => ({
    ...rest,
    entries: [...entries].sort(([one], [other]) => one - other).map(([seat, of]) => ({ seat, entries: of })),
  }));
}

interface Draft {
  readonly dice: readonly DieView[];
  readonly active: Seat;
  readonly entries: Map<Seat, Entry[]>;
  readonly news: Phrase[];
}

function draft({ game }: Live, state: unknown): Draft {
  return { dice: game.view(state, null).dice, active: game.active(state), entries: new Map(), news: [] };
}

function entryOf(word: string, line: Line): Entry {
  return { word, late: line.giver === 'clock' };
}

function isStepOver({ game }: Live, before: unknown, after: unknown): boolean {
  return game.toAnswer(after).length === 0 || game.step(after) !== game.step(before);
}

function tell(told: Draft, step: { answers: Map<Seat, Entry>; news: Phrase[] }): void {
  for (const [seat, entry] of step.answers) {
    told.entries.set(seat, [...(told.entries.get(seat) ?? []), entry]);
  }
  told.news.push(...step.news);
}

/** What was entered and what came of it, without the dice; '' if nothing is known yet. */
export function outcomeText({ game }: Live, told: Told, voice: Voice): string {
  const entries = told.entries.map(({ seat, entries: of }) =>
    voice.tell('board.entry', { seat: { seat }, entries: of.map((entry) => entryText(entry)).join(' · ') }),
  );
  return textLines(...entries, ...told.news.map((phrase) => `• ${voice.say(phrase)}`));

  function entryText({ word, late }: Entry): string {
    const entry = game.label(word);
    return late ? voice.tell('board.entry.late', { entry }) : voice.say(entry);
  }
}

/** A throw that is over, with its dice. */
export function toldText(live: Live, told: Told, voice: Voice): string {
  const dice = voice.tell('board.throw', { dice: diceText(told.dice, voice), seat: { seat: told.active } });
  return textLines(dice, outcomeText(live, told, voice) || voice.tell('board.nothing'));
}

/** As many of the newest throws as there is room for, oldest first. */
export function accountText(live: Live, all: readonly Told[], voice: Voice, room: number): string {
  const texts: string[] = [];
  let length = 0;
  for (const told of all.toReversed()) {
    const text = toldText(live, told, voice);
    length += text.length + 2;
    if (length > room) break;
    texts.unshift(text);
  }
  const missing = all.length - texts.length;
  if (missing > 0) texts.unshift(voice.tell('board.earlier', { throws: missing }));
  return texts.join('\n\n');
}

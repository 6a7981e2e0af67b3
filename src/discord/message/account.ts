import type { Phrase, PhraseArg, Seat } from '../../games/game.js';
import type { Entry, ThrowCourse, TurnAccount } from '../../table/view/account.js';
import { diceText } from '../../text/dice.js';
import type { Voice } from '../../text/say.js';

function entryText({ label, late }: Entry, voice: Voice): string {
  return late ? voice.tell('board.entry.late', { entry: label }) : voice.say(label);
}

/** Throws with their dice, a line each; the last one with what has become of it, where it was not played to its end. */
export function turnLines(turns: readonly TurnAccount[], last: ThrowCourse, voice: Voice): readonly string[] {
  return turns.map((turn, n) => turnLine(turn, n === turns.length - 1 ? last : 'over', voice));
}

function turnLine(turn: TurnAccount, course: ThrowCourse, voice: Voice): string {
  const { active, dice } = turn;
  const thrown =
    dice.length === 0 ? [] : [voice.tell('board.throw', { dice: diceText(dice, voice), seat: { seat: active } })];
  const outcome = outcomeOf(turn, voice);
  // Of a throw that was played to its end there is something to tell.
  const became = course === 'over' && outcome.length === 0 ? 'cut off' : course;
  return `-# ${[...thrown, ...outcome, ...courseTexts(became, voice)].join(' · ')}`;
}

function courseTexts(course: ThrowCourse, voice: Voice): readonly string[] {
  if (course === 'over') return [];
  return [voice.tell(course === 'running' ? 'board.running' : 'board.unfinished')];
}

/** What each entered and what came of it, by seat, and then what is about nobody alone. */
function outcomeOf({ entries, news }: TurnAccount, voice: Voice): readonly string[] {
  const came = news.map((phrase) => newsOf(phrase, voice));
  const texts = seatsIn([...entries, ...came]).map((seat) => {
    const own = entries.find((each) => each.seat === seat)?.entries ?? [];
    const told = [...own.map((entry) => entryText(entry, voice)), ...textsAbout(seat, came)];
    return voice.tell('board.entry', { seat: { seat }, entries: told.join(', ') });
  });
  return [...texts, ...textsAbout(null, came)];
}

/**
 * What a seat entered, as short as can be: with colours by their letters, and without what was chosen before, such as dice;
 * '' if nothing.
 */
export function briefEntries(turn: TurnAccount, of: Seat, voice: Voice): string {
  return colouredEntries(turn, of, voice) || lastEntry(turn, of, voice);
}

function colouredEntries({ entries }: TurnAccount, of: Seat, voice: Voice): string {
  const own = entries.find(({ seat }) => seat === of)?.entries ?? [];
  const coloured = own.filter(({ label }) => Object.values(label.args ?? {}).some(isColour));
  return coloured.map(({ label, late }) => entryText({ label: inLetters(label), late }, voice)).join(', ');
}

function lastEntry({ entries }: TurnAccount, of: Seat, voice: Voice): string {
  const last = entries.find(({ seat }) => seat === of)?.entries.at(-1);
  return last === undefined ? '' : entryText(last, voice);
}

/** A throw that is over by what came of it for who threw it, and by what is about nobody alone: "O 9, bonus column, +6". */
export function briefOutcome(turn: TurnAccount, voice: Voice): string {
  const news = turn.news.map((each) => newsOf(each, voice));
  const came = [...textsAbout(turn.active, news), ...textsAbout(null, news)];
  const entered = (came.length === 0 ? briefEntries : colouredEntries)(turn, turn.active, voice);
  return [entered, ...came].filter((text) => text !== '').join(', ');
}

/** Each of them once, in the order in which they come. */
function seatsIn(all: readonly { readonly seat: Seat | null }[]): readonly Seat[] {
  return [...new Set(all.flatMap(({ seat }) => (seat === null ? [] : [seat])))];
}

interface News {
  readonly seat: Seat | null;
  readonly text: string;
}

/** The news of that seat, or that of none. */
export function textsAbout(of: Seat | null, news: readonly News[]): readonly string[] {
  return news.flatMap(({ seat, text }) => (seat === of ? [text] : []));
}

/** A piece of news; of one that begins with a seat's name, what follows, and whose it is. */
export function newsOf(news: Phrase, voice: Voice): News {
  const text = voice.say(news);
  const whose = news.args?.['seat'];
  if (typeof whose !== 'object' || !('seat' in whose)) return { seat: null, text };
  const name = voice.tell('board.entry', { seat: whose, entries: '' });
  return text.startsWith(name) ? { seat: whose.seat, text: text.slice(name.length) } : { seat: null, text };
}

const CIRCLED_ONE = 0x2460;

/** As the sheet of that seat is numbered in the picture. */
export function sheetNumber(seat: Seat): string {
  return String.fromCodePoint(CIRCLED_ONE + seat);
}

function inLetters({ key, args = {} }: Phrase): Phrase {
  return { key, args: Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, letterFor(arg)])) };
}

function letterFor(arg: PhraseArg): PhraseArg {
  return isColour(arg) ? { key: arg.key.replace('colour.', 'letter.') } : arg;
}

function isColour(arg: PhraseArg): arg is Phrase {
  return typeof arg === 'object' && 'key' in arg && arg.key.startsWith('colour.');
}

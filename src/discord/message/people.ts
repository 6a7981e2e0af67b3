import type { APIEmbed } from 'discord.js';
import type { DieView, Phrase, Seat } from '../../games/game.js';
import type { SheetStyle } from '../../settings/settings.js';
import { type GameTitle, markAddress, type PostView, type SeatView, type TableView } from '../../table/view/table.js';
import { BOT_MARK, botMark } from '../../text/bots.js';
import { type DieSign, diceText, shortDiceText } from '../../text/dice.js';
import { escapeMarkdown, shorten } from '../../text/name.js';
import { isolate, lookAlike, numberAlike } from '../../text/names.js';
import { phrase } from '../../text/phrases.js';
import { say, type Voice, voiceOf } from '../../text/say.js';
import { embedLength } from './limits.js';
import { countdown, heading } from './message.js';

/** Speaks to that locale of that table, with its names made safe for markdown. */
export function tableVoice(
  { seats, locale: own }: TableView,
  locale: string = own,
  room?: number,
  sign?: DieSign,
): Voice {
  return voiceOf(locale, seatNames(seats, { locale, room, made: escapeMarkdown }), room, sign);
}

/** The same with the names as they are, for buttons and options, which know no markdown. */
export function plainVoice({ seats, locale: own }: TableView, locale: string = own, room?: number): Voice {
  return voiceOf(locale, seatNames(seats, { locale, room }), room);
}

interface Telling {
  readonly locale: string;
  /** How much of a name is told at most. */
  readonly room?: number | undefined;
  /** Makes a name safe for the text that it stands in. */
  readonly made?: (name: string) => string;
}

/** How each seat is called: by its person, or by who plays there for them. */
export function seatNames(seats: readonly SeatView[], telling: Telling): readonly string[] {
  const { locale } = telling;
  return calledAt(seats, telling).map(({ name, deputy }, seat) => {
    if (seats[seat]!.gone === null) return name;
    return deputy === null
      ? `${say(locale, phrase('seat.bot', { name }))} ${BOT_MARK}`
      : say(locale, phrase('seat.deputy', { name, deputy }));
  });
}

/** How everybody at a table is called, each name meaning one of them: who sat down at a seat, and who plays there for them. */
export function calledAt(
  seats: readonly SeatView[],
  { locale, room = Number.POSITIVE_INFINITY, made = (name) => name }: Telling,
): readonly { readonly name: string; readonly deputy: string | null }[] {
  const shown = (name: string): string => shorten(personName(name, locale), room);
  const deputies = seats.filter(({ deputy }) => deputy !== null);
  const all = numberAlike([
    ...seats.map((each) => ({
      name: shown(each.name),
      mark: each.isBot ? botMark(each.name) : null,
      number: numberOf(each, seats.length, shown),
    })),
    ...deputies.map(({ deputy, seat }) => ({ name: shown(deputy!), mark: null, number: seat + 1 })),
  ]).map((name) => isolate(made(name)));
  return seats.map((seat, n) => ({
    name: all[n]!,
    deputy: seat.deputy === null ? null : all[seats.length + deputies.indexOf(seat)]!,
  }));
}

/** That of the seat's sheet, unless somebody of the same name plays there now: then it is theirs. */
function numberOf({ name, deputy, seat }: SeatView, seats: number, shown: (name: string) => string): number {
  const isAlike = deputy !== null && lookAlike([shown(name), shown(deputy)])[0]!;
  return isAlike ? seats + seat + 1 : seat + 1;
}

/** Who plays at each seat, as a picture names them. */
export function picturePlayers({ seats, locale }: TableView): readonly { name: string; isBot: boolean }[] {
  return seats.map(({ name, deputy, gone, isBot }) => ({
    name: personName(gone === null ? name : (deputy ?? name), locale),
    isBot: isBot || (gone !== null && deputy === null),
  }));
}

/** The name as it is kept; a word for somebody who had theirs erased. */
export function personName(name: string, locale: string): string {
  return name === '' ? say(locale, phrase('seat.erased')) : name;
}

/** Who is gone, and why, a line each. */
export function goneTexts({ seats }: TableView, voice: Voice): readonly string[] {
  const called = calledAt(seats, { ...voice, made: escapeMarkdown });
  return seats.flatMap(({ gone }, seat) =>
    gone === null ? [] : [voice.tell(`seat.note.${gone}`, { name: called[seat]!.name })],
  );
}

/** A game's name, also of one that is not offered any more. */
export function gameName(game: GameTitle | undefined, id: string, locale: string): string {
  return game === undefined ? id : say(locale, game.name);
}

/** These seats by name, away ones marked. */
export function namesAmong({ seats }: TableView, among: readonly Seat[], voice: Voice): readonly string[] {
  return among.map((seat) => {
    const name = { seat };
    return seats[seat]?.isAway ? voice.tell('board.away', { name }) : voice.names[seat]!;
  });
}

/** Who has still to answer; null if nobody has. */
export function awaitedText(table: TableView, awaited: readonly Seat[], voice: Voice): string | null {
  if (awaited.length === 0) return null;
  return voice.tell('board.awaited', { names: voice.list(namesAmong(table, awaited, voice)) });
}

/** The dice of a throw: beside a picture each drawn and no more, where the voice can draw it. */
export function diceBeside(look: SheetStyle, dice: readonly DieView[], voice: Voice): string {
  return look === 'picture' ? shortDiceText(dice, voice) : diceText(dice, voice);
}

/** What was thrown, and by whom, null: that says itself where somebody plays alone; null before that. */
export function thrownText(
  dice: readonly DieView[],
  active: Seat | null,
  voice: Voice,
  look: SheetStyle = 'text',
): string | null {
  if (dice.length === 0) return null;
  const thrown = diceBeside(look, dice, voice);
  return active === null ? `🎲 ${thrown}` : voice.tell('board.throw', { dice: thrown, seat: { seat: active } });
}

/** What is asked of these people, and how long they have; null where nothing is. */
export function askedText(
  { names, step, dueAt }: { readonly names: string; readonly step: Phrase | null; readonly dueAt: number | null },
  voice: Voice,
): string | null {
  if (step === null || names === '') return dueText(dueAt);
  return joinWords(heading(voice.tell('board.ask', { names, step })), dueText(dueAt));
}

/** When time is up, without a sentence around it: what counts it down speaks the reader's language. */
export function dueText(dueAt: number | null): string | null {
  return dueAt === null ? null : `⏳ ${countdown(dueAt)}`;
}

/** What is there of these, side by side. */
export function joinWords(...all: readonly (string | null)[]): string {
  return all.filter((text) => text !== null).join(' ');
}

/**
 * The embed with the mark of its post, in an address that nobody sees. Where there is nothing else to see in it, as a picture
 * would be, it has a footer until its message is known.
 */
export function markedEmbed(embed: APIEmbed, { isPosted, mark }: PostView, look: SheetStyle): APIEmbed {
  const marked = { ...embed, url: markAddress(mark) };
  return isPosted || look === 'picture' || embedLength(embed) > 0 ? marked : { ...marked, footer: { text: mark } };
}

/** Tells the match, for those who look it up; the mark of its post stands where nobody sees it. */
export function matchFooter({ about, mark }: PostView, game: string, voice: Voice): Pick<APIEmbed, 'footer' | 'url'> {
  return { url: markAddress(mark), footer: { text: voice.tell('footer.match', { game, mark: about }) } };
}

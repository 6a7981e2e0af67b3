import type { CellView, DieView, Seat, SheetView, View } from '../games/game.js';
import { diceWords, lettersText } from './dice.js';
import { NAME_ROOMS, roomiest, shorten } from './name.js';
import type { Voice } from './say.js';
import { formatPoints } from './sheet.js';
import { type Detail, isBrief, printedTexts, sheetWords } from './sheet-words.js';

/** The most UTF-16 units that a text for a picture may hold. */
const MOST = 1024;

/** In words what a picture of the throw and of one seat's own sheet shows. */
export function menuAlt(view: View, seat: Seat, voice: Voice): string {
  const sheet = view.sheets[seat]!;
  const chosen = fieldsOf(sheet, (cell) => cell.pending, voice);
  const possible = fieldsOf(sheet, (cell) => cell.possible && !cell.pending, voice);
  return fitted([
    ...throwTexts(view, voice),
    chosen.length === 0 ? '' : voice.tell('picture.pending', { fields: chosen.join(', ') }),
    voice.tell('picture.own', { parts: sheetWords(sheet, 'own', voice), points: formatPoints(sheet.total) }),
    possible.length === 0 ? '' : voice.tell('picture.possible', { fields: possible.join(', ') }),
    ...printedTexts(sheet, 'own', voice),
    sheet.scale === undefined ? '' : `${voice.tell('sheet.scale', { points: sheet.scale.join(' ') })}.`,
  ]);
}

/** In words what a picture of a throw and of dice with all their sides shows. */
export function sidesAlt(view: View, dice: readonly (readonly DieView[])[], voice: Voice): string {
  const sides = dice.map((each) => diceWords(each, voice)).join('; ');
  return fitted([...throwTexts(view, voice), voice.tell('picture.sides', { dice: sides })]);
}

/** Whose turn it is, who has answered in what is being decided, and who has not. */
export interface Turn {
  readonly active: Seat;
  readonly answered: readonly Seat[];
  readonly awaited: readonly Seat[];
}

/** What a board's picture shows; `turn` is null where the match does not go on, `places` are those by seat of one that is over. */
interface Shown {
  readonly view: View;
  readonly turn: Turn | null;
  readonly places?: readonly number[];
}

/** What a board tells of each sheet: as much as there is room for, with names as they are. */
const AMPLE = ['whole', 'letters'] as const satisfies readonly Detail[];
/** What it tells beside names as long as there is room for. */
const TIGHT = ['fields', 'entries', 'scores', 'total'] as const satisfies readonly Detail[];

/**
 * In words what a picture of the throw and of all sheets shows. Where there is no room for all of it rows are called by their
 * letters, then told field by field, and names stand by the sheets alone, shorter if need be; only then the places of entries are left out with what is
 * printed, then the entries, then what rows and columns are worth.
 * `speaking` makes the voice for names of at most so many UTF-16 units.
 */
export function boardAlt(shown: Shown, speaking: (names: number) => Voice): string {
  const voice = speaking(NAME_ROOMS[0]);
  for (const detail of AMPLE) {
    const whole = joined(boardTexts(shown, detail, voice));
    if (whole.length <= MOST) return whole;
  }
  let told: readonly string[] = [];
  for (const detail of TIGHT) {
    told = roomiest((names) => boardTexts(shown, detail, speaking(names)), isWithin);
    if (isWithin(told)) break;
  }
  return fitted(told);
}

function isWithin(texts: readonly string[]): boolean {
  return joined(texts).length <= MOST;
}

function boardTexts({ view, turn, places = [] }: Shown, detail: Detail, voice: Voice): readonly string[] {
  return [
    ...throwTexts(view, voice, detail),
    ...turnTexts(turn, detail, voice),
    ...view.sheets.map((sheet) => placedText(seatText(sheet, detail, voice), places[sheet.seat], voice)),
    ...(detail === 'whole' || detail === 'letters' || detail === 'fields'
      ? printedTexts(view.sheets[0]!, detail, voice)
      : []),
  ];
}

function placedText(sheet: string, place: number | undefined, voice: Voice): string {
  return place === undefined ? sheet : voice.tell('picture.placed', { sheet, place });
}

/** The dice, and what they add up to. */
function throwTexts({ dice, sums }: View, voice: Voice, detail: Detail = 'own'): readonly string[] {
  if (dice.length === 0) return [];
  const told = isBrief(detail) ? lettersText(dice, voice) : null;
  const added = sums.map(({ colour, value }) =>
    colour === null
      ? formatPoints(value)
      : voice.tell('picture.number', { colour: { key: `colour.${colour}` }, number: value }),
  );
  return [
    voice.tell('picture.throw', { dice: told ?? diceWords(dice, voice) }),
    added.length === 0 ? '' : voice.tell('picture.sums', { count: added.length, sums: added.join(', ') }),
  ];
}

/** Where there is little room seats are meant by their numbers, beside which their names stand below. */
function turnTexts(turn: Turn | null, detail: Detail, voice: Voice): readonly string[] {
  if (turn === null) return [];
  const isTight = detail !== 'whole' && detail !== 'letters';
  const called = (seat: Seat): string => (isTight ? String(seat + 1) : voice.names[seat]!);
  const namesOf = (seats: readonly Seat[]): string => voice.list(seats.map(called));
  const { active, answered, awaited } = turn;
  return [
    voice.tell('picture.turn', { seat: called(active) }),
    answered.length === 0 ? '' : voice.tell('picture.answered', { names: namesOf(answered) }),
    awaited.length === 0 ? '' : voice.tell('picture.awaited', { names: namesOf(awaited) }),
  ];
}

function seatText(sheet: SheetView, detail: Detail, voice: Voice): string {
  return voice.tell(isBrief(detail) ? 'picture.seat.brief' : 'picture.seat', {
    number: sheet.seat + 1,
    seat: { seat: sheet.seat },
    parts: sheetWords(sheet, detail, voice),
    points: formatPoints(sheet.total),
  });
}

/** These fields by their number; where none is printed by what the buttons call them, or by their place in the row. Locks go with their numbers. */
function fieldsOf(sheet: SheetView, is: (cell: CellView) => boolean, voice: Voice): readonly string[] {
  return sheet.rows.flatMap(({ cells, colour }) => {
    const name = { key: `colour.${colour}` };
    return cells
      .filter((cell) => cell.mark !== 'gap')
      .flatMap((cell, n) => {
        if (!is(cell) || cell.shape === 'lock') return [];
        const field = cell.name ?? String(n + 1);
        if (cell.text !== '' || cell.coming === undefined)
          return voice.tell('picture.number', { colour: name, number: cell.text === '' ? field : cell.text });
        const key = cell.name === undefined ? 'picture.coming' : 'picture.named';
        return voice.tell(key, { colour: name, field, number: cell.coming });
      });
  });
}

function joined(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' ');
}

function fitted(texts: readonly string[]): string {
  return shorten(joined(texts), MOST);
}

/** What every game answers. Plain functions on plain, read-only JSON: no I/O, clock, randomness or Discord in here. */

/** A place at the table, 0…n−1. */
export type Seat = number;

export const COLOURS = ['white', 'red', 'yellow', 'green', 'blue', 'orange', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** A letter for each colour, or two, as a language calls it: never colour alone. */
export type Letters = Readonly<Record<Colour, string>>;

/** How well an opponent plays, rising. */
export const LEVELS = ['easy', 'normal', 'hard'] as const;
export type Level = (typeof LEVELS)[number];
/** Of an opponent for whom none was chosen. */
export const USUAL_LEVEL: Level = 'normal';

export const LOCALES = ['en', 'de', 'fr', 'it', 'is'] as const;
export type Locale = (typeof LOCALES)[number];

/** So many seats has a solo match: every game can be played alone, by the same rules. */
export const SOLO = 1;

/** A key of the phrase files and its arguments, never a sentence. `{ seat }` is shown as that seat's name. */
export interface Phrase {
  readonly key: string;
  readonly args?: Readonly<Record<string, PhraseArg>>;
}
export type PhraseArg = string | number | Phrase | { readonly seat: Seat };

/** One die of a throw that is due: the faces it can show, as the record writes them. One face = it is not thrown. */
export interface DieDue {
  readonly faces: readonly string[];
}
export type DiceDue = readonly DieDue[];

/** A seat's points, as if the match ended now, counting only what has taken effect. */
export interface Score {
  readonly total: number;
  /** How many penalty boxes are crossed, in a game that has such. */
  readonly penalties?: number;
  /** What `total` is the sum of. */
  readonly parts: readonly { readonly label: Phrase; readonly points: number }[];
}

export interface DieView {
  readonly colour: Colour;
  /** The number of pips shown; null for a die that was not thrown or is out of the match. */
  readonly value: number | null;
  /** `out` of the match; thrown `again` in the same turn. */
  readonly mark?: 'out' | 'again';
}

/** What a throw is worth: in the row of that colour, or as a sum for which no colour stands. */
export interface SumView {
  readonly colour: Colour | null;
  readonly value: number;
}

export interface CellView {
  /** What is printed in, or was entered into, the field; '' for an empty one. */
  readonly text: string;
  /** How the buttons call the field; left out where they need not. */
  readonly name?: string;
  /** The number that would come into an empty field that the seat that looks may enter, or has answered. */
  readonly coming?: string;
  /** `gap` is no field at all; `closed` can no longer be used though nobody skipped it. */
  readonly mark: 'open' | 'entered' | 'skipped' | 'closed' | 'gap';
  readonly shape: 'square' | 'pentagon' | 'lock';
  /** Whether the row goes up or down to this field, in a row that does both. */
  readonly slope?: 'up' | 'down';
  /** Of a lock that can't be had yet: how many entries of those that it takes there are. */
  readonly progress?: { readonly made: number; readonly of: number };
  /** The seat that looks may enter it right now, or once it has kept the throw. Always false on other seats' sheets. */
  readonly possible: boolean;
  /** The seat that looks has answered this, but it has not taken effect yet. */
  readonly pending: boolean;
}

export interface RowView {
  readonly colour: Colour;
  /** The letter by which records call the row; each language has one of its own for its colour. A row that stands alone needs none. */
  readonly letter?: string;
  readonly cells: readonly CellView[];
  /** null in a game whose rows score nothing by themselves. */
  readonly points: number | null;
  readonly closed: boolean;
  /** A thick line stands after this many cells, or null. */
  readonly line: number | null;
}

export interface SheetView {
  readonly seat: Seat;
  readonly rows: readonly RowView[];
  /** Points under each column of cells: `open` where they are not earned yet, null where there are none; [] for a game without. */
  readonly columns: readonly (number | 'open' | null)[];
  /** What a row is worth with one entry, with two, and so on, where the sheet has that printed. */
  readonly scale?: readonly number[];
  /** Penalty boxes: how many are crossed, and what each costs. Left out in a game that has none. */
  readonly penalties?: { readonly taken: number; readonly costs: readonly number[] };
  readonly total: number;
}

/** What to show, never how. Made for one seat, or for everyone (null): it never tells another seat's secret answer. */
export interface View {
  /** The throw on the table; [] while none was made in this turn. */
  readonly dice: readonly DieView[];
  /** What the throw means, for example the sum of the white dice; null where it says nothing more than the dice. */
  readonly sum: Phrase | null;
  /** The same in numbers; [] where there is nothing to add up. */
  readonly sums: readonly SumView[];
  /** What is being decided now; null when nothing is. */
  readonly step: Phrase | null;
  readonly sheets: readonly SheetView[];
}

/**
 * How a control looks: `main` is what most people do there; `costly` is a pass that costs a misthrow, or leads to one, and
 * its label says so.
 */
export type Tone = 'enter' | 'choose' | 'main' | 'pass' | 'costly';

/** A control of a menu. `play` records its move, `pick` one of its options' moves, `multiselect` that of all chosen options together. */
export type Control =
  | {
      readonly kind: 'play';
      readonly move: string;
      readonly label: Phrase;
      readonly colour: Colour | null;
      readonly tone: Tone;
    }
  | {
      readonly kind: 'pick';
      /** Tells two selects of one menu apart. */
      readonly part: string;
      readonly prompt: Phrase;
      readonly options: readonly { readonly move: string; readonly label: Phrase; readonly colour: Colour | null }[];
    }
  | {
      readonly kind: 'multiselect';
      /** Whoever chooses some says this and the words of what they have chosen, rising: `again-` and 0, 2, 5 make `again-025`. */
      readonly stem: string;
      /** The move of who chooses none of them. A button has it as well, as many a client sends nothing where nothing was chosen. */
      readonly none: string;
      readonly prompt: Phrase;
      readonly options: readonly {
        /** One character. */
        readonly word: string;
        readonly label: Phrase;
        readonly description: Phrase;
        readonly colour: Colour | null;
        /** What the die shows that it is about; left out: it is about none. */
        readonly value?: number;
      }[];
    };

/** At most five rows; a row is up to five `play` controls, or one `pick` or `multiselect` of up to 25 options. */
export interface Menu {
  /** More to say above the controls, or null. */
  readonly note: Phrase | null;
  readonly rows: readonly (readonly Control[])[];
}

/** A page of the rules: what it is about, some 500 characters of text, and a position to look at. */
export interface TutorialPage {
  readonly title: Phrase;
  readonly text: Phrase;
  readonly example: TutorialExample | null;
}

/** A position of a match for the least number of seats, which seat 0 began, as seat 0 sees it. */
export interface TutorialExample {
  /** What has happened: the events of the record, a turn each, parted by a comma and a blank. */
  readonly turns: readonly string[];
  /** One line on what is to be seen. Its argument `total`, if there is one, is what the sheet is worth. */
  readonly caption: Phrase;
  /** Shown in place of the sheet: dice, each with all its sides. */
  readonly dice?: readonly (readonly DieView[])[];
}

/** The rules: all that is needed to keep, replay and referee a match. */
export interface Rules<State = unknown> {
  /** Lower-case; the record's first word, the slash command's name, and the first part of its phrase keys. */
  readonly id: string;
  /** The version of the rules; a match is replayed only under the one it was begun with. */
  readonly version: number;
  /** How few and how many play it together; besides it can be played alone. */
  readonly seats: readonly [min: number, max: number];

  start(seats: number, first: Seat): State;
  /** What has to be thrown before anyone may answer, one entry per face of the record's throw line; null if nothing. */
  diceDue(state: State): DiceDue | null;
  /** `faces` fits `diceDue(state)`. */
  roll(state: State, faces: readonly string[]): State;
  /** The seat whose turn it is; after the end, the seat whose turn was last. */
  active(state: State): Seat;
  /** The seats that still have to answer, rising. Empty with no dice due = the match is over. */
  toMove(state: State): readonly Seat[];
  /** Every legal move of a seat, also of one that has answered and may still change its answer; [] for the others. */
  legalMoves(state: State, seat: Seat): readonly string[];
  /** `move` is one of `legalMoves(state, seat)`. */
  play(state: State, seat: Seat, move: string): State;
  /** The seat's own move of the step, which may still be changed; null if it has given none. */
  pendingMove(state: State, seat: Seat): string | null;
  /** The move that is written for a seat whose time is up: one of `legalMoves(state, seat)`. */
  defaultMove(state: State, seat: Seat): string;
  /** Numbers the points of a match where answers are due: rises with each new one, stays while answers come in. */
  step(state: State): number;
  scores(state: State): readonly Score[];
}

/** Sentences by key, in ICU message syntax. Each key begins with the game's id and a dot. */
export type Sentences = Readonly<Record<string, string>>;

/** How the game is told and shown to people. */
export interface Presentation<State = unknown> {
  /** The game's own colour on boards. */
  readonly colour: Colour;
  readonly name: Phrase;
  /** One line, at most 100 characters: the slash command's description. */
  readonly summary: Phrase;
  /** Every sentence of the game by locale; English stands in for what another language lacks. */
  readonly phrases: { readonly en: Sentences } & Readonly<Partial<Record<Locale, Sentences>>>;
  /** Whether every language has all of them, and the suite holds the game to it. */
  readonly isTranslated: boolean;
  /** The rules as a short tutorial. */
  readonly tutorial: readonly TutorialPage[];

  view(state: State, seat: Seat | null): View;
  /** The controls that offer `legalMoves(state, seat)`, all of them reachable. */
  menu(state: State, seat: Seat): Menu;
  /** The throw on the table, as `view` shows it to everyone: where nothing else is asked, no sheet is looked at. */
  diceOn(state: State): readonly DieView[];
  /** The dice of a throw line, whatever came of it. */
  diceIn(faces: readonly string[]): readonly DieView[];
  /** What everyone may now learn that they could not before: rows closed, misthrows, and, in keys with `.news.end`, why it ended. */
  events(before: State, after: State): readonly Phrase[];
  /** A move as it is told to people, "red 7"; `state` is one in which it is legal. */
  label(state: State, move: string): Phrase;
}

/** Who plays at a seat that no person has. */
export interface Bot<State = unknown> {
  /** One of `legalMoves(state, seat)`; it sees only what that seat may see. */
  botMove(state: State, seat: Seat, level: Level): string;
}

/** A game as it is registered. */
export interface Game<State = unknown> extends Rules<State>, Presentation<State>, Bot<State> {}

import type { SeatView, TableView } from '../../table/view/table.js';
import { lookAlike } from '../../text/names.js';
import { cutToWidth, linesFilled } from '../../text/width.js';
import type { MessageParts } from './message.js';

/** So wide are lines on a phone, in parts of the size of their letters, those of a text as those of the smaller ones in the embed. */
const LINE = 18.9;
/** So much wider are bold letters. */
const BOLD = 1.07;
/** How much of a line counts: less where names are told longer than they have to be. Fonts differ, and so do times. */
const COUNTED = { least: 1.05, longer: 0.91 } as const;

/** So wide is a name told at most, from the widest, in parts of the size of its letters; the least has room for eight ordinary letters. */
const NAME_WIDTHS = [Number.POSITIVE_INFINITY, 12, 9, 6.5] as const;
const LEAST = 4.4;

/**
 * The parts of a message, made of a table at which names are told as far as the message surely is no higher on a phone than
 * with the least of each. People whose names are then alike are told apart as ever.
 */
export function withShortNames<Table extends TableView>(
  table: Table,
  make: (low: Table) => MessageParts,
): MessageParts {
  const least = withNames(table, LEAST);
  const lowest = make(least);
  // Nearly always nothing is to be told shorter, and lines need not be counted.
  const [names, leastOfNames] = [namesAt(table), namesAt(least)];
  if (names.every((name, n) => name === leastOfNames[n])) return lowest;
  const most = linesOf(lowest, COUNTED.least * LINE);
  for (const width of NAME_WIDTHS) {
    const made = make(withNames(table, width));
    const lines = linesOf(made, COUNTED.longer * LINE);
    if (lines.every((count, n) => count <= most[n]!)) return made;
  }
  return lowest;
}

/** All names that are told at a table: of who sat down, seat by seat, then of who plays for somebody. */
function namesAt({ seats }: TableView): readonly string[] {
  return [...seats.map(({ name }) => name), ...seats.flatMap(({ deputy }) => deputy ?? [])];
}

function withNames<Table extends TableView>(table: Table, width: number): Table {
  const { seats } = table;
  const names = cutApart(namesAt(table), width);
  const played = seats.filter(({ deputy }) => deputy !== null);
  const named = (seat: SeatView, n: number): SeatView => ({
    ...seat,
    name: names[n]!,
    deputy: seat.deputy === null ? null : names[seats.length + played.indexOf(seat)]!,
  });
  return { ...table, seats: seats.map(named) };
}

/** How much more of a name is told where less of it is another's as well: the number that tells them apart takes as much. */
const APART = 1.5;

/** Each name told as wide as that, or a little wider where that tells it from the others. */
function cutApart(names: readonly string[], width: number): readonly string[] {
  const cut = names.map((name) => cutToWidth(name, width));
  const longer = names.map((name) => cutToWidth(name, APART * width));
  const [isAlike, isAlikeStill] = [lookAlike(cut), lookAlike(longer)];
  return cut.map((name, n) => (isAlike[n] && !isAlikeStill[n] ? longer[n]! : name));
}

/** About how many lines of that width its text fills, and that of its embed. */
function linesOf({ content = '', embed }: MessageParts, wide: number): readonly number[] {
  return [content, embed?.description ?? ''].map((text) =>
    text
      .split('\n')
      .reduce((sum, line) => sum + linesFilled(shown(line), line.startsWith('**') ? wide / BOLD : wide), 0),
  );
}

/** Whether a text, or a smaller one in the embed, fills no more than a line. */
export function isOneLine(text: string): boolean {
  return linesFilled(shown(text), LINE) === 1;
}

/** As it is read, about: an emoji of the application is as wide as another, and a time is told in words. */
function shown(line: string): string {
  return line
    .replace(/<a?:\w+:\d+>/g, '🎲')
    .replace(/<t:\d+:R>/g, 'in 60 minutes')
    .replace(/<@\d+>/g, '@somebody')
    .replace(/^-# |\*\*|\\(?=.)/g, '');
}

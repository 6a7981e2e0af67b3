import type { HostView, NextMatch, SeriesView } from '../../table/view/series.js';
import type { SeatView, TableView } from '../../table/view/table.js';
import { BOT_MARK } from '../../text/bots.js';
import { columnWidth, padColumn } from '../../text/column.js';
import { escapeCode, escapeMarkdown } from '../../text/name.js';
import type { Voice } from '../../text/say.js';
import { formatPoints } from '../../text/sheet.js';
import { codeBlock, countdown } from './message.js';
import { calledAt, personName } from './people.js';

const MEDALS = ['🥇', '🥈', '🥉'];

/** The medal for a place, 1 = first; undefined for the places after those. */
export function medalOf(place: number): string | undefined {
  return MEDALS[place - 1];
}

/** What the result of a match of a series is called; the last one's is that of the series. */
export function seriesTitle({ games, isFinal, number }: SeriesView, game: string, voice: Voice): string {
  return isFinal ? voice.tell('series.over', { game }) : voice.tell('series.title', { game, number, games });
}

/** How the series stands after this match, as a table, the best first; nothing where only one match is played. */
export function seriesTexts(series: SeriesView | null, table: TableView, voice: Voice): readonly string[] {
  if (series === null) return [];
  const { games, isFinal, ranked } = series;
  const title = isFinal ? voice.tell('series.final', { games }) : voice.tell('series.so-far');
  return [title, codeBlock(seriesTable(ranked, table)), `-# ${voice.tell('series.legend')}`];
}

/** So many characters fit side by side on a phone. */
export const WIDEST = 38;
const NARROWEST_NAME = 6;

/** Names by matches, their sum, and how many of them were won. */
function seriesTable(ranked: SeriesView['ranked'], table: TableView): string {
  const matches = Math.max(0, ...ranked.map(({ each }) => each.length));
  const head = [...Array.from({ length: matches }, (_, n) => String(n + 1)), 'Σ', '★'];
  const figures = ranked.map(({ each, points, won }) =>
    [...each.map((one) => one.points), points, won].map(formatPoints),
  );
  const widths = head.map((text, n) => 1 + Math.max(text.length, ...figures.map((row) => row[n]?.length ?? 0)));
  const room = WIDEST - PLACE - widths.reduce((sum, width) => sum + width, 0);
  const names = namesWithin(table, Math.max(NARROWEST_NAME, room));
  const width = Math.max(...names.map(columnWidth));
  const lineOf = (place: string, name: string, cells: readonly string[]): string =>
    `${place.padEnd(PLACE)}${padColumn(name, width)}${cells.map((text, n) => text.padStart(widths[n]!)).join('')}`;
  return [
    lineOf('', '', head),
    ...ranked.map(({ place, seat }, n) => lineOf(`${place}.`, names[seat]!, figures[n]!)),
  ].join('\n');
}

/** "1." and a blank. */
const PLACE = 3;

/** As much of the names as goes into so many columns, each still meaning one of them. */
function namesWithin(table: TableView, width: number): readonly string[] {
  for (let room = width; room > 1; room--) {
    const names = namesIn(table, room);
    if (names.every((name) => columnWidth(name) <= width)) return names;
  }
  return namesIn(table, 1);
}

/** Each seat by who sat down there; a sign tells where a bot plays for them. */
function namesIn({ locale, seats }: TableView, room: number): readonly string[] {
  return calledAt(seats, { locale, room, made: escapeCode }).map(({ name, deputy }, seat) =>
    seats[seat]!.gone !== null && deputy === null ? `${BOT_MARK} ${name}` : name,
  );
}

/** Which match of the series this is, and how everybody stands; null where only one match is played. */
export function standingText(series: SeriesView | null, voice: Voice): string | null {
  if (series === null) return null;
  const { games, number, ranked } = series;
  if (number === 1) return `-# ${voice.tell('series.first', { number, games })}`;
  const list = ranked.map(({ seat, points }) => voice.tell('board.standing', { seat: { seat }, points }));
  return `-# ${voice.tell('series.standing', { number, games, list: voice.list(list) })}`;
}

/** Who or what the next match waits for; null where none follows. */
export function waitText(next: NextMatch | null, seats: readonly SeatView[], voice: Voice): string | null {
  if (next === null) return null;
  const button = { key: 'series.next' };
  if (next === 'people') return voice.tell('series.parked', { next: button });
  const host = hostName(next.host, seats, voice);
  return voice.tell('series.waits', { host, next: button, when: countdown(next.at) });
}

function hostName(host: HostView | null, seats: readonly SeatView[], voice: Voice): string {
  const called = host === null ? undefined : calledAt(seats, { ...voice, made: escapeMarkdown })[host.seat];
  return (host?.isDeputy ? called?.deputy : called?.name) ?? personName('', voice.locale);
}

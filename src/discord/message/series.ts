import type { HostView, NextMatch, SeriesView } from '../../table/view/series.js';
import type { SeatView } from '../../table/view/table.js';
import { escapeMarkdown } from '../../text/name.js';
import type { Voice } from '../../text/say.js';
import { countdown } from './message.js';
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

/** How the series stands after this match, the best first; nothing where only one match is played. */
export function seriesTexts(series: SeriesView | null, voice: Voice): readonly string[] {
  if (series === null) return [];
  const { games, isFinal, ranked } = series;
  const title = isFinal ? voice.tell('series.final', { games }) : voice.tell('series.so-far');
  const places = ranked.map(({ seat, place, points, won, each }) =>
    voice.tell('series.line', {
      medal: medalOf(place) ?? '▫️',
      place,
      seat: { seat },
      points,
      each: each.map((one) => voice.number(one)).join(' + '),
      won,
    }),
  );
  return [title, ...places];
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

import type { Stored } from '../../store/types.js';
import { isBetween, isNewest, numberOf } from '../../table/match.js';
import { isSeries, rankSeries } from '../../table/results.js';
import type { ActiveMatch } from '../../table/types.js';
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
export function seriesTitle(stored: Stored, game: string, voice: Voice): string {
  const { games } = stored.table;
  return isFinal(stored)
    ? voice.tell('series.over', { game })
    : voice.tell('series.title', { game, number: numberOf(stored), games });
}

/** Whether this match was the last one of its series. */
export function isFinal(stored: Stored): boolean {
  return isSeries(stored) && isNewest(stored) && stored.table.status === 'over';
}

/** How the series stands after this match, the best first; nothing where only one match is played. */
export function seriesTexts(stored: Stored, voice: Voice): readonly string[] {
  if (!isSeries(stored)) return [];
  const { games } = stored.table;
  const title = isFinal(stored) ? voice.tell('series.final', { games }) : voice.tell('series.so-far');
  const ranked = rankSeries(stored, numberOf(stored)).map(({ seat, place, points, won, each }) =>
    voice.tell('series.line', {
      medal: medalOf(place) ?? '▫️',
      place,
      seat: { seat },
      points,
      each: each.map((one) => voice.number(one)).join(' + '),
      won,
    }),
  );
  return [title, ...ranked];
}

/** Which match of the series this is, and how everybody stands; null where only one match is played. */
export function standingText({ stored }: ActiveMatch, voice: Voice): string | null {
  if (!isSeries(stored)) return null;
  const { games } = stored.table;
  const number = numberOf(stored);
  if (number === 1) return `-# ${voice.tell('series.first', { number, games })}`;
  const list = rankSeries(stored).map(({ seat, points }) => voice.tell('board.standing', { seat: { seat }, points }));
  return `-# ${voice.tell('series.standing', { number, games, list: voice.list(list) })}`;
}

/** Who or what the next match waits for; null where none follows. */
export function waitText(stored: Stored, voice: Voice): string | null {
  if (!isBetween(stored)) return null;
  const { dueAt, hostId, status } = stored.table;
  if (dueAt === null || status === 'parked') return voice.tell('series.parked');
  const host = stored.seats.find((row) => row.personId === hostId || row.deputyId === hostId);
  const called = host === undefined ? undefined : calledAt(stored.seats, { ...voice, made: escapeMarkdown })[host.seat];
  const name = host?.deputyId === hostId ? called?.deputy : called?.name;
  return voice.tell('series.waits', { host: name ?? personName('', voice.locale), when: countdown(dueAt) });
}

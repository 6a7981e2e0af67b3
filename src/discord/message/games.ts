import type { Game } from '../../games/game.js';
import type { Stored } from '../../store/types.js';
import { isUnseen } from '../../table/clock.js';
import { isBetween, isPlayable, loadMatch } from '../../table/match.js';
import { ownSeat, playerOf, seatOf } from '../../table/seats.js';
import type { ButtonAction, GameOf } from '../../table/types.js';
import { type Voice, voiceOf } from '../../text/say.js';
import { tellApart } from './apart.js';
import { flow } from './flow.js';
import { button, countdown, heading, inRows, type Message, makeMessage, RGB, type Style } from './message.js';
import { pageOf, pager } from './pager.js';
import { gameName } from './people.js';
import { wayTo } from './way.js';

/** So many tables are told of on a page, each in a line, with a button for its sheet. */
const PER_PAGE = 12;

const HOWS = ['awaited', 'gone', 'between', 'others', 'parked', 'lobby', 'taken'] as const;

interface Entry {
  readonly stored: Stored;
  /** How the table stands for that person, the most urgent first. */
  readonly how: (typeof HOWS)[number];
}

interface Offered extends Entry {
  /** What its button does; null: it has none. */
  readonly offer: { readonly action: ButtonAction; readonly label: string; readonly style: Style } | null;
}

interface Numbered extends Offered {
  readonly number: number | null;
}

/** A person's own tables in a server: where they are awaited, the time that is left, and the way to the board. */
export function gamesMessage(
  all: readonly Stored[],
  personId: string,
  games: readonly Game[],
  locale: string,
  page = 0,
): Message {
  const voice = voiceOf(locale);
  const gameOf: GameOf = (id) => games.find((game) => game.id === id);
  const entries = numbered(
    all
      .map((stored): Entry => ({ stored, how: howOf(stored, personId, gameOf) }))
      .sort((one, other) => rankOf(one) - rankOf(other))
      .map((entry) => ({ ...entry, offer: offerOf(entry, gameOf, voice) })),
  );
  const { from, to, pages, ...shown } = pageOf(entries.length, PER_PAGE, page);
  const here = entries.slice(from, to);
  const starts = voice.list(games.map((game) => `\`/${game.id} start\``));
  const buttons = here.flatMap(({ offer }) => (offer === null ? [] : [button(offer.action, offer.label, offer.style)]));
  const told = [
    heading(voice.tell('games.title')),
    ...here.map((entry) => lineOf(entry, gameOf, voice)),
    ...(entries.length === 0 ? [voice.tell('games.empty', { starts })] : []),
    ...(pages > 1 ? [voice.tell('page.of', { page: shown.page + 1, pages })] : []),
    `-# ${voice.tell('games.only')}`,
  ];
  return makeMessage({
    ...flow(told, RGB.white),
    rows: [...inRows(buttons), ...pager(shown.page, pages, (next) => ({ kind: 'games', page: next }), voice)],
  });
}

/** The same, each with the number that tells its button from others that would read alike; null where it needs none. */
function numbered(entries: readonly Offered[]): readonly Numbered[] {
  const { labels, numbers } = tellApart(entries.flatMap(({ offer }) => (offer === null ? [] : [offer.label])));
  let n = 0;
  return entries.map((entry) => {
    if (entry.offer === null) return { ...entry, number: null };
    const offer = { ...entry.offer, label: labels[n]! };
    return { ...entry, offer, number: numbers[n++]! };
  });
}

function howOf(stored: Stored, personId: string, gameOf: GameOf): Entry['how'] {
  const { status } = stored.table;
  if (status === 'lobby' || stored.match === null) return 'lobby';
  const row = seatOf(stored.seats, personId);
  if (row === undefined) return ownSeat(stored.seats, personId)?.deputyId == null ? 'gone' : 'taken';
  if (status === 'parked') return 'parked';
  if (isBetween(stored)) return 'between';
  const live = loadMatch(stored, gameOf);
  return isPlayable(live) && playerOf(row) === personId && live.awaited.includes(row.seat) ? 'awaited' : 'others';
}

/** Awaited first, and of those who are the one whose time is up first. */
function rankOf({ stored, how }: Entry): number {
  return HOWS.indexOf(how) * 1e15 + (stored.table.dueAt ?? 1e14);
}

function lineOf({ stored, how, number }: Numbered, gameOf: GameOf, voice: Voice): string {
  const { table } = stored;
  const told = voice.tell('games.line', {
    game: gameName(gameOf(table.game), table.game, voice.locale),
    where: `<#${table.channelId}>`,
    how: voice.tell(`games.${how}`),
  });
  const due = table.status === 'lobby' ? 'games.expires' : isBetween(stored) ? 'games.begins' : 'games.due';
  return [
    ...(number === null ? [] : [`**${number}**`]),
    told,
    ...(table.dueAt === null || table.status === 'parked'
      ? []
      : [isStopped(stored) ? voice.tell('games.stopped') : voice.tell(due, { when: countdown(table.dueAt) })]),
    ...linkOf(stored, voice),
  ].join(' · ');
}

/** Whether time does not run, since nothing can be posted there, or what people act by is not there yet. */
function isStopped(stored: Stored): boolean {
  return stored.table.paused !== null || isUnseen(stored);
}

function linkOf(stored: Stored, voice: Voice): readonly string[] {
  const way = wayTo(stored);
  return [way === null ? voice.tell('games.unposted') : `[${voice.tell('games.board')}](${way})`];
}

function offerOf({ stored, how }: Entry, gameOf: GameOf, voice: Voice): Offered['offer'] {
  const { match, table } = stored;
  if (match === null || how === 'lobby') return null;
  const game = gameName(gameOf(table.game), table.game, voice.locale);
  if (how === 'gone' || how === 'taken')
    return {
      action: { kind: 'back', match: match.id },
      label: voice.tell('games.button.back', { game }),
      style: 'good',
    };
  const style = how === 'awaited' ? 'main' : 'plain';
  return { action: { kind: 'sheet', match: match.id }, label: voice.tell('games.button.sheet', { game }), style };
}

import type { APIButtonComponentWithCustomId } from 'discord.js';
import type { Game } from '../../games/game.js';
import type { Stored } from '../../store/types.js';
import { isLive, liveOf } from '../../table/live.js';
import { ownSeat, playerOf, seatOf } from '../../table/seats.js';
import { isBetween } from '../../table/series.js';
import { type Voice, voiceOf } from '../../text/say.js';
import { type Body, body, button, countdown, lines, RGB } from './body.js';
import { gameName } from './people.js';
import { wayTo } from './way.js';

/** So many tables are told of, each in a line, with a button for its sheet. */
const MOST = 12;
const PER_ROW = 5;

type GameOf = (id: string) => Game | undefined;

const HOWS = ['awaited', 'gone', 'between', 'others', 'parked', 'lobby', 'taken'] as const;

interface Entry {
  readonly stored: Stored;
  /** How the table stands for that person, the most urgent first. */
  readonly how: (typeof HOWS)[number];
}

/** A person's own tables in a server: where they are awaited, the time that is left, and the way to the board. */
export function gamesMessage(all: readonly Stored[], personId: string, games: readonly Game[], locale: string): Body {
  const voice = voiceOf(locale);
  const gameOf: GameOf = (id) => games.find((game) => game.id === id);
  const entries = all
    .map((stored): Entry => ({ stored, how: howOf(stored, personId, gameOf) }))
    .sort((one, other) => rankOf(one) - rankOf(other));
  const shown = entries.slice(0, MOST);
  const starts = voice.list(games.map((game) => `\`/${game.id} start\``));
  const more = entries.length - shown.length;
  const buttons = shown.flatMap((entry) => buttonOf(entry, gameOf, voice));
  return body({
    embed: {
      title: voice.tell('games.title'),
      description: lines(
        ...shown.map((entry) => lineOf(entry, gameOf, voice)),
        more > 0 ? voice.tell('games.more', { tables: more }) : null,
        entries.length === 0 ? voice.tell('games.empty', { starts }) : null,
        `-# ${voice.tell('games.only')}`,
      ),
      color: RGB.white,
    },
    rows: Array.from({ length: Math.ceil(buttons.length / PER_ROW) }, (_, n) =>
      buttons.slice(n * PER_ROW, (n + 1) * PER_ROW),
    ),
  });
}

function howOf(stored: Stored, personId: string, gameOf: GameOf): Entry['how'] {
  const { status } = stored.table;
  if (status === 'lobby' || stored.match === null) return 'lobby';
  const row = seatOf(stored.seats, personId);
  if (row === undefined) return ownSeat(stored.seats, personId)?.deputyId == null ? 'gone' : 'taken';
  if (status === 'parked') return 'parked';
  if (isBetween(stored)) return 'between';
  const live = liveOf(stored, gameOf);
  return isLive(live) && playerOf(row) === personId && live.awaited.includes(row.seat) ? 'awaited' : 'others';
}

/** Awaited first, and of those who are the one whose time is up first. */
function rankOf({ stored, how }: Entry): number {
  return HOWS.indexOf(how) * 1e15 + (stored.table.dueAt ?? 1e14);
}

function lineOf({ stored, how }: Entry, gameOf: GameOf, voice: Voice): string {
  const { table } = stored;
  const told = voice.tell('games.line', {
    game: gameName(gameOf(table.game), table.game, voice.locale),
    where: `<#${table.channelId}>`,
    how: voice.tell(`games.${how}`),
  });
  const due = table.status === 'lobby' ? 'games.expires' : isBetween(stored) ? 'games.begins' : 'games.due';
  return [
    told,
    ...(table.dueAt === null || table.status === 'parked'
      ? []
      : [table.paused === null ? voice.tell(due, { when: countdown(table.dueAt) }) : voice.tell('games.stopped')]),
    ...linkOf(stored, voice),
  ].join(' · ');
}

function linkOf(stored: Stored, voice: Voice): readonly string[] {
  const way = wayTo(stored);
  return way === null ? [] : [`[${voice.tell('games.board')}](${way})`];
}

function buttonOf({ stored, how }: Entry, gameOf: GameOf, voice: Voice): readonly APIButtonComponentWithCustomId[] {
  const { match, table } = stored;
  if (match === null || how === 'lobby') return [];
  const game = gameName(gameOf(table.game), table.game, voice.locale);
  if (how === 'gone' || how === 'taken')
    return [button({ kind: 'back', match: match.id }, voice.tell('games.button.back', { game }), 'good')];
  const style = how === 'awaited' ? 'main' : 'plain';
  return [button({ kind: 'sheet', match: match.id }, voice.tell('games.button.sheet', { game }), style)];
}

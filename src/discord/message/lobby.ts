import type { APIButtonComponentWithCustomId } from 'discord.js';
import type { Game } from '../../games/game.js';
import type { SeatRow } from '../../store/rows.js';
import type { Stored } from '../../store/types.js';
import { isSeries } from '../../table/results.js';
import type { Voice } from '../../text/say.js';
import { button, countdown, heading, lines, type Message, type MessageParts, makeMessage, RGB } from './message.js';
import { footerOf, gameName, tableVoice } from './people.js';

/** The public message of a lobby; once it is no longer open, a short account of it without buttons. */
export function lobbyMessage(stored: Stored, game: Game | undefined): Message {
  return makeMessage((names) => lobbyParts(stored, game, tableVoice(stored, undefined, names)));
}

function lobbyParts(stored: Stored, game: Game | undefined, voice: Voice): MessageParts {
  const { table } = stored;
  const name = gameName(game, table.game, table.locale);
  const open = table.status === 'lobby' && game !== undefined;
  const post = stored.posts.find(({ kind }) => kind === 'lobby');
  return {
    content: lines(
      heading(voice.tell(titleOf(stored), { game: name })),
      open ? openText(stored, voice) : closedText(stored, voice),
    ),
    embed: {
      description: open ? rulesText(stored, game, voice) : '',
      color: RGB[game?.colour ?? 'white'],
      ...(post && { footer: footerOf(post, name, voice) }),
    },
    rows: open ? buttons(stored, voice) : [],
  };
}

function titleOf({ table }: Stored) {
  switch (table.status) {
    case 'lobby':
      return 'lobby.open';
    case 'playing':
    case 'parked':
      return 'lobby.begun';
    default:
      return `lobby.${table.status}` as const;
  }
}

/** Who sits there, and until when how one may join. */
function openText(stored: Stored, voice: Voice): string {
  const { table, seats } = stored;
  const join = { key: 'lobby.button.join' };
  return lines(
    ...seats.map((row) => seatText(stored, row, voice)),
    voice.tell('lobby.free', { seats: table.maxSeats - seats.length, join }),
    table.dueAt === null || table.paused !== null
      ? null
      : voice.tell('lobby.expires', { when: countdown(table.dueAt) }),
  );
}

/** What is going to be played, and how. */
function rulesText(stored: Stored, game: Game, voice: Voice): string {
  const { table } = stored;
  return lines(
    voice.say(game.summary),
    voice.tell('lobby.pace', { pace: { key: `pace.${table.pace}` } }),
    isSeries(stored) ? voice.tell('lobby.series', { games: table.games }) : null,
    voice.tell('lobby.needs', { least: game.seats[0] }),
  );
}

function seatText({ table }: Stored, row: SeatRow, voice: Voice): string {
  const name = { seat: row.seat };
  const told =
    row.personId === null
      ? voice.tell('lobby.bot', { name })
      : row.personId === table.hostId
        ? voice.tell('lobby.host', { name })
        : voice.names[row.seat]!;
  return voice.tell('lobby.seat', { number: row.seat + 1, name: told });
}

function closedText({ seats, table }: Stored, voice: Voice): string {
  return lines(
    seats.length === 0 ? null : voice.tell('lobby.played', { names: voice.list(voice.names) }),
    table.status === 'void' && table.reason !== null ? voice.say({ key: table.reason }) : null,
  );
}

function buttons({ table, seats }: Stored, voice: Voice): APIButtonComponentWithCustomId[][] {
  const { id } = table;
  const bots = seats.some((row) => row.personId === null);
  return [
    [
      button({ kind: 'join', table: id }, voice.tell('lobby.button.join'), 'good'),
      button({ kind: 'leave', table: id }, voice.tell('lobby.button.leave')),
      button({ kind: 'bot', table: id }, voice.tell('lobby.button.bot')),
      ...(bots ? [button({ kind: 'unbot', table: id }, voice.tell('lobby.button.unbot'))] : []),
    ],
    [
      button({ kind: 'begin', table: id }, voice.tell('lobby.button.begin'), 'main'),
      button({ kind: 'cancel', table: id }, voice.tell('lobby.button.cancel'), 'bad'),
    ],
  ];
}

import { type APIStringSelectComponent, ComponentType } from 'discord.js';
import { type Game, LEVELS } from '../../games/game.js';
import type { LobbyView } from '../../table/view/lobby.js';
import type { SeatView } from '../../table/view/table.js';
import type { Voice } from '../../text/say.js';
import { type Id, makeId } from '../ids.js';
import {
  button,
  countdown,
  heading,
  joinLines,
  type Message,
  type MessageParts,
  makeMessage,
  RGB,
  type Style,
} from './message.js';
import { gameName, joinWords, markedEmbed, tableVoice } from './people.js';
import { rulesButton } from './rules.js';
import { sealTexts } from './seal.js';

/** The buttons of an open lobby, row by row. */
const ROWS = [
  ['join', 'leave', 'unbot'],
  ['begin', 'alone', 'cancel'],
] as const;
type LobbyButton = (typeof ROWS)[number][number];

/** A press on one of these is answered by the message of the lobby, on which they stand. */
export const LOBBY_BUTTONS: ReadonlySet<Id['kind']> = new Set([...ROWS.flat(), 'bot', 'seating', 'lucky']);

/** The public message of a lobby; once it is no longer open, a short account of it without buttons. */
export function lobbyMessage(lobby: LobbyView, game: Game | undefined): Message {
  return makeMessage((names) => lobbyParts(lobby, game, tableVoice(lobby, undefined, names)));
}

function lobbyParts(lobby: LobbyView, game: Game | undefined, voice: Voice): MessageParts {
  const { post, state } = lobby;
  const name = gameName(game, lobby.game, lobby.locale);
  const open = state === 'open' && game !== undefined;
  const description = joinLines(
    open ? rulesText(lobby, game, voice) : null,
    ...sealTexts(lobby.seal, 'seal.lobby', voice),
  );
  const embed = { description, color: RGB[game?.colour ?? 'white'] };
  return {
    content: joinLines(
      heading(voice.tell(`lobby.${state}`, { game: name })),
      open ? openText(lobby, game, voice) : closedText(lobby, voice),
    ),
    embed: post === null ? embed : markedEmbed(embed, post, 'text'),
    rows: open ? controls(lobby, game, voice) : [],
  };
}

/** Who sits there, what to press, and until when. */
function openText(lobby: LobbyView, game: Game, voice: Voice): string {
  const { expiresAt, host, isSolo, seats } = lobby;
  return joinLines(
    ...seats.map((each) => seatText(each, isSolo ? null : host, voice)),
    isSolo ? voice.tell('solo.lobby', { seat: { seat: 0 }, begin: BEGIN }) : seatsText(lobby, game, voice),
    expiresAt === null ? null : voice.tell('lobby.expires', { when: countdown(expiresAt) }),
  );
}

const BEGIN = { key: 'lobby.button.begin' };

/** How many may still come, and what it takes to begin. */
function seatsText(lobby: LobbyView, game: Game, voice: Voice): string {
  const [least] = game.seats;
  return joinWords(
    voice.tell('lobby.free', { seats: lobby.free, join: { key: 'lobby.button.join' } }),
    canBegin(lobby, game) ? voice.tell('lobby.start', { begin: BEGIN }) : voice.tell('lobby.needs', { least }),
  );
}

/** What is going to be played, and how. */
function rulesText({ games, isSolo, pace }: LobbyView, game: Game, voice: Voice): string {
  return joinLines(
    voice.say(game.summary),
    isSolo ? voice.tell('solo.time') : voice.tell('lobby.pace', { pace: { key: `pace.${pace}` } }),
    games > 1 ? voice.tell('lobby.series', { games }) : null,
  );
}

function seatText({ level, seat }: SeatView, host: LobbyView['host'], voice: Voice): string {
  const name = { seat };
  const shownName =
    level !== null
      ? voice.tell('lobby.bot', { name, level: { key: `level.${level}` } })
      : seat === host
        ? voice.tell('lobby.host', { name })
        : voice.names[seat]!;
  return voice.tell('lobby.seat', { number: seat + 1, name: shownName });
}

function closedText({ reason, seats, thread }: LobbyView, voice: Voice): string {
  return joinLines(
    seats.length === 0 ? null : voice.tell('lobby.played', { names: voice.list(voice.names) }),
    thread === null ? null : voice.tell('lobby.thread', { thread: `<#${thread}>` }),
    reason === null ? null : voice.say({ key: reason }),
  );
}

function controls(lobby: LobbyView, game: Game, voice: Voice): NonNullable<MessageParts['rows']> {
  const { free, isSolo, mayPlayAlone, seal, seats, table } = lobby;
  const hidden: Readonly<Partial<Record<LobbyButton, boolean>>> = {
    join: isSolo,
    leave: isSolo,
    unbot: !seats.some(({ isBot }) => isBot),
    alone: !mayPlayAlone,
  };
  const main: LobbyButton = canBegin(lobby, game) ? 'begin' : 'join';
  const styleOf = (kind: LobbyButton): Style => (kind === main ? 'main' : kind === 'cancel' ? 'bad' : 'plain');
  const [sitting = [], rest = []] = ROWS.map((row) =>
    row
      .filter((kind) => hidden[kind] !== true)
      .map((kind) => button({ kind, table }, voice.tell(`lobby.button.${kind}`), styleOf(kind))),
  );
  const luck = button({ kind: 'lucky', table }, `🍀 ${voice.tell('seal.button.word')}`);
  const last = [...(seal === null ? [] : [luck]), rulesButton(game.id, voice)];
  return [sitting, ...(free === 0 ? [] : [[levelSelect(lobby, voice)]]), rest, last];
}

/** Seats an opponent of the chosen level. */
function levelSelect({ seats, table }: LobbyView, voice: Voice): APIStringSelectComponent {
  return {
    type: ComponentType.StringSelect,
    custom_id: makeId({ kind: 'seating', table, seats: seats.length }),
    placeholder: `🤖 ${voice.tell('lobby.button.bot')}`,
    options: LEVELS.map((level) => ({
      value: level,
      label: voice.tell(`level.${level}`),
      description: voice.tell(`level.${level}.about`),
    })),
  };
}

function canBegin({ isSolo, seats }: LobbyView, { seats: [least] }: Game): boolean {
  return isSolo || seats.length >= least;
}

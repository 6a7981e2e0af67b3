import type { Game } from '../../games/game.js';
import type { Post, SeatRow } from '../../store/rows.js';
import type { Stored } from '../../store/types.js';
import { escapeMarkdown, shorten } from '../../text/name.js';
import { phrase } from '../../text/phrases.js';
import { say, type Voice, voiceOf } from '../../text/say.js';
import { countdown } from './body.js';

/** Speaks to that locale of that table, with its names made safe for markdown. */
export function tableVoice(stored: Stored, locale: string = stored.table.locale, room?: number): Voice {
  const safe = (name: string): string => escapeMarkdown(shorten(name, room ?? name.length));
  return voiceOf(
    locale,
    stored.seats.map((row) => seatName(row, locale, safe)),
    room,
  );
}

/** The same with the names as they are, for buttons and options, which know no markdown. */
export function plainVoice(stored: Stored, locale: string = stored.table.locale, room?: number): Voice {
  const short = (name: string): string => shorten(name, room ?? name.length);
  return voiceOf(
    locale,
    stored.seats.map((row) => seatName(row, locale, short)),
    room,
  );
}

/** How a seat is called: by its person, or by who plays there for them. */
export function seatName(row: SeatRow, locale: string, made: (name: string) => string = (name) => name): string {
  const name = made(personName(row.name, locale));
  if (row.gone === null) return name;
  const called =
    row.deputyName === null
      ? { key: 'seat.bot', args: { name } }
      : { key: 'seat.deputy', args: { name, deputy: made(personName(row.deputyName, locale)) } };
  return say(locale, called);
}

/** The name as it is kept; a word for somebody who had theirs erased. */
export function personName(name: string, locale: string): string {
  return name === '' ? say(locale, phrase('seat.erased')) : name;
}

/** That name as this voice tells it in a text with markdown. */
export function toldName(name: string, { locale, room }: Voice): string {
  return escapeMarkdown(shorten(personName(name, locale), room));
}

/** Who is gone, and why, a line each. */
export function goneTexts({ seats }: Stored, voice: Voice): readonly string[] {
  return seats.flatMap(({ gone, name }) =>
    gone === null ? [] : [voice.tell(`seat.note.${gone}`, { name: toldName(name, voice) })],
  );
}

/** A game's name, also of one that is not offered any more. */
export function gameName(game: Game | undefined, id: string, locale: string): string {
  return game === undefined ? id : say(locale, game.name);
}

/** These seats by name, away ones marked; null if there are none. */
export function awaitedText({ seats }: Stored, awaited: readonly number[], voice: Voice): string | null {
  if (awaited.length === 0) return null;
  const names = awaited.map((seat) => {
    const name = { seat };
    return seats[seat]?.away ? voice.tell('board.away', { name }) : voice.names[seat]!;
  });
  return voice.tell('board.awaited', { names: voice.list(names) });
}

/** When time is up; null where none is running. */
export function dueText({ table }: Stored, voice: Voice): string | null {
  return table.dueAt === null || table.paused !== null
    ? null
    : voice.tell('board.due', { when: countdown(table.dueAt) });
}

/** Ends the footer of every public message: after a crash it tells whether the message of a post was made. */
export function markOf(post: Post): string {
  return `${post.matchId ?? post.tableId} · ${post.id}`;
}

export function footerOf(post: Post, game: string, voice: Voice): { text: string } {
  const key = post.matchId === null ? 'footer.table' : 'footer.match';
  return { text: voice.tell(key, { game, mark: markOf(post) }) };
}

/** Calls those whom a post is to notify; '' if there are none. */
export function calledText(key: 'board.call' | 'reminder.call', { mentions }: Post, voice: Voice): string {
  if (mentions.length === 0) return '';
  return voice.tell(key, { people: voice.list(mentions.map((id) => `<@${id}>`)), count: mentions.length });
}

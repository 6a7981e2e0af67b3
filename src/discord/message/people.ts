import type { Game } from '../../games/game.js';
import type { Post, Stored } from '../../store/types.js';
import { escapeMarkdown } from '../../text/name.js';
import { say, type Voice, voiceOf } from '../../text/say.js';

/** Speaks to that locale of that table, with its names made safe for markdown. */
export function tableVoice(stored: Stored, locale: string = stored.table.locale): Voice {
  return voiceOf(
    locale,
    stored.seats.map((row) => escapeMarkdown(row.name)),
  );
}

/** The same with the names as they are, for buttons and options, which know no markdown. */
export function plainVoice(stored: Stored, locale: string = stored.table.locale): Voice {
  return voiceOf(
    locale,
    stored.seats.map((row) => row.name),
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

/** Ends the footer of every public message: after a crash it tells whether the message of a post was made. */
export function markOf(post: Post): string {
  return `${post.matchId ?? post.tableId} · ${post.id}`;
}

export function footerOf(post: Post, game: string, voice: Voice): { text: string } {
  const key = post.matchId === null ? 'footer.table' : 'footer.match';
  return { text: voice.tell(key, { game, mark: markOf(post) }) };
}

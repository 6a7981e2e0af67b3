import { ownSeat, playerOf, seatOf } from '../../table/seats.js';
import type { Live } from '../../table/types.js';
import { voiceOf } from '../../text/say.js';
import { apart } from './apart.js';
import { type Body, body, button, lines } from './body.js';
import { seatNames } from './people.js';

const MOST = 25;
const PER_ROW = 5;

/** One button for each of a person's matches in a channel, so that they can say which sheet they mean; first where they are awaited. */
export function chooseMessage(lives: readonly Live[], personId: string, locale: string): Body {
  const voice = voiceOf(locale);
  const waiting = lives.filter((live) => isAwaited(live, personId));
  const shown = [...waiting, ...lives.filter((live) => !waiting.includes(live))].slice(0, MOST);
  const { labels, told } = apart(shown.map((live) => ({ label: labelOf(live, personId, locale), about: live.stored })));
  const buttons = shown.map(({ stored }, n) =>
    button({ kind: 'sheet', match: stored.match.id }, labels[n]!, n < waiting.length ? 'main' : 'plain'),
  );
  const rows = Array.from({ length: Math.ceil(buttons.length / PER_ROW) }, (_, n) =>
    buttons.slice(n * PER_ROW, (n + 1) * PER_ROW),
  );
  const more = lives.length - shown.length;
  const content = lines(voice.tell('choose.title'), told, more > 0 ? voice.tell('games.more', { tables: more }) : null);
  return body({ content, rows });
}

function labelOf(live: Live, personId: string, locale: string): string {
  const { game, stored } = live;
  const voice = voiceOf(locale);
  const own = seatOf(stored.seats, personId) ?? ownSeat(stored.seats, personId);
  const others = seatNames(stored.seats, { locale }).filter((_, seat) => seat !== own?.seat);
  const match = voice.tell('choose.match', { game: game.name, others: voice.list(others) });
  return isAwaited(live, personId) ? voice.tell('choose.awaited', { match }) : match;
}

function isAwaited({ stored, awaited }: Live, personId: string): boolean {
  const own = seatOf(stored.seats, personId) ?? ownSeat(stored.seats, personId);
  return own !== undefined && playerOf(own) === personId && awaited.includes(own.seat);
}

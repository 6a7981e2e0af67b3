import { ownSeat, playerOf, seatOf } from '../../table/seats.js';
import type { Live } from '../../table/types.js';
import { voiceOf } from '../../text/say.js';
import { type Body, body, button } from './body.js';
import { seatName } from './people.js';

const MOST = 25;
const PER_ROW = 5;

/** One button for each of a person's matches in a channel, so that they can say which sheet they mean. */
export function chooseMessage(lives: readonly Live[], personId: string, locale: string): Body {
  const buttons = lives.slice(0, MOST).map((live) => matchButton(live, personId, locale));
  const rows = Array.from({ length: Math.ceil(buttons.length / PER_ROW) }, (_, n) =>
    buttons.slice(n * PER_ROW, (n + 1) * PER_ROW),
  );
  return body({ content: voiceOf(locale).tell('choose.title'), rows });
}

function matchButton({ game, stored, awaited }: Live, personId: string, locale: string) {
  const voice = voiceOf(locale);
  const own = seatOf(stored.seats, personId) ?? ownSeat(stored.seats, personId);
  const others = stored.seats.filter((row) => row !== own).map((row) => seatName(row, locale));
  const match = voice.tell('choose.match', { game: game.name, others: voice.list(others) });
  const waits = own !== undefined && playerOf(own) === personId && awaited.includes(own.seat);
  const label = waits ? voice.tell('choose.awaited', { match }) : match;
  return button({ kind: 'sheet', match: stored.match.id }, label, waits ? 'main' : 'plain');
}

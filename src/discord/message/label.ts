import type { Stored } from '../../store/types.js';
import { ownSeat, seatOf } from '../../table/seats.js';
import type { GameOf } from '../../table/types.js';
import { viewTable } from '../../table/view/seats.js';
import { NAME_ROOMS, roomiest } from '../../text/name.js';
import { voiceOf } from '../../text/say.js';
import { LIMITS } from './limits.js';
import { gameName, seatNames } from './people.js';

/** A table on a button, as one person is told of it: its game, who else is there, and what is to be noted of it. */
export function tableLabel(
  stored: Stored,
  personId: string,
  { locale, gameOf, note = null }: { readonly locale: string; readonly gameOf: GameOf; readonly note?: Note },
): string {
  const voice = voiceOf(locale);
  const { seats, table } = stored;
  const own = seatOf(seats, personId) ?? ownSeat(seats, personId);
  const game = gameName(gameOf(table.game), table.game, locale);
  const othersIn = (room: number) =>
    seatNames(viewTable(stored).seats, { locale, room }).filter((_, seat) => seat !== own?.seat);
  const made = (others: readonly string[]): string => {
    const match = others.length === 0 ? game : voice.tell('choose.match', { game, others: voice.list(others) });
    const begun = table.status === 'lobby' ? voice.tell('choose.lobby', { match }) : match;
    return note === null ? begun : voice.tell(`choose.${note}`, { match: begun });
  };
  const fits = (label: string): boolean => label.length <= LIMITS.label;
  const whole = roomiest((room) => made(othersIn(room)), fits);
  if (fits(whole)) return whole;
  const others = othersIn(NAME_ROOMS.at(-1)!);
  const fewer = others.map((_, left) => made([...others.slice(0, others.length - 1 - left), '…']));
  return fewer.find(fits) ?? whole;
}

type Note = 'awaited' | 'pardon' | null;

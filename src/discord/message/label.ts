import type { Choice, GameOf } from '../../table/types.js';
import type { TableLabel } from '../../table/view/choices.js';
import { NAME_ROOMS, roomiest } from '../../text/name.js';
import { voiceOf } from '../../text/say.js';
import { LIMITS } from './limits.js';
import { gameName, seatNames } from './people.js';

interface Telling {
  readonly locale: string;
  readonly gameOf: GameOf;
  readonly note?: Choice['note'];
}

/** A table on a button, as one person is told of it: its game, who else is there, and what is to be noted of it. */
export function tableLabel(
  { game: id, isLobby, own, seats }: TableLabel,
  { locale, gameOf, note = null }: Telling,
): string {
  const voice = voiceOf(locale);
  const game = gameName(gameOf(id), id, locale);
  const othersIn = (room: number) => seatNames(seats, { locale, room }).filter((_, seat) => seat !== own);
  const made = (others: readonly string[]): string => {
    const match = others.length === 0 ? game : voice.tell('choose.match', { game, others: voice.list(others) });
    const begun = isLobby ? voice.tell('choose.lobby', { match }) : match;
    return note === null ? begun : voice.tell(`choose.${note}`, { match: begun });
  };
  const fits = (label: string): boolean => label.length <= LIMITS.label;
  const whole = roomiest((room) => made(othersIn(room)), fits);
  if (fits(whole)) return whole;
  const others = othersIn(NAME_ROOMS.at(-1)!);
  const fewer = others.map((_, left) => made([...others.slice(0, others.length - 1 - left), '…']));
  return fewer.find(fits) ?? whole;
}

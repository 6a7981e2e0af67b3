import type { ChannelRef, DiscordUser, SeenMessage } from 'local-discord';
import { isMultiselect, type Offer, offersOn, type PlayerPress, playMatch, tapsOn } from '../play/players.js';
import type { House } from './house.js';
import { anyOf, chance, pick } from './luck.js';

export interface Playing {
  readonly channel: ChannelRef;
  readonly match: string;
  readonly people: readonly DiscordUser[];
  readonly pressed?: (press: PlayerPress) => void;
  readonly timeoutMs?: number;
}

/** Lets people play a match to its end by random legal presses. Resolves with the result as each of them sees it. */
export function playRandomly(house: House, playing: Playing): Promise<readonly SeenMessage[]> {
  const { channel, match, people, pressed = () => undefined, timeoutMs = 300_000 } = playing;
  return Promise.all(
    people.map((person) =>
      playMatch({
        discord: house.discord,
        person,
        channel,
        match,
        choose: (offers, menu, screen) => anyChoice(match, offers, menu, screen),
        pressed,
        atNewBoard: () => (chance(0.8) ? 'open' : 'wait'),
        patienceMs: anyOf(1_500, 3_000),
        timeoutMs,
        connection: house,
      }),
    ),
  );
}

/** Mostly one of what the menu offers; sometimes another answer than the standing one, or a button of an older menu. */
function anyChoice(
  match: string,
  offers: readonly Offer[],
  menu: SeenMessage,
  screen: readonly SeenMessage[],
): Offer | null {
  if (offers.some(({ standing }) => standing) && !chance(0.05)) return null;
  const old = chance(0.05) ? oldOffers(match, menu, screen) : [];
  if (old.length > 0) return pick(old);
  const taps = chance(0.3) ? tapsOn(menu) : [];
  return taps.length > 0 ? pick(taps) : pick(oneOfMany(offers));
}

/** Of the many choices of a select that takes several options one alone, so that it counts as much as a button. */
function oneOfMany(offers: readonly Offer[]): readonly Offer[] {
  const several = offers.filter(isMultiselect);
  const others = offers.filter((offer) => !isMultiselect(offer));
  return several.length === 0 ? offers : [...others, pick(several)];
}

function oldOffers(match: string, menu: SeenMessage, screen: readonly SeenMessage[]): readonly Offer[] {
  return screen
    .filter(({ id, ephemeral }) => ephemeral && id !== menu.id)
    .flatMap(offersOn)
    .filter(({ customId }) => customId.split(':')[1] === match);
}

import { expect, test } from 'vitest';
import { LOCALES, type Seat, SOLO } from '../../src/games/game.js';
import { GAMES } from '../../src/games/registry.js';
import type { ActiveMatch } from '../../src/table/types.js';
import { viewMenu } from '../../src/table/view/menu.js';
import { showMenu } from '../support/shown.js';
import { askedMoments, HIGHEST, stepOf, useHeights } from './heights.js';

/** Of the matches whose menus are measured. */
const SEEDS = [1, 2, 3];
const heights = useHeights();

/** How much the menu tells of what has passed since its reader last answered: of their own, and of what asked them nothing. */
function passedFor(live: ActiveMatch, seat: Seat): string {
  const { own, unasked } = viewMenu(live, seat).meanwhile;
  return `${own.length} ${unasked.length}`;
}

const ALL = GAMES.flatMap((game) => LOCALES.map((locale) => [game.id, locale, game] as const));

test.each(ALL)(
  'menus of %s fit on a phone in every step, whatever there is to choose (%s)',
  async (_, locale, game) => {
    const matches = [SOLO, game.seats[0]].flatMap((seats) =>
      SEEDS.flatMap((seed) => askedMoments(game, seats, { seed })),
    );
    const menus = matches.flatMap((live) =>
      live.stored.seats.flatMap(({ seat }) =>
        heights
          .signed((sign) => showMenu(live, seat, { locale, look: 'picture', dieSign: sign }))
          .map(([drawn, menu]) => {
            const kind = `${stepOf(live)} ${menu.components.map((row) => row.components.length)} ${passedFor(live, seat)}`;
            return [`${kind}, ${drawn}`, menu] as const;
          }),
      ),
    );
    // In each game somebody is told of throws at which they were not asked.
    expect(matches.some((live) => live.stored.seats.some(({ seat }) => passedFor(live, seat) !== '0 0'))).toBe(true);
    expect(await heights.menus(menus, HIGHEST.menu)).toEqual([]);
  },
);

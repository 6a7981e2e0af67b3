import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Game } from '../../src/games/game.js';
import { GAMES } from '../../src/games/registry.js';
import { randomMatch, seatsOf } from '../support/random-match.js';
import type { Window } from './browser.js';
import { type ClickTarget, hurriedly, playByClicking } from './clicking.js';
import { startByClicking } from './lobby.js';
import { type BrowserScene, gamesOf, openScene } from './scene.js';

let scene: BrowserScene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

test('every game can be begun here', () => {
  expect(gamesOf(scene)).toEqual(GAMES.map(({ id }) => id));
});

/** What the menus of a game consist of, as it comes in any match. */
function kindsIn(game: Game): readonly string[] {
  const { header, moments } = randomMatch(game, 0);
  const menus = moments.flatMap(({ after }) => seatsOf(header.seats).map((seat) => game.menu(after, seat)));
  const controls = menus.flatMap(({ rows }) => rows.flat());
  const kinds = controls.map(({ kind }) => (['pick', 'multiselect'].includes(kind) ? 'select' : kind));
  // What costs something is asked once more.
  const asked = controls.some((control) => control.kind === 'play' && control.tone === 'costly') ? ['tap'] : [];
  return [...new Set([...kinds, ...asked])].sort();
}

describe.each(GAMES)('$id', (played) => {
  const game = played.id;

  test('two personas play a whole match by clicking, and neither is sent what only the other sees', async () => {
    const [ada, ben] = await Promise.all([scene.open('ada'), scene.open('ben')]);
    await startByClicking(game, [ada, ben]);
    const seen = new Map<Window, Set<string>>();
    const kinds = new Set<string>();
    const play = (window: Window): Promise<number> => {
      const own = new Set<string>();
      seen.set(window, own);
      const clicking = ({ message, customId, value }: ClickTarget): void => {
        own.add(message);
        kinds.add(value === null ? (customId.split(':')[0] ?? '') : 'select');
      };
      return playByClicking({ window, choose: hurriedly(4), clicking });
    };
    const clicks = await Promise.all([play(ada), play(ben)]);
    expect(Math.min(...clicks)).toBeGreaterThan(3);
    expect([...kinds].sort()).toEqual(kindsIn(played));
    for (const window of [ada, ben]) {
      await window.page.getByRole('button', { name: 'Rematch' }).last().waitFor();
      expect(window.errors).toEqual([]);
    }
    for (const [of, other] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      const menus = [...seen.get(of)!];
      expect(menus.length).toBeGreaterThan(0);
      expect(menus.filter((id) => of.traffic.some((piece) => piece.includes(id)))).toEqual(menus);
      expect(menus.filter((id) => other.traffic.some((piece) => piece.includes(id)))).toEqual([]);
    }
    expect(scene.discord.refused).toEqual([]);
    await Promise.all([ada.page.close(), ben.page.close()]);
  });
});

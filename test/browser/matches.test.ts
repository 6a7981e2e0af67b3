import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Window } from './browser.js';
import { type ClickTarget, hurriedly, playByClicking } from './clicking.js';
import { startByClicking } from './lobby.js';
import { type BrowserScene, gamesOf, openScene } from './scene.js';

/** Which games there are is known only once a bot is up, but tests must be named before. */
const GAMES = ['qwixx', 'qwinto', 'qwantum'];

let channel: BrowserScene;
beforeAll(async () => {
  channel = await openScene();
});
afterAll(() => channel.close());

test('every game that can be begun is played here', () => {
  expect(gamesOf(channel)).toEqual(GAMES);
});

describe.each(GAMES)('%s', (game) => {
  test('two personas play a whole match by clicking, and neither is sent what only the other sees', async () => {
    const [ada, ben] = await Promise.all([channel.open('ada'), channel.open('ben')]);
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
    expect([...kinds].sort()).toEqual({ qwixx: ['play'], qwinto: ['play', 'select'], qwantum: ['play', 'tap'] }[game]);
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
    expect(channel.discord.refused).toEqual([]);
    await Promise.all([ada.page.close(), ben.page.close()]);
  });
});

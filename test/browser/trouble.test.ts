import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Window } from './browser.js';
import { hurriedly, playByClicking } from './clicking.js';
import { endTable, joinTable, openTable, startByClicking, typeCommand } from './lobby.js';
import { type BrowserScene, openScene } from './scene.js';
import { readFeed, trouble, turnRight, waitForBot } from './trouble.js';

let scene: BrowserScene;
let ada: Window;
let ben: Window;
beforeAll(async () => {
  scene = await openScene();
});
beforeEach(async () => {
  [ada, ben] = await Promise.all([scene.open('ada'), scene.open('ben')]);
  return async () => {
    await Promise.all([ada, ben].map(({ page }) => page.close()));
    // Whatever a test began must not stand in the way of the next one.
    const { person, places } = scene.server;
    await scene.botProcess.start();
    await endTable(person('eva')!, places[0]!, 'qwixx');
    for (const key of ['ada', 'ben']) person(key)?.reload();
  };
});
afterAll(() => scene.close());

/** Both play on until each has clicked so often: one may have to wait for the other. */
const playOn = async (clicks: number): Promise<void> => {
  const made = new Map<Window, number>();
  const until = (window: Window, now: number): boolean => {
    made.set(window, now);
    return [ada, ben].every((each) => (made.get(each) ?? 0) >= clicks);
  };
  await Promise.all(
    [ada, ben].map((window) => playByClicking({ window, choose: hurriedly(99), until: (now) => until(window, now) })),
  );
};

/** Nothing is on its way any more: longer than an edit waits for its turn, or a picture for its drawing. */
const settled = (): Promise<void> => scene.discord.settle({ quietMs: 1_100 });

test('the bot is killed in the middle of a match: presses fail, and after a start the match goes on', async () => {
  await startByClicking('qwixx', [ada, ben]);
  await playOn(2);
  await trouble(ada.page, 'Kill -9');
  await waitForBot(ada.page, 'offline');
  const sheet = ada.page.getByRole('button', { name: 'My sheet' }).last();
  await sheet.click();
  await ada.page.locator('[data-custom-id^="sheet:"][data-pending]').waitFor();
  scene.discord.clock.advance(3_000);
  await ada.page.getByText('This interaction failed').waitFor();
  await trouble(ada.page, 'Start');
  await waitForBot(ada.page, 'online');
  await sheet.click();
  await ada.page.getByText('This interaction failed').waitFor({ state: 'detached' });
  await playOn(3);
  expect(await readFeed(ada.page)).toContainEqual(expect.stringContaining('SIGKILL'));
});

test('a page that is reloaded in the middle of a match has lost its menus and gets them again', async () => {
  await startByClicking('qwixx', [ada, ben]);
  await playOn(1);
  await ada.page.locator('discord-message.ephemeral').last().waitFor();
  await ada.page.reload();
  await ada.page.getByRole('button', { name: 'My sheet' }).last().waitFor();
  expect(await ada.page.locator('discord-message.ephemeral').count()).toBe(0);
  await playOn(2);
});

test('a button of an old menu is answered with what there is to choose now', async () => {
  await startByClicking('qwixx', [ada, ben]);
  const menus = ada.page.locator('discord-message.ephemeral:has([data-custom-id^="play:"])');
  // Everybody's menu comes by itself, with the board, and once nothing is on its way it stays where it is.
  await menus.waitFor();
  await settled();
  // By its id, since a menu without choices is none of `menus` any more.
  const newest = async () =>
    ada.page.locator(`discord-message[data-id="${await menus.last().getAttribute('data-id')}"]`);
  const old = await newest();
  const stale = await old.locator('[data-custom-id^="play:"]').last().getAttribute('data-custom-id');
  // The token of that menu dies, so it cannot follow when the match goes on in another one.
  await trouble(ada.page, '16 minutes on');
  await ada.page.getByRole('button', { name: 'My sheet' }).last().click();
  await menus.nth(1).waitFor();
  await settled();
  const now = await newest();
  await now.locator('[data-custom-id^="play:"] button').last().click();
  await playByClicking({ window: ben, choose: hurriedly(0), until: (clicks) => clicks >= 1 });
  await now.locator(`[data-custom-id="${stale}"]`).waitFor({ state: 'detached' });
  await old.locator(`[data-custom-id="${stale}"] button`).click();
  await old.locator(`[data-custom-id="${stale}"]`).waitFor({ state: 'detached' });
  expect(await ada.page.locator('.failed').count()).toBe(0);
});

test('a press that is delivered twice counts once', async () => {
  const table = await openTable('qwixx', ada);
  await trouble(ben.page, 'Deliver twice');
  await joinTable(table, ben);
  const lobby = ada.page.locator('discord-message', { hasText: 'a table is open' }).last();
  await lobby.getByText('Ben').waitFor();
  await expect.poll(() => readFeed(ben.page)).toContainEqual(expect.stringContaining('delivered twice'));
  await settled();
  expect((await lobby.textContent())?.match(/Ben/g)).toHaveLength(1);
  expect(await ben.page.locator('.failed').count()).toBe(0);
});

test('a board whose posting is answered with 502, and an edit answered with 429, come out right', async () => {
  await joinTable(await openTable('qwixx', ada), ben);
  await trouble(ada.page, 'Answer 502');
  await ada.page.getByRole('button', { name: 'Start', exact: true }).last().click();
  await ada.page.getByRole('button', { name: 'My sheet' }).last().waitFor();
  await expect.poll(() => readFeed(ada.page)).toContainEqual(expect.stringMatching(/was answered with 502/));
  await trouble(ada.page, 'Answer 429');
  await playOn(1);
  await expect.poll(() => readFeed(ada.page)).toContainEqual(expect.stringMatching(/was answered with 429/));
  await playOn(1);
  // The older board loses its button once edits are let through again.
  await expect.poll(() => ada.page.getByRole('button', { name: 'My sheet' }).count()).toBe(1);
});

test('a board that a moderator deletes is gone for everybody, and the match finds a new one', async () => {
  await startByClicking('qwixx', [ada, ben]);
  const board = ada.page.locator('discord-message:has([data-custom-id^="sheet:"])').last();
  const id = await board.getAttribute('data-id');
  await ben.page.getByRole('button', { name: 'My sheet' }).last().click();
  await ben.page.locator('discord-message.ephemeral [data-custom-id^="play:"]').last().waitFor();
  await trouble(ada.page, 'Delete the board');
  for (const { page } of [ada, ben])
    await page.locator(`discord-message[data-id="${id}"]`).waitFor({ state: 'detached' });
  await ben.page.locator('discord-message.ephemeral [data-custom-id^="play:"] button').last().click();
  await ada.page.getByRole('button', { name: 'My sheet' }).last().waitFor();
});

test('a bot without a permission says which one it lacks', async () => {
  await turnRight(ada.page, 'Send Messages');
  await typeCommand(ada.page, '/qwixx start');
  await ada.page.locator('discord-message.ephemeral').getByText('Send Messages').waitFor();
  await turnRight(ada.page, 'Send Messages');
  await openTable('qwixx', ada);
});

test('a dropped gateway and a restart are seen, and the bot comes back', async () => {
  await trouble(ada.page, 'Drop the gateway');
  await expect.poll(() => readFeed(ada.page)).toContainEqual(expect.stringMatching(/back with/));
  await trouble(ada.page, 'Restart');
  await expect.poll(() => readFeed(ada.page)).toContainEqual(expect.stringContaining('SIGTERM'));
  await waitForBot(ada.page, 'online');
  await openTable('qwixx', ada);
});

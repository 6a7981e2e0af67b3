import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWindow, type Window } from './browser.js';
import { endTable, openTable, startByClicking } from './lobby.js';
import { type BrowserScene, openScene } from './scene.js';

let scene: BrowserScene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

/** Runs in the page: what sticks out at the side, and which sheets are wider than their frame. */
const WIDE = `(() => {
  const wide = [...document.querySelectorAll('main, .bar, .composer, .starters, discord-message, discord-embed, pre.code, discord-button, .select, .trouble, .places')]
    .filter((one) => one.checkVisibility())
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5 || (one.matches('pre, .scroll') && one.scrollWidth > one.clientWidth + 1))
    .map((one) => one.localName + '.' + one.className + ' ' + one.textContent.slice(0, 40));
  const page = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
  return [...page, ...wide];
})()`;

async function expectNothingWide(page: Page): Promise<void> {
  expect(await page.evaluate<readonly string[]>(WIDE)).toEqual([]);
}

describe.each([
  [360, 'dark', 'ada', 'ben'],
  [360, 'light', 'ada', 'ben'],
  // Nobody opens eight tables in three minutes.
  [1440, 'dark', 'ben', 'ada'],
  [1440, 'light', 'ben', 'ada'],
] as const)('at %i px, %s', (width, scheme, first, second) => {
  test('nothing has to be scrolled sideways', async () => {
    const [host, guest] = await Promise.all([
      scene.open(first, { width, height: 740, scheme }),
      scene.open(second, { width, height: 740, scheme }),
    ]);
    await expectNothingWide(host.page);
    await openTable('qwixx', host);
    await expectNothingWide(host.page);
    await startByClicking('qwinto', [host, guest]);
    await host.page.getByRole('button', { name: 'My sheet' }).last().click();
    await host.page.locator('discord-message.ephemeral .picture').last().waitFor();
    await expectNothingWide(host.page);
    await host.page.getByLabel('Message', { exact: true }).fill('/');
    await host.page.getByRole('option').first().waitFor();
    await expectNothingWide(host.page);
    await host.page.keyboard.press('Escape');
    await host.page.getByRole('button', { name: 'Trouble on demand' }).click();
    await expectNothingWide(host.page);
    for (const window of [host, guest]) {
      expect(window.errors).toEqual([]);
      expect(onlyHere(window)).toEqual([]);
      await window.page.close();
    }
    const { person, places } = scene.server;
    for (let open = 0; open < 2; open += 1) {
      await endTable(person('eva')!, places[0]!, 'qwixx');
      await endTable(person('eva')!, places[0]!, 'qwinto');
    }
    person(first)?.reload();
  });
});

/** What was asked of anybody but this machine. */
function onlyHere({ asked }: Window): readonly string[] {
  return asked.filter((address) => !address.startsWith('data:') && new URL(address).hostname !== '127.0.0.1');
}

test('a table is opened and begun with the keyboard alone', async () => {
  const { page } = await scene.open('dario');
  const { keyboard } = page;
  await page.getByRole('button', { name: '# lounge' }).click();
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('message');
  await keyboard.type('/qwi');
  await page.getByRole('option').first().waitFor();
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await keyboard.type('bots:1');
  await keyboard.press('Escape');
  await keyboard.press('Enter');
  const start = page.getByRole('button', { name: 'Start', exact: true }).last();
  await start.waitFor();
  // Back from the message box: what the private answer has, Cancel, then Start.
  await expect
    .poll(async () => {
      await keyboard.press('Shift+Tab');
      return page.evaluate('document.activeElement.dataset.customId ?? ""');
    })
    .toMatch(/^begin:/);
  await keyboard.press('Enter');
  const sheet = page.getByRole('button', { name: 'My sheet' }).last();
  await sheet.waitFor();
  await page.close();
});

test('several personas stand side by side, each with a client of their own', async () => {
  const window = await openWindow(scene.browser, `${scene.url}?side=ada,ben,chloe`, { width: 1440 });
  for (const [key, name] of [
    ['ada', 'Ada'],
    ['ben', 'Ben'],
    ['chloe', 'Chloé'],
  ] as const) {
    await window.page.frameLocator(`iframe[title=${key}]`).locator('.you').getByText(name).waitFor();
  }
  const frames = ['ada', 'ben'].map((key) => window.page.frameLocator(`iframe[title=${key}]`));
  // A menu of a match that goes on may stand there as well.
  const [own, bens] = frames.map((frame) => frame.locator('discord-message.ephemeral', { hasText: 'open a table' }));
  const ada = frames[0]!;
  await ada.getByLabel('Message', { exact: true }).fill('/help');
  await ada.getByRole('button', { name: 'Send' }).click();
  await own!.waitFor();
  expect(await bens!.count()).toBe(0);
  await window.page.reload();
  await ada.locator('.bot[data-state=online]').waitFor();
  await expect.poll(() => own!.count()).toBe(0);
  await window.page.close();
});

test('dark and light are switched and kept', async () => {
  const { page } = await scene.open('ada', { scheme: 'dark' });
  const theme = (): Promise<unknown> => page.evaluate('document.documentElement.dataset.theme');
  expect(await theme()).toBe('dark');
  await page.getByRole('button', { name: 'Dark or light' }).click();
  expect(await theme()).toBe('light');
  await page.reload();
  expect(await theme()).toBe('light');
  await page.close();
});

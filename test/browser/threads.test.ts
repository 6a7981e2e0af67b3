import { PermissionFlagsBits } from 'discord.js';
import { EVERYONE } from 'local-discord';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrowserScene, openScene } from './scene.js';

let scene: BrowserScene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

test('a thread that a match gets stands in the list at once, and its lobby leads there', async () => {
  const { discord, server, open } = scene;
  const eva = server.person('eva')!;
  const lounge = server.places.find(({ name }) => name === 'lounge')!;
  discord.setRolePermissions('everyone', EVERYONE | PermissionFlagsBits.CreatePublicThreads);
  const { message } = await eva.slash(lounge.id, '/settings server').outcome;
  await eva.press(message!, 'set:server-threads-on').outcome;

  const { page, errors } = await open('ada');
  await page.getByRole('button', { name: '/qwixx start bots:1' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const places = page.getByRole('navigation', { name: 'Channels and people' });
  const title = /⤷ Qwixx, .* UTC$/;
  await places.getByText(title).waitFor();
  await page
    .getByRole('log')
    .getByRole('button', { name: /Qwixx, .* UTC/ })
    .click();
  await page.getByText('🎲').first().waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(title);
  expect([errors, discord.refused]).toEqual([[], []]);
});

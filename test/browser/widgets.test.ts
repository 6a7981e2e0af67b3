import { type ChatInputCommandInteraction, type Client, Events, type Interaction } from 'discord.js';
import { type Discord, startDiscord } from 'local-discord';
import { login } from 'local-discord/client';
import { seedServer, startPage } from 'local-discord/page';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser, openWindow, type Window } from './browser.js';
import { typeCommand } from './lobby.js';
import { pixel } from './pixel.js';

/** A bot that uses what the real one does not, in this process. */
let discord: Discord;
let client: Client<true>;
let browser: Browser;
let url: string;
let close: () => Promise<void>;
let ada: Window;
let answer: (interaction: Interaction) => Promise<unknown>;
let got: Interaction[];

const COMMANDS = [
  {
    name: 'try',
    description: 'Try something',
    name_localizations: { de: 'probiere' },
    description_localizations: { de: 'Etwas probieren' },
    options: [
      {
        type: 3,
        name: 'colour',
        name_localizations: { de: 'farbe' },
        description: 'Which one',
        description_localizations: { de: 'Welche' },
        choices: [
          { name: 'Red', name_localizations: { de: 'Rot' }, value: 'r' },
          { name: 'Blue', name_localizations: { de: 'Blau' }, value: 'b' },
        ],
      },
      { type: 6, name: 'person', description: 'Who' },
      { type: 5, name: 'loud', description: 'With noise' },
    ],
  },
];

beforeAll(async () => {
  discord = await startDiscord({ time: 'stands' });
  const scene = seedServer(discord);
  client = await login(discord);
  await client.application.commands.set(COMMANDS as never);
  client.on(Events.InteractionCreate, (interaction) => {
    got.push(interaction);
    void answer(interaction).catch(() => undefined);
  });
  const nothing = async (): Promise<void> => undefined;
  const botProcess = { state: 'online', start: nothing, stop: nothing, kill: nothing } as const;
  const page = await startPage({ discord, scene, port: 0, createBotProcess: () => botProcess });
  url = page.url;
  browser = await launchBrowser();
  close = async () => {
    await browser.close();
    await client.destroy();
    await page.close();
    await discord.close();
  };
});
afterAll(() => close());

beforeEach(async () => {
  got = [];
  ada = await openWindow(browser, `${url}?as=ada`);
  await ada.page.locator('.bot[data-state=online]').waitFor();
  return async () => {
    await ada.page.close();
    discord.person('Ada').reload();
  };
});

/** Lets the bot answer the next command with that, for its caller alone, and calls it. */
async function show(body: object): Promise<void> {
  answer = (interaction) => (interaction as ChatInputCommandInteraction).reply({ flags: 64, ...body });
  await typeCommand(ada.page, '/try');
}

const row = (...components: readonly object[]) => ({ type: 1, components });

test('commands, options and choices are completed in the language of the persona', async () => {
  const ben = await openWindow(browser, `${url}?as=ben`);
  await ben.page.locator('.bot[data-state=online]').waitFor();
  answer = (interaction) => (interaction as ChatInputCommandInteraction).reply({ flags: 64, content: 'Aha' });
  const box = ben.page.getByLabel('Message', { exact: true });
  await box.pressSequentially('/pro');
  await ben.page.getByRole('option', { name: '/probiere' }).getByText('Etwas probieren').waitFor();
  await box.press('Enter');
  await ben.page.getByRole('option', { name: 'farbe' }).getByText('Welche').waitFor();
  await box.press('ArrowDown');
  await box.press('Enter');
  await ben.page.getByRole('option', { name: 'Blau' }).waitFor();
  await box.pressSequentially('bl');
  await box.press('Tab');
  await box.pressSequentially('person:@Ch');
  await box.press('Tab');
  await box.press('Enter');
  await ben.page.getByText('Aha').waitFor();
  const { options } = got.at(-1) as ChatInputCommandInteraction;
  expect([options.getString('colour'), options.getUser('person')?.displayName]).toEqual(['b', 'Chloé']);
  await ben.page.close();
});

test('what cannot be sent is not sent, and the client says why', async () => {
  await typeCommand(ada.page, '/nothing');
  await ada.page.getByText('There is no command /nothing').waitFor();
  await typeCommand(ada.page, '/try colour:green');
  await ada.page.getByText(/Option "colour" takes one of/).waitFor();
  expect(got).toEqual([]);
});

test('a press that nobody answers shows that it is under way, and after three seconds that it failed', async () => {
  await show({ content: 'Look', components: [row({ type: 2, style: 1, custom_id: 'go', label: 'Go' })] });
  answer = async () => undefined;
  await ada.page.getByRole('button', { name: 'Go' }).click();
  await ada.page.locator('[data-custom-id=go][data-pending]').waitFor();
  expect(await ada.page.getByRole('alert').count()).toBe(0);
  discord.clock.advance(3_000);
  await ada.page.getByRole('alert').getByText('This interaction failed').waitFor();
  await typeCommand(ada.page, '/try');
  await expect.poll(() => got.at(-1)?.isChatInputCommand()).toBe(true);
  discord.clock.advance(3_000);
  await ada.page.getByText('The application did not respond').waitFor();
});

test('an answer that comes later is waited for', async () => {
  let finish: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  answer = async (interaction) => {
    const command = interaction as ChatInputCommandInteraction;
    await command.deferReply({ flags: 64 });
    await waiting;
    await command.editReply('Here it is');
  };
  await typeCommand(ada.page, '/try');
  await ada.page.getByText('is thinking…').waitFor();
  finish();
  await ada.page.getByText('Here it is').waitFor();
  expect(await ada.page.getByText('is thinking…').count()).toBe(0);
});

test('a menu is used with the keyboard, one option or several', async () => {
  const options = ['One', 'Two', 'Three'].map((label) => ({
    label,
    value: label.toLowerCase(),
    description: `It is ${label}`,
  }));
  await show({
    content: 'Choose',
    components: [
      row({ type: 3, custom_id: 'one', placeholder: 'Just one', options }),
      row({ type: 3, custom_id: 'more', placeholder: 'Some', options, min_values: 1, max_values: 2 }),
    ],
  });
  answer = (interaction) => (interaction.isMessageComponent() ? interaction.deferUpdate() : Promise.resolve());
  const single = ada.page.getByRole('combobox', { name: 'Just one' });
  await single.focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await single.press(key);
  await expect.poll(() => got.at(-1)).toMatchObject({ customId: 'one', values: ['two'] });
  await ada.page.locator('[data-custom-id=one][data-pending]').waitFor({ state: 'detached' });
  const several = ada.page.getByRole('combobox', { name: 'Some' });
  await several.focus();
  for (const key of ['Enter', 'Enter', 'End', 'Enter', 'Escape']) await several.press(key);
  await expect.poll(() => got.at(-1)).toMatchObject({ customId: 'more', values: ['one', 'three'] });
});

test('a form opens, keeps to its limits and is sent', async () => {
  answer = (interaction) =>
    interaction.isModalSubmit()
      ? interaction.reply({ flags: 64, content: `Hello ${interaction.fields.getTextInputValue('who')}` })
      : (interaction as ChatInputCommandInteraction).showModal({
          title: 'Who are you?',
          custom_id: 'form',
          components: [
            row({ type: 4, style: 1, custom_id: 'who', label: 'Name', max_length: 20, required: true }) as never,
          ],
        });
  await typeCommand(ada.page, '/try');
  await ada.page.getByText('Who are you?').waitFor();
  await ada.page.keyboard.type('Ada L.');
  await ada.page.keyboard.press('Enter');
  await ada.page.getByText('Hello Ada L.').waitFor();
  await typeCommand(ada.page, '/try');
  await ada.page.getByText('Who are you?').waitFor();
  await ada.page.keyboard.press('Escape');
  await ada.page.getByText('Who are you?').waitFor({ state: 'detached' });
});

test('a picture is shown with its alt text, and fetched from nowhere else', async () => {
  await show({
    content: 'A picture',
    files: [{ attachment: pixel(), name: 'board.png', description: 'A red square' }],
  });
  const picture = ada.page.getByRole('img', { name: 'A red square' });
  await picture.waitFor();
  await expect.poll(() => picture.evaluate((image: { naturalWidth?: number }) => image.naturalWidth)).toBe(1);
  const origins = new Set(
    ada.asked.filter((address) => !address.startsWith('data:')).map((address) => new URL(address).hostname),
  );
  expect([...origins]).toEqual(['127.0.0.1']);
});

test('a picture that is told in words by its embed alone has them as well', async () => {
  await show({
    embeds: [{ title: 'A board', image: { url: 'attachment://board.png', description: 'A blue square' } }],
    files: [{ attachment: pixel(), name: 'board.png' }],
  });
  await ada.page.getByRole('img', { name: 'A blue square' }).waitFor();
});

test('a text is drawn as Discord draws it', async () => {
  const me = discord.person('Ada').id;
  await show({
    content: `**bold** *slanted* \`code\` <@${me}> \\*plain\\*\n> quoted\n-# small\n# Big\n- one\n- two\n<t:${Math.floor(Date.now() / 1000) + 58}:R>`,
    embeds: [
      {
        title: 'Title',
        description: '```\nA B\nC D\n```',
        fields: [{ name: 'Field', value: 'Value' }],
        footer: { text: 'Foot' },
        color: 0xff0000,
      },
    ],
    allowed_mentions: { users: [me] },
  });
  const message = ada.page.locator('discord-message').last();
  for (const [tag, text] of [
    ['strong', 'bold'],
    ['em', 'slanted'],
    ['discord-code', 'code'],
    ['discord-mention', 'Ada'],
    ['discord-quote', 'quoted'],
    ['discord-subscript', 'small'],
    ['discord-header', 'Big'],
    ['discord-list-item', 'one'],
    ['pre', 'A B\nC D'],
    ['discord-embed-footer', 'Foot'],
  ] as const) {
    expect(await message.locator(tag).first().textContent()).toBe(text);
  }
  await message.getByText('*plain*').waitFor();
  const time = message.locator('discord-time');
  const before = await time.textContent();
  expect(before).toMatch(/^in \d+ seconds$/);
  await expect.poll(() => time.textContent()).not.toBe(before);
});

test('what Discord would refuse is shown in red with the reason, the private part to its reader alone', async () => {
  const ben = await openWindow(browser, `${url}?as=ben`);
  await ben.page.locator('.bot[data-state=online]').waitFor();
  const tooLong = 'secret'.repeat(20);
  await show({ content: 'Look', components: [row({ type: 2, style: 1, custom_id: tooLong, label: 'Go' })] });
  await ada.page
    .locator('.notice.refusal')
    .getByText(/custom_id/)
    .first()
    .waitFor();
  await ben.page.locator('.news .bad').first().waitFor({ state: 'attached' });
  expect(await ben.page.locator('.notice.refusal').count()).toBe(0);
  expect(ben.traffic.some((piece) => piece.startsWith('{"kind":"news"') && piece.includes('custom_id'))).toBe(false);
  await ben.page.close();
});

test('an ephemeral message is dismissed with the keyboard', async () => {
  await show({ content: 'Only for you' });
  const dismiss = ada.page.getByRole('button', { name: 'Dismiss message' });
  await dismiss.focus();
  await dismiss.press('Enter');
  await ada.page.getByText('Only for you').waitFor({ state: 'detached' });
});

test('a channel elsewhere is marked as unread, with how often it calls, until the persona goes there', async () => {
  const random = client.channels.cache.find((one) => 'name' in one && one.name === 'random');
  if (!random?.isSendable()) throw new Error('no channel');
  const place = ada.page.getByRole('button', { name: '# random' });
  const message = await random.send(`Your move, <@${discord.person('Ada').id}>`);
  await message.edit(`Still your move, <@${discord.person('Ada').id}>`);
  await place.getByLabel('1 mentions').waitFor();
  await place.getByLabel('1 unread').waitFor();
  await expect.poll(() => ada.page.title()).toMatch(/^\(1\) /);
  await place.click();
  await place.getByLabel('1 mentions').waitFor({ state: 'detached' });
  await place.getByLabel('1 unread').waitFor({ state: 'detached' });
  const done = ada.page.getByLabel('What the bot has done here');
  expect(await done.locator('span').allTextContents()).toEqual(['1 message', '1 edit', '@Ada 1', '2 global calls']);
});

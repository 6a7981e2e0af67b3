import { readFile } from 'node:fs/promises';
import type { ChatInputCommandInteraction } from 'discord.js';
import { expect, test } from 'vitest';
import { typeCommand } from './lobby.js';
import { useWidgetBot } from './widget-bot.js';

const bot = useWidgetBot();

/** Any there is. */
const PICTURE = new URL('../../src/games/qwixx/goldens/board.png', import.meta.url);

const row = (...components: readonly object[]) => ({ type: 1, components });

test('commands, options and choices are completed in the language of the persona', async () => {
  const ben = await bot.open('ben');
  bot.answer = (interaction) => (interaction as ChatInputCommandInteraction).reply({ flags: 64, content: 'Aha' });
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
  const { options } = bot.got.at(-1) as ChatInputCommandInteraction;
  expect([options.getString('colour'), options.getUser('person')?.displayName]).toEqual(['b', 'Chloé']);
  await ben.page.close();
});

test('what cannot be sent is not sent, and the client says why', async () => {
  await typeCommand(bot.ada.page, '/nothing');
  await bot.ada.page.getByText('There is no command /nothing').waitFor();
  await typeCommand(bot.ada.page, '/try colour:green');
  await bot.ada.page.getByText(/Option "colour" takes one of/).waitFor();
  expect(bot.got).toEqual([]);
});

test('a press that nobody answers shows that it is under way, and after three seconds that it failed', async () => {
  await bot.show({ content: 'Look', components: [row({ type: 2, style: 1, custom_id: 'go', label: 'Go' })] });
  bot.answer = async () => undefined;
  await bot.ada.page.getByRole('button', { name: 'Go' }).click();
  await bot.ada.page.locator('[data-custom-id=go][data-pending]').waitFor();
  expect(await bot.ada.page.getByRole('alert').count()).toBe(0);
  bot.discord.clock.advance(3_000);
  await bot.ada.page.getByRole('alert').getByText('This interaction failed').waitFor();
  await typeCommand(bot.ada.page, '/try');
  await expect.poll(() => bot.got.at(-1)?.isChatInputCommand()).toBe(true);
  bot.discord.clock.advance(3_000);
  await bot.ada.page.getByText('The application did not respond').waitFor();
});

test('an answer that comes later is waited for', async () => {
  let finish: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  bot.answer = async (interaction) => {
    const command = interaction as ChatInputCommandInteraction;
    await command.deferReply({ flags: 64 });
    await waiting;
    await command.editReply('Here it is');
  };
  await typeCommand(bot.ada.page, '/try');
  await bot.ada.page.getByText('is thinking…').waitFor();
  finish();
  await bot.ada.page.getByText('Here it is').waitFor();
  expect(await bot.ada.page.getByText('is thinking…').count()).toBe(0);
});

test('a menu is used with the keyboard, one option or several', async () => {
  const options = ['One', 'Two', 'Three'].map((label) => ({
    label,
    value: label.toLowerCase(),
    description: `It is ${label}`,
  }));
  await bot.show({
    content: 'Choose',
    components: [
      row({ type: 3, custom_id: 'one', placeholder: 'Just one', options }),
      row({ type: 3, custom_id: 'more', placeholder: 'Some', options, min_values: 1, max_values: 2 }),
    ],
  });
  bot.answer = (interaction) => (interaction.isMessageComponent() ? interaction.deferUpdate() : Promise.resolve());
  const single = bot.ada.page.getByRole('combobox', { name: 'Just one' });
  await single.focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await single.press(key);
  await expect.poll(() => bot.got.at(-1)).toMatchObject({ customId: 'one', values: ['two'] });
  await bot.ada.page.locator('[data-custom-id=one][data-pending]').waitFor({ state: 'detached' });
  const several = bot.ada.page.getByRole('combobox', { name: 'Some' });
  await several.focus();
  for (const key of ['Enter', 'Enter', 'End', 'Enter', 'Escape']) await several.press(key);
  await expect.poll(() => bot.got.at(-1)).toMatchObject({ customId: 'more', values: ['one', 'three'] });
});

test('an emoji of the application is drawn in a text, on a button and in a menu; of one that is gone its name is left', async () => {
  const { id } = bot.discord.addEmoji('r5', await readFile(PICTURE));
  const emoji = { id, name: 'r5' };
  await bot.show({
    content: `<:r5:${id}> <:gone:123456789012345678>`,
    components: [
      row({ type: 2, style: 1, custom_id: 'go', label: 'Go', emoji }),
      row({ type: 3, custom_id: 'one', placeholder: 'Just one', options: [{ label: 'Five', value: '5', emoji }] }),
    ],
  });
  const { page } = bot.ada;
  await page.getByText(':gone:').waitFor();
  await page.getByRole('combobox', { name: 'Just one' }).press('ArrowDown');
  await page.getByRole('option', { name: ':r5: Five' }).waitFor();
  await page.getByRole('button', { name: ':r5: Go' }).waitFor();
  const drawn = page.locator(`img.emoji[src$="/emojis/${id}.png"]`);
  await expect
    .poll(() => drawn.evaluateAll((all) => all.map((each) => Reflect.get(each, 'naturalWidth') > 0)))
    .toEqual([true, true, true]);
});

test('a form opens, keeps to its limits and is sent', async () => {
  bot.answer = (interaction) =>
    interaction.isModalSubmit()
      ? interaction.reply({ flags: 64, content: `Hello ${interaction.fields.getTextInputValue('who')}` })
      : (interaction as ChatInputCommandInteraction).showModal({
          title: 'Who are you?',
          custom_id: 'form',
          components: [
            row({ type: 4, style: 1, custom_id: 'who', label: 'Name', max_length: 20, required: true }) as never,
          ],
        });
  await typeCommand(bot.ada.page, '/try');
  await bot.ada.page.getByText('Who are you?').waitFor();
  await bot.ada.page.keyboard.type('Ada L.');
  await bot.ada.page.keyboard.press('Enter');
  await bot.ada.page.getByText('Hello Ada L.').waitFor();
  await typeCommand(bot.ada.page, '/try');
  await bot.ada.page.getByText('Who are you?').waitFor();
  await bot.ada.page.keyboard.press('Escape');
  await bot.ada.page.getByText('Who are you?').waitFor({ state: 'detached' });
});

test('what Discord would refuse is shown in red with the reason, the private part to its reader alone', async () => {
  const ben = await bot.open('ben');
  const tooLong = 'secret'.repeat(20);
  await bot.show({ content: 'Look', components: [row({ type: 2, style: 1, custom_id: tooLong, label: 'Go' })] });
  await bot.ada.page
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
  await bot.show({ content: 'Only for you' });
  const dismiss = bot.ada.page.getByRole('button', { name: 'Dismiss message' });
  await dismiss.focus();
  await dismiss.press('Enter');
  await bot.ada.page.getByText('Only for you').waitFor({ state: 'detached' });
});

test('a channel elsewhere is marked as unread, with how often it calls, until the persona goes there', async () => {
  const random = bot.client.channels.cache.find((one) => 'name' in one && one.name === 'random');
  if (!random?.isSendable()) throw new Error('no channel');
  const place = bot.ada.page.getByRole('button', { name: '# random' });
  const message = await random.send(`Your move, <@${bot.discord.person('Ada').id}>`);
  await message.edit(`Still your move, <@${bot.discord.person('Ada').id}>`);
  await place.getByLabel('1 mentions').waitFor();
  await place.getByLabel('1 unread').waitFor();
  await expect.poll(() => bot.ada.page.title()).toMatch(/^\(1\) /);
  await place.click();
  await place.getByLabel('1 mentions').waitFor({ state: 'detached' });
  await place.getByLabel('1 unread').waitFor({ state: 'detached' });
  const done = bot.ada.page.getByLabel('What the bot has done here');
  expect(await done.locator('span').allTextContents()).toEqual(['1 message', '1 edit', '@Ada 1', '2 global calls']);
});

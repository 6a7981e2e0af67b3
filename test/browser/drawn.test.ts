import { expect, test } from 'vitest';
import { pixel } from './pixel.js';
import { useWidgetBot } from './widget-bot.js';

const bot = useWidgetBot();

test('a picture is shown with its alt text, and fetched from nowhere else', async () => {
  await bot.show({
    content: 'A picture',
    files: [{ attachment: pixel(), name: 'board.png', description: 'A red square' }],
  });
  const picture = bot.ada.page.getByRole('img', { name: 'A red square' });
  await picture.waitFor();
  await expect.poll(() => picture.evaluate((image: { naturalWidth?: number }) => image.naturalWidth)).toBe(1);
  const origins = new Set(
    bot.ada.asked.filter((address) => !address.startsWith('data:')).map((address) => new URL(address).hostname),
  );
  expect([...origins]).toEqual(['127.0.0.1']);
});

test('a picture that is told in words by its embed alone has them as well', async () => {
  await bot.show({
    embeds: [{ title: 'A board', image: { url: 'attachment://board.png', description: 'A blue square' } }],
    files: [{ attachment: pixel(), name: 'board.png' }],
  });
  await bot.ada.page.getByRole('img', { name: 'A blue square' }).waitFor();
});

test('a text is drawn as Discord draws it', async () => {
  const me = bot.discord.person('Ada').id;
  await bot.show({
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
  const message = bot.ada.page.locator('discord-message').last();
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

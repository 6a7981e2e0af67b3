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

/** Of those that the bot uses or may come to use. */
const EMOJIS = '🎲 ⏳ 🥇 🥈 🥉 🤖 🔒 📝 🏆 ⚠️ ▶️ 👏 😱 🍀 🐌 🟥 🟨 🟩 🟦 🟪 🟧'.split(' ');
/** No letter has that number: whatever the font, a box is drawn. */
const NOTHING = '\u{10ffff}';

/** Runs in the page: which of the texts look like nothing, or have no colour, in the fonts of that element. */
const PLAIN = `async ([selector, texts, nothing]) => {
  const font = '40px ' + getComputedStyle(document.querySelector(selector)).fontFamily;
  const drawn = async (text) => {
    await document.fonts.load(font, text);
    const pen = new OffscreenCanvas(80, 60).getContext('2d');
    pen.font = font;
    pen.fillText(text, 4, 46);
    return [...pen.getImageData(0, 0, 80, 60).data];
  };
  const isColoured = (pixels) => pixels.some((red, at) => {
    const parts = [red, pixels[at + 1], pixels[at + 2]];
    return at % 4 === 0 && pixels[at + 3] > 200 && Math.max(...parts) - Math.min(...parts) > 60;
  });
  const box = String(await drawn(nothing));
  const looks = await Promise.all(texts.map(drawn));
  return texts.filter((_, n) => String(looks[n]) === box || !isColoured(looks[n]));
}`;

async function plainIn(selector: string, texts: readonly string[]): Promise<unknown> {
  return bot.ada.page.evaluate(`(${PLAIN})(${JSON.stringify([selector, texts, NOTHING])})`);
}

test('an emoji is drawn in its colours wherever it stands, by the page’s own font, and a digit is none', async () => {
  await bot.show({
    content: '🎲 rolled',
    embeds: [{ description: '⏳ soon\n```\n🎲 sheet\n```', color: 0xff0000 }],
    components: [{ type: 1, components: [{ type: 2, style: 2, custom_id: 'go', label: '🍀 Luck' }] }],
  });
  const { page, asked } = bot.ada;
  await page.getByRole('button', { name: 'Luck' }).waitFor();
  for (const place of [
    'discord-message .paragraph',
    'discord-embed-description',
    'pre.code',
    'discord-button .label',
  ]) {
    expect(await plainIn(place, EMOJIS), place).toEqual([]);
    expect(await plainIn(place, ['1', '7', '#']), place).toEqual(['1', '7', '#']);
  }
  const fonts = asked.filter((address) => address.endsWith('.woff2'));
  expect([...new Set(fonts)]).toEqual([new URL('/emojis.woff2', page.url()).href]);
});

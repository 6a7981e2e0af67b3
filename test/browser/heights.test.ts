import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fairMessage } from '../../src/discord/message/help.js';
import type { Message, SheetPicture } from '../../src/discord/message/message.js';
import { drawBoard, drawMenu } from '../../src/draw/picture.js';
import { type Game, LEVELS, LOCALES, type Locale, type Seat } from '../../src/games/game.js';
import { GAMES, gameOf } from '../../src/games/registry.js';
import { systemClock } from '../../src/lib/clock.js';
import { toActiveMatch } from '../../src/table/match.js';
import type { ActiveMatch } from '../../src/table/types.js';
import { viewMenu } from '../../src/table/view/menu.js';
import { type DieSign, SQUARE_SIGN } from '../../src/text/dice.js';
import { freshMatch, further, postRow, withAnswer, withThrow } from '../support/message-fixtures.js';
import { picker } from '../support/random-match.js';
import { showBoard, showDice, showMenu } from '../support/shown.js';
import { thrownRows } from '../support/thrown.js';
import { pixel } from './pixel.js';
import { useWidgetBot } from './widget-bot.js';

/** A phone of that width has about 610 px for a channel's messages. */
const WIDTH = 360;
/**
 * So high may be a board, of as few as can play or of as many, a menu, and a page that is read. A board of a full table is
 * more than a phone shows at once: it is scrolled.
 */
const MOST = { few: 430, many: 640, menu: 480, page: 610 };
const NAMES = ['Ada', 'Benjamin', 'Chloé', 'Dario', 'Eva', 'Ólafur'];
/**
 * As long and as wide as names get, such as the picture writes, and such as it does not. There a smaller line tells whose its sheets
 * are, as nothing else does: so much `more` a board may take.
 */
const LONG_NAMES = {
  letters: { names: ['A', 'B', 'C', 'D', 'E', 'F'].map((first) => first + 'W'.repeat(31)), more: 0 },
  emojis: { names: ['🍎', '🍐', '🍊', '🍋', '🍌', '🍉'].map((first) => first + '🦄'.repeat(31)), more: 18 },
} as const;
/** Of the matches whose menus are measured. */
const SEEDS = [1, 2, 3];
const bot = useWidgetBot();
let drawn = '';
const dieSign: DieSign = () => ({ shows: 'face', text: drawn });
/** How dice are told: by the application's emojis, and as long as those are not there. */
const SIGNS: Readonly<Record<string, DieSign>> = { faces: dieSign, squares: SQUARE_SIGN };
beforeAll(async () => {
  const { id, name } = await bot.client.application.emojis.create({ attachment: pixel(), name: 'die' });
  drawn = `<:${name}:${id}>`;
});
beforeEach(() => bot.ada.page.setViewportSize({ width: WIDTH, height: 740 }));

/** The message with dice told in each way, and once where it tells none. */
function signed(make: (sign: DieSign) => Message): readonly (readonly [drawn: string, message: Message])[] {
  const all = Object.entries(SIGNS).map(([drawn, sign]) => [drawn, make(sign)] as const);
  return all.filter(([, { content }], n) => n === 0 || content !== all[0]![1].content);
}

/** What a match among so many asks, as the bots play it. */
function momentsOf(game: Game, seats: number, { seed = seats, names = NAMES } = {}): readonly ActiveMatch[] {
  const pick = picker(seed);
  let live = freshMatch(game, names.slice(0, seats));
  const moments: ActiveMatch[] = [];
  while (!live.over) {
    const [seat] = live.awaited;
    live =
      seat === undefined ? further(live, pick) : withAnswer(live, seat, live.game.botMove(live.state, seat, LEVELS[0]));
    if (!live.over && live.awaited.length > 0) moments.push(live);
  }
  return moments;
}

function speaking({ game, state, stored }: ActiveMatch, locale: Locale): ActiveMatch {
  return toActiveMatch({ ...stored, table: { ...stored.table, locale } }, game, state);
}

/** Of all messages of one kind the one that says most, which alone is measured; another whose lines break worse may be higher. */
function wordiest(all: readonly (readonly [kind: string, message: Message])[]): readonly [string, Message][] {
  const found = new Map<string, Message>();
  for (const [kind, message] of all) {
    const known = found.get(kind);
    if (known === undefined || wordsIn(known) < wordsIn(message)) found.set(kind, message);
  }
  return [...found];
}

function wordsIn({ content, embeds, components }: Message): number {
  const told = content.length + (embeds[0]?.description?.length ?? 0);
  return told + Math.max(0, ...components.map((row) => JSON.stringify(row).length));
}

function stepOf({ game, state }: ActiveMatch): string {
  return game.view(state, null).step?.key ?? 'between';
}

/** How much the menu tells of what has passed since its reader last answered: of their own, and of what asked them nothing. */
function passedFor(live: ActiveMatch, seat: Seat): string {
  const { own, unasked } = viewMenu(live, seat).meanwhile;
  return `${own.length} ${unasked.length}`;
}

async function bodyOf({ content, embeds, components, picture }: Message) {
  const { players, seat, view } = picture as SheetPicture;
  const sheet = seat === null ? drawBoard(view, players, systemClock) : drawMenu(view, seat, systemClock);
  const image = { url: 'attachment://sheet.png' };
  return {
    content,
    embeds: embeds.map((embed) => ({ ...embed, image })),
    components,
    files: [{ attachment: await sheet, name: 'sheet.png' }],
  };
}

async function heightOf(id: string): Promise<number> {
  const message = bot.ada.page.locator(`discord-message[data-id="${id}"]`);
  const image = message.locator('img.picture');
  await expect.poll(() => image.evaluate((one: { naturalWidth?: number }) => one.naturalWidth ?? 0)).toBeGreaterThan(0);
  return (await message.boundingBox())!.height;
}

/** What is too high of the wordiest of these, with its height. */
async function tooHigh(
  all: readonly (readonly [kind: string, message: Message])[],
  most: number,
  show: (message: Message) => Promise<string>,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [kind, message] of wordiest(all)) {
    const height = await heightOf(await show(message));
    if (height > most) found.push(`${kind}: ${height} px, ${message.content}`);
  }
  return found;
}

const post = async (message: Message): Promise<string> => bot.post(await bodyOf(message));
const whisper = async (message: Message): Promise<string> => bot.whisper(await bodyOf(message));

const ALL = GAMES.flatMap((game) => LOCALES.map((locale) => [game.id, locale, game] as const));

test.each(ALL)('boards of %s are low in every step, those of few fit on a phone (%s)', async (_, locale, game) => {
  const boardsOf = (seats: number) =>
    momentsOf(game, seats).flatMap((live) => {
      const board = postRow('board', { messageId: '1' });
      const made = signed((sign) => showBoard(speaking(live, locale), board, 'picture', sign));
      return made.map(([drawn, message]) => [`${stepOf(live)}, ${drawn}`, message] as const);
    });
  expect(await tooHigh(boardsOf(game.seats[0]), MOST.few, post)).toEqual([]);
  expect(await tooHigh(boardsOf(game.seats[1]), MOST.many, post)).toEqual([]);
});

test.each(ALL)(
  'menus of %s fit on a phone in every step, whatever there is to choose (%s)',
  async (_, locale, game) => {
    const matches = SEEDS.flatMap((seed) => momentsOf(game, game.seats[0], { seed }));
    const menus = matches.flatMap((live) =>
      live.stored.seats.flatMap(({ seat }) =>
        signed((sign) => showMenu(live, seat, { locale, look: 'picture', dieSign: sign })).map(([drawn, menu]) => {
          const kind = `${stepOf(live)} ${menu.components.map((row) => row.components.length)} ${passedFor(live, seat)}`;
          return [`${kind}, ${drawn}`, menu] as const;
        }),
      ),
    );
    // In each game somebody is told of throws at which they were not asked.
    expect(matches.some((live) => live.stored.seats.some(({ seat }) => passedFor(live, seat) !== '0 0'))).toBe(true);
    expect(await tooHigh(menus, MOST.menu, whisper)).toEqual([]);
  },
);

const LONG = GAMES.flatMap((game) =>
  Object.entries(LONG_NAMES).map(([of, long]) => [game.id, of, game, long] as const),
);

test.each(LONG)(
  'boards and menus of %s are as low for people with the longest names, of %s',
  async (_, of, game, long) => {
    const { names, more } = long;
    const momentsAt = (seats: number) => momentsOf(game, seats, { names }).map((live) => speaking(live, 'de'));
    const boardsOf = (seats: number) =>
      momentsAt(seats).map((live) => {
        const board = showBoard(live, postRow('board', { messageId: '1' }), 'picture', dieSign);
        return [`${stepOf(live)}, ${of}`, board] as const;
      });
    expect(await tooHigh(boardsOf(game.seats[0]), MOST.few + more, post)).toEqual([]);
    expect(await tooHigh(boardsOf(game.seats[1]), MOST.many + more, post)).toEqual([]);
    const menus = momentsAt(game.seats[0]).flatMap((live) =>
      live.stored.seats.map(({ seat }) => {
        const menu = showMenu(live, seat, { locale: 'de', look: 'picture', dieSign });
        return [`${stepOf(live)} ${menu.components.map((row) => row.components.length)}`, menu] as const;
      }),
    );
    expect(await tooHigh(menus, MOST.menu, whisper)).toEqual([]);
  },
);

test.each(LOCALES)('what is told of the dice fits on a phone (%s)', async (locale) => {
  const thrown = GAMES.map((game) =>
    showDice(
      game,
      thrownRows(game, (_, face) => 9_000 + 100 * face),
      locale,
    ),
  );
  for (const { content, components } of [...thrown, fairMessage((command) => `\`/${command}\``, locale)]) {
    const message = bot.ada.page.locator(`discord-message[data-id="${await bot.whisper({ content, components })}"]`);
    expect((await message.boundingBox())!.height, content).toBeLessThanOrEqual(MOST.page);
  }
});

/** Two who have passed so often each, and of whom the first has all crosses of action 2 to choose from. */
function manyCrosses(passes: number): ActiveMatch {
  const faces = ['4', '1', '2', '5', '3', '6'];
  const whitePassed = (live: ActiveMatch) => withAnswer(withAnswer(withThrow(live, faces), 1, 'w-pass'), 0, 'w-pass');
  let live = freshMatch(gameOf('qwixx')!, NAMES.slice(0, 2));
  for (let turn = 0; turn < 2 * passes; turn += 1) live = withAnswer(whitePassed(live), turn % 2, 'c-pass');
  return whitePassed(live);
}

test.each(LOCALES)(
  'the menu of Qwixx with most crosses fits on a phone, also before a last misthrow (%s)',
  async (locale) => {
    for (const passes of [0, 3]) {
      const menu = showMenu(manyCrosses(passes), 0, { locale, look: 'picture', dieSign });
      expect(menu.components.flatMap((row) => row.components)).toHaveLength(9);
      expect(await heightOf(await whisper(menu))).toBeLessThanOrEqual(MOST.menu);
    }
  },
);

import { afterAll, beforeAll, expect } from 'vitest';
import type { Message, SheetPicture } from '../../src/discord/message/message.js';
import { drawBoard, drawMenu } from '../../src/draw/picture.js';
import { type Game, LEVELS, type Locale } from '../../src/games/game.js';
import { systemClock } from '../../src/lib/clock.js';
import { toActiveMatch } from '../../src/table/match.js';
import type { ActiveMatch } from '../../src/table/types.js';
import { type DieSign, SQUARE_SIGN } from '../../src/text/dice.js';
import { freshMatch, further, withAnswer } from '../support/message-fixtures.js';
import { picker } from '../support/random-match.js';
import { pixel } from './pixel.js';
import { WidgetBot } from './widget-bot.js';

/** A phone of that width has about 610 px for a channel's messages. */
const PHONE = { width: 360, height: 740 };
/**
 * So high may be a board, of as few as can play or of as many, a menu, and a page that is read. A board of a full table is
 * more than a phone shows at once: it is scrolled.
 */
export const HIGHEST = { few: 430, many: 640, menu: 480, page: 610 };
export const NAMES = ['Ada', 'Benjamin', 'Chloé', 'Dario', 'Eva', 'Ólafur'];

/** A message of that kind: of each kind the one that says most is measured. */
export type OfKind = readonly [kind: string, message: Message];

/** What a match among so many asks, as the bots play it. */
export function askedMoments(game: Game, seats: number, { seed = seats, names = NAMES } = {}): readonly ActiveMatch[] {
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

/** The same match at a table of that language. */
export function speaking({ game, state, stored }: ActiveMatch, locale: Locale): ActiveMatch {
  return toActiveMatch({ ...stored, table: { ...stored.table, locale } }, game, state);
}

export function stepOf({ game, state }: ActiveMatch): string {
  return game.view(state, null).step?.key ?? 'between';
}

/** Of all messages of one kind the one that says most, which alone is measured; another whose lines break worse may be higher. */
function wordiest(all: readonly OfKind[]): readonly OfKind[] {
  const found = new Map<string, readonly [says: number, one: OfKind]>();
  for (const one of all) {
    const says = wordsIn(one[1]);
    if ((found.get(one[0])?.[0] ?? -1) < says) found.set(one[0], [says, one]);
  }
  return [...found.values()].map(([, one]) => one);
}

function wordsIn({ content, embeds, components }: Message): number {
  const told = content.length + (embeds[0]?.description?.length ?? 0);
  return told + Math.max(0, ...components.map((row) => JSON.stringify(row).length));
}

/** What Discord is sent of that message, with its sheets drawn. */
async function bodyOf({ content, embeds, components, picture }: Message) {
  if (picture === null) return { content, embeds, components };
  const shown = picture as SheetPicture;
  const { players, seat } = shown;
  const sheet = seat === null ? drawBoard(shown, players, systemClock) : drawMenu(shown, seat, systemClock);
  const image = { url: 'attachment://sheet.png' };
  return {
    content,
    embeds: embeds.map((embed) => ({ ...embed, image })),
    components,
    files: [{ attachment: await sheet, name: 'sheet.png' }],
  };
}

/** Runs in the page: the heights of these messages that are there, with their pictures. */
const HEIGHTS = `((ids) => {
  const all = ids.map((id) => document.querySelector('discord-message[data-id="' + id + '"]'));
  const isThere = (one) => one !== null && [...one.querySelectorAll('img.picture')].every((image) => image.naturalWidth > 0);
  return all.filter(isThere).map((one) => one.getBoundingClientRect().height);
})`;

/** Measures messages in the window of Ada, who has a phone. */
export class Heights {
  readonly #bot = new WidgetBot();
  #drawn = '';
  /** How dice are told: by the application's emojis, and as long as those are not there. */
  readonly signs: Readonly<Record<'faces' | 'squares', DieSign>> = {
    faces: ({ value }) => ({ shows: value === null ? 'blank' : 'face', text: this.#drawn }),
    squares: SQUARE_SIGN,
  };

  async start(): Promise<void> {
    await this.#bot.start();
    const { id, name } = await this.#bot.client.application.emojis.create({ attachment: pixel(), name: 'die' });
    this.#drawn = `<:${name}:${id}>`;
    this.#bot.ada = await this.#bot.open('ada', PHONE);
  }

  close(): Promise<void> {
    return this.#bot.close();
  }

  /** The message with dice told in each way, and once where it tells none. */
  signed(make: (sign: DieSign) => Message): readonly OfKind[] {
    const all = Object.entries(this.signs).map(([drawn, sign]) => [drawn, make(sign)] as const);
    return all.filter(([, { content }], n) => n === 0 || content !== all[0]![1].content);
  }

  /** What is too high of the wordiest of these, which everybody sees. */
  boards(all: readonly OfKind[], most: number): Promise<readonly string[]> {
    return this.#tooHigh(wordiest(all), most, async (message) => this.#bot.post(await bodyOf(message)));
  }

  /** What is too high of the wordiest of these, which Ada alone sees. */
  menus(all: readonly OfKind[], most: number): Promise<readonly string[]> {
    return this.#tooHigh(wordiest(all), most, async (message) => this.#bot.whisper(await bodyOf(message)));
  }

  async #tooHigh(
    all: readonly OfKind[],
    most: number,
    show: (message: Message) => Promise<string>,
  ): Promise<readonly string[]> {
    const ids: string[] = [];
    for (const [, message] of all) ids.push(await show(message));
    const heights = await this.#of(ids);
    const told = all.map(([kind, { content }], n) => `${kind}: ${heights[n]} px, ${content}`);
    return told.filter((_, n) => heights[n]! > most);
  }

  /** All at once: to ask the page for each would take longer than to show it. */
  async #of(ids: readonly string[]): Promise<readonly number[]> {
    const measure = () => this.#bot.ada.page.evaluate<readonly number[]>(`${HEIGHTS}(${JSON.stringify(ids)})`);
    await expect.poll(measure).toHaveLength(ids.length);
    return measure();
  }
}

/** Measures for all tests of a file in one window: most of the time went into opening another one for each. */
export function useHeights(): Heights {
  const heights = new Heights();
  beforeAll(() => heights.start());
  afterAll(() => heights.close());
  return heights;
}

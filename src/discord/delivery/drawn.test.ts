import { beforeEach, describe, expect } from 'vitest';
import { createLatch, PATIENT, type Received, refusalResponse } from '../../../test/support/discord-harness.js';
import type { SenderHarness, SenderOptions } from '../../../test/support/sender-harness.js';
import { senderTest } from '../../../test/support/sender-test.js';
import { CHANNEL, sayYes } from '../../../test/support/table-harness.js';
import { type Clock, systemClock } from '../../lib/clock.js';
import type { Post } from '../../store/rows.js';
import type { Picture } from '../message/message.js';
import { TURN_PATIENCE } from './dress.js';

/** Drawing ends with it. */
let drawing: () => Promise<unknown>;
let mayAttach: boolean;
/** How quickly time passes, and from how many milliseconds on no wait is ever over. */
let waits: { speed: number; endless: number };
const SECOND = 1000;

beforeEach(() => {
  drawing = async () => undefined;
  mayAttach = true;
  waits = { speed: 1, endless: Number.POSITIVE_INFINITY };
});

const clock: Clock = {
  ...systemClock,
  monotonic: () => waits.speed * systemClock.monotonic(),
  after: (ms, job) => (ms < waits.endless ? systemClock.after(ms / waits.speed, job) : () => undefined),
};

const test = senderTest.extend<{ readonly options: SenderOptions }>({
  options: { mayAttach: (channel) => channel !== CHANNEL || mayAttach, draw, clock },
});

async function draw({ alt }: Picture): Promise<Buffer> {
  await drawing();
  return Buffer.from(alt);
}

async function begun({ people, sent }: SenderHarness): Promise<{ readonly table: string; readonly board: Received }> {
  const table = await people.begin(['Ann', 'Ben']);
  const board = (await sent()).find(({ method, body }) => method === 'POST' && isCalling(body))!;
  return { table, board };
}

async function boardOf({ people }: SenderHarness, table: string): Promise<Post> {
  return (await people.read(table)).posts.find(({ kind }) => kind === 'board')!;
}

async function answer({ people }: SenderHarness, table: string): Promise<void> {
  const live = await people.live(table);
  await people.say(table, 'Ann', live.game.legalMoves(live.state, 0)[0]!);
}

const isCalling = ({ content }: Received['body']): boolean => content.includes('<@');
const isPicture = ({ body }: Received): boolean => body.embeds[0].image !== undefined;

describe('a board', () => {
  test('comes with a picture and its words instead of sheets in letters', async ({ harness }) => {
    const { table, board } = await begun(harness);
    const [file] = board.body.attachments;
    expect(board.body.files).toEqual([file.filename]);
    expect(file.description).toContain('Sheet 1, Ann');
    expect(board.body.embeds[0]).toMatchObject({ image: { url: `attachment://${file.filename}` } });
    expect(board.body.embeds[0].fields).toBeUndefined();
    expect(board.body.embeds[0].description ?? '').toBe('');
    expect((await boardOf(harness, table)).picture).toBe(file.filename);
  });

  test('that changes without its picture does not send the picture again', async ({ harness, sent }) => {
    const { table } = await begun(harness);
    const { match } = (await harness.people.live(table)).stored;
    await sayYes(harness.people, 'Ann', { kind: 'end', match: match.id });
    const [edit] = await sent();
    expect(edit!.body.embeds[0].description).toContain('1 of 2 agree');
    expect(isPicture(edit!)).toBe(true);
    expect(edit!.body).not.toHaveProperty('attachments');
    expect(edit!.body).not.toHaveProperty('files');
  });

  test('on which somebody has answered shows so in a new picture', async ({ harness, sent }) => {
    const { table, board } = await begun(harness);
    await answer(harness, table);
    const [edit] = await sent();
    const [file] = edit!.body.attachments;
    expect(file.description).toContain('Answered: Ann.');
    expect(file.filename).not.toBe(board.body.attachments[0].filename);
    expect(edit!.body.files).toEqual([file.filename]);
  });

  test('is written where it is not drawn within two seconds, and drawn from its next change on', async ({
    harness,
    sent,
  }) => {
    const late = createLatch();
    drawing = () => late.opened;
    waits.speed = 20;
    const { table, board } = await begun(harness);
    expect(isPicture(board)).toBe(false);
    expect(board.body.embeds[0].fields).toHaveLength(2);
    expect((await boardOf(harness, table)).picture).toBeNull();
    late.open();
    expect(await sent()).toEqual([]);
    await answer(harness, table);
    expect((await sent()).map(isPicture)).toEqual([true]);
  });

  test('waits for its picture, new or to be changed, while other tables there have their turn', async ({
    harness,
    server,
  }) => {
    const { people, sender, sent } = harness;
    waits.endless = 2 * SECOND;
    const whileLate = async (happens: () => Promise<unknown>, other: string): Promise<readonly boolean[]> => {
      const late = createLatch();
      drawing = () => late.opened;
      await happens();
      await people.open([other]);
      sender.wake();
      await expect.poll(() => server.received.map(({ body }) => JSON.stringify(body)).join(), PATIENT).toContain(other);
      late.open();
      return (await sent()).filter(({ body }) => isCalling(body)).map(isPicture);
    };
    let table = '';
    const begin = async (): Promise<void> => {
      table = await people.begin(['Ann', 'Ben']);
    };
    expect(await whileLate(begin, 'Cid')).toEqual([true]);
    expect(await whileLate(() => answer(harness, table), 'Dan')).toEqual([true]);
  });

  test('that changes while it is made keeps others waiting for a moment only', async ({ harness, server, sent }) => {
    // However long the first picture takes it is there in its turn.
    waits.endless = TURN_PATIENCE;
    const late = createLatch();
    let table = '';
    let draws = 0;
    drawing = async () => {
      draws += 1;
      if (draws > 1) return late.opened;
      await answer(harness, table);
      waits.endless = 2 * SECOND;
    };
    table = await harness.people.begin(['Ann', 'Ben']);
    harness.sender.wake();
    const made = (): readonly Received[] =>
      server.received.filter(({ method, body }) => method === 'POST' && isCalling(body));
    await expect.poll(() => made().map(isPicture), PATIENT).toEqual([false]);
    late.open();
    expect((await sent()).filter(({ body }) => isCalling(body)).map(isPicture)).toEqual([false]);
    expect(await harness.people.store.unsentPosts()).toEqual([]);
  });

  test('that is written for want of time has menus beneath it that are written, too', async ({ harness }) => {
    drawing = () => createLatch().opened;
    waits.speed = 20;
    harness.people.waiting.reached = true;
    await harness.people.begin(['Ann', 'Ben']);
    const menus = (await harness.sent()).filter(
      ({ method, path }) => method === 'PATCH' && path.includes('/webhooks/'),
    );
    expect(menus).toHaveLength(2);
    for (const { body } of menus) {
      expect(body.components.length).toBeGreaterThan(0);
      expect(body.embeds[0]?.image).toBeUndefined();
    }
  });

  test('is written where drawing fails, and left at that', async ({ harness, sent }) => {
    drawing = () => Promise.reject(new Error('no ink'));
    const { table, board } = await begun(harness);
    expect(isPicture(board)).toBe(false);
    expect((await boardOf(harness, table)).picture).toBeNull();
    expect(await sent()).toEqual([]);
  });

  test('is written where this bot may attach no files', async ({ harness }) => {
    mayAttach = false;
    const { board } = await begun(harness);
    expect(isPicture(board)).toBe(false);
    expect(board.body).not.toHaveProperty('attachments');
  });

  test.for([50013, 40005])(
    'is written at once where its file is refused with %s, and so are the next ones',
    async (code, { harness, server, sent }) => {
      server.answer = (request) => (request.body?.files === undefined ? undefined : refusalResponse(403, code));
      const { table, board } = await begun(harness);
      expect(isPicture(board)).toBe(true);
      expect((await boardOf(harness, table)).messageId).not.toBeNull();
      expect((await boardOf(harness, table)).picture).toBeNull();
      await answer(harness, table);
      expect((await sent()).some(isPicture)).toBe(false);
    },
  );

  test('that is over loses its picture', async ({ harness, people, sent }) => {
    const { table } = await begun(harness);
    const first = (await boardOf(harness, table)).id;
    await people.finish(table);
    await sent();
    const closed = (await people.read(table)).posts.find(({ id }) => id === first);
    expect(closed).toMatchObject({ picture: null });
    expect((await people.read(table)).posts.at(-1)).toMatchObject({
      kind: 'result',
      picture: expect.stringMatching(/\.png$/),
    });
  });
});

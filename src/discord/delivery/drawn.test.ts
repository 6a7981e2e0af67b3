import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PATIENT, type Received, refusal, type Wire } from '../../../test/support/discord-harness.js';
import { type SenderHarness, senderHarness } from '../../../test/support/sender-harness.js';
import { CHANNEL, type TableHarness } from '../../../test/support/table-harness.js';
import type { Post } from '../../store/rows.js';
import type { Picture } from '../message/picture.js';

let harness: SenderHarness;
let server: Wire;
let people: TableHarness;
let sent: SenderHarness['sent'];
/** Drawing ends with it. */
let drawing: () => Promise<unknown>;
let mayAttach: boolean;

beforeEach(async () => {
  drawing = async () => undefined;
  mayAttach = true;
  harness = await senderHarness({ mayAttach: (channel) => channel !== CHANNEL || mayAttach, draw });
  ({ server, people, sent } = harness);
});
afterEach(() => harness.close());

async function draw({ alt }: Picture): Promise<Buffer> {
  await drawing();
  return Buffer.from(alt);
}

async function begun(): Promise<{ readonly table: string; readonly board: Received }> {
  const table = await people.begin(['Ann', 'Ben']);
  const board = (await sent()).find(({ method, body }) => method === 'POST' && isCalling(body))!;
  return { table, board };
}

function boardOf(table: string): Post {
  return people.read(table).posts.find(({ kind }) => kind === 'board')!;
}

async function answer(table: string): Promise<void> {
  const live = people.live(table);
  await people.say(table, 'Ann', live.game.legalMoves(live.state, 0)[0]!);
}

const isCalling = ({ content }: Received['body']): boolean => content.includes('<@');
const isPicture = ({ body }: Received): boolean => body.embeds[0].image !== undefined;

describe('a board', () => {
  test('comes with a picture and its words instead of sheets in letters', async () => {
    const { table, board } = await begun();
    const [file] = board.body.attachments;
    expect(board.body.files).toEqual([file.filename]);
    expect(file.description).toContain('Sheet 1, Ann');
    expect(board.body.embeds[0]).toMatchObject({ image: { url: `attachment://${file.filename}` } });
    expect(board.body.embeds[0].fields).toBeUndefined();
    expect(board.body.embeds[0].description).toContain('1. Ann: 0 points');
    expect(boardOf(table).picture).toBe(file.filename);
  });

  test('that changes without its picture does not send the picture again', async () => {
    const { table } = await begun();
    await answer(table);
    const [edit] = await sent();
    expect(isPicture(edit!)).toBe(true);
    expect(edit!.body).not.toHaveProperty('attachments');
    expect(edit!.body).not.toHaveProperty('files');
  });

  test('is written where it is not drawn in time, and drawn a moment later', async () => {
    drawing = () => expect.poll(() => server.received.some(({ body }) => isCalling(body)), PATIENT).toBe(true);
    const { table, board } = await begun();
    expect(isPicture(board)).toBe(false);
    expect(board.body.embeds[0].fields).toHaveLength(2);
    expect(boardOf(table).picture).not.toBeNull();
    expect(boardOf(table).sent).toBe(boardOf(table).wanted);
  });

  test('is written where drawing fails, and left at that', async () => {
    drawing = () => Promise.reject(new Error('no ink'));
    const { table, board } = await begun();
    expect(isPicture(board)).toBe(false);
    expect(boardOf(table).picture).toBeNull();
    expect(await sent()).toEqual([]);
  });

  test('is written where this bot may attach no files', async () => {
    mayAttach = false;
    const { board } = await begun();
    expect(isPicture(board)).toBe(false);
    expect(board.body).not.toHaveProperty('attachments');
  });

  test.each([50013, 40005])(
    'is written at once where its file is refused with %s, and so are the next ones',
    async (code) => {
      server.answer = (request) => (request.body?.files === undefined ? undefined : refusal(403, code));
      const { table, board } = await begun();
      expect(isPicture(board)).toBe(true);
      expect(boardOf(table).messageId).not.toBeNull();
      expect(boardOf(table).picture).toBeNull();
      await answer(table);
      expect((await sent()).some(isPicture)).toBe(false);
    },
  );

  test('that is over loses its picture', async () => {
    const { table } = await begun();
    const first = boardOf(table).id;
    await people.finish(table);
    await sent();
    const closed = people.read(table).posts.find(({ id }) => id === first);
    expect(closed).toMatchObject({ picture: null });
    expect(people.read(table).posts.at(-1)).toMatchObject({ kind: 'result', picture: expect.stringMatching(/\.png$/) });
  });
});

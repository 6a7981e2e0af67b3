import { Routes } from 'discord.js';
import { describe, expect } from 'vitest';
import { createLatch, PATIENT, type Received, refusalResponse } from '../../../test/support/discord-harness.js';
import { quickClock } from '../../../test/support/quick-clock.js';
import { CREATE, EDIT, named, SELF, type SenderHarness } from '../../../test/support/sender-harness.js';
import { senderTest } from '../../../test/support/sender-test.js';
import { CHANNEL, GUILD } from '../../../test/support/table-harness.js';
import type { Clock } from '../../lib/clock.js';
import type { Request } from './files.js';
import type { HeldLobby } from './held-lobby.js';
import { Sender } from './sender.js';

/** While an answer is sent time goes by only where a test says so; null: it goes by itself. */
let stopped: number | null = null;
const due = new Set<{ readonly at: number; readonly job: () => void }>();
const clock: Clock = {
  ...quickClock,
  monotonic: () => stopped ?? quickClock.monotonic(),
  after(ms, job) {
    if (stopped === null) return quickClock.after(ms, job);
    const timer = { at: stopped + ms, job };
    due.add(timer);
    return () => void due.delete(timer);
  },
};

/** So many milliseconds go by while an answer is sent. */
function letPass(ms: number): void {
  stopped = clock.monotonic() + ms;
  for (const timer of [...due].filter(({ at }) => at <= clock.monotonic())) {
    due.delete(timer);
    timer.job();
  }
}

const test = senderTest.extend({ options: { clock } });

/** Made after any time of the test. */
const MESSAGE = '1999999999999999999';
const ELSEWHERE = '900000000000000002';
const LOOKED = 'GET /channels/…/messages?limit=50&after=…';
const EDIT_BY_TOKEN = 'PATCH /webhooks/…/tok/messages/…';
const isAnswer = ({ path }: Received): boolean => path.startsWith('/interactions/');

/** A lobby that has just been opened where the bot has posted before, held for the answer. */
async function held({
  people,
  parts,
  sender,
  sent,
}: SenderHarness): Promise<{ readonly table: string; readonly lobby: HeldLobby }> {
  // What a bot finds unsent when it starts may be one's from before.
  await sent();
  parts.channels.markTaken(CHANNEL, GUILD);
  const table = await people.open(['Ann']);
  return { table, lobby: (await sender.holdLobby(table, CHANNEL))! };
}

/** Answers by that lobby through the real library; how often that was sent. */
async function answerBy({ server, people }: SenderHarness, lobby: HeldLobby): Promise<number> {
  stopped = clock.monotonic();
  const by = { token: 'tok', tokenUntil: people.clock.now + 600_000 };
  const route = Routes.interactionCallback('111111111111111111', 'tok');
  const sent = lobby.post(by, async ({ body }, signal) => {
    const told = (await server.posting.post(route, { auth: false, body: { type: 4, data: body }, signal })) as {
      readonly id?: string;
    };
    return told.id ?? null;
  });
  await sent.catch(() => undefined);
  expect(due).toEqual(new Set());
  stopped = null;
  return server.received.splice(0).filter(isAnswer).length;
}

/** What the channel shows where the answer has made that message. */
function messageOf({ body }: Request): object {
  return { id: MESSAGE, author: { id: SELF.userId }, embeds: body.embeds, attachments: [], mentions: [] };
}

describe('a lobby that the answer to its command makes', () => {
  test('is posted by nobody else, before or after', async ({ harness, people, sent, posts }) => {
    const { table, lobby } = await held(harness);
    expect(await sent()).toEqual([]);
    await lobby.post({ token: 'tok', tokenUntil: people.clock.now + 600_000 }, async () => {
      expect(await sent()).toEqual([]);
      return MESSAGE;
    });
    expect(await sent()).toEqual([]);
    expect(await posts(table)).toEqual([
      expect.objectContaining({ messageId: MESSAGE, wanted: 1, sent: 1, token: null }),
    ]);
  });

  test('is where the seal of its dice stood first', async ({ harness, people }) => {
    people.sealing.on = true;
    const { table, lobby } = await held(harness);
    await lobby.post({ token: 'tok', tokenUntil: 1 }, async () => MESSAGE);
    expect((await people.read(table)).table).toMatchObject({ sealMessage: MESSAGE, unseenSince: null });
  });

  test('and was pressed before that is noted is edited once more, by the bot', async ({ harness, people, sent }) => {
    const { table, lobby } = await held(harness);
    await lobby.post({ token: 'tok', tokenUntil: 1 }, async () => {
      await people.tables.act(people.press('Ben'), { kind: 'join', table });
      expect(await sent()).toEqual([]);
      return MESSAGE;
    });
    const [edit, ...others] = await sent();
    expect([named(edit!), others]).toEqual([EDIT, []]);
    expect(edit!.body.content).toContain('2. Ben');
  });

  test.for([
    ['too late', refusalResponse(404, 10062)],
    ['malformed', refusalResponse(400, 50035)],
    ['blocked', refusalResponse(400, 200000)],
    ['too many', refusalResponse(429, 0, { 'retry-after': '6' })],
  ] as const)(
    'is posted by the bot at once where that is refused (%s)',
    async ([_, refusal], { harness, sent, posts }) => {
      const { table, lobby } = await held(harness);
      harness.server.answer = (request) => (isAnswer(request) ? refusal : undefined);
      expect(await answerBy(harness, lobby)).toBe(1);
      const [made, ...others] = await sent();
      const [post] = await posts(table);
      expect([named(made!), made!.body.nonce, others]).toEqual([CREATE, post!.nonce, []]);
      expect(post).toMatchObject({ wanted: 1, sent: 1 });
    },
  );

  test('is answered with again where it may not have arrived', async ({ harness, sent, posts }) => {
    const { table, lobby } = await held(harness);
    let failures = 3;
    harness.server.answer = (request) =>
      isAnswer(request) ? (failures-- > 0 ? refusalResponse(502, 0) : { body: { id: MESSAGE } }) : undefined;
    expect(await answerBy(harness, lobby)).toBe(4);
    expect(await sent()).toEqual([]);
    expect((await posts(table))[0]).toMatchObject({ messageId: MESSAGE, sent: 1 });
  });

  test('is not answered with again once Discord takes no answer any more', async ({ harness }) => {
    const { lobby } = await held(harness);
    harness.server.answer = (request) => {
      if (isAnswer(request)) letPass(1_600);
      return isAnswer(request) ? refusalResponse(502, 0) : { body: [] };
    };
    expect(await answerBy(harness, lobby)).toBe(2);
  });

  test('is waited for no longer than that', async ({ harness, sent }) => {
    const { lobby } = await held(harness);
    const answer = createLatch();
    harness.server.answer = (request) => {
      if (request.method === 'GET') return { body: [] };
      if (!isAnswer(request)) return undefined;
      letPass(3_000);
      return { after: answer.opened };
    };
    expect(await answerBy(harness, lobby)).toBe(1);
    expect((await sent()).map(named)).toEqual([LOOKED, CREATE]);
    answer.open();
  });

  /** How nobody hears what has become of it, and how often it is sent. */
  const UNHEARD = [
    ['it fails again and again', () => refusalResponse(502, 0), 4],
    ['it fails, and is there already', (n: number) => refusalResponse(n === 1 ? 502 : 400, n === 1 ? 0 : 40060), 2],
    ['it fails, and is refused', (n: number) => refusalResponse(n === 1 ? 502 : 404, n === 1 ? 0 : 10062), 2],
    ['it is there already', () => refusalResponse(400, 40060), 1],
    ['the message is not told', () => ({ status: 204 }), 1],
  ] as const;

  test.for(UNHEARD)('is looked for where %s, and found', async ([_, answer, times], { harness, sent, posts }) => {
    const { table, lobby } = await held(harness);
    let count = 0;
    let found: object[] = [];
    harness.server.answer = (request) => {
      if (request.method === 'GET') return { body: found };
      if (!isAnswer(request)) return undefined;
      found = [messageOf({ body: request.body.data })];
      return answer(++count);
    };
    expect(await answerBy(harness, lobby)).toBe(times);
    // What it tells is not known.
    expect((await sent()).map(named)).toEqual([LOOKED, EDIT_BY_TOKEN]);
    expect((await posts(table))[0]).toMatchObject({ messageId: MESSAGE, wanted: 1, sent: 1 });
  });

  test.for(UNHEARD)('is looked for where %s, and else posted by the bot', async ([_, answer], { harness, sent }) => {
    const { lobby } = await held(harness);
    let count = 0;
    harness.server.answer = (request) => {
      if (request.method === 'GET') return { body: [] };
      return isAnswer(request) ? answer(++count) : undefined;
    };
    await answerBy(harness, lobby);
    expect((await sent()).map(named)).toEqual([LOOKED, CREATE]);
  });

  test('is looked for by the next bot where one was killed before it heard of it', async ({
    harness,
    people,
    posts,
  }) => {
    const { server } = harness;
    const { table, lobby } = await held(harness);
    let shown: Request | null = null;
    const killed = createLatch();
    void lobby.post({ token: 'tok', tokenUntil: people.clock.now + 600_000 }, async (request) => {
      shown = request;
      await killed.opened;
      return MESSAGE;
    });
    await expect.poll(() => shown, PATIENT).not.toBeNull();
    server.answer = ({ method }) => (method === 'GET' ? { body: [messageOf(shown!)] } : undefined);
    const next = new Sender(harness.parts);
    next.wake();
    await expect.poll(async () => (await posts(table))[0]!.sent, PATIENT).toBe(1);
    expect(server.received.map(named)).toEqual([LOOKED, EDIT_BY_TOKEN]);
    await next.stop();
    killed.open();
  });

  test('is posted by the next bot where one was killed before it answered', async ({ harness }) => {
    const { server } = harness;
    await held(harness);
    const next = new Sender(harness.parts);
    next.wake();
    await expect.poll(() => server.received.map(named), PATIENT).toEqual([CREATE]);
    await next.idle();
    await next.stop();
  });
});

describe('a lobby is left to the outbox', () => {
  test('which has begun to post it', async ({ harness, server, people, sender, sent }) => {
    harness.parts.channels.markTaken(CHANNEL, GUILD);
    const table = await people.open(['Ann']);
    const answer = createLatch();
    server.answer = () => ({ after: answer.opened });
    sender.wake();
    await expect.poll(() => server.received.length, PATIENT).toBe(1);
    expect(await sender.holdLobby(table, CHANNEL)).toBeNull();
    answer.open();
    expect((await sent()).map(named)).toEqual([CREATE]);
    expect(await sender.holdLobby(table, CHANNEL)).toBeNull();
  });

  test('where the answer came too late', async ({ harness, sent }) => {
    const { lobby } = await held(harness);
    lobby.release();
    lobby.release();
    expect((await sent()).map(named)).toEqual([CREATE]);
  });

  test('that stands in another channel', async ({ harness, people, sender }) => {
    harness.parts.channels.markTaken(ELSEWHERE, GUILD);
    expect(await sender.holdLobby(await people.open(['Ann']), ELSEWHERE)).toBeNull();
  });

  test('until the bot has posted there itself, and again after a refusal', async ({ harness, sent }) => {
    const { people, sender, server, parts } = harness;
    const holdsNextOf = async (person: string) => {
      people.clock.now += 1;
      const lobby = await sender.holdLobby(await people.open([person]), CHANNEL);
      lobby?.release();
      return lobby !== null;
    };
    expect(await holdsNextOf('Ann')).toBe(false);
    await sent();
    expect(await holdsNextOf('Ben')).toBe(true);
    server.answer = () => refusalResponse(403, 50013);
    await sent();
    expect(await holdsNextOf('Cid')).toBe(false);
    server.answer = () => undefined;
    // Something has gone through by the token of a press.
    await parts.channels.markWorking(CHANNEL);
    expect(await holdsNextOf('Dee')).toBe(false);
    await sent();
    expect(await holdsNextOf('Eva')).toBe(true);
  });
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createLatch,
  memoryLog,
  PATIENT,
  refusalResponse,
  type Wire,
  wire,
} from '../../test/support/discord-harness.js';
import { systemClock } from '../lib/clock.js';
import { createAnswers } from './answers.js';
import type { Request } from './delivery/files.js';
import type { HeldLobby } from './delivery/held-lobby.js';
import type { Incoming } from './incoming.js';
import { makeMessage } from './message/message.js';
import { type Arrived, Responder } from './respond.js';
import type { Response } from './response.js';

let server: Wire;
let log: ReturnType<typeof memoryLog>;
let answers: ReturnType<typeof createAnswers>;
/** Whose menus of which matches were noted to be answered anew, and after how many requests. */
let anew: (readonly [string, string, number])[];

beforeEach(async () => {
  server = await wire();
  log = memoryLog();
  answers = createAnswers(systemClock);
  anew = [];
});
afterEach(() => server.close());

const made = makeMessage({ content: 'hello' });
/** The same as it goes out. */
const { picture: _, ...sent } = made;

async function respond(source: Incoming['source'], work: Promise<Response>, patience = 50_000): Promise<Arrived> {
  const interaction = {
    id: '111111111111111111',
    token: 'tok',
    applicationId: '222222222222222222',
    user: { id: '1' },
  };
  const incoming = { interaction, source, files: () => [] } as unknown as Incoming;
  const store: ConstructorParameters<typeof Responder>[1]['store'] = {
    async answeredAnew({ matchId, personId }) {
      anew.push([matchId, personId, server.received.length]);
    },
  };
  const deps = { log, clock: systemClock, answers, store, posting: server.posting };
  const { arrived } = await new Responder(server.rest, deps, patience).respond(incoming, work);
  return arrived;
}

/** Is not given up. */
const NEVER = new AbortController().signal;

/** A lobby that is sent once. */
function lobbyOf(
  body: Request['body'],
  noteMade: (id: string | null) => void = () => undefined,
  givenUp = NEVER,
): HeldLobby {
  return { post: async (_, send) => noteMade(await send({ body }, givenUp)), release: () => undefined };
}

async function never(): Promise<never> {
  throw new Error('nobody should ask for that');
}

/** Is there when the press was answered without it. */
async function slow<T>(value: T): Promise<T> {
  await expect.poll(() => server.received.length, PATIENT).toBe(1);
  return value;
}

function readCalls(): readonly (readonly [string, string, unknown])[] {
  return server.received.map(({ method, path, body: given }) => [method, path, given]);
}

const callback = '/interactions/111111111111111111/tok/callback?with_response=false';
const original = '/webhooks/222222222222222222/tok/messages/%40original';

describe('a press that is worked on quickly', () => {
  test('is answered by one call, privately', async () => {
    expect(await respond('board', Promise.resolve({ kind: 'private', body: made, drawn: null }))).toBe('arrived');
    expect(readCalls()).toEqual([['POST', callback, { type: 4, data: { ...sent, flags: 64 } }]]);
  });

  test('is answered for everybody where that is asked for', async () => {
    await respond('menu', Promise.resolve({ kind: 'public', body: made, drawn: null, onLost: () => undefined }));
    expect(readCalls()).toEqual([['POST', callback, { type: 4, data: sent }]]);
  });

  test.each([
    [{ resource: { message: { id: '5' } } }, '5'],
    [undefined, null],
  ])('is answered by the lobby itself for everybody, and asks for its id (%j)', async (body, id) => {
    server.answer = () => ({ ...(body && { body }) });
    const told: (string | null)[] = [];
    const lobby = lobbyOf(sent, (made) => told.push(made));
    expect(await respond('slash', Promise.resolve({ kind: 'lobby', lobby, late: never }))).toBe('arrived');
    expect(readCalls()).toEqual([['POST', callback.replace('false', 'true'), { type: 4, data: sent }]]);
    expect(told).toEqual([id]);
  });

  test.each([
    ['for what it says', 'warn', refusalResponse(400, 200000)],
    ['as one too many', 'warn', refusalResponse(429, 0, { 'retry-after': '6' })],
    ['as malformed', 'error', refusalResponse(400, 50035)],
  ])(
    'is told privately what becomes of the lobby where that is refused as its answer, %s',
    async (_, level, refusal) => {
      server.answer = ({ body }) => (body.data.flags === 64 ? undefined : refusal);
      const late = async () => ({ kind: 'private', body: made, drawn: null }) as const;
      expect(await respond('slash', Promise.resolve({ kind: 'lobby', lobby: lobbyOf(sent), late }))).toBe('arrived');
      expect(readCalls().slice(1)).toEqual([['POST', callback, { type: 4, data: { ...sent, flags: 64 } }]]);
      expect(log.written).toEqual([expect.objectContaining({ level })]);
    },
  );

  test('waits no longer for the answer once that is given up', async () => {
    const givenUp = new AbortController();
    server.answer = () => {
      givenUp.abort();
      return { after: new Promise(() => undefined) };
    };
    const work = Promise.resolve({
      kind: 'lobby',
      lobby: lobbyOf(sent, undefined, givenUp.signal),
      late: never,
    } as const);
    expect(await respond('slash', work)).toBe('lost');
    expect(server.received.length).toBe(1);
  });

  test.each([
    [404, 10062],
    [400, 40060],
    [502, 0],
  ])('is not answered again where no answer would arrive (%s, %s)', async (status, code) => {
    server.answer = () => refusalResponse(status, code);
    const work = Promise.resolve({ kind: 'lobby', lobby: lobbyOf(sent), late: never } as const);
    expect(await respond('slash', work)).toBe('lost');
    expect(server.received.length).toBe(1);
  });

  test('replaces the message that was pressed', async () => {
    await respond('menu', Promise.resolve({ kind: 'update', body: made, drawn: null }));
    expect(readCalls()).toEqual([['POST', callback, { type: 7, data: sent }]]);
  });

  test('is not answered a second time', async () => {
    expect(await respond('menu', Promise.resolve(null))).toBe('lost');
    expect(readCalls()).toEqual([]);
  });
});

describe('a press on a private message that was taken away meanwhile', () => {
  const GONE = refusalResponse(404, 10008);

  test('is answered by a new one', async () => {
    server.answer = ({ body }) => (body.type === 7 ? GONE : undefined);
    expect(await respond('menu', Promise.resolve({ kind: 'update', body: made, drawn: 'kept' }))).toBe('anew');
    expect(readCalls().slice(1)).toEqual([['POST', callback, { type: 4, data: { ...sent, flags: 64 } }]]);
    expect(log.written).toEqual([]);
    expect(anew).toEqual([]);
  });

  test('is noted before that, if it is a menu', async () => {
    server.answer = ({ body }) => (body.type === 7 ? GONE : undefined);
    const menu = { match: 'm1', isLate: false };
    expect(await respond('menu', Promise.resolve({ kind: 'update', body: made, drawn: 'kept', menu }))).toBe('anew');
    expect(anew).toEqual([['m1', '1', 1]]);
  });

  test('is at an end where that can not be, or was a lobby', async () => {
    server.answer = () => GONE;
    for (const source of ['menu', 'lobby'] as const)
      expect(await respond(source, Promise.resolve({ kind: 'update', body: made, drawn: null }))).toBe('lost');
    expect(server.received.length).toBe(3);
    expect(log.written.map(({ level }) => level)).toEqual(['debug', 'debug']);
  });
});

describe('a press that takes long', () => {
  test.each(['slash', 'board'] as const)('on a %s gets its private message filled in later', async (source) => {
    await respond(source, slow({ kind: 'private', body: made, drawn: null }), 20);
    expect(readCalls()).toEqual([
      ['POST', callback, { type: 5, data: { flags: 64 } }],
      ['PATCH', original, sent],
    ]);
  });

  test.each(['menu', 'lobby'] as const)('on a %s has the message replaced later', async (source) => {
    await respond(source, slow({ kind: 'update', body: made, drawn: null }), 20);
    expect(readCalls()).toEqual([
      ['POST', callback, { type: 6 }],
      ['PATCH', original, sent],
    ]);
  });

  test('and would be answered by a lobby is told privately of one that is posted', async () => {
    const lobby = { post: never, release: () => undefined };
    const late = async () => ({ kind: 'private', body: made, drawn: null }) as const;
    expect(await respond('slash', slow({ kind: 'lobby', lobby, late }), 20)).toBe('arrived');
    expect(readCalls()).toEqual([
      ['POST', callback, { type: 5, data: { flags: 64 } }],
      ['PATCH', original, sent],
    ]);
  });

  test('holds up its lobby no longer, also where its deferral hangs', async () => {
    const [deferral, released] = [createLatch(), createLatch()];
    server.answer = () => ({ after: deferral.opened });
    const lobby = { post: never, release: released.open };
    const late = async () => ({ kind: 'private', body: made, drawn: null }) as const;
    const answered = respond('slash', slow({ kind: 'lobby', lobby, late }), 20);
    await released.opened;
    deferral.open();
    expect(await answered).toBe('arrived');
  });

  test('on a lobby is told privately later what could not be done', async () => {
    await respond('lobby', slow({ kind: 'private', body: made, drawn: null }), 20);
    expect(readCalls()).toEqual([
      ['POST', callback, { type: 6 }],
      ['POST', '/webhooks/222222222222222222/tok', { ...sent, flags: 64 }],
    ]);
  });

  test('is told so a little later where its channel takes no more by tokens for now', async () => {
    let refusals = 1;
    server.answer = ({ path }) =>
      path.startsWith('/webhooks/') && refusals-- > 0
        ? refusalResponse(429, 0, { 'retry-after': '0.6', 'x-ratelimit-scope': 'shared' })
        : undefined;
    expect(await respond('lobby', slow({ kind: 'private', body: made, drawn: null }), 20)).toBe('arrived');
    expect(readCalls().map(([method]) => method)).toEqual(['POST', 'POST', 'POST']);
  });

  test('on a menu is answered for everybody later where that is asked for, and the menu stays', async () => {
    await respond('menu', slow({ kind: 'public', body: made, drawn: null, onLost: () => undefined }), 20);
    expect(readCalls()).toEqual([
      ['POST', callback, { type: 6 }],
      ['POST', '/webhooks/222222222222222222/tok', sent],
    ]);
  });

  test('and turns out to be answered already leaves nothing behind', async () => {
    await respond('slash', slow(null), 20);
    expect(readCalls().at(-1)).toEqual(['DELETE', original, null]);
  });
});

describe('an answer that the platform refuses', () => {
  test.each([
    [404, 10062, 'debug'],
    [400, 40060, 'warn'],
    [401, 50027, 'debug'],
    [404, 10003, 'debug'],
    [404, 10004, 'debug'],
    [403, 50001, 'warn'],
    [403, 50013, 'warn'],
    [400, 50083, 'warn'],
    [400, 160005, 'warn'],
    [400, 200000, 'warn'],
  ])('with %i %i is counted and dropped', async (status, code, level) => {
    server.answer = () => refusalResponse(status, code);
    expect(await respond('menu', Promise.resolve({ kind: 'update', body: made, drawn: null }))).toBe('lost');
    expect(log.written).toEqual([
      expect.objectContaining({ level, facts: expect.objectContaining({ code, times: 1 }) }),
    ]);
    expect(server.received.length).toBe(1);
    expect(answers.failingSince()).toBeNull();
  });

  test.each([
    [callback, (work: Response) => Promise.resolve(work)],
    [original, slow],
  ] as const)('through no fault of its own, at %s, tells that nobody is answered', async (way, begin) => {
    server.answer = ({ path }) => (path === way ? { status: 503 } : undefined);
    const response = { kind: 'private', body: made, drawn: null } as const;
    expect(await respond('slash', begin(response), 20)).toBe('lost');
    expect(answers.failingSince()).not.toBeNull();
    expect(log.written).toEqual([expect.objectContaining({ level: 'warn' })]);
    server.answer = () => undefined;
    expect(await respond('slash', Promise.resolve(response))).toBe('arrived');
    expect(answers.failingSince()).toBeNull();
  });

  test('as malformed is a bug', async () => {
    server.answer = () => refusalResponse(400, 50035);
    await respond('menu', Promise.resolve({ kind: 'update', body: made, drawn: null }));
    expect(log.written).toEqual([expect.objectContaining({ level: 'error' })]);
  });
});

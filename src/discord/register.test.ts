import type { APIApplicationCommand } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../commands/index.js';
import { memoryLog, PATIENT, type Wire, wire } from '../../test/support/discord-harness.js';
import { systemClock } from '../lib/clock.js';
import { keepPutting } from './putting.js';
import { type CommandIds, nameCommand, putCommands, sameCommands } from './register.js';

const OF_COMMANDS = { clock: systemClock, what: 'slash commands', level: 'error' } as const;

const ours = COMMANDS.map(({ data }) => data);

/** As the platform gives them back: in another order, with ids, and with what was left out filled in. */
function registered(): APIApplicationCommand[] {
  return ours
    .map((command, n) => ({
      ...command,
      id: `44400000000000000${n}`,
      application_id: '333333333333333333',
      version: '1',
      type: 1,
      default_member_permissions: null,
      name_localizations: null,
      nsfw: false,
      dm_permission: false,
      options: (command.options ?? []).map((option) => ({ required: false, name_localizations: null, ...option })),
    }))
    .toReversed() as unknown as APIApplicationCommand[];
}

test('commands that the platform gives back are the same', () => {
  expect(sameCommands(ours, registered())).toBe(true);
});

test.each([
  ['a description', (all: APIApplicationCommand[]) => all.map((one) => ({ ...one, description: 'else' }))],
  [
    'a translation',
    (all: APIApplicationCommand[]) => all.map((one) => ({ ...one, description_localizations: { de: 'anders' } })),
  ],
  ['one command less', (all: APIApplicationCommand[]) => all.slice(1)],
  ['one command more', (all: APIApplicationCommand[]) => [...all, { ...all[0]!, name: 'other' }]],
  [
    'an option',
    (all: APIApplicationCommand[]) => all.map((one) => ({ ...one, options: (one.options ?? []).slice(1) })),
  ],
  ['where they may be used', (all: APIApplicationCommand[]) => all.map((one) => ({ ...one, contexts: [0, 1] }))],
])('commands that differ in %s are not the same', (_, change) => {
  expect(sameCommands(ours, change(registered()))).toBe(false);
});

describe('at start', () => {
  let server: Wire;
  beforeEach(async () => {
    server = await wire();
  });
  afterEach(() => server.close());

  test('commands are put where they differ', async () => {
    server.answer = () => ({ body: [] });
    expect(await putCommands(server.rest, '333333333333333333', ours, new Map())).toBe(true);
    expect(server.received.map(({ method }) => method)).toEqual(['GET', 'PUT']);
    expect(server.received[1]?.body.map(({ name }: { name: string }) => name)).toEqual(ours.map(({ name }) => name));
  });

  test('commands are left alone where they are the same', async () => {
    server.answer = () => ({ body: registered() });
    expect(await putCommands(server.rest, '333333333333333333', ours, new Map())).toBe(false);
    expect(server.received.map(({ method }) => method)).toEqual(['GET']);
  });

  test.each([
    ['are the same', () => ({ body: registered() })],
    ['differ', ({ method }: { method: string }) => ({ body: method === 'GET' ? [] : registered() })],
  ])('commands can be tapped once their ids are known, where they %s', async (_how, answer) => {
    const ids: CommandIds = new Map();
    expect(nameCommand(ids, 'qwixx start')).toBe('`/qwixx start`');
    server.answer = answer;
    await putCommands(server.rest, '333333333333333333', ours, ids);
    const { id } = registered().find(({ name }) => name === 'qwixx')!;
    expect(nameCommand(ids, 'qwixx start')).toBe(`</qwixx start:${id}>`);
  });

  test('commands that Discord would not take are put again until it does, so that nobody is left without them', async () => {
    let attempts = 0;
    server.answer = ({ method }) => {
      if (method === 'GET') return { body: [] };
      attempts += 1;
      return attempts < 6 ? { status: 503 } : {};
    };
    const log = memoryLog();
    const putting = keepPutting(
      () => putCommands(server.rest, '333333333333333333', ours, new Map()),
      { log, ...OF_COMMANDS },
      () => 1,
    );
    expect(putting.isDone()).toBe(false);
    await expect.poll(() => putting.isDone(), PATIENT).toBe(true);
    expect(attempts).toBe(6);
    expect(log.written.map(({ level }) => level)).toEqual([...Array(5).fill('error'), 'info']);
    await putting.end();
  });

  test('a stop does not wait for the next attempt', async () => {
    server.answer = () => ({ status: 503 });
    const log = memoryLog();
    const putting = keepPutting(() => putCommands(server.rest, '333333333333333333', ours, new Map()), {
      log,
      ...OF_COMMANDS,
    });
    await expect.poll(() => log.written.length, PATIENT).toBe(1);
    await putting.end();
    expect(putting.isDone()).toBe(false);
    expect(server.received).toHaveLength(1);
  });
});

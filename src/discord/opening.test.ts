import { expect } from 'vitest';
import { refusalResponse } from '../../test/support/discord-harness.js';
import { CREATE, named, type SenderHarness } from '../../test/support/sender-harness.js';
import { senderTest as test } from '../../test/support/sender-test.js';
import { CHANNEL, GUILD } from '../../test/support/table-harness.js';
import type { Store } from '../store/interface.js';
import { snowflakeAt } from './clock.js';
import type { Opened } from './command.js';
import type { Incoming } from './incoming.js';
import { createOpenings } from './opening.js';
import type { Response } from './response.js';

/** What answers whoever has opened that table in such a way, in that channel. */
function answerTo(
  { parts, sender, people }: SenderHarness,
  opened: Opened,
  {
    source = 'slash',
    channelId = CHANNEL,
    store = parts.store,
  }: { source?: Incoming['source']; channelId?: string; store?: Store } = {},
): Promise<Response> {
  const meter = { press: () => undefined, refusal: () => undefined, answer: () => undefined };
  const client = { channels: { cache: new Map() } };
  const interaction = { id: snowflakeAt(people.clock.now), channelId, guildId: GUILD, client };
  const incoming = { interaction, source, locale: 'en' } as unknown as Incoming;
  return createOpenings({ ...parts, store, sender, meter }).first(incoming, opened);
}

/** A table that has just been opened, where the bot has posted before. */
async function openedBy({ people, parts }: SenderHarness, as: Opened['as'] = 'host'): Promise<Opened> {
  parts.channels.markTaken(CHANNEL, GUILD);
  return { kind: 'opened', table: await people.open(['Ann']), as };
}

test('a command is answered by the lobby itself', async ({ harness, sent }) => {
  expect(await answerTo(harness, await openedBy(harness))).toMatchObject({ kind: 'lobby' });
  expect(await sent()).toEqual([]);
});

test('a command where the bot may perhaps post nothing is answered by what has become of the lobby', async ({
  harness,
}) => {
  const { people, server } = harness;
  const opened = async (): Promise<Opened> => ({ kind: 'opened', table: await people.open(['Ann']), as: 'host' });
  server.answer = () => refusalResponse(403, 50001);
  expect(await answerTo(harness, await opened())).toMatchObject({
    kind: 'private',
    body: { content: expect.stringContaining('could not post this table') },
  });
});

test('what comes too late to be the lobby leads to the one that the bot posts then', async ({ harness, sent }) => {
  const answer = await answerTo(harness, await openedBy(harness));
  if (answer?.kind !== 'lobby') throw new Error('no lobby');
  const told = await answer.late();
  expect(told).toMatchObject({ kind: 'private', body: { content: expect.stringContaining('Your table is open') } });
  expect((await sent()).map(named)).toEqual([CREATE]);
});

test('what comes too late to be the lobby is one neutral sentence where nothing can be found out of that', async ({
  harness,
}) => {
  const { parts, log } = harness;
  const unreadable: Store = { ...parts.store, read: () => Promise.reject(new Error('the disk is gone')) };
  const answer = await answerTo(harness, await openedBy(harness), { store: unreadable });
  if (answer?.kind !== 'lobby') throw new Error('no lobby');
  const told = await answer.late();
  expect(told).toMatchObject({ kind: 'private', body: { content: expect.stringContaining('went wrong on my side') } });
  expect(log.written).toContainEqual(expect.objectContaining({ level: 'error' }));
});

test.for([
  ['a button in a private message', 'host', { source: 'menu' }, 'update'],
  ['a button below a result', 'host', { source: 'board' }, 'private'],
  ['a command elsewhere', 'host', { channelId: '900000000000000002' }, 'private'],
  ['a seat at somebody’s rematch', 'guest', {}, 'private'],
] as const)('%s leads to the lobby that the bot posts', async ([_, as, way, kind], { harness, sent }) => {
  const answer = await answerTo(harness, await openedBy(harness, as), way);
  expect(answer).toMatchObject({ kind, body: { content: expect.stringContaining('https://discord.com/channels/') } });
  expect((await sent()).map(named)).toEqual([CREATE]);
});

import type { Client } from 'discord.js';
import { GatewayDispatchEvents } from 'discord.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { memoryLog } from '../../test/support/discord-harness.js';
import { systemClock } from '../lib/clock.js';
import type { Store } from '../store/interface.js';
import { openStore } from '../store/store.js';
import { createClient } from './client.js';
import { UsableEmojis } from './emojis/usable.js';
import { createSessionLimit } from './session-limit.js';

const NOWHERE = 'http://127.0.0.1:1/api';

let store: Store;
let client: Client;
let log: ReturnType<typeof memoryLog>;

beforeAll(() => {
  store = openStore(':memory:');
  log = memoryLog();
  const starts = createSessionLimit({
    store,
    left: async () => ({ remaining: 1000, reset_after: 0 }),
    clock: systemClock,
    log,
  });
  client = createClient(
    NOWHERE,
    log,
    {
      check: () => undefined,
      answer: () => undefined,
      clock: { ...systemClock, dated: () => undefined },
      usableEmojis: new UsableEmojis(),
    },
    starts,
  );
});
afterAll(async () => {
  await client.destroy();
  await store.close();
});

beforeEach(() => void log.written.splice(0));

/** As the library hands an event on once it is connected. */
function take(packet: object, shard: object): unknown {
  Object.assign(client.ws, { status: 0 });
  return (client.ws as unknown as { handlePacket(packet: object, shard: object): unknown }).handlePacket(packet, shard);
}

test('a session that ends in the moment in which it was resumed ends nothing', () => {
  take({ t: 'RESUMED', s: 7, d: {} }, { id: 0, sessionInfo: null, closeSequence: 3 });
  expect(log.written).toMatchObject([{ level: 'warn', facts: { event: 'RESUMED' } }]);
});

const { Ready, ...others } = GatewayDispatchEvents;

test.each(Object.values(others))('%s of no known shape ends nothing', (t) => {
  for (const d of [null, {}, [], 'x', { id: 1 }, { guild_id: '1', channel_id: '2' }]) take({ t, s: 1, d }, { id: 0 });
  expect(log.written.filter(({ level }) => level === 'error')).toEqual([]);
});

test('without the event that it starts with the bot does not wait for ever', () => {
  expect(() => take({ t: Ready, s: 1, d: null }, { id: 0 })).toThrow();
});

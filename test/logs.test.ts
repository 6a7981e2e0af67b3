import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { moveOf, offersOn, pressOffer } from '../play/players.js';
import { openHouse, type ProcessHouse } from './house.js';
import { AS_ON_DISCORD } from './patience.js';
import { type Playing, playRandomly } from './playing.js';
import { sitDown } from './sitting.js';

const PRESSES = 60;
const NAMES = ['Zaphrodelia', 'Quimbelbert', 'Wolfhardine'];

const ANSWER = { method: 'POST', route: '/interactions/:interaction/:token/callback' };
const FILLED = { method: 'PATCH', route: '/webhooks/:application/:token/messages/:message' };
const POST = { method: 'POST', route: '/channels/:channel/messages' };
const EDIT = { method: 'PATCH', route: '/channels/:channel/messages/:message' };

let house: ProcessHouse;
beforeAll(async () => {
  house = await openHouse({ ...AS_ON_DISCORD, env: { LOG_LEVEL: 'trace' } });
});
afterAll(() => house?.close());

/** Everything that the platform and the network can do to a request, a few times each. */
function makeTrouble(): void {
  const { discord } = house;
  // Of the bot's own token this would be its end.
  for (const byPress of [ANSWER, FILLED])
    discord.fault({ ...byPress, when: 'before', status: 401, code: 50027, times: 2 });
  for (const request of [ANSWER, FILLED, POST, EDIT]) {
    for (const [status, code] of [
      [400, 50035],
      [403, 50013],
      [404, 10062],
      [500, 0],
    ] as const)
      discord.fault({ ...request, when: 'before', status, code, times: 2 });
    discord.fault({ ...request, when: 'before', status: 'hangup', times: 2 });
    discord.fault({ ...request, when: 'before', status: 'reset', times: 2 });
    discord.fault({ ...request, when: 'before', status: 429, retryAfter: 6 });
  }
}

/** Each plays until the house is closed under them: whoever gives up in all that trouble begins anew. */
async function playOn({ people, ...at }: Playing): Promise<void> {
  const playing = people.map(async (person) => {
    while (house.discord.acks.length <= PRESSES) {
      const ended = await playRandomly(house, { ...at, people: [person] }).catch(() => null);
      if (ended !== null) return;
    }
  });
  await Promise.all(playing);
}

test('nothing that was logged in a match full of trouble tells a token or a name', async () => {
  const { discord } = house;
  const { channel, match, people } = await sitDown(house, NAMES);
  makeTrouble();
  void playOn({ channel, match, people });
  await discord.until(() => discord.acks.length > PRESSES, { timeoutMs: 280_000, what: 'presses' });
  await house.kill();

  const written = house.output();
  const lines = written.trimEnd().split('\n');
  expect(() => lines.map((line) => JSON.parse(line))).not.toThrow();
  // Otherwise this looks at nothing.
  expect(lines.filter((line) => line.includes('"err"')).length).toBeGreaterThan(10);
  const [debug, trace] = [20, 10];
  const levels = lines.map((line): { level: number; msg: string } => JSON.parse(line));
  // What is dealt with, and what the library tells, is there at these levels alone.
  expect(levels.some(({ level, msg }) => level === debug && msg === 'a press was dealt with')).toBe(true);
  expect(levels.some(({ level, msg }) => level === trace && msg === 'the library tells')).toBe(true);
  // An answer is secret until its step is over.
  expect(written).not.toMatch(/"(?:word|part)":/);
  for (const said of ['an answer was refused', 'a post is wrong in itself', 'a menu']) expect(written).toContain(said);

  const tokens = discord.log.flatMap(({ path }) => /^\/(?:interactions|webhooks)\/\d+\/([^/]+)/.exec(path)?.[1] ?? []);
  expect(new Set(tokens).size).toBeGreaterThan(30);
  const secrets = [discord.token, ...tokens.flatMap((token) => [token, encodeURIComponent(token)]), ...NAMES];
  expect([...new Set(secrets)].filter((secret) => written.includes(secret))).toEqual([]);
});

test('of an answer that fails the log tells which step it was for, and not what it was', async () => {
  const own = await openHouse({ env: { LOG_LEVEL: 'trace' } });
  onTestFinished(() => own.close());
  const { people, menu, match } = await sitDown(own, NAMES);
  const [asked] = people;
  const offers = offersOn(await menu(asked!));
  const sqlite = new Database(own.database, { timeout: 5_000 });
  onTestFinished(() => void sqlite.close());
  sqlite.exec('ALTER TABLE lines RENAME TO lost');
  for (const offer of offers) expect((await pressOffer(asked!, offer).outcome).ack).not.toBe('failed');
  sqlite.exec('ALTER TABLE lost RENAME TO lines');
  const failed = own
    .output()
    .split('\n')
    .filter((line) => line.includes('"a press failed"'));
  expect(failed).toHaveLength(offers.length);
  for (const line of failed) expect(JSON.parse(line)).toMatchObject({ kind: expect.any(String), match, step: 1 });
  expect(offers.map(moveOf).filter((word) => own.output().includes(word))).toEqual([]);
});

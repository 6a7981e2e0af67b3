import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { DiscordUser } from 'local-discord';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readStored } from '../play/as-bot.js';
import { openHouse, type ProcessHouse } from './house.js';
import { anyOf } from './luck.js';
import { playRandomly } from './playing.js';
import { freePort } from './port.js';
import { proofOn } from './proofs.js';
import { sealBy } from './read-seals.js';
import { toScale } from './support/scale.js';
import { appears, gamesAt, idsOn, insist, openLobby, startTable, type TablePlan } from './tables.js';

// On a slow machine all of this takes its time.
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 1_800_000 });

const KILLS = toScale({ full: 5, brief: 2 });
const LOOK_EVERY = 250;

/** A public message, by the bot's own token or by that of a press which carries it. */
const MESSAGE = /^(?:POST|PATCH) \/(?:channels\/\d+\/messages|webhooks\/\d+\/)/;

/** Something that left the bot. */
interface Said {
  readonly where: string;
  readonly text: string;
}

/** What the dice of a match follow from; without a match as long as none has begun. */
interface Secret {
  readonly secret: string;
  readonly salt: string | null;
  readonly match: string | null;
}

let house: ProcessHouse;
let port: number;
/** Files, figures, and what each person was handed about themselves. */
const said: Said[] = [];
/** By the secret; those of lobbies are in it as long as they are in the database. */
const secrets = new Map<string, Secret>();
/** The seal in the lobby of a match that was never begun, and what it stands for. */
let unbegun: { readonly seal: string; readonly secret: string };

beforeAll(async () => {
  port = await freePort();
  house = await openHouse({ env: { HEALTH_PORT: `${port}`, LOG_LEVEL: 'trace' } });
  noteFiles();
  const { discord } = house;
  const seated = (name: string, people: readonly string[]): Pick<TablePlan, 'channel' | 'people' | 'pace'> => ({
    channel: discord.addChannel(name),
    people: people.map((each) => discord.addMember(`${each} of ${name}`)),
    pace: 'slow',
  });
  const waiting = { ...seated('waiting', ['Ann']), offered: gamesAt(house)[0]!, bots: 0 };
  const lobby = await openLobby(house, waiting);
  const plans = gamesAt(house).map((offered, n) => ({
    ...seated(offered.game, ['Ann', 'Ben']),
    offered,
    bots: Math.max(0, offered.least - 2),
    games: n === 0 ? 2 : 1,
  }));
  let isOn = true;
  const looking = look(
    () => isOn,
    plans.map(({ people, channel }) => [people[0]!, channel] as const),
  );
  const playing = Promise.all(plans.map(playAll));
  for (let n = 0; n < KILLS; n++) {
    await sleep(anyOf(1_000, 3_000));
    await house.kill();
    await house.start();
  }
  await playing;
  isOn = false;
  await looking;
  await house.rest();
  noteSecrets();
  const { table } = await readStored(house, { table: tableIn(lobby.buttons) });
  unbegun = { seal: proofOn(lobby).seal!, secret: table.secret! };
  await house.stop();
});

afterAll(() => house?.close());

function tableIn(buttons: readonly { readonly customId: string | null }[]): string {
  return buttons.find(({ customId }) => customId?.startsWith('join:'))!.customId!.slice('join:'.length);
}

/** Plays all matches of a table. */
async function playAll(plan: TablePlan): Promise<void> {
  const { channel, people, games = 1 } = plan;
  const [host] = people as [DiscordUser];
  let match = await startTable(house, plan);
  for (let n = 1; ; n++) {
    const idsBefore = new Set(idsOn(host.sees(channel)));
    const [result] = await playRandomly(house, { channel, match, people });
    if (n === games) return;
    await insist(house, () => {
      const shown = host.sees(channel).find(({ id }) => id === result!.id);
      return shown?.buttons.some(({ customId }) => customId === `next:${match}`) === true
        ? host.press(shown, `next:${match}`)
        : null;
    });
    match = (await appears(house, plan, { start: 'sheet:', idsBefore })).id;
  }
}

/** Files are in no body, and of a message only those are kept that it still has. */
function noteFiles(): void {
  house.discord.on('change', (change) => {
    if (change.kind !== 'message-created' && change.kind !== 'message-edited') return;
    for (const { name, bytes } of change.message.files)
      said.push({ where: `the file ${name}`, text: Buffer.from(bytes).toString('latin1') });
  });
}

/** Asks again and again for all that is told beside messages, and looks which secrets there are. */
async function look(isOn: () => boolean, people: readonly (readonly [DiscordUser, TablePlan['channel']])[]) {
  for (; isOn(); await sleep(LOOK_EVERY)) {
    noteSecrets();
    for (const path of ['/metrics', '/health']) {
      const text = await fetch(`http://127.0.0.1:${port}${path}`).then(
        (answer) => answer.text(),
        () => '',
      );
      said.push({ where: path, text });
    }
    for (const [person, channel] of people) {
      const outcome = await insist(house, () => person.slash(channel, '/privacy'));
      const button = outcome?.message?.buttons.find(({ customId }) => customId === 'privacy:data');
      if (button !== undefined) await insist(house, () => person.press(outcome!.message!, 'privacy:data'));
    }
  }
}

const STORED = `
  SELECT secret, NULL AS salt, NULL AS "match" FROM tables WHERE secret IS NOT NULL
  UNION ALL SELECT secret, salt, id FROM matches WHERE secret IS NOT NULL`;

function noteSecrets(): void {
  const sqlite = new Database(house.database, { readonly: true, timeout: 5_000 });
  for (const row of sqlite.prepare<[], Secret>(STORED).all()) secrets.set(row.secret, row);
  sqlite.close();
}

/** All that the bot has sent to Discord, and what is noted above. */
function everything(): readonly Said[] {
  const sent = house.discord.log.map(({ method, path, body }) => ({
    where: `${method} ${path}`,
    text: JSON.stringify(body ?? null),
  }));
  return [...sent, ...said];
}

/** How those bytes may be written. */
function writtenAs(hex: string): readonly string[] {
  const bytes = Buffer.from(hex, 'hex');
  const base64 = bytes.toString('base64').replaceAll('=', '');
  return [hex, hex.toUpperCase(), base64, bytes.toString('base64url'), bytes.toString('latin1')];
}

/** Where these bytes stand among all that. */
function findIn(all: readonly Said[], hex: string): readonly Said[] {
  const ways = writtenAs(hex);
  return all.filter(({ text }) => ways.some((way) => text.includes(way)));
}

/** The key that all dice are taken from. */
function keyOf({ secret, salt }: Secret): string {
  return createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(salt ?? '')
    .digest('hex');
}

describe('what dice follow from', () => {
  test('is in nothing that the bot sent or gave out, but in the message that tells how the match ended', () => {
    // A series of two, a match of each other game, and the lobby; another one where the bot was killed before it said that it had opened it.
    const matches = gamesAt(house).length + 1;
    expect([...secrets.values()].filter(({ match }) => match !== null)).toHaveLength(matches);
    expect(secrets.size).toBeGreaterThan(matches);
    const all = everything();
    for (const one of secrets.values()) {
      const told = findIn(all, one.secret);
      // What leads to the check of its dice is on no message before the end.
      const isEnd = ({ where, text }: Said) => MESSAGE.test(where) && text.includes(`"verify:${one.match}"`);
      expect(told.filter((each) => !isEnd(each))).toEqual([]);
      expect(told.length > 0).toBe(one.match !== null);
      expect(findIn(all, keyOf(one))).toEqual([]);
    }
  });

  test('is in no line of the log, at any time', () => {
    const written = [{ where: 'the log', text: house.output() }];
    expect(written[0]!.text).toContain('a press was dealt with');
    for (const one of secrets.values())
      for (const hex of [one.secret, keyOf(one)]) expect(findIn(written, hex)).toEqual([]);
  });

  test('would have been found: the seal is, in the message of the lobby, and all else was looked at', () => {
    const all = everything();
    expect(sealBy(unbegun.secret)).toBe(unbegun.seal);
    expect(secrets.get(unbegun.secret)).toMatchObject({ match: null });
    const told = findIn(all, unbegun.seal).map(({ where }) => where);
    expect(told).toContainEqual(expect.stringMatching(/^POST \/channels\/\d+\/messages$/));
    for (const way of writtenAs(unbegun.secret))
      expect(findIn([{ where: 'here', text: `x${way}x` }], unbegun.secret)).toHaveLength(1);
    for (const where of ['/metrics', '/health', 'the file my-data.json'])
      expect(all.some((one) => one.where === where && one.text.length > 10)).toBe(true);
    expect(house.discord.mistakes).toEqual([]);
  });
});

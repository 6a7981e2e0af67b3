import { REST } from 'discord.js';
import { type Discord, startDiscord } from 'local-discord';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { DieEmojis } from '../src/discord/emojis/die-emojis.js';
import { drawFaces } from '../src/discord/emojis/faces.js';
import { UsableEmojis } from '../src/discord/emojis/usable.js';
import { keepPutting } from '../src/discord/putting.js';
import { rejectOnRateLimit } from '../src/discord/request.js';
import { COLOURS } from '../src/games/game.js';
import { type Clock, systemClock } from '../src/lib/clock.js';
import { SQUARES } from '../src/text/dice.js';
import { TELLS_OF_DICE, untilDiceAreKnown } from './dice-known.js';
import { buildHouseInProcess } from './in-process.js';
import { answerFrom, sitDown } from './sitting.js';
import { memoryLog, PATIENT } from './support/discord-harness.js';

const EMOJIS = '/applications/:application/emojis';
const DICE = COLOURS.flatMap((colour) => [null, 1, 2, 3, 4, 5, 6].map((value) => ({ colour, value })));
const dieOf = (colour: string): string => `<:${colour}[0-6]_[0-9a-f]{6}:\\d+>`;
/** No pause takes any time. */
const HASTY: Clock = { ...systemClock, after: (_ms, job) => systemClock.after(0, job) };

let discord: Discord;
beforeEach(async () => {
  discord = await startDiscord({ time: 'stands' });
});
afterEach(() => discord.close());

function emojisOn(
  { apiUrl, token, applicationId }: Discord,
  clock = HASTY,
  usableEmojis = new UsableEmojis(),
): DieEmojis {
  const rest = new REST({ api: apiUrl, rejectOnRateLimit, retries: 0, handlerSweepInterval: 0, hashSweepInterval: 0 });
  return new DieEmojis({
    rest: rest.setToken(token),
    applicationId: () => applicationId,
    pauseLeft: () => 0,
    clock,
    usableEmojis,
  });
}

/** Puts the dice until Discord has them; returns what came of the attempts that failed. */
async function putAll(emojis: DieEmojis): Promise<readonly unknown[]> {
  const log = memoryLog();
  const putting = keepPutting((signal) => emojis.put(signal), { log, clock: HASTY, what: 'dice', level: 'warn' });
  await expect.poll(() => putting.isDone(), PATIENT).toBe(true);
  return log.written.filter(({ level }) => level !== 'info');
}

async function put(emojis: DieEmojis): Promise<boolean> {
  return emojis.put(new AbortController().signal);
}

/** What was asked about emojis since the last time. */
function createAsked(): () => readonly string[] {
  let seen = 0;
  return () => {
    const fresh = discord.log.filter(({ route }) => route.startsWith(EMOJIS)).slice(seen);
    seen += fresh.length;
    return fresh.map(({ method }) => method);
  };
}

const names = (): readonly string[] => discord.emojis.map(({ name }) => name);
const signs = (emojis: DieEmojis): readonly string[] => DICE.map((die) => emojis.sign(die)!.text);
const areAllDrawn = (emojis: DieEmojis): boolean => DICE.every((die) => emojis.sign(die)?.text.startsWith('<:'));
/** What is written for the dice as long as one of them is missing. */
const IN_SQUARES = DICE.map(({ colour }) => SQUARES[colour]);

test('every face of every colour becomes an emoji, small, and is drawn once all of them are there', async () => {
  const emojis = emojisOn(discord);
  expect([emojis.progress(), signs(emojis)]).toEqual([{ put: 0, of: DICE.length }, IN_SQUARES]);
  expect(await put(emojis)).toBe(true);
  expect(emojis.progress()).toEqual({ put: DICE.length, of: DICE.length });
  expect(signs(emojis)).toEqual(discord.emojis.map(({ name, id }) => `<:${name}:${id}>`));
  expect(new Set(signs(emojis)).size).toBe(DICE.length);
  expect(emojis.sign({ colour: 'red', value: 5 })).toEqual({ shows: 'face', text: expect.stringMatching(/^<:r5_/) });
  expect(emojis.sign({ colour: 'red', value: null })).toEqual({
    shows: 'blank',
    text: expect.stringMatching(/^<:r0_/),
  });
  expect(Math.max(...discord.emojis.map(({ bytes }) => bytes.length))).toBeLessThan(8 * 1024);
  expect(discord.mistakes).toEqual([]);
});

test('one that was deleted by hand is put again at the next look, and until then dice have squares of their colours', async () => {
  const emojis = emojisOn(discord);
  await put(emojis);
  const asked = createAsked();
  asked();
  expect([await put(emojis), asked()]).toEqual([false, ['GET']]);
  discord.removeEmoji(discord.emojis[7]!);
  const fault = discord.fault({ method: 'POST', route: EMOJIS, when: 'before', status: 503, times: Infinity });
  await expect(put(emojis)).rejects.toMatchObject({ status: 503 });
  expect([emojis.progress(), signs(emojis)]).toEqual([{ put: DICE.length - 1, of: DICE.length }, IN_SQUARES]);
  fault.lift();
  asked();
  expect([await put(emojis), asked()]).toEqual([true, ['GET', 'POST']]);
  expect(new Set(signs(emojis))).toEqual(new Set(discord.emojis.map(({ name, id }) => `<:${name}:${id}>`)));
});

test('those that are refused though they are there stand on no button until the next look that nobody called for', async () => {
  const usable = new UsableEmojis();
  const emojis = emojisOn(discord, HASTY, usable);
  await put(emojis);
  const ids = discord.emojis.map(({ id }) => id);
  const areUsable = (): boolean => ids.every((id) => usable.has(id));
  expect(areUsable()).toBe(true);
  usable.refused(ids.slice(0, 2));
  expect([areUsable(), signs(emojis)]).toEqual([false, IN_SQUARES]);
  await put(emojis);
  expect([areUsable(), areAllDrawn(emojis)]).toEqual([false, true]);
  await put(emojis);
  expect([areUsable(), areAllDrawn(emojis)]).toEqual([true, true]);
});

test('those that are gone and refused are put anew at the look that this calls for, and used at once', async () => {
  const usable = new UsableEmojis();
  const emojis = emojisOn(discord, HASTY, usable);
  await put(emojis);
  const [gone] = discord.emojis;
  discord.removeEmoji(gone!);
  usable.refused([gone!.id]);
  expect(await put(emojis)).toBe(true);
  expect(areAllDrawn(emojis)).toBe(true);
  expect([usable.has(gone!.id), discord.emojis.every(({ id }) => usable.has(id))]).toEqual([false, true]);
});

test('two processes that put them at once put each die once, take each old one away once, and neither fails', async () => {
  const [first] = await drawFaces();
  const picture = await first!.png();
  for (const name of ['w0_000000', 'w0_111111']) discord.addEmoji(name, picture);
  const other = emojisOn(discord);
  const asked = createAsked();
  // At the first pause of one the other does all there is to do.
  const emojis = emojisOn(discord, {
    ...HASTY,
    after(_ms, job) {
      void put(other).then(job);
      return () => undefined;
    },
  });
  expect(await put(emojis)).toBe(true);
  expect(asked().filter((method) => method !== 'GET')).toEqual([...DICE.map(() => 'POST'), 'DELETE', 'POST', 'DELETE']);
  expect(names()).toHaveLength(DICE.length + 1);
  expect(signs(emojis)).toEqual(signs(other));
  expect(areAllDrawn(emojis)).toBe(true);
});

test('where nothing differs nothing is put', async () => {
  await put(emojisOn(discord));
  const asked = createAsked();
  asked();
  const emojis = emojisOn(discord);
  expect(await put(emojis)).toBe(false);
  expect(asked()).toEqual(['GET']);
  expect(signs(emojis)).toEqual(discord.emojis.map(({ name, id }) => `<:${name}:${id}>`));
});

test('of another look only what differs is put; one earlier look stays for messages that stand, older ones go, nobody else’s', async () => {
  const [first, ...others] = await drawFaces();
  for (const face of others) discord.addEmoji(face.name, await face.png());
  const picture = await first!.png();
  discord.addEmoji('w0_000000', picture);
  for (const name of ['w0_111111', 'r5', 'logo', 'x5_1a2b3c', 'r7_1a2b3c', 'r5_1a2b3c4'])
    discord.addEmoji(name, picture);
  const asked = createAsked();
  expect(await put(emojisOn(discord))).toBe(true);
  expect(asked()).toEqual(['GET', 'POST', 'DELETE']);
  expect([...names()].sort()).toEqual(
    [
      first!.name,
      ...others.map(({ name }) => name),
      'w0_111111',
      'r5',
      'logo',
      'x5_1a2b3c',
      'r7_1a2b3c',
      'r5_1a2b3c4',
    ].sort(),
  );
});

test.each([
  ['is out of order', { status: 502 }],
  ['has heard too much', { status: 429, retryAfter: 0.001 }],
  ['does it, and does not say so', { status: 502, when: 'after' }],
] as const)('where Discord %s it goes on from there, and no die is there twice', async (_what, trouble) => {
  for (const method of ['GET', 'POST']) discord.fault({ when: 'before', ...trouble, method, route: EMOJIS });
  const emojis = emojisOn(discord);
  await putAll(emojis);
  expect(new Set(names()).size).toBe(DICE.length);
  expect(names()).toHaveLength(DICE.length);
  expect(areAllDrawn(emojis)).toBe(true);
});

test('an application that is full of emojis keeps them, and dice have squares of their colours until there is room', async () => {
  const [face] = await drawFaces();
  const picture = await face!.png();
  for (let n = 0; n < 2000; n += 1) discord.addEmoji(`logo_${n}`, picture);
  const emojis = emojisOn(discord);
  await expect(put(emojis)).rejects.toMatchObject({ code: 30_008 });
  expect(signs(emojis)).toEqual(IN_SQUARES);
  expect(discord.emojis).toHaveLength(2000);
  for (const emoji of discord.emojis.slice(0, DICE.length)) discord.removeEmoji(emoji);
  expect(await putAll(emojis)).toEqual([]);
  expect(areAllDrawn(emojis)).toBe(true);
});

test('as long as one is missing none is drawn', async () => {
  const emojis = emojisOn(discord);
  const seen: string[] = [];
  const stop = discord.on('change', () => seen.push(...signs(emojis)));
  await put(emojis);
  stop();
  // Each request is told of before its answer is sent.
  expect(new Set(seen)).toEqual(new Set(IN_SQUARES));
});

test('the board tells dice by colour, letter and number, and draws them from the first change after they are there', async () => {
  const house = await buildHouseInProcess({ dice: 'missing', env: TELLS_OF_DICE });
  onTestFinished(() => house.close());
  house.discord.addGuild('Game night');
  const fault = house.discord.fault({ method: 'POST', route: EMOJIS, when: 'before', status: 503, times: Infinity });
  await house.start();
  const { people, board, menu } = await sitDown(house, ['Ann', 'Ben']);
  await house.rest();
  const before = board();
  expect(before.content).toMatch(
    /^🎲 ⬜\u202fW[1-6] ⬜\u202fW[1-6] · 🟥\u202fR[1-6] 🟨\u202fY[1-6] 🟩\u202fG[1-6] 🟦\u202fB[1-6] /,
  );
  await house.stop();
  fault.lift();
  for (const { name, png } of await drawFaces()) house.discord.addEmoji(name, await png());
  await house.start();
  await untilDiceAreKnown(house);
  await house.rest();
  expect(board().content).toBe(before.content);

  for (const person of people) await answerFrom(person, await menu(person));
  await house.rest();
  const now = board();
  // Letter and number of each stand in the picture.
  expect(now.content).toMatch(new RegExp(`^🎲 ${dieOf('w').repeat(2)} · ${['r', 'y', 'g', 'b'].map(dieOf).join('')} `));
  expect(house.discord.mistakes).toEqual([]);
});

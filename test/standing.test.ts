import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Person } from '../playground/discord/person.js';
import type { ChannelRef } from '../playground/discord/stage.js';
import { pass } from '../playground/lateness.js';
import { boardOf, offersOf, take } from '../playground/players.js';
import { ROOT } from '../playground/root.js';
import { recordOf } from './checks.js';
import { playInto } from './evening.js';
import { buildHouse, type House } from './house.js';
import { expire } from './pass-time.js';
import { WAITING } from './patience.js';
import { readStored } from './sitting.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const RECORD = 'qwixx 2 0\n* 1 2 3 4 5 6\n';

let folder: string;
/** By so many milliseconds the clock of the bot's machine is wrong. */
let wrong: (ms: number) => void;
let house: House;
let channel: ChannelRef;
let ada: Person;
let ben: Person;
let match: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dice-table-clock-'));
  const file = join(folder, 'wrong');
  wrong = (ms) => writeFileSync(file, `${ms}`);
  wrong(0);
  const preload = join(folder, 'clock.mjs');
  writeFileSync(preload, CLOCK.replace('FILE', JSON.stringify(file)));
  house = await buildHouse({ env: { LOG_LEVEL: 'info', NODE_OPTIONS: `--import=${preload}` } });
  const guildId = house.discord.addGuild('Games').id;
  channel = house.discord.addChannel('table');
  [ada, ben] = [house.discord.addMember('Ada'), house.discord.addMember('Ben')];
  const people = [ada, ben];
  [match] = (await playInto(house.database, [
    { guildId, channelId: channel.id, people, throws: [['1 2 3 4 5 6']] },
  ])) as [string];
  change("update tables set pace = 'live', remind_at = null, due_at = ?", house.discord.clock.now() + MINUTE);
});
afterEach(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

/** Changes what is stored. */
function change(sql: string, ...values: readonly number[]): void {
  const sqlite = new Database(house.database, { timeout: 5_000 });
  sqlite.prepare(sql).run(...values);
  sqlite.close();
}

/** A clock of the machine that can be set while a process runs. */
const CLOCK = `
  import { readFileSync } from 'node:fs';
  const { now } = Date;
  Date.now = () => now() + Number(readFileSync(FILE, 'utf8'));
`;

/** Waits until the bot's log says that, once more than before. */
async function logged(message: string): Promise<() => Promise<void>> {
  const count = (): number => house.output().split(`"msg":"${message}"`).length;
  const before = count();
  return () => expect.poll(count, WAITING).toBeGreaterThan(before);
}

/** The bot is up, and time runs. */
async function started(): Promise<void> {
  const runs = await logged('time goes on');
  await house.start();
  await runs();
  await board('Waiting for Ada and Ben.');
}

function board(...words: readonly string[]) {
  return house.discord.until(
    () => {
      const found = boardOf(ada.sees(channel), match);
      return found !== null && words.every((word) => found.text.includes(word)) ? found : null;
    },
    { what: words.join(', ') },
  );
}

const stored = () => readStored(house, { match });

/** In so many milliseconds the answers are due. */
const left = (): number => stored().table.dueAt! - house.discord.clock.now();

/** Nobody has lost anything, there is time to answer, and the board says so. */
async function expectNothingLost(): Promise<void> {
  expect(await recordOf(house, match)).toBe(RECORD);
  expect(stored().seats.map(({ missed, away }) => ({ missed, away }))).toEqual(
    Array(2).fill({ missed: 0, away: false }),
  );
  expect(left()).toBeGreaterThan(30_000);
  // Discord's time is learnt from dates in whole seconds.
  expect(left()).toBeLessThanOrEqual(MINUTE + 2_000);
  await expect
    .poll(() => Number(/<t:(\d+):R>/.exec(boardOf(ada.sees(channel), match)?.text ?? '')?.[1]), WAITING)
    .toBe(Math.floor(stored().table.dueAt! / 1_000));
}

/** The table goes on: a press counts, and whoever does not press passes in time. */
async function expectGoesOn(): Promise<void> {
  const { message } = await ada.press(await board(), `sheet:${match}`).outcome;
  await take(ada, offersOf(message!)[0]!).outcome;
  expire(house);
  await board('Ben: pass (time up)');
}

test('while the connection is silently cut nobody passes, and afterwards there is time to answer', async () => {
  await started();
  const [stands, runs] = [await logged('time stands'), await logged('time goes on')];
  const back = house.discord.gateway.fallSilent();
  expire(house);
  await stands();
  expire(house);
  await pass(3_000);
  expect(await recordOf(house, match)).toBe(RECORD);
  back();
  await runs();
  await expectNothingLost();
  await expectGoesOn();
});

test('what was pressed before the time was up and comes in late counts, and nobody passes for it', async () => {
  await started();
  const { message } = await ada.press(await board(), `sheet:${match}`).outcome;
  const back = house.discord.gateway.fallSilent();
  void take(ada, offersOf(message!)[0]!);
  expire(house);
  const runs = await logged('time goes on');
  await (await logged('time stands'))();
  back();
  await runs();
  const lines = (await recordOf(house, match)).slice(RECORD.length);
  expect(lines).toMatch(/^0 \S+\n$/);
  expect(stored().seats.map(({ missed }) => missed)).toEqual([0, 0]);
});

test('a bot that was stopped for a while takes nothing from anybody', async () => {
  await started();
  const runs = await logged('time goes on');
  change('update tables set due_at = ?', house.discord.clock.now() + 2_000);
  house.bot.process.kill('SIGSTOP');
  await pass(8_000);
  house.bot.process.kill('SIGCONT');
  await runs();
  await expectNothingLost();
  await expectGoesOn();
});

test.each([
  ['fails', { status: 503, times: Number.POSITIVE_INFINITY }],
  ['has to wait for a rate limit', { status: 429, retryAfter: 12, times: 1 }],
])(
  'while posting %s nobody passes for a throw that was never seen, and the whole time begins with it',
  async (_, how) => {
    const runs = await logged('time goes on');
    const fault = house.discord.fault({ method: 'POST', route: '/channels/:channel/messages', when: 'before', ...how });
    await house.start();
    await runs();
    expire(house);
    await pass(6_000);
    expect(fault.hits).toBeGreaterThan(0);
    expect(await recordOf(house, match)).toBe(RECORD);
    fault.lift();
    await board('Waiting for Ada and Ben.');
    await expectNothingLost();
    expect(left()).toBeGreaterThan(45_000);
    await expectGoesOn();
  },
);

const HOLDER = `
  import Database from 'better-sqlite3';
  const other = new Database(process.argv[1], { timeout: 5000 });
  other.prepare('update tables set due_at = ?').run(Number(process.argv[2]));
  other.exec('BEGIN IMMEDIATE');
  console.log('locked');
  process.stdin.once('data', () => {
    other.exec('COMMIT');
    process.exit();
  });
`;

test('while another program holds the database nobody passes, and afterwards there is time to answer', async () => {
  await started();
  const [stands, runs] = [await logged('time stands'), await logged('time goes on')];
  const due = String(house.discord.clock.now() - 1);
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLDER, house.database, due], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  await once(child.stdout, 'data');
  await stands();
  child.stdin.write('let go');
  await runs();
  await expectNothingLost();
  await expectGoesOn();
});

/** Files of the bot may not grow beyond so many bytes, as on a disk that is full. */
function limitFiles(bytes: string): void {
  execFileSync('prlimit', ['--pid', `${house.bot.process.pid}`, `--fsize=${bytes}:`]);
}

test('while the disk is full presses are refused and nobody passes, and afterwards there is time to answer', async () => {
  await started();
  const { message } = await ada.press(await board(), `sheet:${match}`).outcome;
  const [stands, runs] = [await logged('time stands'), await logged('time goes on')];
  limitFiles('0');
  const { message: refused } = await take(ada, offersOf(message!)[0]!).outcome;
  expect(refused?.text).toContain('went wrong');
  await stands();
  expire(house);
  // The first thing that is written now could be a pass.
  limitFiles('unlimited');
  await runs();
  await expectNothingLost();
  await expectGoesOn();
});

describe('a clock of the machine that is wrong', () => {
  const errors = [-365 * 24 * HOUR, -3 * HOUR, -10 * MINUTE, 10 * MINUTE, 2 * HOUR, 365 * 24 * HOUR];

  test('at the start makes no difference, and is told once', async () => {
    wrong(2 * HOUR);
    await started();
    await expectNothingLost();
    expect(house.output().match(/the clock of this machine is wrong/g)).toHaveLength(1);
    await expectGoesOn();
  });

  test('and is set to and fro while the bot runs changes nothing', async () => {
    await started();
    const { dueAt } = stored().table;
    const posted = () => house.discord.messages(channel).length;
    const before = posted();
    for (const error of errors) {
      wrong(error);
      await pass(1_500);
      expect(stored().table.dueAt).toBe(dueAt);
      expect(await recordOf(house, match)).toBe(RECORD);
    }
    expect(posted()).toBe(before);
    await expectGoesOn();
  });

  test.each(errors)('by %i ms while something was stored leaves no more time than the pace allows', async (error) => {
    change('update tables set due_at = due_at + ?, created_at = created_at + ?', error, error);
    await started();
    await expectNothingLost();
  });
});

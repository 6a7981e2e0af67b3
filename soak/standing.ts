import { setTimeout as sleep } from 'node:timers/promises';
import { boardOf, offersOn, pressOffer } from '../play/players.js';
import { ANSWER_TIME, GRACE, LATE } from '../src/table/pace.js';
import { insist } from '../test/tables.js';
import {
  type ClockedTable,
  type ClockedTables,
  dueIn,
  openClockedTables,
  postponeStored,
  readTime,
  type StoredTime,
  THROWN,
} from './clocked.js';
import type { Disturbance } from './disturbances.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** The time is up before a disturbance is over. */
const DUE_IN = 20 * SECOND;
const SHARE = 0.6;
/** Much longer than anything takes, on any machine. */
const PATIENCE = 2 * MINUTE;
const LOOK_EVERY = 100;
/** So much later than it begins it may be seen here that somebody has time. */
const SLACK = 30 * SECOND;
/** Discord's time is learnt from dates in whole seconds. */
const NOISE = 2 * SECOND;
/** Where so small a part of what is left is added a board is not edited for it. */
const UNTOLD = 0.1;
/** Nobody waits here for longer than that. */
const WAITED = 2 * MINUTE;
const LONG = 30 * MINUTE;

export type Length = 'short' | 'full';

/** Lets a disturbance last while everybody's time is up, at a table of each pace. Returns a sentence about each thing that is not as it should be. */
export function stand(disturbance: Disturbance, length: Length): Promise<readonly string[]> {
  const ms = disturbance[length];
  const soon = Math.min(DUE_IN, SHARE * ms);
  return atClockedTables(disturbance.name, async (clocked) => {
    const hidden = disturbance.hides ? await disturbance.begin(clocked, ms, soon) : null;
    await startUp(clocked);
    if (hidden === null) await waitUntilSeen(clocked);
    else dueIn(clocked.house, soon);
    const end = hidden ?? (await disturbance.begin(clocked, ms, soon));
    await sleep(ms);
    await end();
    return atEach(clocked, async (table) => [
      ...(await findLosses(clocked, table, (disturbance.hides ? ANSWER_TIME[table.pace] : GRACE) - SLACK)),
      ...(await goesOn(clocked, table, length)),
    ]);
  });
}

async function atClockedTables(
  name: string,
  job: (clocked: ClockedTables) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const clocked = await openClockedTables();
  try {
    return (await job(clocked)).map((sentence) => `${name}: ${sentence}`);
  } catch (error) {
    return [`${name}: ${error}\n${clocked.house.output().slice(-2_000)}`];
  } finally {
    await clocked.close();
  }
}

async function atEach(
  { tables }: ClockedTables,
  look: (table: ClockedTable) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const found = await Promise.all(tables.map(look));
  return found.flatMap((sentences, n) => sentences.map((each) => `${tables[n]!.pace}: ${each}`));
}

/** The bot is up, and time runs. */
export async function startUp(clocked: ClockedTables): Promise<void> {
  const { house } = clocked;
  await house.start();
  await eventually('time runs', () => runs(clocked));
}

/** Everybody has seen what lies on their table, and the bot knows. */
export async function waitUntilSeen(clocked: ClockedTables): Promise<void> {
  const { house, tables } = clocked;
  await Promise.all(tables.map((table) => waitUntilShown(clocked, table, '⏳')));
  await eventually('it is known', () => tables.every(({ match }) => readTime(house, match).seen === 1));
}

/** What anybody has lost, until everybody has time again and the board says how much. */
async function findLosses(clocked: ClockedTables, table: ClockedTable, least: number): Promise<readonly string[]> {
  const { house } = clocked;
  const left = ({ dueAt }: StoredTime): number => dueAt - house.discord.clock.now();
  const early = readTime(house, table.match);
  const again = await eventually('everybody has time again', () => {
    const time = readTime(house, table.match);
    return time.lines !== THROWN || (runs(clocked) && left(time) >= least) ? time : null;
  });
  const due = await eventually('the board says how much', () => {
    const time = readTime(house, table.match);
    const shown = /<t:(\d+):R>/.exec(boardOf(clocked.ada.sees(table.channel), table.match)?.text ?? '')?.[1];
    return time.lines !== THROWN || Math.abs(Number(shown) * SECOND - time.dueAt) < SECOND + UNTOLD * left(time)
      ? time
      : null;
  });
  return [
    ...(again.lines === THROWN && due.lines === THROWN ? [] : [`it was played on: ${due.lines.split('\n').slice(1)}`]),
    ...(due.missed === '0 0' ? [] : [`missed ${due.missed}`]),
    ...(due.away === 0 ? [] : ['somebody is away']),
    ...(left(due) <= ANSWER_TIME[table.pace] + NOISE ? [] : [`${left(due)} ms are left`]),
    ...(early.called === 0 ? [] : ['somebody was called']),
  ];
}

/**
 * Has the clock of the machine be wrong by each of these, at a start and then while the bot runs, and be right again in between, for
 * so long each. Returns a sentence about each thing that is not as it should be.
 */
export function keepTime(errors: readonly number[], ms: number, length: Length): Promise<readonly string[]> {
  return atClockedTables(`the clock is wrong by ${errors.join(', ')} ms`, async (clocked) => {
    const { house, tables, wrong } = clocked;
    const found: string[] = [];
    wrong(errors[0]!);
    await startUp(clocked);
    await waitUntilSeen(clocked);
    for (const { match, pace } of tables) {
      const left = readTime(house, match).dueAt - house.discord.clock.now();
      if (left > ANSWER_TIME[pace] + NOISE) found.push(`${pace}: ${left} ms are left`);
    }
    // However slow the machine is, nobody's time is up before the clock has been set to and fro.
    dueIn(house, LONG);
    const facts = (): string =>
      JSON.stringify(
        tables.map(({ match, channel }) => [readTime(house, match), house.discord.messages(channel).length]),
      );
    const before = facts();
    for (const error of errors.flatMap((each) => [0, each])) {
      wrong(error);
      await sleep(ms);
      if (facts() !== before) found.push(`at ${error} ms ${before} became ${facts()}`);
    }
    if (count(house.output(), 'the clock of this machine is wrong') !== 1) found.push('it was not told once');
    dueIn(house, GRACE);
    return [...found, ...(await atEach(clocked, (table) => goesOn(clocked, table, length)))];
  });
}

/** Has everything been stored by a clock that was wrong by so much. Returns a sentence about each thing that is not as it should be. */
export function startAnew(error: number): Promise<readonly string[]> {
  return atClockedTables(`stored by a clock that was wrong by ${error} ms`, async (clocked) => {
    postponeStored(clocked.house, error);
    await startUp(clocked);
    return atEach(clocked, (table) => findLosses(clocked, table, GRACE - SLACK));
  });
}

/** What does not go on: a press counts, and whoever does not press passes in time, without anything else being done. */
async function goesOn(clocked: ClockedTables, table: ClockedTable, length: Length): Promise<readonly string[]> {
  const { house, ada } = clocked;
  const { match } = table;
  // In time on any machine.
  if (length === 'short') dueIn(house, LONG, match);
  const board = await waitUntilShown(clocked, table, '⏳');
  const opened = await insist(house, () => ada.press(board, `sheet:${match}`));
  const offer = opened?.message === undefined ? undefined : offersOn(opened.message)[0];
  if (offer === undefined) return [`the sheet was not opened: ${opened?.ack}`];
  await insist(house, () => pressOffer(ada, offer));
  // A message that was late gives time anew once it is known to be there.
  await eventually('the board is known to be there', () => readTime(house, match).seen === 1);
  const { dueAt } = readTime(house, match);
  const left = dueAt - house.discord.clock.now();
  if (left > WAITED) dueIn(house, 0, match);
  else await sleep(Math.max(0, left - LATE));
  const early = readTime(house, match).missed;
  await waitUntilShown(clocked, table, 'Ben: pass (time up)');
  const next = readTime(house, match);
  return [
    ...(early === '0 0' || length === 'short' ? [] : ['somebody passed before their time was up']),
    ...(next.missed === '0 1' ? [] : [`missed ${next.missed}`]),
    ...(next.away === 0 ? [] : ['somebody is away']),
  ];
}

function waitUntilShown({ house, ada }: ClockedTables, { channel, match }: ClockedTable, words: string) {
  return house.discord.until(
    () => {
      const found = boardOf(ada.sees(channel), match);
      return found?.text.includes(words) ? found : null;
    },
    { what: `"${words}" in #${channel.name}`, timeoutMs: PATIENCE },
  );
}

async function eventually<T>(what: string, look: () => T | null | false): Promise<T> {
  for (const begun = performance.now(); performance.now() - begun < PATIENCE; await sleep(LOOK_EVERY)) {
    const found = look();
    if (found !== null && found !== false) return found;
  }
  throw new Error(`Waited in vain until ${what}`);
}

/** A start is not told as time that stands. */
function runs({ house }: ClockedTables): boolean {
  return count(house.output(), 'time goes on') > count(house.output(), 'time stands');
}

function count(output: string, message: string): number {
  return output.split(`"msg":"${message}"`).length - 1;
}

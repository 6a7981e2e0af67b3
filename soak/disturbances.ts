import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { RequestFault } from 'local-discord';
import { boardOf } from '../play/players.js';
import { ROOT } from '../play/root.js';
import { insist } from '../test/tables.js';
import { type ClockedHouse, type ClockedTables, dueIn } from './clocked.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Something that keeps people from being heard or answered, from seeing what they are asked, or from having their answers saved. */
export interface Disturbance {
  readonly name: string;
  /** How long it lasts, in milliseconds: among other tests, and in earnest. */
  readonly short: number;
  readonly full: number;
  /** There before the bot is, it keeps the boards from people: once they are posted everybody has their full time. */
  readonly hides?: true;
  /** Begins, and is to last that long; answers are due so soon after it has. The returned function ends it. */
  readonly begin: (at: ClockedTables, ms: number, soon: number) => (() => unknown) | Promise<() => unknown>;
}

/** Every cause that the bot is to bear. */
export const DISTURBANCES: readonly Disturbance[] = [
  { name: 'the connection is silently cut', short: 14 * SECOND, full: 160 * SECOND, begin: silent },
  { name: 'the connection is cut', short: 8 * SECOND, full: 160 * SECOND, begin: cut },
  { name: 'the disk is full', short: 8 * SECOND, full: 75 * SECOND, begin: fill },
  { name: 'another program holds the database', short: 8 * SECOND, full: 75 * SECOND, begin: lock },
  { name: 'the process is stopped', short: 8 * SECOND, full: 80 * SECOND, begin: stop },
  { name: 'the machine sleeps', short: 8 * SECOND, full: 20 * SECOND, begin: doze },
  { name: 'posting fails', short: 8 * SECOND, full: 80 * SECOND, hides: true, begin: refuse(503) },
  {
    name: 'posting has to wait for a rate limit',
    short: 12 * SECOND,
    full: 100 * SECOND,
    hides: true,
    begin: refuse(429),
  },
  { name: 'presses are refused an answer', short: 8 * SECOND, full: 90 * SECOND, begin: unanswered({ status: 503 }) },
  {
    name: 'answers to presses are lost on their way',
    short: 8 * SECOND,
    full: 90 * SECOND,
    begin: unanswered({ delayMs: 20 * SECOND }),
  },
];

/** By so many milliseconds a machine's clock may be wrong. */
export const CLOCKS: readonly number[] = [3 * MINUTE, 2 * HOUR, 365 * 24 * HOUR].flatMap((ms) => [-ms, ms]);

function silent({ house }: ClockedHouse, _: number, soon: number): () => void {
  const end = house.discord.gateway.fallSilent();
  dueIn(house, soon);
  return end;
}

function cut({ house }: ClockedHouse, _: number, soon: number): () => void {
  const end = house.discord.gateway.cutOff();
  dueIn(house, soon);
  return end;
}

/** Files of the bot may not grow any more. */
function fill({ house }: ClockedHouse, _: number, soon: number): () => void {
  const limit = (bytes: string): void => {
    execFileSync('prlimit', ['--pid', `${house.bot.process.pid}`, `--fsize=${bytes}:`]);
  };
  limit('0');
  dueIn(house, soon);
  return () => limit('unlimited');
}

const HOLDER = `
  import Database from 'better-sqlite3';
  const other = new Database(process.argv[1], { timeout: 5000 });
  other.prepare('update tables set due_at = ?').run(Date.now() + Number(process.argv[2]));
  other.exec('BEGIN IMMEDIATE');
  console.log('locked');
  process.stdin.once('data', () => {
    other.exec('COMMIT');
    process.exit();
  });
`;

async function lock({ house }: ClockedHouse, _: number, soon: number): Promise<() => void> {
  const stdio = ['pipe', 'pipe', 'inherit'] as const;
  const args = ['--input-type=module', '-e', HOLDER, house.database, `${soon}`];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: [...stdio] });
  process.once('exit', () => child.kill());
  await once(child.stdout!, 'data');
  return () => void child.stdin!.write('let go');
}

function stop({ house }: ClockedHouse, _: number, soon: number): () => void {
  // A process that was stopped in the midst of writing would keep others from it.
  dueIn(house, soon);
  house.bot.process.kill('SIGSTOP');
  return () => void house.bot.process.kill('SIGCONT');
}

/** Its steady clock stands meanwhile, while the time of day goes on by hours. */
function doze(at: ClockedHouse, ms: number, soon: number): () => void {
  const { house, wrong } = at;
  const wake = stop(at, ms, soon);
  house.discord.clock.advance(2 * HOUR);
  wrong(2 * HOUR);
  return wake;
}

function refuse(status: 429 | 503): Disturbance['begin'] {
  return ({ house }, ms) => {
    // By the bot, and by the tokens of those who play.
    const route = /^\/(?:channels\/\d+\/messages|webhooks\/\d+\/[^/]+)$/;
    const how = status === 503 ? { times: Number.POSITIVE_INFINITY } : { retryAfter: ms / SECOND, times: 3 };
    const fault = house.discord.fault({ method: 'POST', route, when: 'before', status, ...how });
    return () => {
      if (fault.hits === 0) throw new Error('Nothing was posted meanwhile');
      fault.lift();
    };
  };
}

const TRIED_EVERY = 4 * SECOND;

/** Ada asks for her menus in vain, again and again, until she is given one. */
function unanswered(how: Pick<RequestFault, 'status' | 'delayMs'>): Disturbance['begin'] {
  return ({ house, ada, tables }, _, soon) => {
    const route = '/interactions/:id/:token/callback';
    const fault = house.discord.fault({
      method: 'POST',
      route,
      when: 'before',
      times: Number.POSITIVE_INFINITY,
      ...how,
    });
    const ask = () =>
      tables.map(({ channel, match }) => ada.press(boardOf(ada.sees(channel), match)!, `sheet:${match}`))[0]!;
    ask();
    const trying = setInterval(ask, TRIED_EVERY);
    dueIn(house, soon);
    return async () => {
      clearInterval(trying);
      if (fault.hits === 0) throw new Error('Nothing was to be answered meanwhile');
      fault.lift();
      await insist(house, ask);
    };
  };
}

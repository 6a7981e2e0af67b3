import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sleepWithoutDrift, startStopwatch } from 'local-discord';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { moveOf, offersOn, pressOffer } from '../play/players.js';
import { ROOT } from '../play/root.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import { type House, openHouse } from './house.js';
import { WAITING } from './patience.js';
import { freePort } from './port.js';
import { sitDown } from './sitting.js';
import { toScale } from './support/scale.js';

let house: House;
let port: number;
beforeAll(async () => {
  port = await freePort();
  house = await openHouse({ env: { HEALTH_PORT: `${port}` } });
});
afterAll(() => house?.close());

const HOLDER = `
  import Database from 'better-sqlite3';
  const other = new Database(process.argv[1], { timeout: 5000 });
  other.exec('BEGIN IMMEDIATE');
  console.log('locked');
  process.stdin.once('data', () => {
    other.exec('COMMIT');
    process.exit();
  });
`;

interface Lock {
  letGo(): Promise<void>;
}

/** Another program that holds the write lock. Resolves once it does. */
async function lock(): Promise<Lock> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLDER, house.database], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const over = once(child, 'exit');
  onTestFinished(() => void child.kill());
  await once(child.stdout, 'data');
  return {
    async letGo() {
      child.stdin.write('let go');
      await over;
    },
  };
}

/** How long the bot lets others wait at the most until then. */
async function longestPause(until: Promise<unknown>): Promise<number> {
  let longest = 0;
  let going = true;
  until.then(() => {
    going = false;
  });
  while (going) {
    const passed = startStopwatch();
    // One that is kept may be closed by the other side at the moment at which it is used again.
    await fetch(`http://127.0.0.1:${port}/health`, { headers: { connection: 'close' } });
    longest = Math.max(longest, passed());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return longest;
}

test.each(toScale({ full: [4_000, 12_000], brief: [4_000] }))(
  'while another program holds the database for %i ms, presses are answered in time and all count afterwards',
  async (ms) => {
    const { people, menu, lines, stored, match, board } = await sitDown(house, ['Ada', 'Ben']);
    const menus = [await menu(people[0]!), await menu(people[1]!)];
    const before = await lines();
    const { letGo } = await lock();
    const over = sleepWithoutDrift(ms);
    const pause = longestPause(over);
    pause.catch(() => undefined);

    const pressed = people.map((person, n) => {
      // The last of them ends the step.
      const offers = offersOn(menus[n]!).slice(0, people.length - n);
      return { person, words: offers.map(moveOf), outcomes: offers.map((offer) => pressOffer(person, offer).outcome) };
    });
    const looking = people[1]!.press(board(), `sheet:${match}`).outcome;
    for (const { outcomes } of pressed)
      for (const { ack } of await Promise.all(outcomes)) expect(ack).toBe('deferred-update');
    expect((await looking).ack).not.toBe('failed');
    expect(await pause).toBeLessThan(1_000);
    await letGo();

    for (const { person, words } of pressed) {
      const { seat } = (await stored()).seats.find(({ personId }) => personId === person.id)!;
      const written = async (): Promise<readonly string[]> =>
        (await lines()).slice(before.length).filter((line) => line.startsWith(`${seat} `));
      const expected = words.map((word) => `${seat} ${word}`);
      await vi.waitFor(async () => expect(await written()).toEqual(expected), WAITING);
    }
    await house.discord.settle();
    expectAnsweredOnce(house);
    expectClean(house);
  },
);

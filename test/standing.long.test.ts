import { describe, expect, test } from 'vitest';
import { boardOf, offersOn, pressOffer } from '../play/players.js';
import { dueIn, openClockedTables, readTime, THROWN } from '../soak/clocked.js';
import { CLOCKS, DISTURBANCES } from '../soak/disturbances.js';
import { keepTime, stand, startAnew, startUp, waitUntilSeen } from '../soak/standing.js';
import { WAITING } from './patience.js';

/** In milliseconds. */
const WRONG_FOR = 1_500;

test.concurrent.each(DISTURBANCES)(
  'while $name nobody loses anything at any pace, and afterwards there is time to answer',
  async (disturbance) => {
    expect(await stand(disturbance, 'short')).toEqual([]);
  },
);

test.concurrent('what was pressed before the time was up and comes in late counts, and nobody passes for it', async ({
  expect,
}) => {
  const clocked = await openClockedTables();
  const { house, ada, tables } = clocked;
  const { channel, match } = tables[0]!;
  try {
    await startUp(clocked);
    await waitUntilSeen(clocked);
    const { message } = await ada.press(boardOf(ada.sees(channel), match)!, `sheet:${match}`).outcome;
    const back = house.discord.gateway.fallSilent();
    void pressOffer(ada, offersOn(message!)[0]!);
    dueIn(house, 0);
    await expect.poll(() => house.output(), WAITING).toContain('"msg":"time stands"');
    back();
    await expect.poll(() => readTime(house, match).dueAt, WAITING).toBeGreaterThan(house.discord.clock.now());
    expect(readTime(house, match).lines.slice(THROWN.length)).toMatch(/^\n0 \S+$/);
    expect(readTime(house, match).missed).toBe('0 0');
  } finally {
    await clocked.close();
  }
});

describe('a clock of the machine that is wrong', () => {
  test.concurrent('and is set to and fro while the bot runs changes nothing, and is told once', async () => {
    expect(await keepTime(CLOCKS, WRONG_FOR, 'short')).toEqual([]);
  });

  test.concurrent.each(CLOCKS)(
    'by %i ms while something was stored leaves no more time than the pace allows',
    async (ms) => {
      expect(await startAnew(ms)).toEqual([]);
    },
  );
});

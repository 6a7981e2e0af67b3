import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { luckOf } from '../soak/luck.js';
import { reportOf } from '../soak/report.js';
import { type Soaked, soak } from '../soak/soak.js';
import { ALL_TROUBLE_KINDS } from '../soak/trouble.js';
import { GAMES } from '../src/games/registry.js';
import { anyOf } from './luck.js';

// On a slow machine all of this takes its time.
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 1_800_000 });

const TABLES = 12;
/** Another one each time; a failure names it. */
const seed = String(anyOf(0, 1e9));

let soaked: Soaked;

beforeAll(async () => {
  soaked = await soak({ minutes: 1, tables: TABLES, seed });
});

afterAll(() => {
  if (soaked?.checks.some(({ wrong }) => wrong.length > 0)) console.error(`seed ${seed}\n${reportOf(soaked)}`);
});

test.each([
  'records that the referee replays',
  'dice as they were sealed',
  'answers as people were shown them',
  'open tables that go on',
  'everything sent in the end',
  'messages posted once',
  'one menu a person and match',
  'bodies accepted by the stand-in',
  'the log tells of no mistake',
  'memory keeps its level',
])('after a minute of play amid troubles of every kind: %s', (what) => {
  expect({ seed, ...soaked.checks.find((check) => check.what === what) }).toMatchObject({ seed, what, wrong: [] });
});

test('that minute had many tables of all games, presses and troubles', () => {
  const { tally, open, matches } = soaked;
  expect(open[1]).toBeGreaterThanOrEqual(TABLES);
  expect(matches).toBeGreaterThanOrEqual(TABLES);
  expect(tally.of('press play')).toBeGreaterThan(5 * TABLES);
  expect(ALL_TROUBLE_KINDS.filter((trouble) => tally.of(trouble) > 0).length).toBeGreaterThan(3);
  for (const { id } of GAMES) expect(tally.of(`matches of ${id}`)).toBeGreaterThan(0);
});

test('a seed chooses the same again, and something else for each name', () => {
  const [one, same] = [luckOf(seed), luckOf(seed)];
  const some = (luck: typeof one): readonly number[] => Array.from({ length: 20 }, () => luck.anyOf(0, 1e9));
  expect(some(one)).toEqual(some(same));
  expect(some(one.of('Ada'))).toEqual(some(same.of('Ada')));
  expect(some(one.of('Ada'))).not.toEqual(some(one.of('Ben')));
});

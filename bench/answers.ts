import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Store } from '../src/store/interface.js';
import { openStore } from '../src/store/store.js';
import { bareInserts } from './bare-inserts.js';
import type { Extent } from './extent.js';
import { type BenchRow, median, print, whole } from './table.js';
import { answerRandomly, type BenchTable, beginAll, readMatch, tablesOn } from './tables.js';

/** The time that a disk takes varies from second to second, so that what is compared is measured in turn. */
const ROUNDS = { full: 30, brief: 1 };
const ROUND_MS = 120;
const TOGETHER = 64;
const PEOPLE = ['Ada', 'Ben'].map((name) => ({ id: name, name }));

/** Does one thing again and again for the time of a round; resolves with how often it did that in a second. */
type Round = () => Promise<number>;

/** How many answers are committed in a second, compared with bare inserts on the same disk. */
export async function measureAnswers(extent: Extent = 'full'): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const db = new Database(join(folder, 'bare.sqlite'));
  const insert = bareInserts(db);
  const bare: Round = () => perSecond(async () => insert(), 1);
  const stores = ['alone', 'together'].map((name) => openStore(join(folder, `${name}.sqlite`)));
  const [alone, together] = [await answers(stores[0]!, 1), await answers(stores[1]!, TOGETHER)];
  for (const warmUp of [bare, alone, together]) await warmUp();
  const rounds: { bare: number; alone: number; together: number }[] = [];
  for (let n = 0; n < ROUNDS[extent]; n++)
    rounds.push({ bare: await bare(), alone: await alone(), together: await together() });
  for (const store of stores) await store.close();
  db.close();
  rmSync(folder, { recursive: true });

  const row = (what: string, of: 'alone' | 'together'): BenchRow => {
    const ratio = median(rounds.map((each) => each[of] / each.bare));
    return {
      what,
      ours: whole(median(rounds.map((each) => each[of]))),
      other: whole(median(rounds.map((each) => each.bare))),
      ratio: ratio.toFixed(2),
      ...(of === 'together' && { aim: { text: '≥ 0.50', met: ratio >= 0.5 } }),
    };
  };
  print('Answers committed to the disk per second, compared with bare inserts of the same line', [
    row('one match, one answer after the other', 'alone'),
    row(`${TOGETHER} matches at once`, 'together'),
  ]);
}

async function perSecond(act: (worker: number) => Promise<void>, workers: number): Promise<number> {
  const begun = performance.now();
  let done = 0;
  const work = async (worker: number): Promise<void> => {
    for (; performance.now() - begun < ROUND_MS; done++) await act(worker);
  };
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
  return (1_000 * done) / (performance.now() - begun);
}

/** Random play of pairs of people, match after match; what can be answered is read off the last answer, as people do. */
async function answers(store: Store, pairs: number): Promise<Round> {
  const tables = tablesOn(store);
  const plans = Array.from(
    { length: pairs },
    (_, n): BenchTable => ({ guildId: 'g', channelId: `c${n}`, people: PEOPLE, bots: 0 }),
  );
  const lives = await Promise.all((await beginAll(store, plans)).map((table) => readMatch(store, table)));
  return () =>
    perSecond(async (pair) => {
      const plan = plans[pair]!;
      const live = lives[pair]!;
      const next = await answerRandomly(tables, plan, live);
      lives[pair] = next.over ? await readMatch(store, (await beginAll(store, [plan]))[0]!) : next;
    }, pairs);
}

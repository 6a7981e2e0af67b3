import { checkBody } from 'local-discord';
import type { Extent } from './extent.js';
import { median, print } from './table.js';

const ROUNDS = { full: 60, brief: 1 };
const WARM_UPS = { full: 10, brief: 0 };
const RUNS = 100;
const US_PER_MS = 1_000;
/** About a millisecond where the copy takes 0.02 ms. */
const MOST_RATIO = 50;

/** A board with as many buttons as ours ever have. */
const BOARD = {
  content: 'Your turn',
  embeds: [{ title: 'Round 3', fields: [0, 1, 2, 3, 4].map((seat) => ({ name: `P${seat}`, value: '12' })) }],
  components: [0, 1].map((y) => ({
    type: 1,
    components: [0, 1, 2, 3, 4].map((x) => ({
      type: 2,
      style: 1,
      label: 'Roll',
      custom_id: `${y}.${x}`,
      emoji: { name: '🎲' },
    })),
  })),
  allowed_mentions: { parse: [] },
};

/** How long the stand-in takes to judge a body, compared with writing and reading the same one as JSON, as every request does. */
export function measureJudging(extent: Extent = 'full'): void {
  const judged: number[] = [];
  const copied: number[] = [];
  for (let round = 0; round < WARM_UPS[extent] + ROUNDS[extent]; round += 1) {
    const one = lasting(() => checkBody('create-message', BOARD, { files: [] }));
    const other = lasting(() => JSON.parse(JSON.stringify(BOARD)));
    if (round < WARM_UPS[extent]) continue;
    judged.push(one);
    copied.push(other);
  }
  const [ours, other] = [median(judged), median(copied)];
  const ratio = ours / other;
  print('Judging a body at the stand-in, in microseconds, compared with JSON.parse(JSON.stringify(body))', [
    {
      what: 'a board with ten buttons, median',
      ours: ours.toFixed(0),
      other: other.toFixed(0),
      ratio: ratio.toFixed(0),
      aim: { text: `≤ ${MOST_RATIO}`, met: ratio <= MOST_RATIO },
    },
  ]);
}

/** Microseconds of one run. */
function lasting(job: () => unknown): number {
  const begun = performance.now();
  for (let run = 0; run < RUNS; run += 1) job();
  return ((performance.now() - begun) / RUNS) * US_PER_MS;
}

import { withOptions } from '../play/options.js';
import { CLOCKS, DISTURBANCES } from './disturbances.js';
import { keepTime, stand, startAnew } from './standing.js';

/** In milliseconds. */
const WRONG_FOR = 8_000;

/** Lets everything that keeps people from answering last for as long as it does in earnest, side by side, and says whether anybody lost anything. */
await withOptions({}, async () => {
  const begun = performance.now();
  const report = async (name: string, job: Promise<readonly string[]>): Promise<readonly string[]> => {
    const wrong = await job;
    const seconds = Math.round((performance.now() - begun) / 1_000);
    console.log(wrong.length === 0 ? `${name}: nobody lost anything (${seconds} s)` : wrong.join('\n'));
    return wrong;
  };
  const all = await Promise.all([
    ...DISTURBANCES.map((disturbance) => report(disturbance.name, stand(disturbance, 'full'))),
    ...CLOCKS.map((ms) => report(`the clock is wrong by ${ms} ms`, keepTime([ms], WRONG_FOR, 'full'))),
    ...CLOCKS.map((ms) => report(`the clock was wrong by ${ms} ms`, startAnew(ms))),
  ]);
  const well = all.every((wrong) => wrong.length === 0);
  console.log(well ? '\nAll of it holds.' : '\nNot all of it holds.');
  process.exit(well ? 0 : 1);
});

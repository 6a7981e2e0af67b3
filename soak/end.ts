import { randomBytes } from 'node:crypto';
import { Misuse, withOptions } from '../play/options.js';
import { endOften } from './ends.js';
import { luckOf } from './luck.js';

/** Has the bot end a thousand times in the midst of play, and says whether it was gone each time. */
await withOptions(
  { times: { type: 'string', default: '1000' }, seed: { type: 'string', default: randomBytes(4).toString('hex') } },
  async ({ times, seed }) => {
    const count = Number(times);
    if (!Number.isInteger(count) || count < 1) throw new Misuse(`${times} is no number of times.`);
    console.log(`Ending ${count} times, seed ${seed}`);
    const { slowest, wrong } = await endOften(count, luckOf(seed));
    console.log([`The slowest took ${Math.round(slowest)} ms.`, ...wrong].join('\n'));
    process.exit(wrong.length === 0 ? 0 : 1);
  },
);

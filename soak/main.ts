import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { isWell, reportOf } from './report.js';
import { soak } from './soak.js';

/** Lets hundreds of tables play while everything goes wrong, and says whether all held. */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    tables: { type: 'string', default: '200' },
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
  },
});
const [minutes, tables] = [Number(values.minutes), Number(values.tables)];
if (!(minutes > 0) || !Number.isInteger(tables) || tables < 1) {
  console.error('usage: npm run soak -- --minutes N [--tables T] [--seed S]');
  process.exit(1);
}
console.log(`Soaking ${tables} tables for ${minutes} minutes, seed ${values.seed}`);
const soaked = await soak({ minutes, tables, seed: values.seed });
console.log(reportOf(soaked));
const well = isWell(soaked);
console.log(well ? '\nAll of it holds.' : `\nNot all of it holds. Try again: --seed ${values.seed}`);
process.exit(well ? 0 : 1);

import { randomBytes } from 'node:crypto';
import { Misuse, withOptions } from '../play/options.js';
import { isWell, reportOf } from './report.js';
import { soak } from './soak.js';

/** Lets hundreds of tables play while everything goes wrong, and says whether all held. */
await withOptions(
  {
    minutes: { type: 'string', default: '20' },
    tables: { type: 'string', default: '200' },
    seed: { type: 'string', default: randomBytes(4).toString('hex') },
  },
  async (values) => {
    const { seed } = values;
    const [minutes, tables] = [Number(values.minutes), Number(values.tables)];
    if (!(minutes > 0 && Number.isFinite(minutes))) throw new Misuse(`${values.minutes} is no number of minutes.`);
    if (!Number.isInteger(tables) || tables < 1) throw new Misuse(`${values.tables} is no number of tables.`);
    console.log(`Soaking ${tables} tables for ${minutes} minutes, seed ${seed}`);
    const soaked = await soak({ minutes, tables, seed });
    console.log(reportOf(soaked));
    const well = isWell(soaked);
    console.log(well ? '\nAll of it holds.' : `\nNot all of it holds. Try again: --seed ${seed}`);
    process.exit(well ? 0 : 1);
  },
);

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectGolden } from '../../test/support/golden.js';
import { COLOURS } from '../games/game.js';
import { systemClock } from '../lib/clock.js';
import { type Chart, chartStrip } from './chart.js';
import { SCALE, WIDTH } from './pen.js';
import { drawCharts } from './picture.js';

const RESULTS = [-20, 0, 5, 48, 72, 140, 9, 31, 66, 110, 87, 3].map((points, n) => ({ points, isWon: n % 3 === 0 }));
const FULL: readonly Chart[] = COLOURS.map((colour) => ({ title: 'Qwixx', colour, results: RESULTS }));

test('a chart of a dozen results lies on pixels, within the picture, whatever the points', () => {
  for (const chart of FULL) {
    const { height, pieces } = chartStrip(chart);
    for (const { box } of pieces(0)) {
      for (const measure of Object.values(box)) expect(Number.isInteger(measure * SCALE)).toBe(true);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(WIDTH);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
  }
});

test('more points make a higher bar, and a name that the font lacks is not drawn', () => {
  const heights = (chart: Chart) => [...chartStrip(chart).pieces(0)].filter(({ key }) => key.startsWith('bar'));
  const [low, high] = heights({ ...FULL[0]!, results: RESULTS.slice(3, 5) });
  expect(high!.box.height).toBeGreaterThan(low!.box.height);
  const keys = [...chartStrip({ ...FULL[0]!, title: '王' }).pieces(0)].map(({ key }) => key);
  expect(keys.some((key) => key.startsWith('title'))).toBe(false);
});

test('results of two games look as they did', async () => {
  const few = FULL[1]!.results.slice(4, 7);
  const charts: readonly Chart[] = [
    { ...FULL[1]!, title: 'Qwixx' },
    { ...FULL[6]!, title: 'Qwantum', results: few },
  ];
  await expectGolden(await drawCharts(charts, systemClock), join(import.meta.dirname, 'goldens/chart.png'), 'chart');
});

test('three games are drawn as one small picture', async () => {
  const data = await drawCharts(FULL.slice(0, 3), systemClock);
  expect(data.readUInt32BE(16)).toBe(WIDTH * SCALE);
  expect(data.length).toBeLessThan(40 * 1024);
});

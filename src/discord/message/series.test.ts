import { expect, test } from 'vitest';
import type { SeriesView } from '../../table/view/series.js';
import type { SeatView } from '../../table/view/table.js';
import { columnWidth } from '../../text/column.js';
import { voiceOf } from '../../text/say.js';
import { seriesTexts } from './series.js';

function seatOf(name: string, seat: number, more: Partial<SeatView> = {}): SeatView {
  return { seat, name, isBot: false, level: null, isAway: false, gone: null, deputy: null, ...more };
}

/** The table of these seats by the points that each had in each match, as its lines. */
function tableOf(seats: readonly SeatView[], points: readonly (readonly number[])[]): readonly string[] {
  const ranked = points.map((all, seat) => {
    const each = all.map((one) => ({ place: one > 50 ? 1 : 2, points: one }));
    const won = each.filter(({ place }) => place === 1).length;
    return { seat, place: seat + 1, points: all.reduce((sum, one) => sum + one, 0), won, each };
  });
  const series: SeriesView = { number: points[0]!.length, games: 5, isFinal: false, ranked };
  const [title, table, legend] = seriesTexts(series, { seats, isSolo: false, locale: 'en' }, voiceOf('en'));
  expect([title, legend]).toEqual(['**The series so far**', '-# `★` matches won']);
  return table!.split('\n').slice(1, -1);
}

test('a series is told as a table, names by matches, their sum and how many were won', () => {
  const seats = [seatOf('Ann', 0), seatOf('Robert', 1), seatOf('Bot 1', 2, { isBot: true })];
  expect(
    tableOf(seats, [
      [87, 110],
      [61, -5],
      [9, 0],
    ]),
  ).toEqual([
    '             1   2   Σ ★',
    '1. Ann      87 110 197 2',
    '2. Robert   61  −5  56 1',
    '3. Bot 1 🤖  9   0   9 0',
  ]);
});

test('wherever a bot plays for somebody a sign stands before their name; who took the seat is not named', () => {
  const left = [seatOf('Ann', 0, { gone: 'left' }), seatOf('Ben', 1, { gone: 'left', deputy: 'Cay' })];
  const [, ann, ben] = tableOf(left, [[1], [2]]);
  expect([ann!.slice(0, 9), ben!.slice(0, 9)]).toEqual(['1. 🤖 Ann', '2. Ben   ']);
});

test('long and wide names are held to the width of a phone, stay apart, and move no figure', () => {
  const names = [
    'W'.repeat(31),
    `${'W'.repeat(31)}x`,
    '王'.repeat(16),
    '\u05d3'.repeat(20),
    '👨\u200d👩\u200d👧'.repeat(4),
    '`*`',
  ];
  const lines = tableOf(
    names.map((name, seat) => seatOf(name, seat)),
    names.map(() => [120, -20, 100, 99, 101]),
  );
  for (const line of lines) expect(columnWidth(line)).toBe(columnWidth(lines[0]!));
  expect(columnWidth(lines[0]!)).toBeLessThanOrEqual(38);
  const called = lines.slice(1).map((line) => line.replace(/(?: +−?\d+){7}$/, '').slice(3));
  expect(new Set(called).size).toBe(names.length);
  expect(lines.join('')).not.toContain('`');
});

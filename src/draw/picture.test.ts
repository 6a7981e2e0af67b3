import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENGLISH_LETTERS, EXAMPLES, type Example, exampleOf } from '../../test/support/fixtures.js';
import { expectGolden, TOLERANCE } from '../../test/support/golden.js';
import { type Pixels, pixelsOf, worstSquare } from '../../test/support/pixels.js';
import { randomMatch } from '../../test/support/random-match.js';
import type { CellView, DieView, View } from '../games/game.js';
import { GAMES } from '../games/registry.js';
import { systemClock } from '../lib/clock.js';
import { lettersIn } from '../text/dice.js';
import { voiceOf } from '../text/say.js';
import { drawCell } from './cell.js';
import { PAPER, SHADES } from './palette.js';
import { canvasFor } from './pen.js';
import { drawBoard, drawMenu } from './picture.js';
import { nameOf } from './side.js';

const GAMES_FOLDER = join(import.meta.dirname, '../games');

function withoutColour(pixels: Pixels): Pixels {
  for (let at = 0; at < pixels.data.length; at += 4) {
    const [red, green, blue] = pixels.data.subarray(at, at + 3);
    pixels.data.fill(0.21 * red! + 0.72 * green! + 0.07 * blue!, at, at + 3);
  }
  return pixels;
}

function drawn(example: Example): Promise<Buffer> {
  const { seat, players } = example;
  return seat === null ? drawBoard(example, players, systemClock) : drawMenu(example, seat, systemClock);
}

describe('pictures', () => {
  test.each(EXAMPLES)('$game.id: $name looks as it did', async (example) => {
    const golden = join(GAMES_FOLDER, example.game.id, 'goldens', `${example.name}.png`);
    await expectGolden(await drawn(example), golden, `${example.game.id}-${example.name}`);
  });

  test.each(GAMES)('of $id in German, where a colour may have two letters, look as they did', async ({ id }) => {
    for (const name of ['menu', 'board-three']) {
      const file = await drawn({ ...exampleOf(id, name), letters: lettersIn(voiceOf('de')) });
      await expectGolden(file, join(GAMES_FOLDER, id, 'goldens', `${name}-german.png`), `${id}-${name}-german`);
    }
  });

  test.each(GAMES)('of $id there is one of every number of seats, and of all that may be asked', (game) => {
    const [least, most] = game.seats;
    const examples = EXAMPLES.filter((example) => example.game.id === game.id);
    const boards = new Set(examples.flatMap(({ seat, view }) => (seat === null ? [view.sheets.length] : [])));
    expect([...boards].sort()).toEqual(Array.from({ length: most - least + 1 }, (_, n) => least + n));
    const pictured = new Set(examples.flatMap(({ seat, view }) => (seat === null ? [] : [view.step?.key])));
    const asked = [0, 1].flatMap((seed) =>
      randomMatch(game, seed).moments.map(({ after }) => game.view(after, 0).step?.key),
    );
    expect([...new Set(asked)].filter((key) => !pictured.has(key))).toEqual([]);
  });

  test.each(EXAMPLES)('$game.id: $name is small enough to be sent often', async (example) => {
    expect((await drawn(example)).length).toBeLessThanOrEqual((example.seat === null ? 120 : 40) * 1024);
  });

  test('another picture is told apart from its golden', async () => {
    const [one, other] = await Promise.all(
      [exampleOf('qwixx', 'menu'), exampleOf('qwinto', 'menu')].map(async (example) => {
        const { view } = example;
        const sheets = view.sheets.map((sheet) => ({ ...sheet, total: sheet.total + 1 }));
        const changed = await drawn({ ...example, view: { ...view, sheets } });
        return worstSquare(await pixelsOf(await drawn(example)), await pixelsOf(changed));
      }),
    );
    expect(one).toBeGreaterThan(TOLERANCE);
    expect(other).toBeGreaterThan(TOLERANCE);
  });
});

describe('a field', () => {
  const FREE: CellView = { text: '7', mark: 'open', shape: 'square', possible: false, pending: false };
  const STATES: readonly CellView[] = [
    FREE,
    { ...FREE, mark: 'entered' },
    { ...FREE, mark: 'skipped' },
    { ...FREE, mark: 'closed' },
    { ...FREE, possible: true },
    { ...FREE, pending: true },
  ];
  const OF_NUMBERS: readonly CellView[] = [
    { ...FREE, text: '', possible: true, name: 'G', coming: '10' },
    { ...FREE, text: '', possible: true, coming: '10' },
    { ...FREE, text: '', slope: 'up' },
    { ...FREE, text: '', slope: 'down' },
  ];
  const OF_LOCKS: readonly CellView[] = [{ ...FREE, text: '', progress: { made: 3, of: 5 } }];

  test.each(['square', 'pentagon', 'lock'] as const)(
    'of form %s shows each of its states also without colour',
    (shape) => {
      const states = [...STATES, ...(shape === 'lock' ? OF_LOCKS : OF_NUMBERS)];
      const greys = states.map((cell) => greyOf({ ...cell, shape }));
      for (const [n, one] of greys.entries()) {
        for (const other of greys.slice(n + 1)) expect(worstSquare(one, other)).toBeGreaterThan(10);
      }
    },
  );

  function greyOf(cell: CellView): Pixels {
    const { canvas, pen } = canvasFor({ x: 0, y: 0, width: 40, height: 40 }, PAPER);
    drawCell(pen, cell, { x: 8, y: 8, width: 25, height: 24 }, { shades: SHADES.green, printed: true, size: 15 });
    return withoutColour(canvas.getContext('2d').getImageData(0, 0, 80, 80));
  }
});

test('beside a sheet stands the name, without emojis, and as much of it as there is room for', () => {
  expect(['Ada', 'e\u0301va', 'Ольга', 'Božena 🦊', 'Bot 1', 'Nguyễn'].map(nameOf)).toEqual([
    'Ada',
    'éva',
    'Ольга',
    'Božena',
    'Bot 1',
    'Nguyễn',
  ]);
  expect(nameOf('Maximiliane')).toMatch(/^Maximi.*…$/);
  expect(nameOf('W'.repeat(32))).toMatch(/^W{3,6}…$/);
});

test('where the font lacks a letter there stands how the name begins, or nothing: no part of a character', () => {
  expect(['ann 王', 'e\u0301va דנה', 'øy א', '7up 王'].map(nameOf)).toEqual(['A', 'É', 'Ø', '7']);
  for (const name of ['王伟', 'g\u0308e\u0308', 'A\u0336nn', '👨\u200d👩\u200d👧', 'דנה', '1\ufe0f\u20e3', '']) {
    expect(nameOf(name)).toBe(null);
  }
});

describe('a die', () => {
  const THROWN: DieView = { colour: 'blue', value: 4 };
  const STATES: readonly DieView[] = [
    THROWN,
    { ...THROWN, mark: 'again' },
    { colour: 'blue', value: null },
    { colour: 'blue', value: null, mark: 'out' },
  ];

  test('shows also without colour whether it was thrown, thrown again, not thrown, or is out of the match', async () => {
    const greys = await Promise.all(
      STATES.map(async (die) => {
        const view: View = {
          dice: [die],
          sum: null,
          sums: [],
          step: null,
          sheets: [{ seat: 0, rows: [], columns: [], total: 0 }],
        };
        return withoutColour(await pixelsOf(await drawMenu({ view, letters: ENGLISH_LETTERS }, 0, systemClock)));
      }),
    );
    for (const [n, one] of greys.entries()) {
      for (const other of greys.slice(n + 1)) expect(worstSquare(one, other)).toBeGreaterThan(10);
    }
  });
});

test('what a throw is worth stands beside its dice, however many of both there are', async () => {
  const die: DieView = { colour: 'blue', value: 4 };
  const heightOf = async (dice: number, sums: View['sums']): Promise<number> => {
    const sheet = { seat: 0, rows: [], columns: [], total: 0 };
    const thrown = Array.from({ length: dice }, () => die);
    const view: View = { dice: thrown, sum: null, sums, step: null, sheets: [sheet] };
    return (await pixelsOf(await drawMenu({ view, letters: ENGLISH_LETTERS }, 0, systemClock))).height;
  };
  const sums = (['purple', 'blue', 'red', 'yellow'] as const).map((colour) => ({ colour, value: 28 }));
  expect(await heightOf(3, sums.slice(0, 1))).toBe(await heightOf(3, []));
  expect(await heightOf(7, sums)).toBe(await heightOf(7, []));
});

test('a column that brings no points yet has an empty box, and one that never does has none', async () => {
  const [earned, open, none] = await Promise.all(
    [7, 'open' as const, null].map(async (points) => {
      const sheet = { seat: 0, rows: [], columns: [points], total: 0 };
      const view: View = { dice: [], sum: null, sums: [], step: null, sheets: [sheet] };
      return pixelsOf(await drawMenu({ view, letters: ENGLISH_LETTERS }, 0, systemClock));
    }),
  );
  expect(worstSquare(earned!, open!)).toBeGreaterThan(10);
  expect(worstSquare(open!, none!)).toBeGreaterThan(10);
});

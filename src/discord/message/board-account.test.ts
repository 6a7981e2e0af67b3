import { describe, expect, test } from 'vitest';
import { freshMatch, postRow, withAnswer, withThrow } from '../../../test/support/message-fixtures.js';
import { showBoard, showThrows } from '../../../test/support/shown.js';
import { gameOf } from '../../games/registry.js';
import type { ActiveMatch } from '../../table/types.js';

const game = gameOf('qwixx')!;

describe('of what was thrown and entered, a board', () => {
  const thrown = withThrow(freshMatch(game, ['Ann', 'Ben']), ['4', '1', '2', '5', '3', '6']);
  const post = postRow('board', { mentions: ['100000000000000000', '100000000000000001'] });

  test('that is over tells what everyone entered in each action, without buttons', () => {
    const over = withAnswer(withAnswer(withAnswer(thrown, 1, 'w-pass', 'clock'), 0, 'w-r5'), 0, 'c-b10');
    const made = showBoard(over, { ...post, until: 4 });
    expect(made.content).toBe(
      'Qwixx: last throw\n-# 🎲 W4 W1 · R2 Y5 G3 B6 (Ann) · Ann: red 5, blue 10 · Ben: pass (time up)',
    );
    expect(made.components).toEqual([]);
  });

  test('that begins within a throw tells it all the same', () => {
    const second = withAnswer(withAnswer(thrown, 1, 'w-pass'), 0, 'w-r5');
    const made = showBoard(second, { ...post, from: 3 });
    expect(made.content).toContain('W4 W1 · R2 Y5 G3 B6');
    expect(made.embeds[0]!.description).toContain('Ann: red 5');
  });

  test('tells misthrows when the turn is over', () => {
    const passed = withAnswer(withAnswer(withAnswer(thrown, 1, 'w-pass'), 0, 'w-pass'), 0, 'c-pass');
    expect(showBoard(passed, { ...post, until: 4 }).content).toContain('Ann: pass, pass, misthrow 1/4, −5 · Ben: pass');
  });

  test('beside a picture tells what each entered last, as short as can be', () => {
    const first = withAnswer(withAnswer(thrown, 1, 'w-y5'), 0, 'w-pass');
    expect(showBoard(first, post, 'picture').embeds[0]!.description).toBe('-# Ann: pass · Ben: Y 5');
    const both = withAnswer(first, 0, 'c-b10');
    const next = withThrow(both, ['4', '1', '2', '5', '3', '6']);
    expect(showBoard(next, post, 'picture').embeds[0]!.description).toBe('-# Ann: B 10 · Ben: Y 5');
  });

  test('tells an entry by its row and number, which stand on the sheet, however its field is called on the buttons', () => {
    const qwinto = gameOf('qwinto')!;
    const named = withAnswer(freshMatch(qwinto, ['Ann', 'Ben']), 0, 'd-oy');
    const entering = withAnswer(withThrow(named, ['4', '5', '-']), 0, 'keep');
    const entered = withAnswer(withAnswer(entering, 0, 'o9'), 1, 'y7');
    expect(showBoard(entered, post, 'picture').embeds[0]!.description).toBe(
      '-# 🎲 O4 Y5 P– (Ann) · Ann: O 9 · Ben: Y 9',
    );
    expect(showBoard(entered, post).embeds[0]!.description).toContain('orange 9 · Ben: yellow 9\n');
  });

  test('beside a picture names those together who entered the same', () => {
    const three = withThrow(freshMatch(game, ['Ann', 'Ben', 'Cay']), ['4', '1', '2', '5', '3', '6']);
    const toldOf = (...words: readonly [string, string, string]) =>
      showBoard(
        words.reduce((live, word, seat) => withAnswer(live, seat, word), three),
        post,
        'picture',
      ).embeds[0]!.description;
    expect(toldOf('w-pass', 'w-y5', 'w-pass')).toBe('-# Ann and Cay: pass · Ben: Y 5');
    expect(toldOf('w-r5', 'w-r5', 'w-r5')).toBe('-# Ann, Ben, and Cay: R 5');
  });

  test('that was cut off says that the throw was not played to its end', () => {
    const made = showBoard(thrown, { ...post, until: thrown.stored.lines.length });
    expect(made.content).toBe('Qwixx: last throw\n-# 🎲 W4 W1 · R2 Y5 G3 B6 (Ann) · not played to the end');
  });

  test('that was cut off says so beside what was entered before', () => {
    const white = withAnswer(withAnswer(thrown, 1, 'w-pass'), 0, 'w-r5');
    const closed = { ...white, stored: { ...white.stored, match: { ...white.stored.match, status: 'void' as const } } };
    expect(showBoard(closed, { ...post, until: closed.stored.lines.length }).content).toBe(
      'Qwixx: last throw\n-# 🎲 W4 W1 · R2 Y5 G3 B6 (Ann) · Ann: red 5 · Ben: pass · not played to the end',
    );
  });

  test('with sheets in words tells the throw on the table once, and below what came of it so far', () => {
    for (const live of [thrown, withAnswer(withAnswer(thrown, 1, 'w-pass'), 0, 'w-r5')]) {
      const { content, embeds } = showBoard(live, post);
      expect(`${content}\n${embeds[0]!.description}`.match(/🎲/g)).toHaveLength(1);
      expect(content).toContain('🎲');
    }
    const white = withAnswer(withAnswer(thrown, 1, 'w-pass'), 0, 'w-r5');
    expect(showBoard(white, post).embeds[0]!.description).toMatch(/^-# Ann: red 5 · Ben: pass\n/);
  });

  test('tells the turn before the one that is on, also where that throws again', () => {
    const qwinto = gameOf('qwinto')!;
    const first = withAnswer(
      withThrow(withAnswer(freshMatch(qwinto, ['Ann', 'Ben']), 0, 'd-o'), ['4', '-', '-']),
      0,
      'keep',
    );
    const over = withAnswer(withAnswer(first, 0, 'o1'), 1, 'o1');
    const again = withAnswer(withThrow(withAnswer(over, 1, 'd-o'), ['6', '-', '-']), 1, 'again');
    for (const live of [again, withThrow(again, ['5', '-', '-'])]) {
      const lines = showBoard(live, post, 'picture').embeds[0]!.description!.split('\n');
      expect(lines[0]).toBe('-# Ann: O 4');
      expect(lines[1]).toContain('Ben: ');
    }
  });

  test('tells whose sheets these are in place of the turn before, where the picture can not', () => {
    const turn = (live: ActiveMatch, seat: number): ActiveMatch =>
      withAnswer(
        withAnswer(withAnswer(withThrow(live, ['1', '1', '1', '1', '1', '1']), 0, 'w-pass'), 1, 'w-pass'),
        seat,
        'c-pass',
      );
    const two = turn(turn(freshMatch(game, ['アン', 'ベン']), 0), 1);
    const lines = showBoard(two, post, 'picture').embeds[0]!.description!.split('\n');
    expect(lines).toEqual([expect.stringContaining('misthrow 1/4'), '-# ① アン · ② ベン']);
  });

  test('tells the newest throw alone beside a picture where that fills a line of a phone', () => {
    const qwinto = gameOf('qwinto')!;
    const names = ['Ann', 'Benedict the Younger', 'Clementina the Elder'];
    const turn = (live: ActiveMatch, seat: number, face: string): ActiveMatch =>
      withThrow(withAnswer(live, seat, 'd-o'), [face, '-', '-']);
    const first = [0, 1, 2].reduce(
      (live, seat) => withAnswer(live, seat, `o${seat + 1}`),
      withAnswer(turn(freshMatch(qwinto, names), 0, '1'), 0, 'keep'),
    );
    const second = [0, 1, 2].reduce(
      (live, seat) => withAnswer(live, seat, `o${seat + 5}`),
      withAnswer(turn(first, 1, '2'), 1, 'keep'),
    );
    const told = (live: ActiveMatch) => showBoard(live, post, 'picture').embeds[0]!.description!.split('\n');
    expect(told(first)).toHaveLength(1);
    expect(told(second)).toEqual([expect.stringContaining('(Benedict')]);
  });

  test('tells the two throws before the newest one, a line each', () => {
    const turn = (live: ActiveMatch, dice: readonly string[], seat: number): ActiveMatch =>
      withAnswer(withAnswer(withAnswer(withThrow(live, dice), 0, 'w-pass'), 1, 'w-pass'), seat, 'c-pass');
    const diceOf = (face: string): readonly string[] => Array.from({ length: 6 }, () => face);
    const three = ['1', '2', '3'].reduce(
      (live, face, n) => turn(live, diceOf(face), n % 2),
      freshMatch(game, ['Ann', 'Ben']),
    );
    const told = showBoard(withThrow(three, diceOf('4')), post);
    const lines = (told.embeds[0]!.description ?? '').split('\n').filter((line) => line.includes('🎲'));
    expect(lines).toEqual([
      '-# 🎲 W2 W2 · R2 Y2 G2 B2 (Ben) · Ann: pass · Ben: pass, pass, misthrow 1/4, −5',
      '-# 🎲 W3 W3 · R3 Y3 G3 B3 (Ann) · Ann: pass, pass, misthrow 2/4, −5 · Ben: pass',
    ]);
    expect(told.content).toContain('W4 W4 · R4 Y4 G4 B4');
    const pictured = showBoard(withThrow(three, diceOf('4')), post, 'picture').embeds[0]!.description;
    expect((pictured ?? '').split('\n')).toEqual([
      '-# Ben: misthrow 1/4, −5',
      '-# Ann: pass, misthrow 2/4, −5 · Ben: pass',
    ]);
  });
});

test('of all throws the newest goes on as long as it is played', () => {
  const told = (live: ActiveMatch) => showThrows(live, 'en').embeds[0]!.description;
  const thrown = withThrow(freshMatch(game, ['Ann', 'Ben']), ['4', '1', '2', '5', '3', '6']);
  const dice = '-# 🎲 W4 W1 · R2 Y5 G3 B6 (Ann)';
  expect(told(thrown)).toBe(`${dice} · not over yet`);
  const white = withAnswer(withAnswer(thrown, 1, 'w-pass'), 0, 'w-r5');
  expect(told(white)).toBe(`${dice} · Ann: red 5 · Ben: pass · not over yet`);
  expect(told(withAnswer(white, 0, 'c-b10'))).toBe(`${dice} · Ann: red 5, blue 10 · Ben: pass`);
  const closed = (live: ActiveMatch): ActiveMatch => {
    const match = { ...live.stored.match, status: 'void' as const };
    return { ...live, stored: { ...live.stored, match } };
  };
  expect(told(closed(thrown))).toBe(`${dice} · not played to the end`);
  expect(told(closed(white))).toBe(`${dice} · Ann: red 5 · Ben: pass · not played to the end`);
});

import { describe, expect, test } from 'vitest';
import { freshMatch, further, withAnswer, withThrow } from '../../../test/support/message-fixtures.js';
import { picker } from '../../../test/support/random-match.js';
import { showMenu } from '../../../test/support/shown.js';
import { gameOf } from '../../games/registry.js';
import type { ActiveMatch } from '../../table/types.js';
import { viewMenu } from '../../table/view/menu.js';

const qwinto = gameOf('qwinto')!;

/** Plays lines of a record. */
function played(live: ActiveMatch, ...lines: readonly string[]): ActiveMatch {
  return lines.reduce((before, line) => {
    const [giver, ...words] = line.split(' ');
    return giver === '*' ? withThrow(before, words) : withAnswer(before, Number(giver), words[0]!);
  }, live);
}

/** What stands above the question. */
function told(live: ActiveMatch, seat: number): readonly string[] {
  const lines = showMenu(live, seat).content.split('\n');
  return lines.slice(
    0,
    lines.findIndex((line) => line.startsWith('🎲') || line.startsWith('**')),
  );
}

/** All in which somebody is asked in some matches that opponents play. */
function momentsOf(id: string): readonly ActiveMatch[] {
  return Array.from({ length: 12 }, (_, seed) => seed).flatMap((seed) => {
    const pick = picker(seed);
    const moments: ActiveMatch[] = [];
    for (let live = freshMatch(gameOf(id)!, ['Ann', 'Ben']); !live.over; ) {
      const [seat] = live.awaited;
      live =
        seat === undefined ? further(live, pick) : withAnswer(live, seat, live.game.botMove(live.state, seat, 'hard'));
      moments.push(live);
    }
    return moments;
  });
}

/** Both have a 4 in orange, where no other 4 may stand. */
const fours = played(freshMatch(qwinto, ['Ann', 'Ben']), '0 d-o', '* 4 - -', '0 keep', '0 o1', '1 o1');

/** Turns in which both fill orange from the right, until its first number fills a column of seat 0's as well. */
function rowAndColumn(): readonly string[] {
  const orange = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((field) => ({
    sum: field + 3,
    entries: [`0 o${field}`, `1 o${field}`],
  }));
  const rounds = [
    { sum: 5, entries: ['0 y2', '1 pass'] },
    orange[0]!,
    { sum: 6, entries: ['0 p3', '1 pass'] },
    ...orange.slice(1),
  ];
  return rounds.flatMap(({ sum, entries }, n) => {
    const active = n % 2;
    const last = Math.min(6, sum - 2);
    const second = Math.min(6, sum - last - 1);
    return [`${active} d-oyp`, `* ${sum - last - second} ${second} ${last}`, `${active} keep`, ...entries];
  });
}

describe('a menu tells above its question', () => {
  test('what its reader threw themselves, which fitted nowhere and asked nobody, and what that cost', () => {
    const over = played(fours, '1 d-y', '* - 6 -', '1 keep', '0 y9', '1 y9', '0 d-o', '* 5 - -', '0 again', '* 4 - -');
    expect(told(over, 1)).toEqual(['-# Ann: failed attempt 1/4, −5']);
    // However often somebody else throws after it.
    for (const next of [
      played(over, '1 d-p', '* - - 3', '1 keep'),
      played(over, '1 d-p', '* - - 2', '1 again', '* - - 3'),
    ]) {
      expect(told(next, 0)).toEqual(['You: 🎲 O4 Y– P–, nothing fitted, failed attempt 1/4, −5']);
      expect(told(played(next, '0 p2', '1 pass'), 0)).toEqual([]);
    }
  });

  test('what others threw and entered, at which they were not asked, until they have answered again', () => {
    const passed = played(fours, '1 d-oy', '* 3 1 -', '1 keep', '0 y1', '1 y1');
    expect(told(passed, 0)).toEqual([]);
    const unasked = played(
      passed,
      '0 d-p',
      '* - - 6',
      '0 keep',
      '0 p9',
      '1 pass',
      '1 d-p',
      '* - - 6',
      '1 keep',
      '1 p9',
    );
    expect(told(unasked, 0)).toEqual(['-# Ben: P 6']);
    expect(told(played(unasked, '0 d-o', '* 3 - -'), 0)).toEqual([]);
  });

  test('their own alone where both threw in vain, and how often they did', () => {
    const own = played(fours, '1 d-y', '* - 6 -', '1 keep', '0 y9', '1 y9', '0 d-o', '* 5 - -', '0 again', '* 4 - -');
    const both = played(own, '1 d-o', '* 4 - -', '1 keep');
    expect(told(both, 0)).toEqual(['You: 🎲 O4 Y– P–, nothing fitted, failed attempt 1/4, −5']);
  });

  test('how often all that they threw was in vain, and what it came to in the end', () => {
    const misthrows = momentsOf('qwixx').flatMap((live) => {
      const { misfits, unasked, own } = viewMenu(live, 0).meanwhile;
      const [line] = told(live, 0);
      return misfits > 1 && own.length === 0 && unasked.length > 0 ? [{ misfits, line }] : [];
    });
    expect(misthrows.length).toBeGreaterThan(0);
    for (const { misfits, line } of misthrows) {
      expect(line).toMatch(new RegExp(`^You: ${misfits}× nothing fitted, misthrow [234]/4, −${5 * misfits}`));
    }
  });

  test('their own alone where that is more than one thing', () => {
    const full = played(freshMatch(qwinto, ['Ann', 'Ben']), ...rowAndColumn());
    const brought = ['You: orange row full, 12 points · bonus column, +6'];
    expect(told(full, 0)).toEqual(brought);
    expect(told(played(full, '1 d-o', '* 4 - -', '1 keep'), 0)).toEqual(brought);
  });

  test('of many throws that asked nothing the newest alone', () => {
    const three = played(
      freshMatch(qwinto, ['Ann', 'Ben', 'Cay']),
      '0 d-o',
      '* 4 - -',
      '0 keep',
      '0 o1',
      '1 o1',
      '2 o1',
    );
    const twice = played(three, '1 d-o', '* 4 - -', '1 keep', '2 d-o', '* 4 - -', '2 keep');
    expect(told(twice, 0)).toEqual(['-# Cay: failed attempt 1/4, −5']);
  });

  test('what their last number has brought besides its point', () => {
    const column = ['0 d-o', '* 3 - -', '0 keep', '0 o1', '1 pass', '1 d-y', '* - 4 -', '1 keep', '0 y2', '1 pass'];
    const full = played(freshMatch(qwinto, ['Ann', 'Ben']), ...column, '0 d-p', '* - - 6', '0 keep', '0 p3', '1 pass');
    expect(told(full, 0)).toEqual(['You: bonus column, +6']);
    expect(told(played(full, '1 d-p', '* - - 5', '1 keep'), 0)).toEqual(['You: bonus column, +6']);
    expect(told(full, 1)).toEqual([]);
  });
});

test('a menu tells nothing that passed to who has answered', () => {
  const over = played(fours, '1 d-o', '* 4 - -', '1 keep', '0 d-p', '* - - 3', '0 keep');
  expect(told(over, 1)).not.toEqual([]);
  expect(told(played(over, '1 pass'), 1)).toEqual([]);
});

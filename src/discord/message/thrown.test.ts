import { describe, expect, test } from 'vitest';
import { faultsOf, idsOf } from '../../../test/support/message-fixtures.js';
import { showDice } from '../../../test/support/shown.js';
import { thrownRows } from '../../../test/support/thrown.js';
import { LOCALES } from '../../games/game.js';
import { GAMES, gameOf } from '../../games/registry.js';
import type { Message } from './message.js';
import { WIDEST } from './series.js';

const game = gameOf('qwinto')!;

function tableIn({ content }: Message): readonly string[] {
  return /```\n([^`]*)\n```/.exec(content)![1]!.split('\n');
}

describe('the dice of a server', () => {
  test('are told die by die: how often each face fell, in how many throws, and what is to be expected', () => {
    const rows = thrownRows(game, (die, face) => (die === 2 ? 0 : die + face === 0 ? 150 : 100));
    const made = showDice(game, rows, 'en');
    expect(made.content).toContain('**Qwinto: dice thrown in this server**');
    expect(tableIn(made)).toEqual([
      '       1     2     3     4     5     6',
      'O  *23.1  15.4  15.4  15.4  15.4  15.4',
      '  650 throws: 13.7–19.7%',
      'Y   16.7  16.7  16.7  16.7  16.7  16.7',
      '  600 throws: 13.5–19.8%',
      'P      –     –     –     –     –     –',
      '  not thrown yet',
    ]);
    expect(made.content).toContain('1 of 12 faces lies outside the range (`*`)');
  });

  test('have their letters on their sides where these are of several colours', () => {
    const dice = gameOf('qwantum')!;
    const table = tableIn(
      showDice(
        dice,
        thrownRows(dice, () => 100),
        'de',
      ),
    );
    expect(table.slice(0, 5)).toEqual([
      '       1     2     3     4     5     6',
      'W   16,7  16,7  16,7  16,7  16,7  16,7',
      '  600 Würfe: 13,5–19,8 %',
      '      R1    R4   Ge5    B5    B1    L6',
      '    16,7  16,7  16,7  16,7  16,7  16,7',
    ]);
    expect(table).toHaveLength(21);
  });

  test('are none at first, which is said', () => {
    const { content } = showDice(game, [], 'en');
    expect(content).toContain('No dice have been counted in this server yet.');
    expect(content).not.toContain('```');
  });

  test('lead to those of the other games, and back to the results of who was looked at', () => {
    const person = '1000000000000000000';
    expect(idsOf(showDice(game, [], 'en'))).toEqual([
      `dice:qwixx:${person}`,
      `dice:qwantum:${person}`,
      `stats:${person}`,
    ]);
  });

  test.each(LOCALES)('fit on a phone, however many there are (%s)', (locale) => {
    for (const each of GAMES) {
      for (const times of [1, 1_000, 10_000_000]) {
        const made = showDice(
          each,
          thrownRows(each, (_, face) => (face === 0 ? times : 0)),
          locale,
        );
        expect(faultsOf(made)).toEqual([]);
        expect(tableIn(made).filter((line) => line.length > WIDEST)).toEqual([]);
        expect(made.embeds).toEqual([]);
      }
    }
  });
});

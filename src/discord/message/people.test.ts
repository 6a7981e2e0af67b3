import { expect, test } from 'vitest';
import { freshMatch, postRow, seatRow, storedTable, tableRow } from '../../../test/support/message-fixtures.js';
import { showBoard, showLobby } from '../../../test/support/shown.js';
import { GAMES } from '../../games/registry.js';
import { viewTable } from '../../table/view/table.js';
import { calledAt } from './people.js';

const game = GAMES[0]!;

test('a lobby of two people of one name, one called like a bot, one in Hebrew and a bot says who is who', () => {
  const bot = seatRow(4, 'Bot 1', { personId: null, level: 'hard' });
  const seats = [...['Sam', 'Sam', 'Bot 1', 'דנה'].map((name, seat) => seatRow(seat, name)), bot];
  const text = showLobby(storedTable(tableRow(game, { hostId: '' }), seats), game).content;
  expect(text).toContain('1. Sam \\(1\\)\n2. Sam \\(2\\)\n3. Bot 1 \\(3\\)\n4. \u2068דנה\u2069\n5. Bot 1 🤖');
});

test('who plays for somebody has the number of their sheet, and nobody else at the table has it', () => {
  const live = freshMatch(game, ['Ann', 'Sam', 'Sam']);
  const seats = live.stored.seats.map((row) => ({ ...row, gone: 'left' as const, deputyId: `2${row.seat}` }));
  const called = (...deputies: readonly (string | null)[]) => {
    const rows = seats.map((row, seat) => ({ ...row, deputyName: deputies[seat]! }));
    const table = viewTable({ ...live.stored, seats: rows });
    return calledAt(table.seats, { locale: 'en' }).map(({ name, deputy }) => [name, deputy]);
  };
  expect(called('Sam', 'Bob', null)).toEqual([
    ['Ann', 'Sam (1)'],
    ['Sam (2)', 'Bob'],
    ['Sam (3)', null],
  ]);
  expect(called(null, 'Sam', 'Ann')).toEqual([
    ['Ann (1)', null],
    ['Sam (5)', 'Sam (2)'],
    ['Sam (3)', 'Ann (3)'],
  ]);
});

test('a board and its buttons tell people of one name apart, whoever plays there for them', () => {
  const live = freshMatch(game, ['Sam', 'Sam']);
  const [first, second] = live.stored.seats;
  const seats = [first!, { ...second!, gone: 'left' as const }];
  const gone = showBoard({ ...live, stored: { ...live.stored, seats } }, postRow('board'));
  const labels = gone.components.flatMap((row) =>
    row.components.flatMap((part) => ('label' in part ? [part.label] : [])),
  );
  expect(labels.join()).toContain('Sam (2)');
  expect(gone.embeds[0]!.description).toContain('Sam \\(2\\) has left.');
  expect(JSON.stringify(gone)).toContain('Bot for Sam');
  expect(JSON.stringify(gone)).toContain('🤖');
});

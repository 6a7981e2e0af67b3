import { expect, test } from 'vitest';
import {
  freshMatch,
  further,
  idsOf,
  postRow,
  START,
  storedTable,
  tableRow,
} from '../../../test/support/message-fixtures.js';
import { showGames } from '../../../test/support/shown.js';
import { GAMES } from '../../games/registry.js';
import type { Stored } from '../../store/types.js';

const GAME = GAMES[0]!;
const ANN = '100000000000000000';

/** A match where the first seats are asked; `change` makes of it what a test is about. */
function match(change: Partial<Stored['table']> = {}, seat: Partial<Stored['seats'][number]> = {}): Stored {
  const { stored } = further(freshMatch(GAME, ['Ann', 'Ben']), () => 0);
  const seats = stored.seats.map((row) => (row.seat === 0 ? { ...row, ...seat } : row));
  const posts = [postRow('board', { until: 3, messageId: '1' }), postRow('board', { messageId: '222222222222222222' })];
  return { ...stored, table: { ...stored.table, ...change }, seats, posts };
}

const textOf = (all: readonly Stored[]): string => showGames(all, ANN, GAMES, 'en').content;
const buttonsOf = (all: readonly Stored[]): readonly string[] => idsOf(showGames(all, ANN, GAMES, 'en'));

test('it tells the game, the channel, who is awaited, the time left, and the way to the current board', () => {
  const [, line] = textOf([match()]).split('\n');
  expect(line).toContain('<#900000000000000001>: waits for you');
  expect(line).toContain(`<t:${(START + 60_000) / 1000}:R>`);
  expect(line).toContain('https://discord.com/channels/800000000000000001/900000000000000001/222222222222222222');
  expect(buttonsOf([match()])).toEqual(['sheet:matchmatch12']);
});

test('where one is awaited comes first, the most urgent at the top', () => {
  const lobby = storedTable(tableRow(GAME), match().seats);
  const parked = match({ status: 'parked', dueAt: null });
  const later = match({ dueAt: START + 9_000_000 });
  const lines = textOf([lobby, parked, later, match()]).split('\n').slice(1);
  expect(lines.slice(0, 4).map((line) => /: ([a-z ,]+)/.exec(line)?.[1]?.trim())).toEqual([
    'waits for you',
    'waits for you',
    'paused until somebody is back',
    'lobby, not begun yet',
  ]);
  expect(lines[0]).toContain(`<t:${(START + 60_000) / 1000}:R>`);
});

test('a seat that one has left, or at which a bot plays while one is away, is offered back, whoever else plays there', () => {
  const left = match({}, { gone: 'left' });
  expect([textOf([left]).includes('a bot plays for you'), buttonsOf([left])]).toEqual([true, ['back:matchmatch12']]);
  const away = match({}, { away: true, missed: 2 });
  expect([textOf([away]).includes('a bot plays for you'), buttonsOf([away])]).toEqual([true, ['back:matchmatch12']]);
  const taken = match({}, { gone: 'left', deputyId: '42', deputyName: 'Eve' });
  expect([textOf([taken]).includes('somebody else plays for you'), buttonsOf([taken])]).toEqual([
    true,
    ['back:matchmatch12'],
  ]);
});

test('without a table it says how to come to one', () => {
  expect(textOf([])).toContain(`\`/${GAME.id} start\``);
  expect(textOf([])).toContain('Only tables of this server are listed.');
});

test('a message that is not in the channel is not led to, and until it is there no time is said to run', () => {
  const before = match({ unseenSince: START });
  const unposted = { ...before, posts: [postRow('board', { messageId: null, sent: 0, wanted: 1 })] };
  const [, line] = textOf([unposted]).split('\n');
  expect(line).toContain('the clock stands still · its message is not there');
  expect(line).not.toMatch(/https:|<t:/);
});

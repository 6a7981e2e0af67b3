import { expect, test } from 'vitest';
import { tableHarness } from '../table-harness.js';
import type { Contents, FileRow } from './contents.js';
import { tellDifference, wordsFor } from './difference.js';
import { givenLobby, givenMatch } from './given.js';
import { Life } from './life.js';

function differenceOf(before: readonly FileRow[], after: readonly FileRow[], table: string): readonly string[] {
  const contents = (rows: readonly FileRow[]): Contents => new Map([[table, rows]]);
  const [one, other] = [contents(before), contents(after)];
  return tellDifference(one, other, wordsFor(one, other, new Map(), 0));
}

test('a change that a test does not name fails it', async () => {
  const life = await givenLobby({ people: ['Ann'] });
  const named = [
    'due in 30 min',
    'seat 1: + Ben',
    'Ben is called "Ben" here',
    'Ben is called "Ben everywhere" everywhere',
  ];
  await expect(life.when('Ben', 'join').brings('lobby', named)).rejects.toThrow('to deeply equal');
});

test('a change that does not come fails the test that names it', async () => {
  const life = await givenLobby({ people: ['Ann'] });
  await expect(life.when('Eve', 'bot').brings('table.refuse.notHost', ['lobby 1 renewed'])).rejects.toThrow();
});

test('another reply fails the test', async () => {
  const life = await givenLobby({ people: ['Ann'] });
  await expect(life.when('Eve', 'bot').isRefused('table.refuse.full')).rejects.toThrow('to deeply equal');
});

test('what happened and was never compared with anything fails the test', async () => {
  const checks: (() => void)[] = [];
  const life = new Life(tableHarness(), (check) => void checks.push(check));
  const happening = life.whenOpened('Ann');
  expect(checks[0]).toThrow('never compared');
  await happening.brings('table 1 opened, as host', expect.anything());
  expect(checks[0]).not.toThrow();
});

test('a table of the file, and a column, that nobody has words for are told by their names', () => {
  expect(differenceOf([], [{ '#': 1, id: 'x', size: 3 }], 'chairs')).toEqual(['chairs 1: id null → x, size null → 3']);
  expect(differenceOf([{ '#': 1, id: 'x', size: 3 }], [{ '#': 1, id: 'x', size: 4 }], 'seats')).toEqual([
    'seats 1: size 3 → 4',
  ]);
  expect(differenceOf([{ '#': 2, name: 'x' }], [], 'chairs')).toEqual(['chairs 2: name x → null']);
});

test('a message that is wanted twice, or bears another mark, is told as such', () => {
  const post = { '#': 7, id: 7, table_id: 't', kind: 'board', mentions: '[]', nonce: 'a', wanted: 1, sent: 1 };
  expect(differenceOf([post], [{ ...post, wanted: 3 }], 'posts')).toEqual(['board 7 renewed 2 times']);
  expect(differenceOf([post], [{ ...post, wanted: 2, nonce: 'b' }], 'posts')).toEqual([
    'board 7 renewed',
    'posts 7: nonce a → b',
  ]);
});

test('a record that does not come about as it was given fails the test', async () => {
  await expect(givenMatch({ people: ['Ann', 'Ben'], record: ['* 1 2 3 4 5 6', '0 w-r12'] })).rejects.toThrow(
    'another than was given',
  );
});

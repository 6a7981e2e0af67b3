import { expect, test } from 'vitest';
import { randomSolo } from '../../test/support/random-match.js';
import { runCli } from '../../test/support/run-cli.js';
import { headerLine } from '../games/record.js';
import { GAMES } from '../games/registry.js';
import { bindDice } from '../seal/bound.js';
import { diceKeyOf, sealOf } from '../seal/seal.js';
import { judge } from './judge.js';

const SEED = 7;
const games = GAMES.map((game) => ({ id: game.id, game }));

test.each(games)('the referee says how a match of one seat of $id ended', async ({ game }) => {
  const { header, lines, end } = randomSolo(game, SEED);
  const { out, status } = await runCli('referee', ['-'], [headerLine(header), ...lines].join('\n'));
  expect(status).toBe(0);
  expect(JSON.parse(out)).toEqual({
    ...{ game: game.id, seats: 1, first: 0, over: true, due: null, toMove: [], active: 0 },
    misthrows: [game.scores(end)[0]!.penalties ?? 0],
    scores: [game.scores(end)[0]!.total],
    winners: [0],
  });
});

test.each(games)('the bot answers for the one seat of $id', async ({ game }) => {
  const { header, lines } = randomSolo(game, SEED);
  const asked = lines.findIndex((line) => line.startsWith('0 '));
  const record = [headerLine(header), ...lines.slice(0, asked), '? 0', ''].join('\n');
  const { out, status } = await runCli('bot', ['--game', game.id, '--level', 'hard'], record);
  expect(status).toBe(0);
  expect(out).toMatch(/^\S+\n$/);
});

test.each(games)('the dice of a match of one seat of $id are checked like any others', async ({ game }) => {
  const [secret, salt] = ['0a'.repeat(32), '1200000000000000001'];
  const { header, lines } = randomSolo(bindDice(game, diceKeyOf(secret, salt)), SEED);
  const record = [headerLine(header), ...lines].join('\n');
  const { out, status } = await runCli('verify', ['-', sealOf(secret), secret, salt], record);
  expect({ out, status }).toEqual({ out: 'every throw follows\n', status: 0 });
});

test.each(games)('a stored match of one seat of $id breaks no rules', ({ game }) => {
  const { header, lines } = randomSolo(game, SEED);
  const stored = lines.map((text) => ({ text, giver: 'person' as const, at: 1 }));
  expect(judge({ ...header, version: game.version, lines: stored })).toBeNull();
  expect(judge({ ...header, seats: 0, version: game.version, lines: [] })).toBe(1);
});

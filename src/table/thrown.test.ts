import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomMatch } from '../../test/support/random-match.js';
import { lineFixture, matchFixture, tableFixture } from '../../test/support/store-fixtures.js';
import { GAME, GUILD, sayYes, type TableHarness, tableHarness } from '../../test/support/table-harness.js';
import { GAMES, gameOf } from '../games/registry.js';
import type { MatchRow, ThrownRow } from '../store/rows.js';
import { countThrown } from './thrown.js';

/** What is counted of a match of that game with these lines. */
function countOf(game: string, lines: readonly string[], more: Partial<MatchRow> = {}): readonly ThrownRow[] {
  const match = matchFixture('m1', 't1', { game, version: gameOf(game)?.version ?? 1, seats: 2, first: 0, ...more });
  return countThrown({ table: tableFixture('t1'), match, lines: lines.map((text) => lineFixture(text)) });
}

function sumOf(rows: readonly ThrownRow[]): number {
  return rows.reduce((sum, { times }) => sum + times, 0);
}

/** The rows as "die face times". */
function told(rows: readonly ThrownRow[]): readonly string[] {
  return rows.map(({ die, face, times }) => `${die} ${face} ${times}`).toSorted();
}

describe('of what a match has thrown', () => {
  test('each face of each die is counted, by the place of the die', () => {
    const rows = countOf('qwixx', ['* 4 1 2 5 3 6', '1 w-pass', '0 w-pass', '0 c-pass', '* 4 2 2 5 3 1']);
    expect(told(rows)).toEqual(['0 4 2', '1 1 1', '1 2 1', '2 2 2', '3 5 2', '4 3 2', '5 1 1', '5 6 1']);
    expect(rows[0]).toMatchObject({ guildId: tableFixture('t1').guildId, game: 'qwixx' });
  });

  test('a die that was not thrown does not count', () => {
    expect(told(countOf('qwinto', ['0 d-y', '* - 5 -']))).toEqual(['1 5 1']);
  });

  test('a die that was kept counts once, though a second throw tells its face once more', () => {
    const first = '* 4 r1 r6 b4 b2 p2 y1';
    const once = countOf('qwantum', [first]);
    expect(sumOf(once)).toBe(7);
    const twice = countOf('qwantum', [first, '0 again-0', '* 4 r1 r6 b4 b2 p2 y1']);
    expect(told(twice)).toEqual(told(once).map((row) => (row.startsWith('0 ') ? '0 4 2' : row)));
  });

  test.each(GAMES.map((game) => [game.id, game] as const))('nothing is left out or counted twice in %s', (_, game) => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000 }), (seed) => {
        const { header, lines, moments } = randomMatch(game, seed);
        const rolled = moments.flatMap(({ before, event }) =>
          event.kind === 'throw' ? game.diceDue(before)!.filter(({ faces }) => faces.length > 1) : [],
        );
        const rows = countOf(game.id, lines, header);
        expect(sumOf(rows)).toBe(rolled.length);
        expect(new Set(rows.map(({ die, face }) => `${die} ${face}`)).size).toBe(rows.length);
        expect(rows.some(({ face }) => face === '-')).toBe(false);
      }),
      { numRuns: 10 },
    );
  });

  test('nothing counts where the rules are not those of the match any more', () => {
    expect(countOf('qwixx', ['* 4 1 2 5 3 6'], { version: 999 })).toEqual([]);
    expect(countOf('unknown', ['* 4 1 2 5 3 6'])).toEqual([]);
  });
});

/** How many dice the records of the table's matches tell of, and how many are counted in its server. */
async function figuresOf(
  { store, read }: TableHarness,
  table: string,
): Promise<readonly [told: number, counted: number]> {
  const { matches } = await read(table);
  const records = await Promise.all(matches.map(({ id }) => store.recordOf(id)));
  const throws = records.flatMap((record) => record!.lines.filter(({ giver }) => giver === 'dice'));
  const faces = throws.flatMap(({ text }) => text.split(' ').slice(1)).filter((face) => face !== '-');
  return [faces.length, sumOf(await store.thrownIn(GUILD, GAME.id))];
}

/** Everybody answers at random until the match is over, each press delivered twice. */
async function finishTwice({ live, press, tables }: TableHarness, table: string): Promise<void> {
  for (let now = await live(table); !now.over; now = await live(table)) {
    const { name, seat } = now.stored.seats[now.awaited[0]!]!;
    const [move] = now.game.legalMoves(now.state, seat);
    const by = press(name);
    const play = { kind: 'play', match: now.stored.match.id, step: now.step, move: move! } as const;
    for (let time = 0; time < 2; time += 1) await tables.act(by, play);
  }
}

describe('the dice of a server', () => {
  test('are counted as a match ends, once, however often its last press is delivered', async () => {
    const at = tableHarness();
    const table = await at.begin(['Ann', 'Ben']);
    expect((await figuresOf(at, table))[1]).toBe(0);
    await finishTwice(at, table);
    const [told, counted] = await figuresOf(at, table);
    expect(counted).toBe(told);
    expect(counted).toBeGreaterThan(0);
    expect(await at.store.thrownIn('elsewhere', GAME.id)).toEqual([]);
  });

  test('are those of each match of a series', async () => {
    const at = tableHarness();
    const table = await at.begin(['Ann', 'Ben'], { games: 2 });
    await finishTwice(at, table);
    const [, first] = await figuresOf(at, table);
    for (const who of ['Ann', 'Ben'])
      await at.tables.act(at.press(who), { kind: 'next', match: (await at.read(table)).match!.id });
    await finishTwice(at, table);
    const [told, counted] = await figuresOf(at, table);
    expect(counted).toBe(told);
    expect(counted).toBeGreaterThan(first);
  });

  test('count of a match that ends without a result too, once', async () => {
    const at = tableHarness();
    const table = await at.begin(['Ann', 'Ben']);
    const { id } = (await at.read(table)).match!;
    await sayYes(at, 'Ann', { kind: 'end', match: id, asked: null });
    const last = at.press('Ben');
    for (let time = 0; time < 2; time += 1) await at.tables.act(last, { kind: 'end', match: id, asked: null });
    expect((await at.read(table)).table.status).toBe('void');
    expect(await figuresOf(at, table)).toEqual([6, 6]);
  });

  test('are none where a lobby is closed', async () => {
    const at = tableHarness();
    const table = await at.open(['Ann', 'Ben']);
    await sayYes(at, 'Ann', { kind: 'close', table });
    expect((await at.read(table)).table.status).toBe('cancelled');
    expect(await figuresOf(at, table)).toEqual([0, 0]);
  });
});

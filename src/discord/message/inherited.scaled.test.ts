import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { toScale } from '../../../test/support/scale.js';
import { showBoard, showGames, showMenu, showWhich } from '../../../test/support/shown.js';
import { SIMULTANEOUS_GAMES } from '../../../test/support/simultaneous.js';
import { personOf, type TableHarness, tableHarness } from '../../../test/support/table-harness.js';
import { type At, SITTING, WAYS_TO_A_SEAT, type WayToASeat } from '../../../test/support/ways-to-a-seat.js';
import type { Game, Seat } from '../../games/game.js';
import { GAMES, gameOf } from '../../games/registry.js';
import { SHEET_STYLES } from '../../settings/settings.js';
import { isAnswerOf, isInherited, seatShownTo } from '../../table/match.js';
import { seatOf } from '../../table/seats.js';
import type { ActiveMatch } from '../../table/types.js';

/** The match so many answers further, at a point where two are asked at once and that is so; null if there is none. */
async function playTo(
  it: TableHarness,
  table: string,
  answers: number,
  isThere: (live: ActiveMatch) => boolean,
): Promise<readonly Seat[] | null> {
  for (let n = 0; ; n++) {
    const live = await it.live(table);
    const { over, awaited, game, state, stored } = live;
    if (over || n > 400) return null;
    const free = awaited.filter((seat) => game.legalMoves(state, seat).length > 1);
    if (n >= answers && awaited.length > 1 && isThere(live)) return free;
    const seat = awaited[n % awaited.length]!;
    const words = game.legalMoves(state, seat);
    const row = stored.seats[seat]!;
    await it.say(table, row.deputyName ?? row.name, words[(n * 7919 + 13) % words.length]!);
  }
}

/** Has the bots of that game play another move than theirs when they are asked for that time, from 1. */
function turnBots(game: Game, time: number) {
  const { botMove } = game;
  let asked = 0;
  const spy = vi.spyOn(game, 'botMove').mockImplementation((state, seat, level) => {
    const word = botMove(state, seat, level);
    asked++;
    return asked === time ? game.legalMoves(state, seat).find((each) => each !== word)! : word;
  });
  return { asked: () => asked, restore: () => spy.mockRestore() };
}

/**
 * A table where somebody has answered in secret, `which` telling what, and somebody else came to the seat then. A bot answers
 * otherwise than it would the `turned`-th time.
 */
async function changed(game: Game, way: WayToASeat, { answers, seed, pick }: Situation, which: 0 | 1, turned = 0) {
  const it = tableHarness(':memory:', seed);
  const bots = turnBots(game, turned);
  try {
    const table = await it.begin(SITTING, { game });
    const early = way.before === undefined ? null : await settled(it, table, way, pick);
    const isBots = early !== null && way.giver(SITTING[early]!) === null;
    const free = await playTo(it, table, answers, (live) => !isBots || hasChosen(live, early));
    const seat = early ?? free?.[pick % free.length];
    if (free === null || seat === undefined || !(isBots || free.includes(seat))) return { it, table, newcomer: null };
    const at = await atSeat(it, table, seat);
    const giver = way.giver(at.own);
    const { state } = await it.live(table);
    const words = game.legalMoves(state, seat);
    if (giver !== null) await it.say(table, giver, words[(pick + which) % words.length]!);
    const asked = bots.asked();
    return { it, table, newcomer: await way.after(at), seat, words, asked };
  } finally {
    bots.restore();
  }
}

/** Whether a bot has answered at that seat, and could have otherwise. */
function hasChosen({ game, state, stored }: ActiveMatch, seat: Seat): boolean {
  const giver = stored.lines.findLast((line) => isAnswerOf(line, seat))?.giver;
  return giver === 'opponent' && game.pendingMove(state, seat) !== null && game.legalMoves(state, seat).length > 1;
}

async function atSeat(it: TableHarness, table: string, seat: Seat): Promise<At> {
  return { ...it, table, match: (await it.live(table)).stored.match.id, seat, own: SITTING[seat]! };
}

/** Whoever plays for somebody else has come before the step in which they answer. */
async function settled(it: TableHarness, table: string, way: WayToASeat, pick: number): Promise<Seat> {
  const seat = pick % SITTING.length;
  await way.before?.(await atSeat(it, table, seat));
  return seat;
}

interface Situation {
  readonly answers: number;
  readonly seed: number;
  readonly pick: number;
}

const situations: fc.Arbitrary<Situation> = fc.record({
  answers: fc.nat({ max: 40 }),
  seed: fc.nat({ max: 9999 }),
  pick: fc.nat({ max: 99 }),
});

/** All that the newcomer gets to see, and all that everybody sees, but the ids of this table. */
async function seenBy({ it, table, newcomer, seat, words }: Awaited<ReturnType<typeof changed>>): Promise<string> {
  const seen: unknown[] = [];
  const by = () => it.press(newcomer!);
  const { step, stored } = await it.live(table);
  const match = stored.match.id;
  const answers = [
    await it.tables.act(by(), { kind: 'sheet', match }),
    await it.tables.act(by(), { kind: 'find', of: 'sheet', game: stored.match.game, person: null }),
    await it.tables.act(by(), { kind: 'back', match }),
    await it.tables.act(by(), { kind: 'take', match, seat: seat! }),
    ...(await inTurn([...words!, '0'], (what) => it.tables.act(by(), { kind: 'tap', match, step, what }))),
    ...(await inTurn([...words!, 'zz'], (word) => it.tables.act(by(), { kind: 'play', match, step, move: word }))),
    await it.tables.act(by(), { kind: 'play', match, step: step - 1, move: words![0]! }),
  ];
  expect(answers.filter(({ kind }) => kind === 'menu').length).toBeGreaterThan(4);
  for (const answer of answers) {
    if (answer.kind === 'notice') seen.push(answer.phrase);
    if (answer.kind !== 'menu') continue;
    const { live, tapped, note } = answer;
    for (const look of SHEET_STYLES) seen.push(showMenu(live, answer.seat, { tapped, note, locale: 'de', look }));
  }
  const live = await it.live(table);
  expect(seatShownTo(live, personOf(newcomer!).id)?.seat).toBe(seat);
  for (const look of ['text', 'picture'] as const) {
    seen.push(showMenu(live, seat!, { look }));
    const board = live.stored.posts.findLast((post) => post.kind === 'board')!;
    seen.push(showBoard(live, board, look));
  }
  seen.push(showGames([live.stored], personOf(newcomer!).id, GAMES, 'en'));
  const listed = await it.tables.act(by(), { kind: 'which', of: 'sheet', game: live.game.id, person: null, page: 0 });
  if (listed.kind !== 'which') throw new Error('Nothing was listed');
  seen.push(showWhich(listed, 'en', gameOf));
  return JSON.stringify(seen).replaceAll(match, 'MATCH').replaceAll(table, 'TABLE');
}

async function inTurn<In, Out>(all: readonly In[], does: (one: In) => Promise<Out>): Promise<readonly Out[]> {
  const outs: Out[] = [];
  for (const one of all) outs.push(await does(one));
  return outs;
}

describe.each(SIMULTANEOUS_GAMES.map((game) => [game.id, game] as const))(
  'in %s, when somebody has answered in secret and',
  (_, game) => {
    test.each(WAYS_TO_A_SEAT.map((way) => [way.name, way] as const))(
      '%s, nobody but the giver knows the answer, and it stands',
      async (_name, way) => {
        await fc.assert(
          fc.asyncProperty(situations, async (situation) => {
            const first = await changed(game, way, situation, 0);
            const isBots = way.giver(SITTING[0]!) === null;
            const second = await changed(game, way, situation, 1, isBots ? first.asked : 0);
            const sides = [first, second] as const;
            try {
              fc.pre(sides.every(({ newcomer }) => newcomer !== null));
              const [one, other] = sides;
              const before = await Promise.all(sides.map(async ({ it, table }) => (await it.read(table)).lines));
              for (const { it, table, newcomer, seat } of sides) {
                expect(seatOf((await it.read(table)).seats, personOf(newcomer!).id)?.seat, 'they play there').toBe(
                  seat,
                );
                expect(isInherited(await it.live(table), seat!)).toBe(true);
              }
              expect(await seenBy(one)).toBe(await seenBy(other));
              expect(await Promise.all(sides.map(async ({ it, table }) => (await it.read(table)).lines))).toEqual(
                before,
              );
              expect(before[0]).not.toEqual(before[1]);
            } finally {
              for (const { it } of sides) await it.store.close();
            }
          }),
          { numRuns: toScale({ full: 2, brief: 1 }) },
        );
      },
    );
  },
);

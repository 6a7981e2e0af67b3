import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toScale } from '../../../test/support/scale.js';
import { showBoard, showGames, showMenu, showWhich } from '../../../test/support/shown.js';
import { SIMULTANEOUS_GAMES } from '../../../test/support/simultaneous.js';
import { idOf, personOf, type TableHarness, tableHarness } from '../../../test/support/table-harness.js';
import type { Game, Seat } from '../../games/game.js';
import { GAMES, gameOf } from '../../games/registry.js';
import { SHEET_STYLES } from '../../settings/settings.js';
import { isSealed, seatShownTo } from '../../table/match.js';
import { seatOf } from '../../table/seats.js';

/** Who sits down; the others come by. */
const SITTING = ['Ann', 'Ben', 'Cid', 'Fay'];

/** How a seat comes to somebody else, and who plays there before and after. */
interface Way {
  readonly name: string;
  /** Who gives the answer at the seat of `own`. */
  giver(own: string): string;
  /** Before the answer is given. */
  before?(at: At): Promise<unknown>;
  /** After it; tells who plays there then. */
  after(at: At): Promise<string>;
}

interface At extends TableHarness {
  readonly match: string;
  readonly seat: Seat;
  /** Whose own seat it is. */
  readonly own: string;
}

const takes = async ({ tables, press, match, seat }: At, who: string): Promise<string> => {
  await tables.act(press(who), { kind: 'take', match, seat });
  return who;
};
const leaves = ({ tables, press, match }: At, who: string) => tables.act(press(who), { kind: 'quit', match });
const comesBack = async ({ tables, press, match, own }: At): Promise<string> => {
  await tables.act(press(own), { kind: 'back', match });
  return own;
};

const WAYS: readonly Way[] = [
  {
    name: 'they leave, and another takes the seat',
    giver: (own) => own,
    async after(at) {
      await leaves(at, at.own);
      return takes(at, 'Eve');
    },
  },
  {
    name: 'a moderator sends them away, and another takes the seat',
    giver: (own) => own,
    async after(at) {
      await at.tables.act(at.press('Mod', { moderator: true }), {
        kind: 'kick',
        match: at.match,
        seat: at.seat,
        person: idOf(at.own),
      });
      return takes(at, 'Eve');
    },
  },
  {
    name: 'the others vote them out, and another takes the seat',
    giver: (own) => own,
    async after(at) {
      const voters = SITTING.filter((name) => name !== 'Ann' && name !== at.own);
      for (const name of voters)
        await at.tables.act(at.press(name), { kind: 'kick', match: at.match, seat: at.seat, person: idOf(at.own) });
      return takes(at, 'Eve');
    },
  },
  {
    name: 'whoever plays for them leaves, and another takes the seat',
    giver: () => 'Dan',
    async before(at) {
      await leaves(at, at.own);
      await takes(at, 'Dan');
    },
    async after(at) {
      await leaves(at, 'Dan');
      return takes(at, 'Eve');
    },
  },
  {
    name: 'whoever plays for them leaves, and they come back',
    giver: () => 'Dan',
    async before(at) {
      await leaves(at, at.own);
      await takes(at, 'Dan');
    },
    async after(at) {
      await leaves(at, 'Dan');
      return comesBack(at);
    },
  },
];

/** The match so many answers further, at a point where two are asked at once; null if there is none. */
async function playTo(it: TableHarness, table: string, answers: number): Promise<readonly Seat[] | null> {
  for (let n = 0; ; n++) {
    const { over, awaited, game, state, stored } = await it.live(table);
    if (over || n > 400) return null;
    const free = awaited.filter((seat) => game.legalMoves(state, seat).length > 1);
    if (n >= answers && awaited.length > 1 && free.length > 0) return free;
    const seat = awaited[n % awaited.length]!;
    const words = game.legalMoves(state, seat);
    const row = stored.seats[seat]!;
    await it.say(table, row.deputyName ?? row.name, words[(n * 7919 + 13) % words.length]!);
  }
}

/** A table where somebody has answered in secret, `which` telling what, and somebody else came to the seat then. */
async function changed(game: Game, way: Way, { answers, seed, pick }: Situation, which: 0 | 1) {
  const it = tableHarness(':memory:', seed);
  const table = await it.begin(SITTING, { game });
  const early = way.before === undefined ? null : await settled(it, table, way, pick);
  const free = await playTo(it, table, answers);
  const seat = early ?? free?.[pick % free.length];
  if (free === null || seat === undefined || !free.includes(seat)) return { it, table, newcomer: null };
  const at: At = { ...it, match: (await it.live(table)).stored.match.id, seat, own: SITTING[seat]! };
  const giver = way.giver(at.own);
  const { state } = await it.live(table);
  const words = game.legalMoves(state, seat);
  await it.say(table, giver, words[(pick + which) % words.length]!);
  return { it, table, newcomer: await way.after(at), seat, words };
}

/** Whoever plays for somebody else has come before the step in which they answer. */
async function settled(it: TableHarness, table: string, way: Way, pick: number): Promise<Seat> {
  const seat = pick % SITTING.length;
  await way.before?.({ ...it, match: (await it.live(table)).stored.match.id, seat, own: SITTING[seat]! });
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
  const { step, game, state, stored } = await it.live(table);
  const match = stored.match.id;
  const taps = game
    .menu(state, seat!, '')
    .rows.flatMap((row) => row.flatMap((each) => (each.kind === 'tap' ? [each.what] : [])));
  const answers = [
    await it.tables.act(by(), { kind: 'sheet', match }),
    await it.tables.act(by(), { kind: 'find', of: 'sheet', game: game.id, person: null }),
    await it.tables.act(by(), { kind: 'back', match }),
    await it.tables.act(by(), { kind: 'take', match, seat: seat! }),
    ...(await inTurn([...taps, '0'], (what) => it.tables.act(by(), { kind: 'tap', match, step, what }))),
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
    test.each(WAYS.map((way) => [way.name, way] as const))(
      '%s, nobody but the giver knows the answer, and it stands',
      async (_name, way) => {
        await fc.assert(
          fc.asyncProperty(situations, async (situation) => {
            const sides = [await changed(game, way, situation, 0), await changed(game, way, situation, 1)] as const;
            try {
              fc.pre(sides.every(({ newcomer }) => newcomer !== null));
              const [one, other] = sides;
              const before = await Promise.all(sides.map(async ({ it, table }) => (await it.read(table)).lines));
              for (const { it, table, newcomer, seat } of sides) {
                expect(seatOf((await it.read(table)).seats, personOf(newcomer!).id)?.seat, 'they play there').toBe(
                  seat,
                );
                expect(isSealed(await it.live(table), seat!)).toBe(true);
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
          { numRuns: toScale({ full: 6, brief: 3 }) },
        );
      },
    );
  },
);

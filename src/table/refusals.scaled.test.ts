import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rowsIn } from '../../test/support/life/contents.js';
import { givenLobby, givenMatch } from '../../test/support/life/given.js';
import type { Happening } from '../../test/support/life/happening.js';
import type { Life } from '../../test/support/life/life.js';
import { SEVEN, untilLastMove } from '../../test/support/life/records.js';
import { toScale } from '../../test/support/scale.js';
import { GAME, idOf, keyOf } from '../../test/support/table-harness.js';
import { OPENING_KINDS } from './opening.js';
import type { TableAction } from './types.js';

/** Every kind of action, and whether a stranger may do it somewhere. */
const KINDS: Readonly<Record<TableAction['kind'], 'for all' | 'for those who sit there'>> = {
  join: 'for all',
  again: 'for all',
  take: 'for all',
  throws: 'for all',
  leave: 'for those who sit there',
  bot: 'for those who sit there',
  unbot: 'for those who sit there',
  begin: 'for those who sit there',
  alone: 'for those who sit there',
  cancel: 'for those who sit there',
  close: 'for those who sit there',
  oust: 'for those who sit there',
  word: 'for those who sit there',
  sheet: 'for those who sit there',
  play: 'for those who sit there',
  tap: 'for those who sit there',
  quit: 'for those who sit there',
  back: 'for those who sit there',
  kick: 'for those who sit there',
  pardon: 'for those who sit there',
  end: 'for those who sit there',
  stay: 'for those who sit there',
  next: 'for those who sit there',
  find: 'for those who sit there',
  which: 'for those who sit there',
  ending: 'for those who sit there',
  kicking: 'for those who sit there',
};
const RUNS = toScale({ full: 12, brief: 5 });
const ALL = Object.keys(KINDS) as TableAction['kind'][];
const ELSEWHERE = { guildId: '800000000000000002' };
const PEOPLE = ['Ann', 'Ben', 'Cid', 'Dan', 'Mod'];

/** What a press says beside its kind. */
const said = fc.record({
  seat: fc.nat(3),
  move: fc.constantFrom('w-pass', 'c-pass', 'w-r7', 'w-g7', 'c-r4'),
  what: fc.constantFrom('r', 'y', ''),
  person: fc.constantFrom(...PEOPLE.map(idOf)),
  of: fc.constantFrom('sheet' as const, 'leave' as const, 'kick' as const, 'end' as const),
  page: fc.constant(0),
  word: fc.constantFrom('luck', null),
  asked: fc.constantFrom('last', 'alone', 'moderator', 'pardon', null),
});
type Fields = { readonly game: string } & (typeof said extends fc.Arbitrary<infer Each> ? Each : never);

const happened = fc.oneof(
  { weight: 9, arbitrary: fc.record({ who: fc.constantFrom(...PEOPLE), kind: fc.constantFrom(...ALL), said }) },
  { weight: 1, arbitrary: fc.constantFrom(5_000, 61_000, 700_000) },
);
const FROM = ['lobby', 'lobby of one', 'match', 'solo', 'between', 'over'];
const life = fc.record({
  from: fc.constantFrom(...FROM),
  next: fc.array(happened, { maxLength: 12 }),
});

/** A table to which just anything has happened. */
async function givenAnything({
  from,
  next,
}: typeof life extends fc.Arbitrary<infer Given> ? Given : never): Promise<Life> {
  const given = await tableFrom(from);
  for (const each of next) {
    if (typeof each === 'number') await given.pass(each);
    else await given.press(each.who, each.kind, { game: GAME.id, ...each.said }, { moderator: each.who === 'Mod' });
  }
  return given;
}

async function tableFrom(from: string): Promise<Life> {
  if (from === 'lobby') return givenLobby();
  if (from === 'lobby of one') return givenLobby({ people: ['Ann'] });
  if (from === 'solo') return givenMatch({ people: ['Ann'], seats: 1, record: [SEVEN] });
  if (from === 'match') return givenMatch({ record: [SEVEN] });
  const given = await givenMatch({
    people: ['Ann', 'Ben'],
    games: from === 'between' ? 2 : 1,
    record: untilLastMove(2),
  });
  await given.press('Ann', 'play', { move: 'c-pass' });
  return given;
}

/** Whatever has happened: by none of these kinds of action, pressed like that, anything changes. */
async function expectNothing(
  kinds: readonly TableAction['kind'][],
  press: (given: Life, kind: TableAction['kind'], fields: Fields) => Promise<unknown>,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(life, said, async (before, fields) => {
      const given = await givenAnything(before);
      const pressAll = async (): Promise<void> => {
        for (const kind of kinds) await press(given, kind, { game: GAME.id, ...fields });
      };
      await given.whenDone(pressAll).changesNothing();
    }),
    { numRuns: RUNS },
  );
}

describe('whatever has happened at a table, nothing changes by', () => {
  test('a press of a stranger, where it is not to join', async () => {
    await expectNothing(
      ALL.filter((kind) => KINDS[kind] === 'for those who sit there'),
      (given, kind, fields) => given.harness.tables.act(given.pressOf('Eve'), given.action(kind, fields)),
    );
  });

  test('a press in another server, a moderator’s neither', async () => {
    await expectNothing(ALL, async (given, kind, fields) => {
      for (const change of [ELSEWHERE, { ...ELSEWHERE, moderator: true }])
        await given.harness.tables.act(given.pressOf('Ann', change), given.action(kind, fields));
    });
  });

  test('a press on a table and a match that nobody knows', async () => {
    const nowhere = { table: 'nowhere', match: 'nowhere' };
    await expectNothing(
      ALL.filter((kind) => kind !== 'find' && kind !== 'which'),
      async (given, kind, fields) => {
        const action = given.action(kind, { ...fields, ...nowhere });
        expect(keyOf(await given.harness.tables.act(given.pressOf('Ann'), action))).toBe('table.refuse.unknown');
      },
    );
  });

  test('a press that comes a second time', async () => {
    await fc.assert(
      fc.asyncProperty(life, said, fc.constantFrom(...ALL), async (before, fields, kind) => {
        const given = await givenAnything(before);
        const [press, action] = [given.pressOf('Ann'), given.action(kind, { game: GAME.id, ...fields })];
        await given.harness.tables.act(press, action);
        await given.show();
        await given.whenPressed(press, action).brings(expect.anything(), ['press not noted']);
      }),
      { numRuns: 3 * RUNS },
    );
  });
});

/** Of each table, whether it has had a match. */
function begun({ harness }: Life): readonly boolean[] {
  const contents = harness.contents();
  const matches = rowsIn(contents, 'matches');
  return rowsIn(contents, 'tables').map(({ id }) => matches.some(({ table_id: table }) => table === id));
}

test('what opens a table, or begins the match of a lobby, is asked for its place before, and nothing else is', async () => {
  const fields = {
    game: GAME.id,
    seat: 1,
    person: idOf('Ben'),
    move: 'w-pass',
    what: 'r',
    of: 'end',
    page: 0,
  } as const;
  const opening = new Set<TableAction['kind']>();
  for (const from of FROM) {
    let given = await tableFrom(from);
    for (const kind of ALL) {
      const before = begun(given).join();
      const changes = await given.when('Ann', kind, fields).lines();
      if (begun(given).join() !== before) opening.add(kind);
      // What has changed nothing leaves the table as it was for the next one.
      if (changes.length > 0) given = await tableFrom(from);
    }
  }
  expect([...opening].sort()).toEqual([...OPENING_KINDS].sort());
});

describe('whatever has happened at a table, nothing but the presser’s own menu and presence changes by', () => {
  /** Ann has looked at her menu before, so that she is there. */
  const expectMenu = async (press: (given: Life, fields: Fields) => Happening): Promise<void> => {
    await fc.assert(
      fc.asyncProperty(life, said, async (before, fields) => {
        const given = await givenAnything(before);
        await given.press('Ann', 'sheet');
        const lines = await press(given, { game: GAME.id, ...fields }).lines();
        // A match that somebody plays alone waits for three weeks from when they were there last.
        expect(lines.filter((line) => !/^(menu of Ann (answered|opened)|due in 21 d)$/.test(line))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  };

  test('a move, or a tap, at a step that is over or has not come', async () => {
    for (const kind of ['play', 'tap'] as const)
      await expectMenu((given, fields) => {
        const step = given.step() + (fields.seat === 0 ? 1 : -fields.seat);
        return given.when('Ann', kind, { ...fields, step });
      });
  });

  test('a move that is not legal', async () => {
    const given = await givenMatch({ record: [SEVEN] });
    await given.press('Ann', 'sheet');
    const legal = ['w-r7', 'w-y7', 'w-g7', 'w-b7', 'w-pass'];
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 30 }), async (move) => {
        fc.pre(!legal.includes(move));
        await given
          .when('Ann', 'play', { move })
          .brings('menu of seat 0: table.note.illegal', ['menu of Ann answered']);
      }),
      { numRuns: 4 * RUNS },
    );
  });

  test('a tap', async () => {
    await expectMenu((given, fields) => given.when('Ann', 'tap', fields));
  });
});

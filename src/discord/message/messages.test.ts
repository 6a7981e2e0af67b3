import { ButtonStyle } from 'discord.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  faultsOf,
  freshMatch,
  idsOf,
  playFurther,
  postRow,
  seatRow,
  storedTable,
  tableRow,
  withAnswer,
  withThrow,
} from '../../../test/support/message-fixtures.js';
import { showBoard, showLobby, showMenu, showResult, showVoid, showWhich } from '../../../test/support/shown.js';
import { GAMES, gameOf } from '../../games/registry.js';
import type { Stored } from '../../store/types.js';
import { viewMenu } from '../../table/view/menu.js';
import type { DieSign } from '../../text/dice.js';
import { parseId } from '../ids.js';
import type { ActionRow } from './limits.js';
import { menuMessage } from './menu.js';
import type { Message } from './message.js';

const game = gameOf('qwixx')!;
/** As long as names get, and each sign needs a backslash. */
const NAMES = Array.from({ length: 6 }, (_, n) => `${'*@_'.repeat(10)}${n}`);

function textOf(made: Message): string {
  return JSON.stringify(made);
}

/** The moves that a button or a select leads to: a pass that costs something by way of a question. */
function movesOn(part: ActionRow['components'][number]): readonly string[] {
  const id = 'custom_id' in part ? parseId(part.custom_id) : null;
  if (id?.kind === 'play') return [id.move];
  if (id?.kind === 'tap') return [id.what];
  const values = 'options' in part ? part.options.map(({ value }) => value) : [];
  if (id?.kind === 'pick') return values;
  if (id?.kind !== 'multiselect') return [];
  const subsets = Array.from({ length: 1 << values.length }, (_, mask) =>
    values.filter((_value, n) => (mask >> n) & 1),
  );
  return subsets.filter(({ length }) => length > 0).map((some) => `${id.stem}${some.join('')}`);
}

describe.each(GAMES.map((each) => [each.id, each] as const))('messages of random matches of %s', (_, of) => {
  const matches = fc
    .record({
      seats: fc.integer({ min: of.seats[0], max: of.seats[1] }),
      picks: fc.array(fc.nat({ max: 100_000 }), { maxLength: 400 }),
      from: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ seats, picks, from }) => ({ live: playFurther(freshMatch(of, NAMES.slice(0, seats)), picks), from }));

  test('keep the limits of the platform', () => {
    fc.assert(
      fc.property(matches, ({ live, from }) => {
        const end = live.stored.lines.length;
        const mentions = live.stored.seats.map((row) => row.personId!);
        const post = postRow('board', { from: Math.floor(end * from), mentions });
        const menus = live.stored.seats.map((row) => showMenu(live, row.seat));
        const all = [
          showBoard(live, post),
          showBoard(live, { ...post, until: end }),
          ...menus,
          showResult(live, postRow('result')),
          showVoid(live.stored, postRow('result'), live),
        ];
        for (const made of all) {
          expect(faultsOf(made)).toEqual([]);
          for (const id of idsOf(made)) expect(parseId(id), id).not.toBeNull();
        }
      }),
      { numRuns: 40 },
    );
  });

  test('offer each legal word once to those who may answer, and nothing to the others', () => {
    fc.assert(
      fc.property(matches, ({ live }) => {
        for (const { seat } of live.stored.seats) {
          const words = showMenu(live, seat).components.flatMap((row) => row.components.flatMap(movesOn));
          expect([...words].sort()).toEqual([...of.legalMoves(live.state, seat)].sort());
        }
      }),
      { numRuns: 40 },
    );
  });

  test('tell nobody a secret answer, in no board and in no menu but the own', () => {
    fc.assert(
      fc.property(matches, fc.nat(), ({ live, from }, pick) => {
        const seats = of.toMove(live.state);
        if (seats.length < 2) return;
        const seat = seats[pick % seats.length]!;
        const variants = of.legalMoves(live.state, seat).map((word) => withAnswer(live, seat, word));
        const seen = variants.map((variant) => {
          const post = postRow('board', { from: Math.floor(live.stored.lines.length * from) });
          const others = variant.stored.seats.filter((row) => row.seat !== seat);
          return textOf(showBoard(variant, post)) + others.map((row) => textOf(showMenu(variant, row.seat)));
        });
        expect(new Set(seen).size).toBe(1);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a lobby', () => {
  const seats = [seatRow(0, 'Ann'), seatRow(1, 'B*n'), seatRow(2, 'Bot 1', { personId: null, level: 'hard' })];

  test('says who sits where, marks host and bots, and offers what can be done', () => {
    const made = showLobby(storedTable(tableRow(game), seats), game);
    expect(made.content).toContain('1. Ann (host)');
    expect(made.content).toContain(
      '2. B\\*n\n3. Bot 1 🤖 · Hard\n2 seats are free: press **Join**. The host presses **Start**.',
    );
    expect(made.content).toContain('<t:1700000060:R>');
    const kinds = ['join', 'leave', 'unbot', 'seating', 'begin', 'cancel'];
    const ids = kinds.map((kind) => `${kind}:tabletable12${kind === 'seating' ? ':3' : ''}`);
    expect(idsOf(made)).toEqual([...ids, 'howto:qwixx']);
    expect(faultsOf(made)).toEqual([]);
  });

  test('asks the host to start once enough seats are taken, and says before how many that is', () => {
    const contentOf = (taken: number) => showLobby(storedTable(tableRow(game), seats.slice(0, taken)), game).content;
    expect(contentOf(1)).toContain('4 seats are free: press **Join**. It takes at least 2 to start.');
    expect(contentOf(2)).toContain('3 seats are free: press **Join**. The host presses **Start**.');
  });

  test('has one button in blue: joining until enough seats are taken, then starting', () => {
    const blueOf = (taken: number) => {
      const { components } = showLobby(storedTable(tableRow(game), seats.slice(0, taken)), game);
      const buttons = components.flatMap((row) => row.components);
      return buttons.flatMap((each) => ('label' in each && each.style === ButtonStyle.Primary ? [each.label] : []));
    };
    expect(blueOf(1)).toEqual(['Join']);
    expect(blueOf(2)).toEqual(['Start']);
  });

  test('has opponents of each level while there is a seat, by another select for each that has sat down', () => {
    const selectOf = (taken: number, maxSeats = 5) => {
      const { components } = showLobby(storedTable(tableRow(game, { maxSeats }), seats.slice(0, taken)), game);
      return components.flatMap((row) => row.components).find((each) => 'options' in each);
    };
    expect(selectOf(1)).toMatchObject({
      placeholder: '🤖 Add bot',
      options: [
        { value: 'easy', label: 'Easy', description: 'Has just read the rules' },
        { value: 'normal', label: 'Normal' },
        { value: 'hard', label: 'Hard' },
      ],
    });
    expect(selectOf(1)?.custom_id).not.toBe(selectOf(2)?.custom_id);
    expect(selectOf(3, 3)).toBeUndefined();
  });

  test('without bots offers none to be removed', () => {
    expect(idsOf(showLobby(storedTable(tableRow(game), seats.slice(0, 2)), game))).not.toContain('unbot:tabletable12');
  });

  test.each(['playing', 'parked', 'over', 'cancelled', 'expired', 'void'] as const)(
    'that is %s has no buttons',
    (status) => {
      const made = showLobby(storedTable(tableRow(game, { status, dueAt: null }), seats), game);
      expect(made.components).toEqual([]);
      expect(faultsOf(made)).toEqual([]);
    },
  );
});

describe('a menu', () => {
  const thrown = withThrow(freshMatch(game, ['Ann', 'Ben']), ['4', '1', '2', '5', '3', '6']);

  test('offers the legal words by name, with the step in their ids', () => {
    const made = showMenu(thrown, 0);
    expect(idsOf(made)).toContain(`play:matchmatch12:${thrown.step}:w-r5`);
    const labels = made.components.flatMap((row) => row.components.map((each) => ('label' in each ? each.label : '')));
    expect(labels).toEqual(['Red 5', 'Yellow 5', 'Green 5', 'Blue 5', 'Pass for now']);
  });

  /** What is written on each button, with the emoji before it, and whether it is grey, blue, green or red. */
  function buttonsOf(made: Message): readonly string[] {
    return made.components.flatMap((row) =>
      row.components.flatMap((each) => {
        if (!('label' in each)) return [];
        const sign = 'emoji' in each && each.emoji ? [each.emoji.name] : [];
        return [...sign, each.label, ['grey', 'blue', 'green', 'red'][[2, 1, 3, 4].indexOf(each.style)]].join(' ');
      }),
    );
  }

  test('has entries in grey with the sign of their colour, and nothing in red but what costs something', () => {
    const entries = ['🟥 Red 5 grey', '🟨 Yellow 5 grey', '🟩 Green 5 grey', '🟦 Blue 5 grey', 'Pass for now grey'];
    expect(buttonsOf(showMenu(thrown, 0))).toEqual(entries);
    const second = withAnswer(withAnswer(thrown, 1, 'w-pass'), 0, 'w-pass');
    const asking = buttonsOf(showMenu(second, 0));
    expect(asking.filter((each) => each.endsWith(' red'))).toEqual(['Pass −5 red']);
    expect(asking.slice(0, 2)).toEqual(['🟥 R 3 grey', '🟥 R 6 grey']);
    expect(buttonsOf(showMenu(second, 0, { tapped: 'c-pass' }))).toEqual(['Pass −5 red', 'Back grey']);
  });

  /** The emojis that an application may have. */
  const drawn: DieSign = ({ colour, value }) => ({
    shows: value === null ? 'blank' : 'face',
    text: `<:${colour}_${value ?? 'blank'}:12345678901234567>`,
  });

  test('has the die of its colour before an entry, a blank one, where dice are drawn', () => {
    const entries = ['red_blank Red 5 grey', 'yellow_blank Yellow 5 grey', 'green_blank Green 5 grey'];
    expect(buttonsOf(showMenu(thrown, 0, { dieSign: drawn })).slice(0, 3)).toEqual(entries);
  });

  describe('of which several are chosen at once', () => {
    const dice = withThrow(freshMatch(gameOf('qwantum')!, ['Ann', 'Ben']), ['4', 'r1', 'y3', 'b4', 'p1', 'r3', 'p2']);

    function listOn({ components }: Message) {
      const [list] = components[0]!.components;
      return list !== undefined && 'options' in list ? list : expect.fail('no list');
    }

    test('is a list of none to all of them, each with its sign and what there is to know of it', () => {
      const list = listOn(showMenu(dice, 0));
      expect(list).toMatchObject({ min_values: 0, max_values: 7, placeholder: 'Choose dice; closing the list throws' });
      expect(list.custom_id).toBe(`multiselect:matchmatch12:${dice.step}:again-:keep`);
      expect(list.options[1]).toEqual({
        label: '1: R1',
        description: '[R1] R4 Y5 B5 B1 P6',
        value: '1',
        default: false,
        emoji: { name: '🟥' },
      });
    });

    test('has each die as it lies where dice are drawn', () => {
      const { options } = listOn(showMenu(dice, 0, { dieSign: drawn }));
      expect(options.slice(0, 2).map(({ emoji }) => emoji)).toEqual([
        { id: '12345678901234567', name: 'white_4' },
        { id: '12345678901234567', name: 'red_1' },
      ]);
    });

    test('ticks all that stands as the answer', () => {
      const tickedFor = (pendingMove: string | null) => {
        const { options } = listOn(menuMessage({ ...viewMenu(dice, 0), pendingMove }));
        return options.flatMap((option) => (option.default ? [option.value] : [])).join('');
      };
      expect([tickedFor('again-25'), tickedFor('keep'), tickedFor(null)]).toEqual(['25', '', '']);
    });
  });

  test('shows the own answer, ticks it among all that it can be changed to, and says who is awaited', () => {
    const made = showMenu(withAnswer(thrown, 0, 'w-r5'), 0);
    expect(made.content).toContain('Your answer: **red 5**\n');
    expect(made.content).toContain('Waiting for Ben.');
    expect(textOf(made)).toContain('✓ Red 5');
    expect(made.content).toContain('(5)');
  });

  test('of a seat that is not asked offers nothing but the rules and says who is awaited', () => {
    const second = withAnswer(withAnswer(thrown, 1, 'w-pass'), 0, 'w-r5');
    const made = showMenu(second, 1);
    expect(idsOf(made)).toEqual(['howto:qwixx']);
    expect(made.content).toContain('**Ann: cross white + colour?** ⏳ <t:');
  });

  test('asks once more before a pass that costs something, while there is something to enter', () => {
    const second = withAnswer(withAnswer(thrown, 1, 'w-pass'), 0, 'w-pass');
    const ids = (tapped: string) => idsOf(showMenu(second, 0, { tapped })).flatMap((id) => id.split(':')[3] ?? []);
    expect(ids('').at(-1)).toBe('c-pass');
    expect(idsOf(showMenu(second, 0)).at(-1)).toMatch(/^tap:/);
    const asked = showMenu(second, 0, { tapped: 'c-pass' });
    expect(asked.content).toContain('**Pass −5?** There is still something that you can enter.');
    const answers = [`play:matchmatch12:${second.step}:c-pass`, `tap:matchmatch12:${second.step}:-`];
    expect(idsOf(asked)).toEqual(answers);
    expect(ids('-')).toEqual(ids(''));
  });

  test('tells its reader their own misthrow above the next question, and nobody else', () => {
    const passed = withAnswer(withAnswer(withAnswer(thrown, 1, 'w-pass'), 0, 'w-pass'), 0, 'c-pass');
    const next = withThrow(passed, ['4', '1', '2', '5', '3', '6']);
    expect(showMenu(next, 0).content.split('\n')[0]).toBe('You: misthrow 1/4, −5');
    expect(showMenu(next, 1).content).not.toContain('misthrow 1/4');
    const over = withAnswer(withAnswer(withAnswer(next, 0, 'w-r5'), 1, 'w-r5'), 1, 'c-b10');
    expect(showMenu(withThrow(over, ['4', '1', '2', '5', '3', '6']), 0).content).not.toContain('misthrow 1/4');
  });

  test('has its note on top', () => {
    const made = showMenu(thrown, 0, { note: { key: 'table.note.stale' } });
    expect(made.content).toMatch(/^> That throw is over/);
  });

  test('of a match that was closed says why and offers nothing', () => {
    const { stored } = thrown;
    const table = { ...stored.table, status: 'void', reason: 'table.reason.ended' } as const;
    const made = showMenu({ ...thrown, stored: { ...stored, table } }, 0);
    expect(made.components).toEqual([]);
    expect(made.content).toContain('ended by its host');
  });
});

test('a message to choose one of several matches has a button for each', () => {
  const { stored } = freshMatch(game, ['Ann', 'Ben']);
  const listing = { of: 'sheet' as const, game: game.id, person: null };
  const tables = new Array<Stored>(30).fill(stored).map((each) => {
    return { stored: each, action: { kind: 'sheet' as const, match: each.match!.id }, note: null };
  });
  const asked = { kind: 'which' as const, listing, tables, personId: '100000000000000000', page: 0 };
  const made = showWhich(asked, 'en', gameOf);
  expect(made.components.length).toBe(5);
  expect(textOf(made)).toContain('Qwixx with Ben');
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOT_MARK, BOTS, botMark } from './bots.js';
import { cleanName } from './name.js';
import { isolate, lookAlike, type Named, numberAlike } from './names.js';

const person = (name: string) => ({ name, mark: null });
const bot = (name: string) => ({ name, mark: botMark(name) });

/** As they are called at a table of these, each with the number of their seat. */
function called(all: readonly Omit<Named, 'number'>[]): readonly string[] {
  return numberAlike(all.map((each, n) => ({ ...each, number: n + 1 })));
}

describe('at a table', () => {
  test('people of one name are told apart by the number of their seat', () =>
    expect(called([person('Sam'), person('Ann'), person('Sam')])).toEqual(['Sam (1)', 'Ann', 'Sam (3)']));

  test('a person who is called like a bot is none', () =>
    expect(called([person('Bot 1'), bot('Bot 1')])).toEqual(['Bot 1 (1)', `Bot 1 ${BOT_MARK}`]));

  test('names that only look the same are numbered as well', () =>
    expect(called([person('Sam'), person('SAM'), person('Ｓａｍ'), person('Ian'), person('lan')])).toEqual([
      'Sam (1)',
      'SAM (2)',
      'Ｓａｍ (3)',
      'Ian (4)',
      'lan (5)',
    ]));

  test('names that differ only in what nobody sees are numbered as well', () => {
    const names = ['علی', 'عل\u200cی', '❤', '❤\ufe0f', '葛', '葛\u{e0100}'];
    expect(names.map(cleanName)).toEqual(names);
    expect(called(names.map(person))).toEqual(names.map((name, n) => `${name} (${n + 1})`));
  });

  test('a name that ends like a number of ours gets one of its own', () =>
    expect(called([person('Sam'), person('Sam (3)'), person('Sam')])).toEqual(['Sam (1)', 'Sam (3) (2)', 'Sam (3)']));

  test('no two are ever called the same', () => {
    const name = fc.constantFrom('Sam', 'sam', 'Sam (1)', 'Sam (2)', 'Sam (3) (2)', 'Bot 1', 'Bot l', '???', 'Ann');
    fc.assert(
      fc.property(fc.array(name, { maxLength: 10 }), fc.integer({ min: 0, max: 2 }), (names, bots) => {
        const all = [...names.map(person), ...Array.from({ length: bots }, (_, n) => bot(`Bot ${n + 1}`))];
        expect(new Set(called(all)).size).toBe(all.length);
      }),
    );
  });
});

test('names look alike if people could take one for another', () =>
  expect(lookAlike(['Sam', 'Ann', 'SAM', 'Anna'])).toEqual([true, false, true, false]));

describe('a bot', () => {
  const all = Object.values(BOTS).flat();

  test('has a name and a face of its own, which none of another level has either', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(all.map(({ face }) => face)).size).toBe(all.length);
  });

  test('is called as short as there is room for, in letters that every language has', () =>
    expect(all.filter(({ name }) => !/^[A-Z][a-z]{1,4}$/.test(name))).toEqual([]));

  test('is drawn in colours wherever its face stands, and is marked as one', () => {
    expect(all.filter(({ face }) => !/^\p{Emoji_Presentation}$/u.test(face))).toEqual([]);
    expect(called([bot('Hugo'), person('Hugo')])).toEqual([`Hugo 🦉${BOT_MARK}`, 'Hugo (2)']);
  });

  test('that sat down before they had names keeps the one it had', () =>
    expect(called([bot('Bot 1')])).toEqual([`Bot 1 ${BOT_MARK}`]));
});

describe('the mark of bots', () => {
  test('is in the name of no person', () => expect(cleanName('Bot 1 🤖')).toBe('Bot 1'));
  test('leaves a name even of somebody who is called by nothing else', () => expect(cleanName('🤖')).toBe('???'));
});

describe('a name', () => {
  test.each(['דנה', 'سارة', 'Dan דנה', '١٢'])('that runs from right to left, %s, turns nothing around it', (name) =>
    expect(isolate(name)).toBe(`\u2068${name}\u2069`),
  );
  test.each(['Ann', '名前', 'Ægir', '123', '👨‍👩‍👧‍👦', '???'])('that does not, %s, stays as it is', (name) =>
    expect(isolate(name)).toBe(name),
  );
});

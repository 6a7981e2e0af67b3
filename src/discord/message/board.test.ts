import { describe, expect, test } from 'vitest';
import { freshMatch, idsOf, postRow, withAnswer, withThrow } from '../../../test/support/message-fixtures.js';
import { showBoard, showThrows } from '../../../test/support/shown.js';
import { gameOf } from '../../games/registry.js';
import type { ActiveMatch } from '../../table/types.js';
import type { Message, SheetPicture } from './message.js';

const game = gameOf('qwixx')!;

function textOf(made: Message): string {
  return JSON.stringify(made);
}

describe('a board', () => {
  const thrown = withThrow(freshMatch(game, ['Ann', 'Ben']), ['4', '1', '2', '5', '3', '6']);
  const post = postRow('board', { mentions: ['100000000000000000', '100000000000000001'] });

  test('no longer shows a die that has gone out of the match in the middle of the turn', () => {
    const climbing = ['1 1', '1 2', '1 3', '1 4', '1 5'].reduce(
      (live, white, n) => {
        const next = withThrow(live, [...white.split(' '), '1', '1', '1', '1']);
        const words = [`w-r${n + 2}`, `w-y${n + 2}`];
        const answered = withAnswer(withAnswer(next, 0, words[0]!), 1, words[1]!);
        return withAnswer(answered, n % 2, 'c-pass');
      },
      freshMatch(game, ['Ann', 'Ben']),
    );
    const last = withThrow(climbing, ['6', '6', '3', '4', '5', '6']);
    expect(showBoard(last, post).content).toContain('W6 W6 · R3 Y4 G5 B6');
    const closed = withAnswer(withAnswer(last, 0, 'w-r12'), 1, 'w-pass');
    expect(showBoard(closed, post).content).toContain('W6 W6 · R– Y4 G5 B6');
  });

  test('tells the dice in letters and words, their sum, the step, who is awaited and until when', () => {
    const { content, embeds } = showBoard(thrown, post);
    expect(content).toContain('🎲 W4 W1 · R2 Y5 G3 B6 (Ann)');
    expect(content).toContain('white 4, white 1, red 2, yellow 5, green 3, and blue 6');
    expect(content).toContain('4 + 1 = 5');
    expect(content).toMatch(
      /\n\*\*<@100000000000000000> and <@100000000000000001>: cross a 5\?\*\* ⏳ <t:1700000060:R>$/,
    );
    expect(embeds[0]!.fields?.map((field) => field.name)).toEqual(['Ann: 0 points …', 'Ben: 0 points …']);
  });

  test('mentions exactly those it calls', () => {
    const made = showBoard(thrown, post);
    expect(made.content).toContain('<@100000000000000000> and <@100000000000000001>');
    expect(made.allowed_mentions).toEqual({ parse: [], users: post.mentions });
  });

  test('asks everyone where all of three or more are awaited, and names those who are left', () => {
    const three = withThrow(freshMatch(game, ['Ann', 'Ben', 'Cay']), ['4', '1', '2', '5', '3', '6']);
    const asks = (live: ActiveMatch) => showBoard(live, { ...post, mentions: [] }).content;
    expect(asks(three)).toContain('**Everyone: cross a 5?**');
    expect(asks(withAnswer(three, 1, 'w-pass'))).toContain('**Ann and Cay: cross a 5?**');
    const seats = three.stored.seats.map((row) => (row.seat === 2 ? { ...row, away: true } : row));
    expect(asks({ ...three, stored: { ...three.stored, seats } })).toContain(
      '**Ann, Ben, and Cay (away): cross a 5?**',
    );
  });

  test('shows answers only once their step is over', () => {
    const one = withAnswer(thrown, 1, 'w-y5');
    expect(textOf(showBoard(one, post))).not.toContain('yellow 5\\n');
    expect(showBoard(one, { ...post, mentions: [] }).content).toContain('**Ann: cross a 5?**');
    const both = withAnswer(one, 0, 'w-pass');
    expect(showBoard(both, post).embeds[0]!.description).toContain('Ann: pass · Ben: yellow 5');
  });

  test('that is over tells what everyone entered in each action, without buttons', () => {
    const over = withAnswer(withAnswer(withAnswer(thrown, 1, 'w-pass', 'clock'), 0, 'w-r5'), 0, 'c-b10');
    const made = showBoard(over, { ...post, until: 4 });
    expect(made.content).toBe(
      'Qwixx: last throw\n-# 🎲 W4 W1 · R2 Y5 G3 B6 (Ann) · Ann: red 5, blue 10 · Ben: pass (time up)',
    );
    expect(made.components).toEqual([]);
  });

  test('that begins within a throw tells it all the same', () => {
    const second = withAnswer(withAnswer(thrown, 1, 'w-pass'), 0, 'w-r5');
    const made = showBoard(second, { ...post, from: 3 });
    expect(made.content).toContain('W4 W1 · R2 Y5 G3 B6');
    expect(made.embeds[0]!.description).toContain('Ann: red 5');
  });

  test('tells misthrows when the turn is over', () => {
    const passed = withAnswer(withAnswer(withAnswer(thrown, 1, 'w-pass'), 0, 'w-pass'), 0, 'c-pass');
    expect(showBoard(passed, { ...post, until: 4 }).content).toContain('Ann: pass, pass, misthrow 1/4, −5 · Ben: pass');
  });

  test('beside a picture tells what each entered last, as short as can be', () => {
    const first = withAnswer(withAnswer(thrown, 1, 'w-y5'), 0, 'w-pass');
    expect(showBoard(first, post, 'picture').embeds[0]!.description).toBe('-# Ann: pass · Ben: Y 5');
    const both = withAnswer(first, 0, 'c-b10');
    const next = withThrow(both, ['4', '1', '2', '5', '3', '6']);
    expect(showBoard(next, post, 'picture').embeds[0]!.description).toBe('-# Ann: B 10 · Ben: Y 5');
  });

  test('tells an entry by its row and number, which stand on the sheet, however its field is called on the buttons', () => {
    const qwinto = gameOf('qwinto')!;
    const named = withAnswer(freshMatch(qwinto, ['Ann', 'Ben']), 0, 'd-oy');
    const entering = withAnswer(withThrow(named, ['4', '5', '-']), 0, 'keep');
    const entered = withAnswer(withAnswer(entering, 0, 'o9'), 1, 'y7');
    expect(showBoard(entered, post, 'picture').embeds[0]!.description).toBe(
      '-# 🎲 O4 Y5 P– (Ann) · Ann: O 9 · Ben: Y 9',
    );
    expect(showBoard(entered, post).embeds[0]!.description).toContain('orange 9 · Ben: yellow 9\n');
  });

  test('beside a picture names those together who entered the same', () => {
    const three = withThrow(freshMatch(game, ['Ann', 'Ben', 'Cay']), ['4', '1', '2', '5', '3', '6']);
    const toldOf = (...words: readonly [string, string, string]) =>
      showBoard(
        words.reduce((live, word, seat) => withAnswer(live, seat, word), three),
        post,
        'picture',
      ).embeds[0]!.description;
    expect(toldOf('w-pass', 'w-y5', 'w-pass')).toBe('-# Ann and Cay: pass · Ben: Y 5');
    expect(toldOf('w-r5', 'w-r5', 'w-r5')).toBe('-# Ann, Ben, and Cay: R 5');
  });

  test('beside a picture tells of whom a sheet is only where the picture can not write the name, or writes two alike', () => {
    const told = (...names: readonly string[]) =>
      showBoard(withThrow(freshMatch(game, names), ['4', '1', '2', '5', '3', '6']), post, 'picture').embeds[0]!
        .description;
    expect(told('Ann', 'Ольга', 'Bożena 🦊')).toBeUndefined();
    expect(told('Ann', '王伟', '🦊')).toBe('-# ② 王伟 · ③ 🦊');
    // The picture leaves emojis out, and ends of long names.
    expect(told('Anna 🌸', 'Ben', 'Anna 🔥')).toBe('-# ① Anna 🌸 · ③ Anna 🔥');
    expect(told('Alexander K', 'Alexander M')).toBe('-# ① Alexander K · ② Alexander M');
  });

  test('shows beside the sheets whose turn it is and who has answered, never what', () => {
    const pictureOf = (live: ActiveMatch) => showBoard(live, post, 'picture').picture as SheetPicture;
    const [ann, ben] = [
      { name: 'Ann', isBot: false, isActive: true, answer: 'due', place: null },
      { name: 'Ben', isBot: false, isActive: false, answer: 'due', place: null },
    ];
    expect(pictureOf(thrown).players).toEqual([ann, ben]);
    const five = pictureOf(withAnswer(thrown, 1, 'w-y5'));
    expect(five.players).toEqual([ann, { ...ben, answer: 'given' }]);
    expect(five.alt).toContain('Turn: Ann. Answered: Ben. Awaited: Ann. ');
    expect(pictureOf(withAnswer(thrown, 1, 'w-pass'))).toEqual(five);
    const both = withAnswer(withAnswer(thrown, 1, 'w-y5'), 0, 'w-pass');
    expect(pictureOf(both).players).toEqual([ann, { ...ben, answer: 'none' }]);
  });

  test('shows above written sheets who has answered and who is awaited, and nothing of who is not asked', () => {
    const written = (live: ActiveMatch) => {
      const { description, fields } = showBoard(live, post).embeds[0]!;
      const legend = description!.match(/`[✓…]` [a-z ]+/g) ?? [];
      return [...fields!.map(({ name }) => name), ...legend.map((each) => each.trim())];
    };
    const one = withAnswer(thrown, 1, 'w-y5');
    const both = withAnswer(one, 0, 'w-pass');
    expect(written(one)).toEqual(['Ann: 0 points …', 'Ben: 0 points ✓', '`✓` has answered', '`…` still to answer']);
    expect(written(both)).toEqual(['Ann: 0 points …', 'Ben: 1 point', '`…` still to answer']);
  });

  test('that was cut off says that the throw was not played to its end', () => {
    const made = showBoard(thrown, { ...post, until: thrown.stored.lines.length });
    expect(made.content).toBe('Qwixx: last throw\n-# 🎲 W4 W1 · R2 Y5 G3 B6 (Ann) · not played to the end');
  });

  test('that was cut off says so beside what was entered before', () => {
    const white = withAnswer(withAnswer(thrown, 1, 'w-pass'), 0, 'w-r5');
    const closed = { ...white, stored: { ...white.stored, match: { ...white.stored.match, status: 'void' as const } } };
    expect(showBoard(closed, { ...post, until: closed.stored.lines.length }).content).toBe(
      'Qwixx: last throw\n-# 🎲 W4 W1 · R2 Y5 G3 B6 (Ann) · Ann: red 5 · Ben: pass · not played to the end',
    );
  });

  test('with sheets in words tells the throw on the table once, and below what came of it so far', () => {
    for (const live of [thrown, withAnswer(withAnswer(thrown, 1, 'w-pass'), 0, 'w-r5')]) {
      const { content, embeds } = showBoard(live, post);
      expect(`${content}\n${embeds[0]!.description}`.match(/🎲/g)).toHaveLength(1);
      expect(content).toContain('🎲');
    }
    const white = withAnswer(withAnswer(thrown, 1, 'w-pass'), 0, 'w-r5');
    expect(showBoard(white, post).embeds[0]!.description).toMatch(/^-# Ann: red 5 · Ben: pass\n/);
  });

  test('bears its mark where nobody sees it, and once its message is known shows nothing else beneath an old account', () => {
    const { embeds } = showBoard(thrown, post, 'picture');
    expect(embeds.map(({ footer, url }) => [footer, url])).toEqual([
      [undefined, `https://dice-table.invalid/${post.matchId}/${post.id}`],
    ]);
    const old = { ...post, until: thrown.stored.lines.length };
    expect(showBoard(thrown, { ...old, messageId: null }).embeds[0]!.footer).toEqual({
      text: `${post.matchId} · ${post.id}`,
    });
    expect(showBoard(thrown, { ...old, messageId: '1' }).embeds).toEqual([]);
  });

  test('has a button for who is away, by which a bot may be let play for them', () => {
    const { stored } = thrown;
    const seats = stored.seats.map((row) => (row.seat === 1 ? { ...row, away: true } : row));
    const table = { ...stored.table, pace: 'relaxed' as const };
    const made = showBoard({ ...thrown, stored: { ...stored, seats, table } }, post);
    expect(idsOf(made)).toEqual(['sheet:matchmatch12', 'howto:qwixx', 'kick:matchmatch12:1:100000000000000001:away']);
    expect(textOf(made)).toContain('"Let a bot play for Ben"');
    expect(idsOf(showBoard(thrown, post))).toEqual(['sheet:matchmatch12', 'howto:qwixx']);
  });

  test('of a live match says for whom a bot plays while they are away, and how they come back', () => {
    const { stored } = thrown;
    const awayAt = (...away: readonly number[]) =>
      showBoard(
        {
          ...thrown,
          stored: { ...stored, seats: stored.seats.map((row) => ({ ...row, away: away.includes(row.seat) })) },
        },
        post,
      );
    const told = 'A bot plays for Ben after two missed answers. One press on **My sheet**, and they are back.';
    expect(awayAt(1).embeds[0]!.description!.replace(/[\u2068\u2069]/g, '')).toContain(told);
    expect(idsOf(awayAt(1))).toEqual(['sheet:matchmatch12', 'howto:qwixx']);
    expect([textOf(awayAt()), textOf(awayAt(0, 1))].filter((text) => text.includes('A bot plays'))).toEqual([]);
  });

  test('of a parked table says how it goes on', () => {
    const { stored } = thrown;
    const parked = {
      ...thrown,
      stored: { ...stored, table: { ...stored.table, status: 'parked', dueAt: null } },
    } as const;
    const made = showBoard(parked, post);
    expect(made.content).toContain('Nobody is here');
    expect(idsOf(made)).toEqual(['sheet:matchmatch12', 'howto:qwixx']);
  });

  test('has the rules beside one’s sheet from the first throw on, in the same place once there are throws to look up', () => {
    const passed = withAnswer(withAnswer(withAnswer(thrown, 1, 'w-pass'), 0, 'w-pass'), 0, 'c-pass');
    const second = withThrow(passed, ['4', '1', '2', '5', '3', '6']);
    const kindsOn = (live: ActiveMatch) => idsOf(showBoard(live, post)).map((id) => id.split(':')[0]);
    expect(kindsOn(thrown)).toEqual(['sheet', 'howto']);
    expect(kindsOn(second)).toEqual(['sheet', 'howto', 'throws']);
  });

  test('tells the turn before the one that is on, also where that throws again', () => {
    const qwinto = gameOf('qwinto')!;
    const first = withAnswer(
      withThrow(withAnswer(freshMatch(qwinto, ['Ann', 'Ben']), 0, 'd-o'), ['4', '-', '-']),
      0,
      'keep',
    );
    const over = withAnswer(withAnswer(first, 0, 'o1'), 1, 'o1');
    const again = withAnswer(withThrow(withAnswer(over, 1, 'd-o'), ['6', '-', '-']), 1, 'again');
    for (const live of [again, withThrow(again, ['5', '-', '-'])]) {
      const lines = showBoard(live, post, 'picture').embeds[0]!.description!.split('\n');
      expect(lines[0]).toBe('-# Ann: O 4');
      expect(lines[1]).toContain('Ben: ');
    }
  });

  test('tells whose sheets these are in place of the turn before, where the picture can not', () => {
    const turn = (live: ActiveMatch, seat: number): ActiveMatch =>
      withAnswer(
        withAnswer(withAnswer(withThrow(live, ['1', '1', '1', '1', '1', '1']), 0, 'w-pass'), 1, 'w-pass'),
        seat,
        'c-pass',
      );
    const two = turn(turn(freshMatch(game, ['アン', 'ベン']), 0), 1);
    const lines = showBoard(two, post, 'picture').embeds[0]!.description!.split('\n');
    expect(lines).toEqual([expect.stringContaining('misthrow 1/4'), '-# ① アン · ② ベン']);
  });

  test('tells the newest throw alone beside a picture where that fills a line of a phone', () => {
    const qwinto = gameOf('qwinto')!;
    const names = ['Ann', 'Benedict the Younger', 'Clementina the Elder'];
    const turn = (live: ActiveMatch, seat: number, face: string): ActiveMatch =>
      withThrow(withAnswer(live, seat, 'd-o'), [face, '-', '-']);
    const first = [0, 1, 2].reduce(
      (live, seat) => withAnswer(live, seat, `o${seat + 1}`),
      withAnswer(turn(freshMatch(qwinto, names), 0, '1'), 0, 'keep'),
    );
    const second = [0, 1, 2].reduce(
      (live, seat) => withAnswer(live, seat, `o${seat + 5}`),
      withAnswer(turn(first, 1, '2'), 1, 'keep'),
    );
    const told = (live: ActiveMatch) => showBoard(live, post, 'picture').embeds[0]!.description!.split('\n');
    expect(told(first)).toHaveLength(1);
    expect(told(second)).toEqual([expect.stringContaining('Benedict the Younger')]);
  });

  test('tells the two throws before the newest one, a line each', () => {
    const turn = (live: ActiveMatch, dice: readonly string[], seat: number): ActiveMatch =>
      withAnswer(withAnswer(withAnswer(withThrow(live, dice), 0, 'w-pass'), 1, 'w-pass'), seat, 'c-pass');
    const diceOf = (face: string): readonly string[] => Array.from({ length: 6 }, () => face);
    const three = ['1', '2', '3'].reduce(
      (live, face, n) => turn(live, diceOf(face), n % 2),
      freshMatch(game, ['Ann', 'Ben']),
    );
    const told = showBoard(withThrow(three, diceOf('4')), post);
    const lines = (told.embeds[0]!.description ?? '').split('\n').filter((line) => line.includes('🎲'));
    expect(lines).toEqual([
      '-# 🎲 W2 W2 · R2 Y2 G2 B2 (Ben) · Ann: pass · Ben: pass, pass, misthrow 1/4, −5',
      '-# 🎲 W3 W3 · R3 Y3 G3 B3 (Ann) · Ann: pass, pass, misthrow 2/4, −5 · Ben: pass',
    ]);
    expect(told.content).toContain('W4 W4 · R4 Y4 G4 B4');
    const pictured = showBoard(withThrow(three, diceOf('4')), post, 'picture').embeds[0]!.description;
    expect((pictured ?? '').split('\n')).toEqual([
      '-# Ben: misthrow 1/4, −5',
      '-# Ann: pass, misthrow 2/4, −5 · Ben: pass',
    ]);
  });
});

test('of all throws the newest goes on as long as it is played', () => {
  const told = (live: ActiveMatch) => showThrows(live, 'en').embeds[0]!.description;
  const thrown = withThrow(freshMatch(game, ['Ann', 'Ben']), ['4', '1', '2', '5', '3', '6']);
  const dice = '-# 🎲 W4 W1 · R2 Y5 G3 B6 (Ann)';
  expect(told(thrown)).toBe(`${dice} · not over yet`);
  const white = withAnswer(withAnswer(thrown, 1, 'w-pass'), 0, 'w-r5');
  expect(told(white)).toBe(`${dice} · Ann: red 5 · Ben: pass · not over yet`);
  expect(told(withAnswer(white, 0, 'c-b10'))).toBe(`${dice} · Ann: red 5, blue 10 · Ben: pass`);
  const closed = (live: ActiveMatch): ActiveMatch => {
    const match = { ...live.stored.match, status: 'void' as const };
    return { ...live, stored: { ...live.stored, match } };
  };
  expect(told(closed(thrown))).toBe(`${dice} · not played to the end`);
  expect(told(closed(white))).toBe(`${dice} · Ann: red 5 · Ben: pass · not played to the end`);
});

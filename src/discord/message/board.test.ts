import { describe, expect, test } from 'vitest';
import { freshMatch, idsOf, postRow, withAnswer, withThrow } from '../../../test/support/message-fixtures.js';
import { showBoard } from '../../../test/support/shown.js';
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
});

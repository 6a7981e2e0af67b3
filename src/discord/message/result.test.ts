import { describe, expect, test } from 'vitest';
import { faultsOf, freshMatch, idsOf, playFurther, postRow } from '../../../test/support/message-fixtures.js';
import { showMenu, showResult, showVoid } from '../../../test/support/shown.js';
import { gameOf } from '../../games/registry.js';
import { SHEET_STYLES } from '../../settings/settings.js';
import { formatPoints } from '../../text/sheet.js';
import type { SheetPicture } from './message.js';

const game = gameOf('qwixx')!;

/** Of a match of three to its end. */
const PICKS = Array.from({ length: 900 }, (_, n) => n * 7919);

describe('a result', () => {
  const over = playFurther(freshMatch(game, ['Ann', 'Ben', 'Cay']), PICKS);

  test('tells places, totals, their parts and why it ended, and offers a rematch', () => {
    expect(over.over).toBe(true);
    const made = showResult(over, postRow('result'));
    const totals = game.scores(over.state).map((score) => score.total);
    expect(made.content).toContain('🥇 1st: ');
    expect(made.content).toContain('the match is over');
    expect(made.embeds[0]!.description).toMatch(/closed$|misthrow$/m);
    for (const [seat, total] of totals.entries()) {
      expect(made.content).toContain(`${['Ann', 'Ben', 'Cay'][seat]} with ${formatPoints(total)} point`);
    }
    for (const { value } of made.embeds[0]!.fields ?? []) {
      expect(value).toMatch(/^(?:(?:red|yellow|green|blue|misthrows): −?[1-9]\d*(?: · |\n))+/);
      expect(value.split('\n')[0]).not.toContain(': 0');
    }
    expect(idsOf(made)).toEqual(['again:tabletable12']);
  });

  test('names the winner large, tells the most from one throw, and shows no dice, in the picture neither', () => {
    const match = { ...over.stored.match, played: [0, 1, 2] };
    const ended = { ...over, stored: { ...over.stored, match } };
    for (const look of SHEET_STYLES) {
      const { content, embeds, picture } = showResult(ended, postRow('result'), look);
      const [, winner] = /^🥇 1st: (.+) with/m.exec(content)!;
      expect(content.split('\n')[1]).toBe(`## 🏆 ${winner}`);
      expect(embeds[0]!.description).toMatch(
        /^-# .*(?:closed|misthrow)\n-# Most from one throw: \d+ points for (?:Ann|Ben|Cay) · W\d W\d · R/m,
      );
      expect(content).not.toContain('rating');
      expect(picture).toEqual(
        look === 'text' ? null : expect.objectContaining({ view: expect.objectContaining({ dice: [] }) }),
      );
      expect(picture?.alt ?? '').not.toContain('Throw');
    }
  });

  test('tells of each what it did to their rating, and who has never had as many points', () => {
    const [ann, , cay] = game.scores(over.state).map(({ total }) => total);
    const results = [
      { seat: 0, ratingBefore: 1240, ratingAfter: 1262, bestBefore: ann! },
      { seat: 2, ratingBefore: null, ratingAfter: null, bestBefore: cay! - 1 },
    ];
    const rated = { ...over, stored: { ...over.stored, results } };
    for (const look of SHEET_STYLES) {
      const lines = showResult(rated, postRow('result'), look).content.split('\n');
      const below = (name: string) => lines[1 + lines.findIndex((line) => line.includes(`: ${name} with`))];
      expect(below('Ann')).toBe('-# rating 1,240 → 1,262');
      expect(below('Ben')?.startsWith('-#') ?? false).toBe(false);
      expect(below('Cay')).toBe('-# ⭐ personal best');
    }
  });

  test('in a menu is the own place and total', () => {
    const made = showMenu(over, 1);
    expect(made.content).toContain('place with');
    expect(made.components).toEqual([]);
  });

  test('of a match that can not be read any more is its reason', () => {
    const made = showVoid(over.stored, postRow('result'), { unplayable: 'version' });
    expect(made.content).toContain('rules of this game were changed');
    expect(faultsOf(made)).toEqual([]);
  });

  test('tells its match alone beneath it, and bears its mark where nobody sees it', () => {
    const post = postRow('result');
    for (const look of SHEET_STYLES) {
      for (const made of [showResult(over, post, look), showVoid(over.stored, post, over, look)]) {
        expect(made.embeds.map(({ footer, url }) => [footer, url])).toEqual([
          [{ text: `Qwixx · match ${post.matchId}` }, `https://dice-table.invalid/${post.matchId}/${post.id}`],
        ]);
      }
    }
  });

  test('beside a picture tells whose the sheets are that bear no name there', () => {
    const told = (...names: readonly string[]) =>
      showResult(
        playFurther(freshMatch(game, names), PICKS),
        postRow('result'),
        'picture',
      ).embeds[0]!.description?.split('\n')[0];
    expect(told('Ann', '王伟', '🦊')).toBe('-# ② 王伟 · ③ 🦊');
    expect(told('Ann', 'Ben', 'Cay')).not.toContain('②');
  });

  test('shows beside the sheets who came where, and says so in the words of the picture', () => {
    const match = { ...over.stored.match, played: [0, 1, 2] };
    const ended = { ...over, stored: { ...over.stored, match } };
    const picture = showResult(ended, postRow('result'), 'picture').picture as SheetPicture;
    const places = picture.players.map(({ place }) => place);
    expect(places.toSorted()).toEqual([1, 2, 3]);
    const told = { 1: '1st', 2: '2nd', 3: '3rd' } as const;
    for (const [seat, place] of places.entries()) {
      const name = ['Ann', 'Ben', 'Cay'][seat]!;
      expect(picture.alt).toMatch(
        new RegExp(`Sheet ${seat + 1}, ${name}: [^;]*.* ${told[place as 1 | 2 | 3]} place\\.`),
      );
      expect(picture.players[seat]).toMatchObject({ isActive: false, answer: 'none' });
    }
  });

  test('tells of nobody that one throw brought them the most who did not play to the end', () => {
    const seats = over.stored.seats.map((row) => (row.seat === 2 ? row : { ...row, gone: 'left' as const }));
    const match = { ...over.stored.match, played: [0, 1, 2] };
    const { embeds } = showResult({ ...over, stored: { ...over.stored, match, seats } }, postRow('result'));
    expect(embeds[0]!.description).toMatch(/^-# Most from one throw: \d+ points? for Cay · /m);
  });
});

import { describe, expect, test } from 'vitest';
import { faultsOf, postRow } from '../../../test/support/message-fixtures.js';
import { scenarioOf } from '../../../test/support/scenario.js';
import { showBoard, showMenu, showResult, showThrows } from '../../../test/support/shown.js';
import { type Colour, LOCALES } from '../../games/game.js';
import { GAMES } from '../../games/registry.js';
import { SHEET_STYLES } from '../../settings/settings.js';
import type { ActiveMatch } from '../../table/types.js';
import { type DieSign, NO_SIGN, SQUARE_SIGN, SQUARES } from '../../text/dice.js';
import { LIMITS } from './limits.js';
import { type Message, makeMessage } from './message.js';
import { pagesOf, rulesMessage } from './rules.js';

const DRAWN = /<:die:\d+>/g;
const sign: DieSign = ({ value }) => (value === null ? null : { shows: 'face', text: `<:die:${value}>` });
/** A square, where its letter and number follow in the same line. */
const SQUARED = /(?:⬜|🟥|🟨|🟩|🟦|🟧|🟪)\u202f(?=[WRYGBOP][1-6–])/gu;
const IN_SQUARES = /^(?:⬜\u202fW|🟥\u202fR|🟨\u202fY|🟩\u202fG|🟦\u202fB|🟧\u202fO|🟪\u202fP)[1-6–]$/u;

/** The dice of each throw that is told with who threw it, or what came of it. */
function throwsIn(text: string): readonly (readonly string[])[] {
  return [...text.matchAll(/🎲 ([^(,\n]+)(?=[(,])/g)].map(([, dice]) => dice!.trim().split(/ (?:· )?/));
}

/** An emoji for each die as the application has them, by whose name one is known; blank where the die has no number. */
const ofApplication: DieSign = ({ colour, value }) => ({
  shows: value === null ? 'blank' : 'face',
  text: `<:${colour}_${value ?? 0}:12345678901234567>`,
});

/** What has something before its words, in the order of the screen: a square, or the name of an application's emoji. */
function signsOn({ components }: Message): readonly string[] {
  const holders = components.flatMap((row) =>
    row.components.flatMap((one) => [one, ...('options' in one ? (one.options ?? []) : [])]),
  );
  return holders.flatMap((one) => ('emoji' in one && one.emoji?.name ? [one.emoji.name] : []));
}

/** The components without what stands before their words. */
function bareComponents({ components }: Message): unknown {
  return JSON.parse(JSON.stringify(components, (key, value: unknown) => (key === 'emoji' ? undefined : value)));
}

function textsOf({ content, embeds: [embed] }: Message): readonly string[] {
  return [content, embed?.description ?? ''];
}

/** The messages that tell throws by letters, as people see them who have them drawn, or written. */
function messagesAt(live: ActiveMatch, dieSign: DieSign): readonly Message[] {
  const { lines, seats, table } = live.stored;
  return SHEET_STYLES.flatMap((look) => [
    showBoard(live, postRow('board', {}), 'text', dieSign),
    showBoard(live, postRow('board', { until: lines.length }), look, dieSign),
    showThrows(live, table.locale, 0, dieSign),
    ...seats.map(({ seat }) => showMenu(live, seat, { dieSign })),
    ...(live.over ? [showResult(live, postRow('result'), look, dieSign)] : []),
  ]);
}

describe.each(GAMES.map((game) => ({ id: game.id, game })))('of $id', ({ game }) => {
  const moments = scenarioOf(game, 'Ann');

  test('each die that was thrown is drawn before its letter and number, and all else is as without', () => {
    for (const live of moments) {
      const bare = messagesAt(live, NO_SIGN);
      for (const [n, made] of messagesAt(live, sign).entries()) {
        expect(faultsOf(made)).toEqual([]);
        expect(textsOf(made).map((text) => text.replace(DRAWN, ''))).toEqual(textsOf(bare[n]!));
        expect({ ...made, content: '', embeds: [] }).toEqual({ ...bare[n]!, content: '', embeds: [] });
        for (const text of textsOf(made)) {
          const told = text.match(/(?<!\S)(?:<:die:\d>)?[WRYGBOP][1-6](?= [WRYGBOP·(])/g) ?? [];
          expect(told.filter((die) => !/^<:die:(\d)>[A-Z]\1$/.test(die))).toEqual([]);
        }
      }
    }
  });

  test('a menu has a die of the same colour wherever it else has a square, and the same rows, words and order', () => {
    const seen = new Set<string>();
    for (const live of moments) {
      for (const { seat } of live.stored.seats) {
        const [squared, drawn] = [SQUARE_SIGN, ofApplication].map((dieSign) => showMenu(live, seat, { dieSign })) as [
          Message,
          Message,
        ];
        expect(bareComponents(drawn)).toEqual(bareComponents(squared));
        const colours = signsOn(drawn).map((name) => name.split('_')[0] as Colour);
        expect(colours.map((colour) => SQUARES[colour])).toEqual(signsOn(squared));
        for (const name of signsOn(drawn)) seen.add(name);
      }
    }
    expect(seen.size).toBeGreaterThan(2);
  });

  test('above a picture, which has letters and numbers, each die that was thrown is drawn and no more', () => {
    for (const live of moments.filter(({ over }) => !over)) {
      const [bare, made] = [NO_SIGN, sign].map((dieSign) => [
        showBoard(live, postRow('board', {}), 'picture', dieSign).content,
        ...live.stored.seats.map(({ seat }) => showMenu(live, seat, { look: 'picture', dieSign }).content),
      ]) as [string[], string[]];
      const drawn = bare.map((text) =>
        text.replace(/🎲 [^(,]+/, (dice) => dice.replace(/[WRYGBOP]([1-6])/g, '<:die:$1>')),
      );
      // Side by side where all are drawn.
      expect(made).toEqual(drawn.map((text) => (/[A-Z]–/.test(text) ? text : text.replaceAll('> <', '><'))));
    }
  });

  test('where no face can be had each die has a square of its colour before letter and number, and all else is as without', () => {
    for (const live of moments) {
      const [bare, made] = [NO_SIGN, SQUARE_SIGN].map((dieSign) => [
        ...messagesAt(live, dieSign).flatMap(textsOf),
        showBoard(live, postRow('board', {}), 'picture', dieSign).content,
        ...live.stored.seats.map(({ seat }) => showMenu(live, seat, { look: 'picture', dieSign }).content),
      ]) as [string[], string[]];
      expect(made.map((text) => text.replace(SQUARED, ''))).toEqual(bare);
      const told = messagesAt(live, SQUARE_SIGN).flatMap(textsOf).flatMap(throwsIn).flat();
      expect(told.filter((die) => !IN_SQUARES.test(die))).toEqual([]);
      // Above a picture seven of them would be too long for a line.
      const short = made.flatMap(throwsIn).filter((dice) => dice.length <= 6);
      expect(short.flat().filter((die) => !IN_SQUARES.test(die))).toEqual([]);
    }
  });

  test('throws of examples are drawn on the pages of the rules, which stay as they are', () => {
    for (const locale of LOCALES) {
      const pages = [...pagesOf(game).keys()];
      for (const look of SHEET_STYLES) {
        const [bare, made] = [NO_SIGN, sign].map((dieSign) =>
          pages.map((page) => rulesMessage(game, page, locale, { look, dieSign })),
        ) as [Message[], Message[]];
        const without = (text: string): string => text.replace(DRAWN, '');
        // Beside a picture, which has them, without letters and numbers.
        const untold = (text: string): string => text.replace(/(?<=🎲 ).+/, '');
        const plain = look === 'text' ? without : untold;
        expect(made.map((each) => textsOf(each).map(plain))).toEqual(bare.map((each) => textsOf(each).map(plain)));
        const drawn = made.flatMap(({ content }) => (content.match(DRAWN) === null ? [] : [/🎲 .+/.exec(content)![0]]));
        expect(drawn).not.toEqual([]);
        expect(drawn.filter((line) => /<:die:\d>[A-Z]\d/.test(line) !== (look === 'text'))).toEqual([]);
      }
    }
  });

  test('throws are drawn on boards, on accounts of throws, and on written menus', () => {
    const live = moments.find((each) => !each.over && game.view(each.state, null).dice.length > 0)!;
    const [written, drawn] = [
      showBoard(live, postRow('board', {}), 'text', sign),
      showBoard(live, postRow('board', {}), 'picture', sign),
    ];
    const menu = showMenu(live, game.active(live.state), { look: 'text', dieSign: sign });
    const account = showBoard(live, postRow('board', { until: live.stored.lines.length }), 'text', sign);
    for (const made of [written, drawn, menu, account]) expect(made.content).toMatch(DRAWN);
    expect(showThrows(live, 'en', 0, sign).embeds[0]!.description).toMatch(DRAWN);
  });

  test('the throw of a result that brought the most is drawn', () => {
    const over = moments.find((each) => each.over)!;
    const match = { ...over.stored.match, played: over.stored.seats.map(({ seat }) => seat) };
    const ended = { ...over, stored: { ...over.stored, match } };
    for (const look of SHEET_STYLES) {
      const { description } = showResult(ended, postRow('result'), look, sign).embeds[0]!;
      expect(description).toMatch(/Most from one throw: .*<:die:\d>/);
    }
  });
});

test('where there is no room for drawn dice, they are told by letter and number before a name is told shorter', () => {
  const rooms: (readonly [names: number, die: string])[] = [];
  const made = makeMessage((names, dieSign) => {
    const die = dieSign({ colour: 'red', value: 5 })?.text ?? '';
    rooms.push([names, die]);
    return { content: `${die}${'x'.repeat(LIMITS.content)}` };
  }, sign);
  expect(rooms).toEqual([
    [Number.POSITIVE_INFINITY, '<:die:5>'],
    [Number.POSITIVE_INFINITY, ''],
  ]);
  expect(made.content).toBe('x'.repeat(LIMITS.content));
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  faultsOf,
  freshMatch,
  postRow,
  START,
  seatRow,
  storedTable,
  tableRow,
} from '../../../test/support/message-fixtures.js';
import { showAsk, showGames, showWhich } from '../../../test/support/shown.js';
import { tableHarness } from '../../../test/support/table-harness.js';
import { LOCALES } from '../../games/game.js';
import { GAMES, gameOf } from '../../games/registry.js';
import type { Stored } from '../../store/types.js';
import { askKick } from '../../table/kick.js';
import { askOust } from '../../table/lobby.js';
import { isPlayable, loadMatch } from '../../table/match.js';
import type { Choice, Listing, TableReply } from '../../table/types.js';
import { type Id, parseId } from '../ids.js';
import type { Message } from './message.js';

const GAME = GAMES[0]!;
const ANN = '100000000000000000';
const ANSWERS = ['leave', 'end', 'kick', 'sheet'] as const;
/** Several of them look the same, or are too long for a button. */
const NAMES = ['Ben', 'Ben', 'Вen', '', 'אבא', '👨‍👩‍👧‍👦', 'W'.repeat(32), `${'*@_'.repeat(10)}`] as const;

/** A table of Ann's: all of them in one channel, of one minute. */
const anyTable = fc.record({
  isLobby: fc.boolean(),
  isGone: fc.boolean(),
  isPosted: fc.boolean(),
  others: fc.array(fc.constantFrom(...NAMES), { minLength: 0, maxLength: GAME.seats[1] - 1 }),
  note: fc.constantFrom<Choice['note']>('awaited', 'pardon', null),
});
type Any = typeof anyTable extends fc.Arbitrary<infer Made> ? Made : never;

function tableOf({ isLobby, isGone, isPosted, others }: Any, n: number): Stored {
  const names = ['Ann', ...others, ...(isLobby || others.length > 0 ? [] : ['Cid'])];
  const seats = names.map((name, seat) => seatRow(seat, name));
  const id = `table${n}`;
  const posts = isPosted ? [postRow(isLobby ? 'lobby' : 'board', { messageId: `${10n ** 18n + BigInt(n)}` })] : [];
  if (isLobby) return { ...storedTable(tableRow(GAME, { id, createdAt: START }), seats), posts };
  const { stored } = freshMatch(GAME, names);
  return {
    ...stored,
    table: { ...stored.table, id },
    match: { ...stored.match, id: `match${n}` },
    matches: [{ ...stored.match, id: `match${n}` }],
    seats: seats.map((row) => (row.seat === 0 && isGone ? { ...row, gone: 'left' as const } : row)),
    posts,
  };
}

interface Button {
  readonly label: string;
  readonly id: Id;
}

function buttonsOf(made: Message): readonly Button[] {
  return made.components.flatMap((row) =>
    row.components.map((part) => {
      if (!('custom_id' in part) || !('label' in part)) throw new Error('This is no button of ours');
      return { label: part.label ?? '', id: parseId(part.custom_id)! };
    }),
  );
}

/** No two buttons read the same, and the platform takes it. */
function sound(made: Message): void {
  expect(faultsOf(made)).toEqual([]);
  expect(made.components.length).toBeLessThanOrEqual(5);
  for (const row of made.components) expect(row.components.length).toBeLessThanOrEqual(5);
  const labels = buttonsOf(made).map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  for (const label of labels) expect(label.length).toBeGreaterThan(0);
}

/** All pages, from the first on by the buttons that lead to the next one; each is sound. */
function pagesOf(show: (page: number) => Message): readonly Message[] {
  const seen: Message[] = [];
  for (let page: number | undefined = 0; page !== undefined; ) {
    const made = show(page);
    sound(made);
    seen.push(made);
    page = buttonsOf(made)
      .flatMap(({ id }) => ('page' in id ? [id.page] : []))
      .find((each) => each === seen.length);
  }
  return seen;
}

function actionOf(of: Listing['of'], { table, match }: Stored): Choice['action'] {
  if (of === 'sheet') return { kind: 'sheet', match: match?.id ?? table.id };
  if (of === 'leave')
    return match === null ? { kind: 'leave', table: table.id } : { kind: 'quit', match: match.id, asked: null };
  return of === 'end'
    ? { kind: 'ending', table: table.id }
    : { kind: 'kicking', table: table.id, person: ANN, asked: null };
}

const locales = fc.constantFrom(...LOCALES);
const anyTables = fc.array(anyTable, { maxLength: 70 });

describe('whatever tables somebody has, of the same people in one channel at once,', () => {
  test.each(ANSWERS)('each can be meant when the bot asks which (%s), by a button that reads like no other', (of) => {
    fc.assert(
      fc.property(fc.array(anyTable, { minLength: 1, maxLength: 70 }), locales, (all, locale) => {
        const tables = all.map((each, n): Choice => {
          const stored = tableOf(each, n);
          return { stored, action: actionOf(of, stored), note: each.note };
        });
        const listing = { of, game: GAME.id, person: of === 'kick' ? ANN : null };
        const asked = { kind: 'which' as const, listing, tables, personId: ANN };
        const pages = pagesOf((page) => showWhich({ ...asked, page }, locale, gameOf));
        const offered = pages.flatMap(buttonsOf).filter(({ id }) => id.kind !== 'which');
        expect(offered.map(({ id }) => id)).toEqual(tables.map(({ action }) => action));
        // A number means the same table on whichever page it stands.
        expect(new Set(offered.map(({ label }) => label)).size).toBe(tables.length);
      }),
      { numRuns: 60 },
    );
  });

  test('each is on a page of the list of tables, with a button for its sheet that reads like no other', () => {
    fc.assert(
      fc.property(anyTables, locales, (all, locale) => {
        const tables = all.map(tableOf);
        const pages = pagesOf((page) => showGames(tables, ANN, GAMES, locale, page));
        const lines = pages.flatMap(({ content, embeds }) =>
          [content, embeds[0]?.description ?? ''].join('\n').split('\n'),
        );
        expect(lines.filter((line) => line.includes('<#'))).toHaveLength(tables.length);
        const offered = pages.flatMap(buttonsOf).flatMap(({ id }) => ('match' in id ? [id.match] : []));
        expect(offered.toSorted()).toEqual(tables.flatMap(({ match }) => match?.id ?? []).toSorted());
      }),
      { numRuns: 60 },
    );
  });

  test('whoever is asked about one is told which, and by which button whom', () => {
    const by = tableHarness().press('Mod', { moderator: true });
    fc.assert(
      fc.property(anyTable, locales, (one, locale) => {
        const stored = tableOf({ ...one, isGone: false }, 0);
        const live = stored.match === null ? null : loadMatch(stored, gameOf);
        const asked: TableReply =
          live !== null && isPlayable(live) ? askKick(live, by, null) : askOust(stored, by, null);
        if (asked.kind !== 'ask') throw new Error('Nothing was asked');
        const made = showAsk(asked, locale, gameOf);
        sound(made);
        expect(made.content).toMatch(/^\*\*Qwixx/);
        expect(buttonsOf(made)).toHaveLength(asked.actions.length);
      }),
    );
  });
});

test('of two matches with the same people each is told with its place and since when it is on', () => {
  const tables = [60_000, 120_000].map((createdAt, n): Choice => {
    const stored = tableOf({ isLobby: false, isGone: false, isPosted: n === 1, others: ['Ben'], note: null }, n);
    return {
      stored: { ...stored, table: { ...stored.table, createdAt } },
      action: actionOf('end', stored),
      note: null,
    };
  });
  const listing = { of: 'end' as const, game: GAME.id, person: null };
  const made = showWhich({ kind: 'which', listing, tables, personId: ANN, page: 0 }, 'en', gameOf);
  expect(buttonsOf(made).map(({ label }) => label)).toEqual(['Qwixx with Ben · 1', 'Qwixx with Ben · 2']);
  expect(made.content).toContain('**1** · <#900000000000000001> · <t:60:R>');
  expect(made.content).toMatch(/\*\*2\*\* · https:\S+\/1000000000000000001 · <t:120:R>/);
});

test('a lobby reads otherwise than the match with the same people', () => {
  const tables = [true, false].map((isLobby, n): Choice => {
    const stored = tableOf({ isLobby, isGone: false, isPosted: false, others: ['Ben'], note: null }, n);
    return { stored, action: actionOf('end', stored), note: null };
  });
  const listing = { of: 'end' as const, game: GAME.id, person: null };
  const made = showWhich({ kind: 'which', listing, tables, personId: ANN, page: 0 }, 'en', gameOf);
  expect(buttonsOf(made).map(({ label }) => label)).toEqual(['Qwixx with Ben (not begun yet)', 'Qwixx with Ben']);
});

test('a moderator comes to every one of thirty matches of a channel page by page, and past a page that is gone to the last', async () => {
  const { tables, press, begin } = tableHarness();
  const opened: string[] = [];
  const hosts = [...'efghi'].flatMap((one) => [...'efghij'].map((other) => `${one}${other}`));
  for (const host of hosts) opened.push(await begin([host], { bots: 1 }));
  const by = () => press('Mod', { moderator: true });
  const first = await tables.act(by(), { kind: 'find', of: 'end', game: GAME.id, person: null });
  if (first.kind !== 'which') throw new Error('It did not ask which');
  const shown: Message[] = [showWhich(first, 'en', gameOf)];
  for (;;) {
    const next = buttonsOf(shown.at(-1)!).find(({ id }) => id.kind === 'which' && id.page === shown.length)?.id;
    if (next?.kind !== 'which') break;
    const { of, game, person, page } = next;
    const reply = await tables.act(by(), { kind: 'which', of, game, person, page });
    if (reply.kind !== 'which') throw new Error('It did not ask which');
    shown.push(showWhich(reply, 'en', gameOf));
  }
  const reached = shown.flatMap(buttonsOf).flatMap(({ id }) => (id.kind === 'ending' ? [id.table] : []));
  expect(reached.toSorted()).toEqual(opened.toSorted());
  const beyond = await tables.act(by(), { kind: 'which', of: 'end', game: GAME.id, person: null, page: 999 });
  if (beyond.kind !== 'which') throw new Error('It did not ask which');
  expect(showWhich(beyond, 'en', gameOf)).toEqual(shown.at(-1));
});

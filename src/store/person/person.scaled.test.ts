import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { toScale } from '../../../test/support/scale.js';
import {
  matchFixture,
  ratingsFixture,
  resultFixture,
  seatFixture,
  tableFixture,
} from '../../../test/support/store-fixtures.js';
import type { Store } from '../interface.js';
import type { SeatRow } from '../rows.js';
import { openStore } from '../store.js';
import { GONE, TABLE_STATUSES, type TableStatus } from '../stored-values.js';

const WHO = 'person-whose-id-is-told';
const NAME = 'Nämë-that-is-told';
/** What they have typed as their lucky word. */
const WORD = `the luck of ${NAME}`;
const OTHERS = ['ann', 'bob', 'cleo'];
const OPEN: readonly TableStatus[] = ['lobby', 'playing', 'parked'];

function storeInFile(): { readonly store: Store; readonly path: string } {
  const folder = mkdtempSync(join(tmpdir(), 'person-'));
  const path = join(folder, 'bot.sqlite');
  const store = openStore(path);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return { store, path };
}

/** What a person can be at one table. */
interface Part {
  readonly status: TableStatus;
  readonly seated: boolean;
  readonly gone: SeatRow['gone'];
  readonly deputy: boolean;
  readonly host: boolean;
  readonly banned: boolean;
  readonly votes: boolean;
  readonly voted: boolean;
  readonly called: boolean;
  readonly menu: boolean;
  readonly result: boolean;
  /** Whether the messages of the table are in the channel. */
  readonly shown: boolean;
}

const part: fc.Arbitrary<Part> = fc.record({
  status: fc.constantFrom(...TABLE_STATUSES),
  seated: fc.boolean(),
  gone: fc.constantFrom(null, ...GONE),
  deputy: fc.boolean(),
  host: fc.boolean(),
  banned: fc.boolean(),
  votes: fc.boolean(),
  voted: fc.boolean(),
  called: fc.boolean(),
  menu: fc.boolean(),
  result: fc.boolean(),
  shown: fc.boolean(),
});

async function lay(store: Store, table: string, part: Part): Promise<void> {
  const match = `m-${table}`;
  const people = [...(part.banned ? [WHO] : []), 'dan'];
  await store.open(`press ${table}`, 1, {
    table: tableFixture(table, {
      hostId: part.host ? WHO : 'ann',
      openerId: part.host ? WHO : 'ann',
      banned: people,
      votes: [
        { by: 'bob', against: 'ann' },
        ...(part.votes ? [{ by: WHO, against: 'ann' }] : []),
        ...(part.voted ? [{ by: 'bob', against: WHO }] : []),
      ],
    }),
    seats: [seatFixture(0)],
  });
  const seats = [
    seatFixture(0),
    seatFixture(1, part.deputy ? { gone: 'left', deputyId: WHO, deputyName: NAME, word: WORD } : {}),
    seatFixture(2, part.seated ? { personId: WHO, name: NAME, gone: part.gone, word: part.gone ? null : WORD } : {}),
  ];
  await store.update({ table }, null, 1, () => ({
    seats,
    begin: matchFixture(match, table),
    posts: [
      { kind: 'board', matchId: match, from: 0, mentions: part.called ? ['ann', WHO] : ['ann'] },
      { kind: 'result', matchId: match, from: 0, mentions: [] },
    ],
    table: { status: part.status },
    series: part.result
      ? [
          {
            tableId: table,
            seat: 2,
            personId: WHO,
            guildId: 'guild',
            game: 'dice',
            matches: 3,
            place: 1,
            points: 9,
            endedAt: 1,
          },
        ]
      : [],
    results: [
      resultFixture(match, 0),
      ...(part.result ? [resultFixture(match, 2, { personId: WHO, name: NAME })] : []),
    ],
    names: part.result ? [{ personId: WHO, scope: 'guild', name: NAME, at: 1 }] : [],
    ratings: ratingsFixture(
      [WHO, 'ann'].map((personId) => ({ personId, game: 'dice', scope: '*', mu: 25, sigma: 8, matches: 1 })),
    ),
    out: null,
  }));
  if (part.menu)
    await store.update({ table }, null, 1, () => ({
      menu: { matchId: match, personId: WHO, token: 'a token', until: 9e12 },
      out: null,
    }));
  for (const post of part.shown ? (await store.read({ table }))!.posts : [])
    await store.sentPost(post, post.wanted, { messageId: `message ${post.id}`, picture: null });
}

/** Every value of every column, as text. */
function everything(path: string): readonly string[] {
  const sqlite = new Database(path, { readonly: true });
  const tables = sqlite.prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table'`).pluck().all();
  const rows = tables.flatMap((table) => sqlite.prepare<[], object>(`SELECT * FROM "${table}"`).all());
  sqlite.close();
  return rows.map((row) => JSON.stringify(row));
}

test('after erasing no column of any table holds their id or their name, and what others have is as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 8 }), fc.boolean(), async (parts, isSet) => {
      const { store, path } = storeInFile();
      for (const [n, one] of parts.entries()) await lay(store, `t${n}`, one);
      if (isSet) await store.setPersonSettings(WHO, { locale: 'is' });
      const isAtTable = parts.some((one) => OPEN.includes(one.status) && (one.seated || one.deputy));
      const before = everything(path);
      const about = (rows: readonly string[]) => rows.filter((row) => row.includes(WHO) || row.includes(NAME));

      expect(await store.erase(WHO)).toBe(!isAtTable);
      if (isAtTable) {
        expect(everything(path)).toEqual(before);
        return;
      }
      const after = everything(path);
      expect(about(before)).not.toEqual([]);
      expect(about(after)).toEqual([]);
      const untouched = before.filter((row) => about([row]).length === 0 && !row.includes('"nonce"'));
      expect(after).toEqual(expect.arrayContaining(untouched));
      for (const other of ['ann', 'bob']) expect(after.filter((row) => row.includes(other)).length).toBeGreaterThan(0);
      expect(await store.dataOf(WHO)).toBeNull();
    }),
    { numRuns: toScale({ full: 60, brief: 15 }) },
  );
});

const QUIET: Part = {
  status: 'over',
  seated: true,
  gone: null,
  deputy: false,
  host: true,
  banned: true,
  votes: true,
  voted: true,
  called: true,
  menu: true,
  result: true,
  shown: true,
};

describe('what is kept about somebody', () => {
  test('is handed out whole, and holds nothing about anybody else', async () => {
    const { store } = storeInFile();
    await lay(store, 't1', { ...QUIET, deputy: true });
    await store.setPersonSettings(WHO, { look: 'text' });
    const data = await store.dataOf(WHO);
    expect(data).toMatchObject({
      id: WHO,
      names: [{ scope: 'guild', name: NAME }],
      settings: { locale: null, look: 'text' },
      seats: [
        { tableId: 't1', seat: 2, name: NAME, deputy: false, word: WORD },
        { tableId: 't1', seat: 1, name: NAME, deputy: true, word: WORD },
      ],
      results: [{ matchId: 'm-t1', seat: 2, name: NAME }],
      series: [{ tableId: 't1', seat: 2, place: 1 }],
      ratings: [{ game: 'dice', scope: '*' }],
      menus: [{ matchId: 'm-t1' }],
      calls: [{ tableId: 't1', kind: 'board' }],
      votes: [{ tableId: 't1', count: 1 }],
      hosted: ['t1'],
      opened: ['t1'],
      barred: ['t1'],
    });
    const text = JSON.stringify(data);
    expect([...OTHERS, 'dan', 'a token'].filter((other) => text.includes(`"${other}`))).toEqual([]);
  });

  test('is nothing for somebody who was never here', async () => {
    const { store } = storeInFile();
    await lay(store, 't1', QUIET);
    expect(await store.dataOf('a stranger')).toBeNull();
    expect(await store.dataOf('an')).toBeNull();
  });
});

describe('erasing', () => {
  test('has the newest messages that named them shown anew, of old ones results and lobbies only, of the oldest none', async () => {
    const { store } = storeInFile();
    for (let n = 0; n < 60; n++) await lay(store, `t${n}`, { ...QUIET, called: false });
    expect(await store.unsentPosts()).toEqual([]);
    await store.erase(WHO);
    const unsent = await store.unsentPosts();
    const of = (table: string) => unsent.filter(({ tableId }) => tableId === table).map(({ kind }) => kind);
    expect([of('t59'), of('t20'), of('t5')]).toEqual([['lobby', 'board', 'result'], ['lobby', 'result'], []]);
    expect(unsent.every(({ wanted, sent }) => wanted === sent + 1)).toBe(true);
  });

  test.each(['playing', 'over'] as const)(
    'takes the calls off messages of a table that is %s, where they have no seat, and has them shown without',
    async (status) => {
      const { store } = storeInFile();
      await lay(store, 't1', { ...QUIET, status, seated: false });
      await store.erase(WHO);
      expect((await store.unsentPosts()).map(({ kind, mentions }) => [kind, mentions])).toEqual([['board', []]]);
      expect((await store.read({ table: 't1' }))!.posts.every(({ mentions }) => !mentions.includes(WHO))).toBe(true);
    },
  );

  test('leaves a seat without a name, its place and why its person was gone', async () => {
    const { store } = storeInFile();
    await lay(store, 't1', { ...QUIET, gone: 'voted' });
    await store.erase(WHO);
    expect((await store.read({ table: 't1' }))!.seats[2]).toMatchObject({
      personId: null,
      name: '',
      level: null,
      gone: 'voted',
    });
  });

  test('leaves no trace in the bytes of the file, not even before it is packed, and may be done twice', async () => {
    const { store, path } = storeInFile();
    for (let n = 0; n < 5; n++) await lay(store, `t${n}`, QUIET);
    const bytes = (): Buffer => Buffer.concat(['', '-wal'].map((end) => readFileSync(path + end)));
    expect(bytes().includes(WHO)).toBe(true);
    expect(await store.erase(WHO)).toBe(true);
    expect([bytes().includes(WHO), bytes().includes(NAME)]).toEqual([false, false]);
    expect(await store.erase(WHO)).toBe(true);
  });

  test('leaves no trace in pages that it empties either, which nothing has overwritten yet', async () => {
    const { store, path } = storeInFile();
    await lay(store, 't1', QUIET);
    // So many that whole pages hold nothing else.
    const results = Array.from({ length: 400 }, (_, n) =>
      resultFixture('m-t1', 10 + n, { personId: WHO, name: `${NAME} ${'x'.repeat(50)}` }),
    );
    await store.update({ table: 't1' }, null, 1, () => ({ results, out: null }));
    expect(await store.erase(WHO)).toBe(true);
    const sqlite = new Database(path, { readonly: true });
    expect(sqlite.pragma('freelist_count', { simple: true })).toBeGreaterThan(5);
    sqlite.close();
    const bytes = Buffer.concat(['', '-wal'].map((end) => readFileSync(path + end)));
    expect([bytes.includes(WHO), bytes.includes(NAME)]).toEqual([false, false]);
  });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { judge } from '../../src/cli/judge.js';
import { gameOf } from '../../src/games/registry.js';
import { backUp } from '../../src/store/file/backup.js';
import { openStore } from '../../src/store/store.js';
import { isPlayable, loadMatch } from '../../src/table/match.js';
import { createTables } from '../../src/table/tables.js';
import { dumpOf, pathOf } from './dump.js';

const { entries } = JSON.parse(
  readFileSync(new URL('../../migrations/meta/_journal.json', import.meta.url), 'utf8'),
) as { readonly entries: readonly { readonly tag: string }[] };
const TAGS = entries.map(({ tag }) => tag);
const AT = 1_700_000_060_000;

/** By when a version kept what earlier ones did not: the number of the migration. */
const SINCE = {
  customs: 5,
  person: 6,
  series: 7,
  threads: 10,
  votes: 4,
  menus: 1,
  looks: 3,
  unmentioned: 21,
  beneath: 22,
};

/** A file as that version wrote it. */
function fileOf(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'dice-table-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'bot.sqlite');
  const sqlite = new Database(path);
  // The disk need not be waited for.
  sqlite.pragma('synchronous = OFF');
  sqlite.exec(`BEGIN; ${readFileSync(pathOf(tag), 'utf8')} COMMIT`);
  sqlite.close();
  return path;
}

function opened(path: string): ReturnType<typeof openStore> {
  const store = openStore(path);
  onTestFinished(() => store.close());
  return store;
}

test('each migration has a file as its version wrote it, and was not edited since', () => {
  const kept = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.sql'));
  expect(kept.map((name) => basename(name, '.sql')).sort()).toEqual([...TAGS].sort());
  // Without the rows, which may grow with what later versions keep.
  const schemaOf = (sql: string): string => sql.replaceAll(/^INSERT INTO "(?!__)[^;]*;$/gm, '');
  for (const [number, tag] of TAGS.entries())
    expect(schemaOf(readFileSync(pathOf(tag), 'utf8'))).toBe(schemaOf(dumpOf(number)));
});

describe.each(TAGS.map((tag, number) => ({ tag, number })))('a file of version $tag', ({ tag, number }) => {
  test('opens with everything that is in it', async () => {
    const store = opened(fileOf(tag));
    expect(await store.counts()).toEqual({ lobby: 1, playing: 1, parked: 0 });
    expect(await store.read({ table: 'lobby' })).toMatchObject({
      table: { status: 'lobby', hostId: 'ann', locale: 'de', dueAt: 1_700_003_600_000, paused: null },
      seats: [
        { personId: 'ann', name: 'Ann' },
        { personId: null, name: 'Bot 1', level: 'easy' },
      ],
      match: null,
      posts: [{ kind: 'lobby', messageId: '12', nonce: 'n2' }],
    });
    expect(await store.read({ match: 'm-going' })).toMatchObject({
      table: { id: 'going', votes: number < SINCE.votes ? [] : [{ by: 'ann', against: 'ben' }] },
      seats: [
        { personId: 'ann', missed: 0, away: false },
        { personId: 'ben', missed: 1, away: false },
      ],
      match: { status: 'playing', version: 1, first: 0, removed: false },
      posts: [{ kind: 'board', from: 8, until: null, mentions: ['ben'], messageId: null }],
    });
    expect((await store.recordOf('m-going'))!.lines.map(({ text }) => text).slice(-2)).toEqual([
      '* 3 1 4 4 3 4',
      '0 w-r4',
    ]);
    expect((await store.recordOf('m-over'))!.lines).toHaveLength(92);
    expect(await store.read({ table: 'over' })).toMatchObject({
      table: { status: 'over', rematchId: 'lobby' },
      matches: [
        { id: 'm-over', status: 'over' },
        { id: 'm-void', status: 'void' },
      ],
    });
    expect(await store.unsentPosts()).toMatchObject([{ id: 3 }]);
    expect(await store.unsentMenus(AT)).toMatchObject([
      {
        ...{ matchId: 'm-going', personId: 'ann', locale: null },
        ...(number < SINCE.beneath
          ? { message: '', reached: '@original', old: [] }
          : { message: '15', reached: '15', old: [{ token: 'old', message: '@original' }] }),
      },
    ]);
  });

  test('tells of its people what it told before', async () => {
    const store = opened(fileOf(tag));
    const query = { game: 'qwixx', guildId: 'guild', askedIn: 'guild', page: 0, pageSize: 9 } as const;
    expect((await store.leaderboard({ ...query, by: 'best' })).lines).toMatchObject([
      { personId: 'ben', name: 'Ben', value: 88, matches: 1 },
      { personId: 'ann', name: 'Ann', value: 70, matches: 1 },
    ]);
    expect((await store.leaderboard({ ...query, by: 'rating' })).lines.map(({ value }) => value)).toEqual([1080, 1000]);
    expect(await store.stats('ben', 'guild')).toMatchObject([
      { game: 'qwixx', matches: 1, wins: 1, rated: 1, series: number < SINCE.series ? 0 : 1, rating: { mu: 26 } },
    ]);
    expect(await store.personSettings('ann')).toEqual({
      locale: number < SINCE.menus ? null : 'is',
      look: number < SINCE.looks ? null : 'text',
      mentions: number < SINCE.unmentioned ? null : false,
    });
    expect(await store.serverSettings('guild')).toEqual({
      locale: number < SINCE.menus ? null : 'fr',
      pace: number < SINCE.customs ? null : 'slow',
      channels: number < SINCE.customs ? null : ['channel'],
      mentions: number < SINCE.customs ? null : false,
      threads: number < SINCE.threads ? null : true,
    });
    expect((await store.dataOf('ben'))!.names).toMatchObject([{ scope: 'guild', name: 'Ben' }]);
  });

  test('is played on', async () => {
    const store = opened(fileOf(tag));
    const tables = createTables({ store, gameOf, random: () => 0.5 });
    const press = {
      id: 'a new press',
      person: { id: 'ben', name: 'Ben', globalName: 'Ben' },
      guildId: 'guild',
      channelId: 'channel',
      at: AT,
      token: 'another token',
      until: AT + 60_000,
      moderator: false,
    };
    const stored = (await store.read({ match: 'm-going' }))!;
    const live = loadMatch(stored, gameOf);
    if (!isPlayable(live)) throw new Error(live.unplayable);
    expect(await tables.act(press, { kind: 'play', match: 'm-going', step: live.step, move: 'w-y4' })).toMatchObject({
      kind: 'menu',
      note: null,
    });
    const after = (await store.read({ match: 'm-going' }))!;
    expect(after.lines.map(({ text }) => text).at(stored.lines.length)).toBe('1 w-y4');
    expect(after.seats[1]).toMatchObject({ missed: 0 });
  });

  test('is backed up, with every record as the rules allow it', async () => {
    const path = fileOf(tag);
    const copied = await backUp(path, `${path}.copy`, { replace: false, judge });
    expect(copied).toMatchObject({ matches: 3, openTables: 2, judged: 3, broken: null });
    opened(path);
    const newer = await backUp(path, `${path}.newer`, { replace: false, judge });
    expect(newer).toMatchObject({ matches: 3, openTables: 2, judged: 3, broken: null });
  });
});

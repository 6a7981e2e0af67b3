import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { judge } from '../../src/cli/judge.js';
import { gameOf } from '../../src/games/registry.js';
import { newSecret, sealOf } from '../../src/seal/seal.js';
import { backUp } from '../../src/store/file/backup.js';
import { openStore } from '../../src/store/store.js';
import { isPlayable, loadMatch } from '../../src/table/match.js';
import { createTables } from '../../src/table/tables.js';
import type { Press, StoredMatch } from '../../src/table/types.js';
import { viewCheck } from '../../src/table/view/check.js';
import { generator } from '../positions.js';
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
  seals: 28,
};
const SECRET = /^[0-9a-f]{64}$/;

/** A file as that version wrote it, and what has happened in it since. */
function fileOf(tag: string, since = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'dice-table-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'bot.sqlite');
  const sqlite = new Database(path);
  // The disk need not be waited for.
  sqlite.pragma('synchronous = OFF');
  sqlite.exec(`BEGIN; ${readFileSync(pathOf(tag), 'utf8')} ${since} COMMIT`);
  sqlite.close();
  return path;
}

/** The press of that person, in the channel of the tables. */
function pressOf(id: string, person: string): Press {
  const name = person === 'ann' ? 'Ann' : 'Ben';
  return {
    ...{ id, person: { id: person, name, globalName: name }, guildId: 'guild', channelId: 'channel', at: AT },
    ...{ token: 'another token', until: AT + 60_000, moderator: false },
  };
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
      table: {
        ...{ status: 'lobby', hostId: 'ann', locale: 'de', dueAt: 1_700_003_600_000, paused: null },
        ...{ secret: expect.stringMatching(SECRET), sealMessage: number < SINCE.seals ? null : '12' },
      },
      seats: [
        { personId: 'ann', name: 'Ann', word: number < SINCE.seals ? null : 'Glück' },
        { personId: null, name: 'Bot 1', level: 'easy' },
      ],
      match: null,
      posts: [{ kind: 'lobby', messageId: '12', nonce: 'n2' }],
    });
    expect(await store.read({ match: 'm-going' })).toMatchObject({
      table: { id: 'going', secret: null, votes: number < SINCE.votes ? [] : [{ by: 'ann', against: 'ben' }] },
      seats: [
        { personId: 'ann', missed: 0, away: false },
        { personId: 'ben', missed: 1, away: false },
      ],
      match: { status: 'playing', version: 1, first: 0, removed: false, secret: null, salt: null },
      posts: [{ kind: 'board', from: 8, until: null, mentions: ['ben'], messageId: null }],
    });
    expect((await store.recordOf('m-going'))!.lines.map(({ text }) => text).slice(-2)).toEqual([
      '* 3 1 4 4 3 4',
      '0 w-r4',
    ]);
    expect((await store.recordOf('m-over'))!.lines).toHaveLength(92);
    expect(await store.read({ table: 'over' })).toMatchObject({
      table: { status: 'over', rematchId: 'lobby', secret: null },
      matches: [
        { id: 'm-over', status: 'over', secret: null },
        { id: 'm-void', status: 'void' },
      ],
    });
    // Whoever waits in a lobby from before is told its seal.
    const unsent = (await store.unsentPosts()).map(({ id }) => id);
    expect(unsent.toSorted()).toEqual(number < SINCE.seals ? [2, 3] : [3]);
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
    const tables = createTables({ store, gameOf, random: () => 0.5, newSecret: () => null });
    const press = pressOf('a new press', 'ben');
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

const VERSIONS = TAGS.map((tag, number) => ({ tag, number }));

describe.each(VERSIONS.slice(0, SINCE.seals))('a file of version $tag, before dice were sealed,', ({ tag }) => {
  test('has the dice of the next match of a series sealed, and its result says so', async () => {
    // Its last match is over, and the next one has not begun.
    const between = `
      DELETE FROM lines WHERE match_id = 'm-void'; DELETE FROM matches WHERE id = 'm-void';
      UPDATE tables SET status = 'playing' WHERE id = 'over';`;
    const store = opened(fileOf(tag, between));
    const { table } = (await store.read({ table: 'over' }))!;
    expect(table).toMatchObject({ secret: expect.stringMatching(SECRET), sealMessage: null });
    const posts = await store.unsentPosts();
    expect(posts.map(({ id }) => id).toSorted()).toEqual([1, 2, 3]);
    // The message that was there before is the first one in which the seal stands.
    const post = posts.find(({ id }) => id === 1)!;
    await store.sentPost(post, post.wanted, { messageId: '11', picture: null });
    expect((await store.read({ table: 'over' }))!.table.sealMessage).toBe('11');
    expect((await store.read({ table: 'lobby' }))!.table.secret).not.toBe(table.secret);
  });
});

describe.each(VERSIONS.slice(SINCE.seals))('a file of version $tag', ({ tag }) => {
  test('has dice that follow from what it keeps, also of a match that was closed', async () => {
    const store = opened(fileOf(tag));
    const { match, ...stored } = (await store.read({ match: 'm-void' }))!;
    const { outcome, record } = viewCheck({ ...stored, match: match! }, gameOf);
    expect(outcome).toMatchObject({ kind: 'follows', throws: 1 });
    expect(record).toContain(`# seal ${sealOf(match!.secret!)}`);
  });
});

describe.each([VERSIONS[0]!, VERSIONS[SINCE.seals - 1]!])('a file of version $tag', ({ tag, number }) => {
  test('has a match that ends as it began, without a seal', async () => {
    const store = opened(fileOf(tag));
    const tables = createTables({ store, gameOf, random: generator(number), newSecret });
    for (let presses = 0; ; presses++) {
      const stored = (await store.read({ match: 'm-going' }))!;
      const live = loadMatch(stored, gameOf);
      if (!isPlayable(live)) throw new Error(live.unplayable);
      if (live.over) break;
      const seat = live.awaited[0]!;
      const move = live.game.botMove(live.state, seat, 'hard');
      const press = pressOf(`press ${presses}`, stored.seats[seat]!.personId!);
      await tables.act(press, { kind: 'play', match: 'm-going', step: live.step, move });
    }
    const ended = (await store.read({ match: 'm-going' })) as StoredMatch;
    expect(ended.match).toMatchObject({ status: 'over', secret: null, salt: null });
    expect(viewCheck(ended, gameOf)).toMatchObject({ outcome: { kind: 'unsealed' }, record: null });
  });
});

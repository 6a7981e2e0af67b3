import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toScale } from '../../test/support/scale.js';
import { lineFixture, matchFixture, seatFixture } from '../../test/support/store-fixtures.js';
import {
  addPost,
  addTable,
  emptyModel,
  handle,
  type Model,
  type ModelPost,
  modelTable,
  NEW_MENU,
  noteSealShown,
  withoutMessage,
} from '../../test/support/store-model.js';
import { type SendKind, type StoreStep, stepsUpTo } from '../../test/support/store-steps.js';
import type { Store } from './interface.js';
import type { OpenMenu, Post } from './rows.js';
import { openStore } from './store.js';

/** Two stores on the same file, as two processes would have them, and the model. */
interface World {
  readonly stores: readonly Store[];
  readonly model: Model;
}

/** When everything happens. */
const NOW = 10;

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

async function take(world: World, step: StoreStep): Promise<void> {
  const { model } = world;
  const store = at(world.stores, step.by)!;
  switch (step.kind) {
    case 'open': {
      const row = modelTable(model, step.id);
      const { kind } = await store.open(`press ${step.id}`, NOW, { table: row, seats: [seatFixture(0)] });
      expect(kind).toBe(handle(model, `press ${step.id}`) ? 'done' : 'duplicate');
      if (kind === 'done') addTable(model, row);
      return;
    }
    case 'update':
      return update(store, model, step);
    case 'sendMenu':
    case 'dropMenu': {
      const menu = at(model.menus, step.menu);
      if (menu === undefined) return;
      const named = step.stale ? { ...menu, token: 'an older token' } : menu;
      if (step.kind === 'sendMenu') await store.sentMenu(named, menu.wanted);
      else await store.dropMenu(named);
      if (step.stale) return;
      model.menus = model.menus.flatMap((other) =>
        other !== menu ? other : step.kind === 'sendMenu' ? { ...menu, sent: menu.wanted } : [],
      );
      return;
    }
    default: {
      const post = at(model.posts, step.post);
      if (post !== undefined) await send(store, model, step.kind, post, step.version);
    }
  }
}

async function send(store: Store, model: Model, kind: SendKind, post: ModelPost, version: number): Promise<void> {
  const shown = { messageId: `message ${post.id} ${version}`, picture: version % 2 === 0 ? null : `${version}.png` };
  const called = version % 3 === 0 ? { called: [] } : {};
  const sent = { ...post, sent: Math.max(post.sent, version), ...shown };
  const isMissed = 'called' in called && post.mentions.length > 0;
  const lost = { ...post, ...withoutMessage(post), mentions: [] };
  const changed: ModelPost = {
    try: { ...post, triedAt: post.triedAt ?? NOW },
    send: isMissed ? { ...sent, ...withoutMessage(sent), old: [...post.old, shown.messageId] } : sent,
    lose: lost,
    replace:
      post.messageId === null ? { ...lost, triedAt: post.triedAt } : { ...lost, old: [...post.old, post.messageId] },
    drop: { ...post, sent: Math.max(post.sent, version) },
  }[kind];
  if (kind === 'try') await store.tryingPost(post.id, NOW);
  if (kind === 'send') {
    const known = (await store.read({ table: post.tableId }))!.posts.find(({ id }) => id === post.id)!;
    await store.sentPost(known, version, { ...shown, ...called });
    if (post.kind !== 'board') noteSealShown(model, post, shown.messageId);
    // Of none of these menus it is known where it stands: above it, then.
    if (post.kind === 'board' && post.messageId === null)
      model.menus = model.menus.map((menu) =>
        menu.matchId === post.matchId ? { ...menu, wanted: menu.wanted + 1 } : menu,
      );
  }
  if (kind === 'lose') await store.lostPost(post.id);
  if (kind === 'replace') await store.replacePost(post.id);
  if (kind === 'drop') await store.dropPost(post.id, version);
  model.posts = model.posts.map((other) => (other === post ? changed : other));
}

async function update(store: Store, model: Model, step: Extract<StoreStep, { kind: 'update' }>): Promise<void> {
  const table = at(model.tables, step.table);
  if (table === undefined) return;
  const { parts } = step;
  const { id: tableId } = table.row;
  const press = `press ${step.id}`;
  const begin = parts.begin
    ? matchFixture(`m${tableId}.${table.matches.length}`, tableId, { startedAt: NOW, secret: table.row.secret })
    : undefined;
  const match = begin ?? table.matches.at(-1)?.row;
  const lines = match ? Array.from({ length: parts.lines }, (_, n) => lineFixture(`line ${step.id}.${n}`)) : [];
  const renewed =
    parts.renew &&
    at(
      model.posts.filter((post) => post.tableId === tableId),
      parts.renew.post,
    );
  const renew = renewed && {
    id: renewed.id,
    ...(parts.renew?.until !== undefined && { until: parts.renew.until }),
    ...(parts.renew?.mentions !== undefined && { mentions: parts.renew.mentions }),
  };
  const posts = Array.from({ length: parts.posts }, (_, from) => ({
    kind: 'board' as const,
    matchId: match?.id ?? null,
    from,
    mentions: ['ann'],
  }));
  const opened = parts.open ? modelTable(model, step.id) : undefined;
  const menu = match &&
    parts.menu && {
      matchId: match.id,
      personId: `person ${parts.menu.person}`,
      token: `token ${step.id}`,
      until: parts.menu.until,
      locale: parts.menu.locale,
    };
  const end = parts.end && match ? { status: 'over' as const, endedAt: NOW } : undefined;

  const updating = store.update({ table: tableId }, press, NOW, (stored) => {
    if (parts.fail === 'decide') throw new Error('a bug');
    return {
      ...(parts.dueAt !== undefined && { table: { dueAt: parts.dueAt } }),
      ...(parts.seats && { seats: parts.seats }),
      ...(begin && { begin }),
      ...(match && { append: { after: begin ? 0 : stored.lines.length, lines } }),
      ...(end && { endMatch: end }),
      renew: [...(renew ? [renew] : []), ...(parts.fail === 'write' ? [{ id: 1_000_000 }] : [])],
      posts,
      ...(opened && { open: { table: opened, seats: [seatFixture(0)] } }),
      ...(menu && { menu }),
      refreshMenus: parts.refresh,
      out: null,
    };
  });
  const known = model.handled.has(press);
  if (parts.fail && !known) {
    await expect(updating).rejects.toThrow();
    return;
  }
  expect((await updating).kind).toBe(handle(model, press) ? 'done' : 'duplicate');
  if (known) return;

  if (parts.dueAt !== undefined) table.row = { ...table.row, dueAt: parts.dueAt };
  if (parts.seats) table.seats = parts.seats;
  if (begin) {
    const before = table.matches.at(-1)?.row.id;
    model.menus = model.menus.map((menu) =>
      menu.matchId === before ? { ...menu, matchId: begin.id, wanted: menu.wanted + 1 } : menu,
    );
    table.matches.push({ row: begin, lines: [] });
  }
  const last = table.matches.at(-1);
  if (last) last.lines = [...last.lines, ...lines];
  if (last && end) last.row = { ...last.row, ...end };
  if (renew)
    model.posts = model.posts.map((post) =>
      post.id === renew.id ? { ...post, ...renew, wanted: post.wanted + 1 } : post,
    );
  for (const post of posts) addPost(model, table.row, post);
  if (opened) addTable(model, opened);
  if (menu) {
    const same = (other: OpenMenu): boolean => other.matchId === menu.matchId && other.personId === menu.personId;
    const version = 1 + (model.menus.find(same)?.wanted ?? 0);
    model.menus = [
      ...model.menus.filter((other) => !same(other)),
      { ...NEW_MENU, ...menu, wanted: version, sent: version },
    ];
  }
  if (parts.refresh && match)
    model.menus = model.menus.flatMap((other) => {
      if (other.matchId !== match.id || other.personId === menu?.personId) return other;
      return other.until <= NOW ? [] : { ...other, wanted: other.wanted + 1 };
    });
}

async function compare({ stores, model }: World): Promise<void> {
  for (const store of stores) {
    for (const { row, seats, matches } of model.tables) {
      const stored = (await store.read({ table: row.id }))!;
      expect(stored).toMatchObject({ table: row, match: matches.at(-1)?.row ?? null });
      expect(stored.matches).toEqual(matches.map((match) => match.row));
      expect(stored.seats).toEqual(seats);
      expect(stored.posts.map(withoutNonce)).toEqual(model.posts.filter((post) => post.tableId === row.id));
      for (const match of matches) {
        const found = (await store.read({ match: match.row.id }))!;
        expect(found.match).toEqual(match.row);
        expect(found.lines).toEqual(match.lines);
      }
    }
    expect((await store.unsentPosts()).map(({ openerId: _, ...post }) => withoutNonce(post))).toEqual(
      model.posts.filter((post) => post.sent < post.wanted || (post.messageId !== null && post.old.length > 0)),
    );
    const key = ({ matchId, personId }: OpenMenu): string => `${matchId} ${personId}`;
    const sorted = (menus: readonly OpenMenu[]) => [...menus].sort((a, b) => (key(a) < key(b) ? -1 : 1));
    const old = model.menus.filter((menu) => menu.sent < menu.wanted && menu.until > 0);
    expect(sorted(await store.unsentMenus(0))).toEqual(sorted(old));
  }
}

function withoutNonce({ nonce: _, ...post }: Post): ModelPost {
  return post;
}

test('any sequence of changes leads to what a simple model says', async () => {
  await fc.assert(
    fc.asyncProperty(stepsUpTo(60), async (steps) => {
      const world: World = { stores: [openStore(':memory:')], model: emptyModel() };
      // After each step, so that nothing that is kept in memory is ever old.
      for (const step of steps) {
        await take(world, step);
        await compare(world);
      }
      for (const store of world.stores) await store.close();
    }),
    { numRuns: toScale({ full: 60, brief: 20 }) },
  );
});

test('two processes that take turns on one file always see the same', async () => {
  await fc.assert(
    fc.asyncProperty(stepsUpTo(30), async (steps) => {
      const folder = mkdtempSync(join(tmpdir(), 'store-'));
      const path = join(folder, 'bot.sqlite');
      const world: World = { stores: [openStore(path), openStore(path)], model: emptyModel() };
      for (const step of steps) {
        await take(world, step);
        await compare(world);
      }
      for (const store of world.stores) await store.close();
      rmSync(folder, { recursive: true });
    }),
    { numRuns: 12 },
  );
});

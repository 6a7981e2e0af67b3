import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { givenBetween, givenMatch } from '../../test/support/life/given.js';
import { SEVEN } from '../../test/support/life/records.js';
import { untoldTime } from '../../test/support/told-time.js';
import { gameOf } from '../games/registry.js';
import { PACES } from '../settings/settings.js';
import type { Decided, Stored } from '../store/types.js';
import { afterPost, beforePost, decideDue, giveGrace, pauseTable, resumeTable } from './clock.js';

const HOUR = 60 * 60_000;
const NOW = 1_800_000_000_000;

/** All that is decided without a press. */
const DECISIONS = {
  'its time is up, or somebody is late': () => decideDue(NOW, { gameOf, random: () => 0.5, newSecret: () => null }),
  'a message is about to be posted': () => beforePost(NOW),
  'a message has been posted': () => afterPost(NOW),
  'time has stood': (stood: number) => giveGrace(NOW, stood),
  'its channel takes no messages': () => pauseTable(NOW),
  'its channel works again': () => resumeTable(NOW),
} as const satisfies Record<string, (stood: number) => (stored: Stored) => Decided<boolean>>;

/** Times around now, of which some are only a little off. */
const time = fc.oneof(
  fc.integer({ min: -60_000, max: 90_000 }).map((off) => NOW + off),
  fc.integer({ min: -30 * HOUR, max: 30 * HOUR }).map((off) => NOW + off),
);

/** A table as it may be then: with what was told of its time, and what has become of its board. */
const changed = fc.record({
  pace: fc.constantFrom(...PACES),
  status: fc.constantFrom('playing', 'playing', 'playing', 'parked'),
  dueAt: time,
  remindAt: fc.option(time),
  unseenSince: fc.option(time),
  paused: fc.option(time, { freq: 5 }),
  isPosted: fc.boolean(),
  isSent: fc.boolean(),
  mentions: fc.constantFrom(null, false),
  stood: fc.nat(3 * HOUR),
});

const TABLES = {
  'in a match': () => givenMatch({ people: ['Ann', 'Ben'], record: [SEVEN, '0 w-r7'] }),
  'between two matches': () => givenBetween(),
} as const;

describe.each(Object.entries(TABLES))('%s', (_, given) => {
  test.each(Object.entries(DECISIONS))(
    'whenever people would notice that their time is another one, the board and menus tell it: %s',
    async (__, decision) => {
      const life = await given();
      const stored = await life.harness.read(life.table);
      fc.assert(
        fc.property(changed, ({ isPosted, isSent, mentions, stood, ...table }) => {
          const now: Stored = {
            ...stored,
            table: { ...stored.table, ...table } as Stored['table'],
            posts: stored.posts.map((post) => ({
              ...post,
              messageId: isPosted ? post.messageId : null,
              sent: isSent ? post.wanted : post.wanted - 1,
            })),
            server: { ...stored.server, mentions },
          };
          // No message is about to be posted where none is wanted.
          fc.pre(decision !== DECISIONS['a message is about to be posted'] || !isSent);
          expect(untoldTime(now, decision(stood)(now), NOW)).toEqual([]);
        }),
        { numRuns: 500 },
      );
    },
  );
});

test('where a decision leaves an old time on a board or in menus, that is noticed', async () => {
  const life = await TABLES['in a match']();
  const stored = await life.harness.read(life.table);
  const { dueAt, id } = { dueAt: stored.table.dueAt! + HOUR, id: stored.posts.at(-1)!.id };
  expect(untoldTime(stored, { table: { dueAt } }, NOW)).toEqual(['board', 'menus']);
  expect(untoldTime(stored, { table: { dueAt }, renew: [{ id }] }, NOW)).toEqual(['menus']);
  expect(untoldTime(stored, { table: { dueAt }, renew: [{ id, anew: true }] }, NOW)).toEqual([]);
  expect(untoldTime(stored, { table: { dueAt }, renew: [{ id }], refreshMenus: true }, NOW)).toEqual([]);
  expect(untoldTime(stored, { table: { paused: NOW } }, NOW)).toEqual(['board', 'menus']);
});

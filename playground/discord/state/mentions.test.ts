import type { APIAllowedMentions } from 'discord-api-types/v10';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IN_ANSWERS, mentionsIn, PLAIN } from './mentions.js';
import type { Guild } from './world.js';

const [ada, bob, stranger, role] = [
  '100000000000000001',
  '100000000000000002',
  '100000000000000003',
  '100000000000000009',
];
const guild = {
  members: new Map([ada, bob].map((id) => [id, {}])),
  roles: new Map([[role, {}]]),
} as unknown as Guild;
const text = `<@${ada}> <@!${bob}> <@${ada}> <@${stranger}> <@&${role}> @everyone`;
const read = (allowed: APIAllowedMentions, mayCallAll: boolean, repliedTo: string | null = null) =>
  mentionsIn(text, { guild, allowed, mayCallAll, repliedTo });

test('a plain message calls everybody it names, an answer only people', () => {
  expect(read(PLAIN, true)).toEqual({ users: [ada, bob], roles: [role], everyone: true });
  expect(read(PLAIN, false).everyone).toBe(false);
  expect(read(IN_ANSWERS, true)).toEqual({ users: [ada, bob], roles: [], everyone: false });
});

test('nobody is called who is not allowed, and the author replied to only if that is said', () => {
  const none = { users: [], roles: [], everyone: false };
  expect(read({ parse: [] }, true, ada)).toEqual(none);
  expect(read({ parse: [], replied_user: true }, true, ada).users).toEqual([ada]);
  fc.assert(
    fc.property(fc.subarray([ada, bob, stranger]), (users) => {
      const called = read({ parse: [], users }, true).users;
      expect(called).toEqual(called.filter((id) => users.includes(id) && id !== stranger));
    }),
  );
});

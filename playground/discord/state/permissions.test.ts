import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { createUser, join } from './people.js';
import { ALL, demand, EVERYONE, permissionsIn } from './permissions.js';
import { createChannel, createGuild, createThread, overwriteFor } from './places.js';
import { createPlatform, type Platform } from './platform.js';
import type { Channel, Guild, User } from './world.js';

let platform: Platform;
let guild: Guild;
let channel: Channel;
let ada: User;
beforeEach(() => {
  platform = createPlatform({
    botId: '1187654321098765432',
    token: '',
    botName: 'Bot',
    keepInteractions: 1,
    keepMessages: 1,
  });
  const owner = createUser(platform, 'Owner', 'en-US');
  guild = createGuild(platform, { name: 'Games', locale: 'en-US', ownerId: owner.id });
  channel = createChannel(platform, guild, 'table');
  ada = createUser(platform, 'Ada', 'en-US');
  join(platform, guild, ada, { permissions: Bits.ManageGuild });
});

const bits = (who: { readonly id: string } = ada): bigint => permissionsIn(platform.world, channel, who.id);

test('roles add up, the owner may do everything, a stranger nothing', () => {
  expect(bits()).toBe(EVERYONE | Bits.ManageGuild);
  expect(bits({ id: guild.ownerId })).toBe(ALL);
  expect(bits({ id: '123456789012345678' })).toBe(0n);
});

test('a channel denies to a role and allows to a member, who comes last', () => {
  channel.overwrites = [
    { id: guild.id, of: 'role', allow: 0n, deny: Bits.SendMessages },
    { id: ada.id, of: 'member', allow: Bits.SendMessages, deny: Bits.AttachFiles },
  ];
  expect(bits()).toBe((EVERYONE | Bits.ManageGuild) & ~Bits.AttachFiles);
  expect(bits({ id: platform.botId }) & (Bits.SendMessages | Bits.EmbedLinks)).toBe(0n);
});

test('who sees nothing may do nothing, and an administrator cannot be kept out', () => {
  overwriteFor(platform, channel, ada.id, EVERYONE & ~Bits.ViewChannel);
  expect(bits()).toBe(0n);
  expect(() => demand(platform.world, channel, ada.id, 0n)).toThrow('Missing Access');
  overwriteFor(platform, channel, ada.id, Bits.ViewChannel);
  expect(() => demand(platform.world, channel, ada.id, Bits.SendMessages)).toThrow('Missing Permissions');
  const everyone = guild.roles.get(guild.id);
  if (everyone) everyone.permissions |= Bits.Administrator;
  expect(bits()).toBe(ALL);
});

test('an overwrite for a member gives exactly these permissions, as far as they can stand alone', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: ALL }), (some) => {
      const wanted = (some & ALL) | Bits.ViewChannel | Bits.SendMessages;
      overwriteFor(platform, channel, ada.id, wanted);
      expect(bits()).toBe(wanted);
    }),
  );
});

test('a thread has its channel’s permissions, but its own one for writing', () => {
  const thread = createThread(platform, channel, { name: 'side table', ownerId: ada.id });
  overwriteFor(platform, channel, ada.id, EVERYONE & ~Bits.SendMessagesInThreads);
  const inThread = permissionsIn(platform.world, thread, ada.id);
  expect(inThread & Bits.SendMessagesInThreads).toBe(0n);
  expect(inThread & Bits.EmbedLinks).toBe(0n);
  expect(bits() & Bits.EmbedLinks).toBe(Bits.EmbedLinks);
});

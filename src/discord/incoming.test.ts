import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BaseInteraction, ChannelType, PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { pressOf } from './incoming.js';
import { inviteOf, missingForThread, missingPermissions } from './permissions.js';

function interaction(more: object = {}): BaseInteraction & { readonly token: string } {
  const plain = {
    id: '1',
    token: 'tok',
    guildId: '2',
    channelId: '3',
    user: { id: '4', username: 'ann_1', globalName: 'Ann' },
    member: { nick: null },
    memberPermissions: new PermissionsBitField(0n),
    ...more,
  };
  return plain as unknown as BaseInteraction & { readonly token: string };
}

const WHEN = { at: 0, timeRuns: true };

describe('a presser', () => {
  test.each([
    [{ member: { nick: 'Annie\n*' } }, 'Annie *'],
    [{ member: { nickname: 'Annie' } }, 'Annie'],
    [{}, 'Ann'],
    [{ user: { id: '4', username: 'ann_1', globalName: null } }, 'ann_1'],
  ])('%j is called %j', (more, name) => {
    expect(pressOf(interaction(more), WHEN, 'de')?.person.name).toBe(name);
  });

  test('is called by their account elsewhere, whatever this server calls them', () => {
    const named = (more: object) => pressOf(interaction(more), WHEN, 'de')?.person.globalName;
    const user = { id: '4', username: 'ann_1', globalName: null };
    expect([named({ member: { nick: 'Annie' } }), named({ user })]).toEqual(['Ann', 'ann_1']);
  });

  test('who may manage the server is a moderator', () => {
    const memberPermissions = new PermissionsBitField(PermissionFlagsBits.ManageGuild);
    expect(pressOf(interaction({ memberPermissions }), WHEN, 'de')?.moderator).toBe(true);
    expect(pressOf(interaction(), WHEN, 'de')?.moderator).toBe(false);
  });

  test('has the language it is spoken to in', () => {
    expect(pressOf(interaction(), WHEN, 'de')?.locale).toBe('de');
  });

  test('can be answered anew for a little less than 15 minutes', () => {
    expect(pressOf(interaction(), { at: 1000, timeRuns: true }, 'de')?.until).toBe(1000 + 14.5 * 60_000);
  });

  test.each([{ guildId: null }, { channelId: null }, { member: null }])('outside of a server, %j, is none', (more) => {
    expect(pressOf(interaction(more), WHEN, 'de')).toBeNull();
  });
});

describe('what a table needs in its channel', () => {
  const all =
    PermissionFlagsBits.ViewChannel |
    PermissionFlagsBits.SendMessages |
    PermissionFlagsBits.EmbedLinks |
    PermissionFlagsBits.ReadMessageHistory;

  function missing(bits: bigint, thread = false, type = ChannelType.GuildText) {
    const channel = { isThread: () => thread, type };
    return missingPermissions({ appPermissions: new PermissionsBitField(bits), channel } as unknown as BaseInteraction);
  }

  test('is there', () => expect(missing(all)).toEqual([]));

  test.each([
    ['voice', ChannelType.GuildVoice],
    ['stage', ChannelType.GuildStageVoice],
  ])('in the chat of a %s channel is the right to join it, too', (_, type) => {
    expect(missing(all, false, type)).toEqual(['permission.connect']);
    expect(missing(all | PermissionFlagsBits.Connect, false, type)).toEqual([]);
  });

  test('is named where it is missing', () => {
    expect(missing(0n)).toEqual(['permission.view', 'permission.embed', 'permission.history', 'permission.send']);
    expect(missing(all & ~PermissionFlagsBits.EmbedLinks)).toEqual(['permission.embed']);
  });

  test('besides, for a thread of its own, are the rights to make one and to write there', () => {
    const there = (bits: bigint) => missingForThread({ appPermissions: new PermissionsBitField(bits) });
    expect(there(all)).toEqual(['permission.newThreads', 'permission.threads']);
    expect(there(PermissionFlagsBits.CreatePublicThreads)).toEqual(['permission.threads']);
  });

  test('in a thread is the right to write in threads', () => {
    expect(missing(all, true)).toEqual(['permission.threads']);
    expect(
      missing((all & ~PermissionFlagsBits.SendMessages) | PermissionFlagsBits.SendMessagesInThreads, true),
    ).toEqual([]);
  });
});

test('whoever is led to invite the bot gives it what the README says', () => {
  const readme = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8');
  expect(readme).toContain(inviteOf('APPLICATION_ID'));
});

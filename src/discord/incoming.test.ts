import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BaseInteraction, ChannelType, MessageFlags, PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { type Id, makeId } from './ids.js';
import { pressOf, type Routed, readInteraction } from './incoming.js';
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
    isMessageComponent: () => false,
    isModalSubmit: () => false,
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

/** Whether a press on such a button of a private message is one on the menu of that match, or asks for it. */
const ON_MENUS: { readonly [K in Extract<Id, { readonly match: string }>['kind']]: boolean } = {
  play: true,
  tap: true,
  pick: true,
  multiselect: true,
  sheet: true,
  back: true,
  quit: false,
  next: false,
  end: false,
  stay: false,
  kick: false,
  take: false,
  pardon: false,
  throws: false,
  verify: false,
};

describe('a press on a private message', () => {
  const pressedOn = (customId: string, originalResponseMessageId: string | null = null) => {
    const interactionMetadata = { id: '8', originalResponseMessageId };
    const message = { id: '9', flags: MessageFlags.Ephemeral, interactionMetadata };
    const more = { isMessageComponent: () => true, customId, message };
    return readInteraction(interaction(more) as unknown as Routed).pressed;
  };

  test('is one on what its interaction was answered with, or on a message of its own that followed', () => {
    const id = makeId({ kind: 'sheet', match: 'm1' });
    expect(pressedOn(id).message).toBe('8');
    expect(pressedOn(id, '7').message).toBe('9');
  });

  test.each(Object.entries(ON_MENUS))('by a button %s is one on the menu: %s', (kind, isMenu) => {
    const id = {
      kind,
      match: 'm1',
      step: 1,
      seat: 1,
      move: 'w-pass',
      what: '',
      part: '',
      stem: 'again-',
      none: 'keep',
      person: '7',
    } as unknown as Id;
    const menu = { matchId: 'm1', personId: '4', locale: null };
    expect(pressedOn(makeId(id))).toMatchObject({ message: '8', menu: isMenu ? menu : null });
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

import type { ChannelRef, DiscordUser, Interaction, SeenMessage } from 'local-discord';
import { expect } from 'vitest';
import { openStore } from '../src/store/store.js';
import type { House } from './house.js';
import { tableIds } from './support/store-fixtures.js';
import { gamesAt } from './tables.js';

/** Asks for a table; what the answer says first. */
export async function askForTable(house: House, person: DiscordUser, where: ChannelRef): Promise<SeenMessage> {
  const { message } = await person.slash(where, `/${gamesAt(house)[0]!.game} start`).outcome;
  expect(message?.ephemeral).toBe(true);
  return person.waitFor(where, ({ id, loading }) => id === message!.id && !loading);
}

/** Asks for a table; what the answer says once it is known what became of it. */
export function replyToStart(house: House, person: DiscordUser, where: ChannelRef): Promise<string> {
  return settledReply(person, () => person.slash(where, `/${gamesAt(house)[0]!.game} start`), where);
}

/** What a private answer says once it is known what became of a table. */
export async function settledReply(person: DiscordUser, press: () => Interaction, where: ChannelRef): Promise<string> {
  const { message } = await press().outcome;
  const reply = await person.waitFor(
    where,
    ({ id, loading, text }) => id === message!.id && !loading && !text.includes('as soon as'),
  );
  return reply.text;
}

/** Has the bot post something there itself: from then on it answers the command by the lobby. */
export async function havePosted(house: House, person: DiscordUser, where: ChannelRef): Promise<void> {
  await replyToStart(house, person, where);
  const lobby = lobbiesIn(house, where)[0]!;
  expect((await person.press(lobby, 'Close').outcome).message).toMatchObject({ id: lobby.id, buttons: [] });
}

/** The lobbies that everybody sees there. */
export function lobbiesIn(house: House, where: ChannelRef): readonly SeenMessage[] {
  return house.discord.messages(where).filter(({ buttons }) => buttons.some(({ label }) => label === 'Join'));
}

/** The ids of the tables that are open there. */
export async function openTablesIn(house: House, { id }: ChannelRef): Promise<readonly string[]> {
  const store = openStore(house.database);
  try {
    return tableIds(await store.openIn(id));
  } finally {
    await store.close();
  }
}

/** Nobody sees a table there, and there is none. */
export async function expectNoTableIn(house: House, where: ChannelRef): Promise<void> {
  expect(lobbiesIn(house, where)).toEqual([]);
  expect(await openTablesIn(house, where)).toEqual([]);
}

/** How a message is linked to. */
export function linkTo({ id, guildId }: ChannelRef, message: SeenMessage): string {
  return `(https://discord.com/channels/${guildId}/${id}/${message.id})`;
}

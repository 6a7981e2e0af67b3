import type { ChannelRef, DiscordUser, Interaction, SeenMessage } from 'local-discord';
import { expect } from 'vitest';
import { openStore } from '../src/store/store.js';
import type { House } from './house.js';
import { tableIds } from './support/store-fixtures.js';
import { gamesAt } from './tables.js';

/** Asks for a table by the buttons of /help, so that the bot posts it beside its answer; what that says first. */
export async function askForTable(house: House, person: DiscordUser, where: ChannelRef): Promise<SeenMessage> {
  const { message: help } = await person.slash(where, '/help').outcome;
  const { message: choice } = await person.press(help!, 'Play').outcome;
  const { message } = await person.press(choice!, `start:${gamesAt(house)[0]!.game}`).outcome;
  expect(message?.ephemeral).toBe(true);
  return person.waitFor(where, ({ id, loading, text }) => id === message!.id && !loading && text !== choice!.text);
}

/** Asks for a table by these buttons; what the answer says once it is known what became of it. */
export async function replyToStart(house: House, person: DiscordUser, where: ChannelRef): Promise<string> {
  return settledText(person, await askForTable(house, person, where), where);
}

/** What a private answer says once it is known what became of a table. */
export async function settledReply(person: DiscordUser, press: () => Interaction, where: ChannelRef): Promise<string> {
  const { message } = await press().outcome;
  return settledText(person, message!, where);
}

async function settledText(person: DiscordUser, answer: SeenMessage, where: ChannelRef): Promise<string> {
  const reply = await person.waitFor(
    where,
    ({ id, loading, text }) => id === answer.id && !loading && !text.includes('as soon as'),
  );
  return reply.text;
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

import type { ChannelRef, DiscordUser, SeenMessage } from 'local-discord';
import { expect, vi } from 'vitest';
import { readStored } from '../play/as-bot.js';
import type { House } from './house.js';
import { WAITING } from './patience.js';
import { typeWord } from './proofs.js';
import { idsOn } from './tables.js';

/** How somebody comes to play alone. */
export interface SoloPlan {
  readonly channel: ChannelRef;
  readonly game: string;
  readonly person: DiscordUser;
  /** By one seat that is asked for, or by a button of a lobby with more. */
  readonly way: 'one seat' | 'button';
  /** In that lobby. */
  readonly bots?: number;
  readonly pace?: string;
  readonly word?: string;
}

/** A solo match that has begun. */
export interface Solo {
  readonly lobby: SeenMessage;
  readonly match: string;
}

/** Opens a table by the command, and waits until its lobby is there. */
export async function openToPlayAlone({
  channel,
  game,
  person,
  way,
  bots = 0,
  pace = 'live',
}: SoloPlan): Promise<SeenMessage> {
  const before = new Set(idsOn(person.sees(channel)));
  const isNew = (id: string): boolean => id.startsWith('begin:') && !before.has(id);
  await person.slash(channel, `/${game} start`, {
    pace,
    ...(way === 'one seat' ? { seats: 1 } : bots > 0 && { bots }),
  }).outcome;
  return person.waitFor(channel, (message) => idsOn([message]).some(isNew));
}

/** From the command to the first throw: two taps at most. */
export async function playAlone(house: House, plan: SoloPlan): Promise<Solo> {
  const lobby = await openToPlayAlone(plan);
  if (plan.word !== undefined) await typeWord(plan.person, lobby, plan.word);
  const kind = plan.way === 'one seat' ? 'begin:' : 'alone:';
  const button = idsOn([lobby]).find((id) => id.startsWith(kind))!;
  const table = button.slice(kind.length);
  // A thread grows from a message that the bot knows of.
  await vi.waitFor(
    async () => expect((await readStored(house, { table })).posts[0]!.messageId).toBe(lobby.id),
    WAITING,
  );
  await plan.person.press(lobby, button).outcome;
  const { match } = await readStored(house, { table });
  return { lobby, match: match!.id };
}

import { type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../lib/clock.js';
import { phrase } from '../text/phrases.js';
import { type Context, OLD_BUTTON, type Reply, type Use } from './command.js';
import type { Ranking } from './ids.js';
import { serverLocale } from './locale.js';
import { leaderboardForAll } from './pages.js';
import { refusedPlace } from './settings.js';

/** So many milliseconds after a page at least nothing more is shown to everybody in that channel. */
const REST = 30_000;
/** Of so many channels that is remembered. */
const REMEMBERED = 10_000;

/** Tells whether something may be shown to everybody in a channel, where people write every so many seconds; notes that it is. */
export function createShowing({ monotonic }: Pick<Clock, 'monotonic'>): Context['mayShow'] {
  const shown = new LRUCache<string, number>({ max: REMEMBERED });
  return (channel, slowMode) => {
    const last = shown.get(channel);
    if (last !== undefined && monotonic() < last + Math.max(REST, slowMode * 1_000)) return false;
    shown.set(channel, monotonic());
    return true;
  };
}

/**
 * Posts a page of a leaderboard for everybody where the presser could write as much themselves, where tables may open, and
 * not time and again. It speaks as boards do there.
 */
export async function showToAll(use: Use, wanted: Ranking): Promise<Reply> {
  const { context, interaction, press } = use;
  if (!mayWrite(interaction)) return { kind: 'notice', phrase: phrase('leaderboard.refuse.write') };
  const server = await context.store.serverSettings(press.guildId);
  const refused = refusedPlace(use, server, 'leaderboard.refuse.channel');
  if (refused !== null) return refused;
  const body = await leaderboardForAll(context, wanted, press.guildId, serverLocale(server.locale, interaction));
  if (body === null) return OLD_BUTTON;
  return context.mayShow(press.channelId, slowModeOf(interaction))
    ? { kind: 'public', body }
    : { kind: 'notice', phrase: phrase('leaderboard.refuse.often') };
}

/** After so many seconds somebody may write there again. */
function slowModeOf({ channel }: BaseInteraction): number {
  return channel !== null && 'rateLimitPerUser' in channel ? (channel.rateLimitPerUser ?? 0) : 0;
}

/** Whether who presses may write there: a button would let them post where they may not. */
function mayWrite({ channel, memberPermissions }: BaseInteraction): boolean {
  const isThread = channel?.isThread() === true;
  const needed = isThread ? PermissionFlagsBits.SendMessagesInThreads : PermissionFlagsBits.SendMessages;
  const isShut =
    isThread && channel.locked === true && memberPermissions?.has(PermissionFlagsBits.ManageThreads) !== true;
  return memberPermissions?.has(needed) === true && !isShut;
}

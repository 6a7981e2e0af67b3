import type { BaseInteraction } from 'discord.js';
import { phrase } from '../text/phrases.js';
import { OLD_BUTTON, type Reply, type Use } from './command.js';
import type { Ranking } from './ids.js';
import { serverLocale } from './locale.js';
import { countdown } from './message/message.js';
import { leaderboardForAll } from './pages.js';
import { mayWrite } from './permissions.js';
import { refusedPlace } from './settings.js';
import { MOST_SHOWN } from './showing.js';

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
  const { channelId: channel, person, at } = press;
  const permit = context.showing({ channel, person: person.id, slowMode: slowModeOf(interaction) });
  if (permit.kind === 'granted') return { kind: 'public', body, onLost: permit.takeBack };
  // Rounded up, so that nobody who comes then is refused again.
  const when = countdown(at + permit.left + 999);
  return {
    kind: 'notice',
    phrase:
      permit.kind === 'often'
        ? phrase('leaderboard.refuse.often', { when })
        : phrase('leaderboard.refuse.enough', { when, most: MOST_SHOWN }),
  };
}

/** After so many seconds somebody may write there again. */
function slowModeOf({ channel }: BaseInteraction): number {
  return channel !== null && 'rateLimitPerUser' in channel ? (channel.rateLimitPerUser ?? 0) : 0;
}

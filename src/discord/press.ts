import type { BaseInteraction } from 'discord.js';
import { PermissionFlagsBits } from 'discord.js';
import type { Press } from '../table/types.js';
import { cleanName } from '../text/name.js';

/** An interaction's token lives 15 minutes; half of one is left for the last edit to arrive. */
const TOKEN_LIFE = 15 * 60_000 - 30_000;

/** The interaction as the tables know it; null outside of a server's channels. */
export function pressOf(
  interaction: BaseInteraction & { readonly token: string },
  at: number,
  locale: string,
): Press | null {
  const { guildId, channelId, member, user } = interaction;
  if (guildId === null || channelId === null || member === null) return null;
  const nick = 'nickname' in member ? member.nickname : member.nick;
  return {
    id: interaction.id,
    person: { id: user.id, name: cleanName(nick ?? user.globalName ?? user.username) },
    guildId,
    channelId,
    at,
    token: interaction.token,
    until: at + TOKEN_LIFE,
    locale,
    moderator: interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
  };
}

import type { BaseInteraction, User } from 'discord.js';
import { PermissionFlagsBits } from 'discord.js';
import type { Person, Press } from '../table/types.js';
import { cleanName } from '../text/name.js';

/** An interaction's token lives 15 minutes; half of one is left for the last edit to arrive. */
export const TOKEN_USE = 15 * 60_000 - 30_000;

/** The interaction as the tables know it; null outside of a server's channels. */
export function pressOf(
  interaction: BaseInteraction & { readonly token: string },
  { at, timeRuns }: Required<Pick<Press, 'at' | 'timeRuns'>>,
  locale: string,
): Press | null {
  const { guildId, channelId, channel, member, user } = interaction;
  if (guildId === null || channelId === null || member === null) return null;
  return {
    id: interaction.id,
    person: toPerson(user, member),
    guildId,
    channelId,
    parentId: channel?.isThread() ? channel.parentId : null,
    at,
    timeRuns,
    token: interaction.token,
    until: at + TOKEN_USE,
    locale,
    moderator: interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
  };
}

/** A member as discord.js makes them, or as the platform sends them. */
type Nicknamed = { readonly nickname: string | null } | { readonly nick?: string | null };

/** Somebody by their names: the server's own for them, and that of their account. */
export function toPerson({ id, globalName, username }: User, member: Nicknamed | null): Person {
  const nick = (member === null ? null : 'nickname' in member ? member.nickname : member.nick) ?? null;
  const account = cleanName(globalName ?? username);
  return { id, name: nick === null ? account : cleanName(nick), globalName: account };
}

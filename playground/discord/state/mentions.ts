import { AllowedMentionsTypes, type APIAllowedMentions } from 'discord-api-types/v10';
import type { Guild } from './world.js';

/** Whom a message calls. */
export interface MessageMentions {
  readonly users: readonly string[];
  readonly roles: readonly string[];
  readonly everyone: boolean;
}

/** What counts where a body says nothing: everything in plain messages, only users in answers to interactions. */
export const PLAIN: APIAllowedMentions = {
  parse: [AllowedMentionsTypes.User, AllowedMentionsTypes.Role, AllowedMentionsTypes.Everyone],
  replied_user: true,
};
export const IN_ANSWERS: APIAllowedMentions = { parse: [AllowedMentionsTypes.User] };

interface Circumstances {
  readonly guild: Guild;
  readonly allowed: APIAllowedMentions;
  /** May the author call everyone? */
  readonly mayCallAll: boolean;
  /** Whose message this one replies to. */
  readonly repliedTo: string | null;
}

/** Reads the mentions off a text, as far as `allowed_mentions` lets them through. */
export function mentionsIn(text: string, { guild, allowed, mayCallAll, repliedTo }: Circumstances): MessageMentions {
  const parse = (allowed.parse ?? []) as readonly string[];
  const users = idsIn(text, /<@!?(\d{17,20})>/g)
    .filter((id) => guild.members.has(id))
    .filter((id) => parse.includes('users') || allowed.users?.includes(id));
  const roles = idsIn(text, /<@&(\d{17,20})>/g)
    .filter((id) => guild.roles.has(id))
    .filter((id) => parse.includes('roles') || allowed.roles?.includes(id));
  const replied = repliedTo && allowed.replied_user ? [repliedTo] : [];
  return {
    users: [...new Set([...users, ...replied])],
    roles,
    everyone: mayCallAll && parse.includes('everyone') && /@(everyone|here)\b/.test(text),
  };
}

function idsIn(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))];
}

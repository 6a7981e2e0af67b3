import type { BaseInteraction } from 'discord.js';
import { LOCALES } from '../games/game.js';
import { PACES, type PersonSettings, type ServerSettings, UNSET_PERSON, UNSET_SERVER } from '../settings/settings.js';
import { knownLocale, phrase } from '../text/phrases.js';
import { OLD_BUTTON, type Reply, type Use } from './command.js';
import type { Setting } from './ids.js';
import { personLocale, serverLocale } from './locale.js';
import { DEFAULT, personMessage, serverMessage } from './message/settings.js';

/** The screen of the server's settings, or why this person may not see it. */
export async function showServerSettings({ interaction, press, locale, context }: Use): Promise<Reply> {
  if (!press.moderator) return { kind: 'notice', phrase: phrase('settings.refuse.manage') };
  const set = await context.store.serverSettings(press.guildId);
  const usual = serverLocale(null, interaction);
  const channels = knownChannels(interaction, set.channels ?? []);
  return { kind: 'message', body: serverMessage(set, { usual, channels }, locale) };
}

/** The screen of a person's own settings, in the language that is set by now. */
export async function showPersonSettings({ interaction, press, context: { store } }: Use): Promise<Reply> {
  const [set, usual] = await Promise.all([
    store.personSettings(press.person.id),
    personLocale(null, interaction, store),
  ]);
  return { kind: 'message', body: personMessage(set, usual, knownLocale(set.locale) ?? usual) };
}

/** Sets what a button or a select on one of these screens says, and shows the screen anew; `me` sets nothing. */
export async function changeSettings(use: Use, what: Setting, values: readonly string[]): Promise<Reply> {
  const { interaction, press, context } = use;
  if (what === 'me') return showPersonSettings(use);
  if (isPersonal(what)) {
    const change = personChange(what, values);
    if (change === null) return OLD_BUTTON;
    await context.store.setPersonSettings(press.person.id, change);
    return showPersonSettings(use);
  }
  // Whoever could see the screen may have lost the permission since.
  if (press.moderator) {
    const change = serverChange(what, values, interaction);
    if (change === null) return OLD_BUTTON;
    await context.store.setServerSettings(press.guildId, change);
  }
  return showServerSettings(use);
}

type PersonalSetting = Extract<Setting, `me-${string}`>;

function isPersonal(what: Exclude<Setting, 'me'>): what is PersonalSetting {
  return what.startsWith('me-');
}

function personChange(what: PersonalSetting, values: readonly string[]): Partial<PersonSettings> | null {
  switch (what) {
    case 'me-language':
      return languageChange(values);
    case 'me-picture':
      return { look: 'picture' };
    case 'me-text':
      return { look: 'text' };
    case 'me-mentions-on':
      return { mentions: true };
    case 'me-mentions-off':
      return { mentions: false };
    case 'me-defaults':
      return UNSET_PERSON;
  }
}

function serverChange(
  what: Exclude<Setting, PersonalSetting | 'me'>,
  values: readonly string[],
  interaction: BaseInteraction,
): Partial<ServerSettings> | null {
  switch (what) {
    case 'server-language':
      return languageChange(values);
    case 'server-pace': {
      const pace = PACES.find((each) => each === values[0]);
      return pace === undefined ? null : { pace };
    }
    case 'server-channels':
      return { channels: values.length === 0 ? null : knownChannels(interaction, values) };
    case 'server-mentions-on':
      return { mentions: true };
    case 'server-mentions-off':
      return { mentions: false };
    case 'server-threads-on':
      return { threads: true };
    case 'server-threads-off':
      return { threads: false };
    case 'server-defaults':
      return UNSET_SERVER;
  }
}

function languageChange([value]: readonly string[]): { readonly locale: string | null } | null {
  if (value === DEFAULT) return { locale: null };
  const locale = LOCALES.find((each) => each === value);
  return locale === undefined ? null : { locale };
}

/** Why no table may open, or nothing be shown, where somebody asks for one, by what the server has set; null if it may. A thread counts as its channel. */
export function refusedPlace(
  { interaction, press }: Use,
  { channels: set }: ServerSettings,
  why: 'settings.refuse.channel' | 'leaderboard.refuse.channel' = 'settings.refuse.channel',
): Reply | null {
  const allowed = set ?? [];
  const { channel } = interaction;
  const here = [press.channelId, channel?.isThread() ? channel.parentId : null];
  if (allowed.length === 0 || allowed.some((id) => here.includes(id))) return null;
  const channels = knownChannels(interaction, allowed);
  if (channels.length === 0) return { kind: 'notice', phrase: phrase('settings.refuse.nowhere') };
  return {
    kind: 'notice',
    phrase: phrase(why, { channels: channels.map((id) => `<#${id}>`).join(', ') }),
  };
}

/** Those that have not been deleted since. */
function knownChannels({ guild }: BaseInteraction, ids: readonly string[]): readonly string[] {
  return ids.filter((id) => guild === null || guild.channels.cache.has(id));
}

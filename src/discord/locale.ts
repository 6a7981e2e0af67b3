import { Locale as PlatformLocale } from 'discord.js';
import type { Locale } from '../games/game.js';
import type { Store } from '../store/interface.js';
import { knownLocale } from '../text/phrases.js';

/** What an interaction tells about who speaks what. */
interface From {
  readonly locale: string;
  readonly guildId: string | null;
  readonly guildLocale: string | null;
}

const FALLBACK = 'en';

/** What the platform calls a language of ours, once for each region; [] where it does not have it. */
export function tagsOf(locale: Locale): readonly PlatformLocale[] {
  return Object.values(PlatformLocale).filter((tag) => knownLocale(tag) === locale);
}

/** What someone is spoken to in: as they have set, else their client's language, else what their server speaks. */
export async function personLocale(
  set: string | null,
  { locale, guildId, guildLocale }: From,
  store: Pick<Store, 'serverSettings'>,
): Promise<Locale> {
  const known = knownLocale(set) ?? knownLocale(locale);
  if (known !== null) return known;
  const server = guildId === null ? null : await store.serverSettings(guildId);
  return serverLocale(server?.locale ?? null, { guildLocale });
}

/** What lobbies and boards speak: as the server has set, else its own language. */
export function serverLocale(set: string | null, { guildLocale }: Pick<From, 'guildLocale'>): Locale {
  return knownLocale(set) ?? knownLocale(guildLocale) ?? FALLBACK;
}

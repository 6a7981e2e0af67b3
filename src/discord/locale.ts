import type { Locale } from '../games/game.js';
import type { Store } from '../store/interface.js';
import { knownLocale } from '../text/phrases.js';

type Languages = Pick<Store, 'personSettings' | 'serverSettings'>;

/** What an interaction tells about who speaks what. */
export interface From {
  readonly user: { readonly id: string };
  readonly locale: string;
  readonly guildId: string | null;
  readonly guildLocale: string | null;
}

const FALLBACK = 'en';

/** What someone is spoken to in: their setting, else their client's language, else what their server speaks. */
export function personLocale(store: Languages, interaction: From): Locale {
  return (
    knownLocale(store.personSettings(interaction.user.id).locale) ??
    knownLocale(interaction.locale) ??
    serverLocale(store, interaction)
  );
}

/** What lobbies and boards speak: the server's setting, else its own language. */
export function serverLocale(
  store: Languages,
  { guildId, guildLocale }: Pick<From, 'guildId' | 'guildLocale'>,
): Locale {
  const set = guildId === null ? null : store.serverSettings(guildId).locale;
  return knownLocale(set) ?? knownLocale(guildLocale) ?? FALLBACK;
}

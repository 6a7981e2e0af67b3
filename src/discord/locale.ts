import type { Locale } from '../games/game.js';
import type { Store } from '../store/types.js';
import { knownLocale } from '../text/phrases.js';

type Languages = Pick<Store, 'languageOf'>;

/** What an interaction tells about who speaks what. */
interface From {
  readonly user: { readonly id: string };
  readonly locale: string;
  readonly guildId: string | null;
  readonly guildLocale: string | null;
}

const FALLBACK = 'en';

/** What someone is spoken to in: their setting, else their client's language, else what their server speaks. */
export function personLocale(store: Languages, interaction: From): Locale {
  return (
    knownLocale(store.languageOf({ person: interaction.user.id })) ??
    knownLocale(interaction.locale) ??
    serverLocale(store, interaction)
  );
}

/** What lobbies and boards speak: the server's setting, else its own language. */
export function serverLocale(
  store: Languages,
  { guildId, guildLocale }: Pick<From, 'guildId' | 'guildLocale'>,
): Locale {
  const set = guildId === null ? null : store.languageOf({ server: guildId });
  return knownLocale(set) ?? knownLocale(guildLocale) ?? FALLBACK;
}

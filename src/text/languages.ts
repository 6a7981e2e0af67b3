import type { Locale } from '../games/game.js';

/** Each language as its speakers call it. */
export const LANGUAGES: Readonly<Record<Locale, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  is: 'Íslenska',
};

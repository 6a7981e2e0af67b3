import type { Locale } from '../game.js';
import { de } from './phrases/de.js';
import { en, type Phrases } from './phrases/en.js';
import { fr } from './phrases/fr.js';
import { is } from './phrases/is.js';
import { it } from './phrases/it.js';
import { de as rulesDe } from './tutorial/de.js';
import { type RulesPhrases, en as rulesEn } from './tutorial/en.js';
import { fr as rulesFr } from './tutorial/fr.js';
import { is as rulesIs } from './tutorial/is.js';
import { it as rulesIt } from './tutorial/it.js';

/** Every sentence of Qwixx. Colour names within a sentence are the bot's own `colour.…`. */
export const phrases: Readonly<Record<Locale, Phrases & RulesPhrases>> = {
  en: { ...en, ...rulesEn },
  de: { ...de, ...rulesDe },
  fr: { ...fr, ...rulesFr },
  it: { ...it, ...rulesIt },
  is: { ...is, ...rulesIs },
};

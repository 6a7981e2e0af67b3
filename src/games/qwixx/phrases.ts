import type { Locale } from '../game.js';
import { de } from './phrases/de.js';
import { en, type Phrases } from './phrases/en.js';
import { fr } from './phrases/fr.js';
import { is } from './phrases/is.js';
import { it } from './phrases/it.js';

/** Every sentence of Qwixx. Colour names within a sentence are the bot's own `colour.…`. */
export const phrases: Readonly<Record<Locale, Phrases>> = { en, de, fr, it, is };

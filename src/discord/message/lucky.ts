import { type APIModalInteractionResponseCallbackData, ComponentType, TextInputStyle } from 'discord.js';
import { phrase } from '../../text/phrases.js';
import { say } from '../../text/say.js';
import { type Id, makeId } from '../ids.js';

/** The one field of the dialogue. */
export const WORD_FIELD = 'word';
/** As long as a name. */
const LONGEST = 32;

/** The dialogue in which a lucky word is typed, or taken back. */
export function wordForm(id: Id, word: string | null, locale: string): APIModalInteractionResponseCallbackData {
  return {
    custom_id: makeId(id),
    title: say(locale, phrase('word.title')),
    components: [
      {
        type: ComponentType.Label,
        label: say(locale, phrase('word.label')),
        description: say(locale, phrase('word.hint')),
        component: {
          type: ComponentType.TextInput,
          custom_id: WORD_FIELD,
          style: TextInputStyle.Short,
          required: false,
          max_length: LONGEST,
          ...(word !== null && { value: word }),
        },
      },
    ],
  };
}

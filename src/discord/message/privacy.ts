import { voiceOf } from '../../text/say.js';
import { type Body, body, button, RGB } from './body.js';

/** What is kept about people, with the ways to get one's own data and to have it erased. */
export function privacyMessage(locale: string): Body {
  const voice = voiceOf(locale);
  return body({
    embed: { title: voice.tell('privacy.title'), description: voice.tell('privacy.text'), color: RGB.white },
    rows: [
      [
        button({ kind: 'privacy', what: 'data' }, voice.tell('privacy.button.data'), 'main'),
        button({ kind: 'privacy', what: 'ask' }, voice.tell('privacy.button.erase'), 'bad'),
      ],
    ],
  });
}

/** Asks that person whether everything about them is to be erased. */
export function eraseMessage(personId: string, locale: string): Body {
  const voice = voiceOf(locale);
  return body({
    embed: {
      title: voice.tell('privacy.button.erase'),
      description: voice.tell('privacy.ask', { someone: { key: 'seat.erased' } }),
      color: RGB.red,
    },
    rows: [
      [
        button({ kind: 'erase', person: personId }, voice.tell('privacy.button.yes'), 'bad'),
        button({ kind: 'privacy', what: 'keep' }, voice.tell('privacy.button.no')),
      ],
    ],
  });
}

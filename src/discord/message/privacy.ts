import { voiceOf } from '../../text/say.js';
import { type Body, body, button, heading, RGB } from './body.js';
import { flowing } from './flow.js';

/** What is kept about people, with the ways to get one's own data and to have it erased. */
export function privacyMessage(locale: string): Body {
  const voice = voiceOf(locale);
  return body({
    ...flowing([heading(voice.tell('privacy.title')), ...voice.tell('privacy.text').split('\n')], RGB.white),
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
  const question = voice.tell('privacy.ask', { someone: { key: 'seat.erased' } });
  return body({
    ...flowing([heading(voice.tell('privacy.button.erase')), ...question.split('\n')], RGB.red),
    rows: [
      [
        button({ kind: 'erase', person: personId }, voice.tell('privacy.button.yes'), 'bad'),
        button({ kind: 'privacy', what: 'keep' }, voice.tell('privacy.button.no')),
      ],
    ],
  });
}

import { voiceOf } from '../../text/say.js';
import { flow } from './flow.js';
import { button, heading, type Message, makeMessage, RGB } from './message.js';

/** What is kept about people, with the ways to get one's own data and to have it erased. */
export function privacyMessage(locale: string): Message {
  const voice = voiceOf(locale);
  return makeMessage({
    ...flow([heading(voice.tell('privacy.title')), ...voice.tell('privacy.text').split('\n')], RGB.white),
    rows: [
      [
        button({ kind: 'privacy', what: 'data' }, voice.tell('privacy.button.data'), 'main'),
        button({ kind: 'privacy', what: 'ask' }, voice.tell('privacy.button.erase'), 'bad'),
      ],
    ],
  });
}

/** Asks that person whether everything about them is to be erased. */
export function eraseMessage(personId: string, locale: string): Message {
  const voice = voiceOf(locale);
  const question = voice.tell('privacy.ask', { someone: { key: 'seat.erased' } });
  return makeMessage({
    ...flow([heading(voice.tell('privacy.button.erase')), ...question.split('\n')], RGB.red),
    rows: [
      [
        button({ kind: 'erase', person: personId }, voice.tell('privacy.button.yes'), 'bad'),
        button({ kind: 'privacy', what: 'keep' }, voice.tell('privacy.button.no')),
      ],
    ],
  });
}

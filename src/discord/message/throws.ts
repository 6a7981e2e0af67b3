import type { ThrowsView } from '../../table/view/throws.js';
import type { DieSign } from '../../text/dice.js';
import type { Id } from '../ids.js';
import { turnLines } from './account.js';
import { heading, joinLines, type Message, makeMessage, RGB } from './message.js';
import { pageRange, pager } from './pager.js';
import { tableVoice } from './people.js';

/** Few enough for one message, whatever people are called. */
const PER_PAGE = 6;

/** No match has so many: whoever asks for it gets the newest throws. */
const NEWEST = 999;

/** What its button says: the newest throws of that match. */
export function newestThrows(match: string): Extract<Id, { kind: 'throws' }> {
  return { kind: 'throws', match, page: NEWEST };
}

/** A page of the throws of a match, a line each, numbered from the first. */
export function throwsMessage(throws: ThrowsView, locale: string, dieSign?: DieSign): Message {
  const { game, last, match, turns } = throws;
  const { page, pages, from, to } = pageRange(turns.length, PER_PAGE, throws.page);
  return makeMessage((names, sign) => {
    const voice = tableVoice(throws, locale, names, sign);
    const told = turnLines(turns.slice(from, to), to < turns.length ? 'over' : last, voice);
    return {
      content: joinLines(
        heading(voice.tell('throws.title', { game: voice.say(game.name) })),
        turns.length === 0 ? voice.tell('throws.none') : null,
        pages > 1 ? voice.tell('page.of', { page: page + 1, pages }) : null,
      ),
      embed: { description: joinLines(...told), color: RGB[game.colour] },
      rows: pager(page, pages, (to) => ({ kind: 'throws', match, page: to }), voice),
    };
  }, dieSign);
}

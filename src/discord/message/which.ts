import type { GameOf, Listing } from '../../table/types.js';
import type { WhichView } from '../../table/view/choices.js';
import type { Key } from '../../text/phrases.js';
import { voiceOf } from '../../text/say.js';
import { explainNumbers, tellApart } from './apart.js';
import { tableLabel } from './label.js';
import { button, inRows, joinLines, type Message, makeMessage } from './message.js';
import { pageRange, pager } from './pager.js';

/** So many buttons a message holds; a row of them is for going from page to page where there are more. */
const MOST = 25;
const PER_PAGE = 20;

/** One button for each table that may be meant, so that whoever asks can say which it is. */
export function whichMessage({ listing, choices, page }: WhichView, locale: string, gameOf: GameOf): Message {
  const voice = voiceOf(locale);
  const { labels, numbers } = tellApart(choices.map(({ label, note }) => tableLabel(label, { locale, gameOf, note })));
  const shown = pageRange(choices.length, choices.length > MOST ? PER_PAGE : MOST, page);
  const here = choices.slice(shown.from, shown.to);
  const buttons = here.map(({ action, note }, n) =>
    button(action, labels[shown.from + n]!, note === 'awaited' ? 'main' : listing.of === 'leave' ? 'bad' : 'plain'),
  );
  const texts = explainNumbers(
    numbers.slice(shown.from, shown.to),
    here.map(({ label }) => label),
  );
  const { pages } = shown;
  return makeMessage({
    content: joinLines(
      voice.tell(titleOf(listing)),
      texts,
      pages > 1 ? voice.tell('page.of', { page: shown.page + 1, pages }) : null,
    ),
    rows: [...inRows(buttons), ...pager(shown.page, pages, (to) => ({ kind: 'which', ...listing, page: to }), voice)],
  });
}

function titleOf({ of, person }: Listing): Key {
  switch (of) {
    case 'sheet':
      return 'choose.title';
    case 'leave':
      return 'leave.ask.which';
    case 'end':
      return 'end.ask.which';
    case 'kick':
      return person === null ? 'kick.ask.table' : 'kick.ask.which';
  }
}

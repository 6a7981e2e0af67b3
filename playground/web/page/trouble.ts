import type { BotState, FeedEntry, Right, Trouble } from '../shared/wire.js';
import { h } from './dom.js';

export interface TroublePanel {
  readonly element: HTMLElement;
  bot(state: BotState): void;
  rights(rights: readonly Right[]): void;
  news(news: FeedEntry): void;
  /** Shows that instead of all news so far. */
  past(news: readonly FeedEntry[]): void;
}

interface Button {
  readonly trouble: Trouble;
  readonly label: string;
  readonly hint: string;
}

const GROUPS: readonly (readonly [string, readonly Button[]])[] = [
  [
    'The bot',
    [
      { trouble: 'restart', label: 'Restart', hint: 'SIGTERM, then a new process' },
      { trouble: 'kill', label: 'Kill -9', hint: 'As a crash: it stays away until it is started' },
      { trouble: 'start', label: 'Start', hint: 'A new process on the same database' },
    ],
  ],
  [
    'Discord',
    [
      { trouble: 'drop', label: 'Drop the gateway', hint: 'The connection is cut without a word' },
      { trouble: 'clock', label: '16 minutes on', hint: "Discord's clock; tokens of interactions live 15 minutes" },
      { trouble: 'answer-429', label: 'Answer 429', hint: "To the bot's next message or edit" },
      {
        trouble: 'answer-502',
        label: 'Answer 502',
        hint: "To the bot's next message or edit, which is done all the same",
      },
      { trouble: 'deliver-twice', label: 'Deliver twice', hint: 'The next command or press' },
    ],
  ],
  [
    'The channel',
    [
      { trouble: 'delete-board', label: 'Delete the board', hint: "The bot's newest message with buttons" },
      { trouble: 'archive-thread', label: 'Archive the thread', hint: 'Who writes there opens it again' },
      { trouble: 'lock-thread', label: 'Lock the thread', hint: 'Once more: unlock it' },
    ],
  ],
  [
    'The server',
    [
      { trouble: 'outage', label: 'Outage', hint: 'Discord fails for this server; once more: it is back' },
      { trouble: 'remove-bot', label: 'Remove the bot', hint: 'Once more: invite it again' },
    ],
  ],
];

const MOST_NEWS = 100;

/** Trouble on demand, and what comes of it. */
export function createTroublePanel(make: (trouble: Trouble, right?: string) => void): TroublePanel {
  const buttons = new Map<Trouble, HTMLButtonElement>();
  const groups = GROUPS.map(([name, all]) => {
    const made = all.map(({ trouble, label, hint }) => {
      const button = h(
        'button',
        { attrs: { type: 'button', title: hint, 'data-trouble': trouble }, on: { click: () => make(trouble) } },
        label,
      );
      buttons.set(trouble, button);
      return button;
    });
    return h('section', {}, h('h3', {}, name), h('div', { class: 'buttons' }, ...made));
  });
  const rightList = h('div', { class: 'rights' });
  const feed = h('ol', { class: 'news', attrs: { 'aria-label': 'What happened', 'aria-live': 'polite' } });
  const element = h(
    'aside',
    { class: 'trouble', attrs: { id: 'trouble', 'aria-label': 'Trouble on demand' } },
    h('h2', {}, 'Trouble on demand'),
    ...groups,
    h('section', {}, h('h3', {}, 'What the bot may do'), rightList),
    h('section', {}, h('h3', {}, 'What happened'), feed),
  );
  const tell = ({ at, tone, text, refused = [] }: FeedEntry): void => {
    const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' }).format(at);
    const reasons = refused.map((reason) => h('div', { class: 'reason' }, reason));
    feed.prepend(h('li', { class: tone }, h('time', {}, time), ' ', text, ...reasons));
    while (feed.children.length > MOST_NEWS) feed.lastChild?.remove();
  };
  return {
    element,
    bot(state) {
      const away = state === 'offline';
      for (const trouble of ['restart', 'kill'] as const) buttons.get(trouble)!.disabled = away || state === 'starting';
      buttons.get('start')!.disabled = !away;
    },
    rights(rights) {
      rightList.replaceChildren(
        ...rights.map(({ key, name, given }) => {
          const box = h('input', { attrs: { type: 'checkbox', 'data-right': key }, props: { checked: given } });
          box.addEventListener('change', () => make('take-right', key));
          return h('label', {}, box, ` ${name}`);
        }),
      );
    },
    news: tell,
    past(all) {
      feed.replaceChildren();
      for (const news of all) tell(news);
    },
  };
}

import type { BotState, Hello, PageChannel } from '../shared/wire.js';
import { h } from './dom.js';

export interface FrameParts {
  readonly list: HTMLElement;
  readonly composer: HTMLElement;
  readonly trouble: HTMLElement;
  readonly theme: () => void;
}

/** What stands around the messages. */
export interface Frame {
  title(place: PageChannel, hello: Hello, calls: number): void;
  /** Drawn anew only if what it depends on is something else than before, lest a click find its button gone. */
  sidebar(on: readonly unknown[], draw: () => readonly HTMLElement[]): void;
  starters(on: readonly unknown[], draw: () => readonly HTMLElement[]): void;
  bot(state: BotState): void;
  linked(state: 'up' | 'down'): void;
  closeDrawers(): void;
}

const STATES: Readonly<Record<BotState, string>> = {
  starting: 'bot is starting',
  online: 'bot is online',
  reconnecting: 'bot is reconnecting',
  offline: 'bot is offline',
};

export function createFrame({ list, composer, trouble, theme }: FrameParts): Frame {
  const places = h('nav', { class: 'places', attrs: { id: 'places', 'aria-label': 'Channels and people' } });
  const name = h('h1', {});
  const topic = h('span', { class: 'topic' });
  const you = h('span', { class: 'you' });
  const bot = h('span', { class: 'bot', attrs: { role: 'status' } });
  const down = h(
    'div',
    { class: 'down', attrs: { role: 'alert', hidden: true } },
    'The playground is not running. Start it again with npm run play.',
  );
  const starters = h('div', { class: 'starters' });
  const drawnOn = new Map<HTMLElement, string>();
  const drawers = [
    { drawer: places, opener: opener('☰', 'Channels and people', 'places') },
    { drawer: trouble, opener: opener('⚡', 'Trouble on demand', 'trouble') },
  ];

  function opener(sign: string, label: string, controls: string): HTMLButtonElement {
    return h(
      'button',
      {
        class: `icon open-${controls}`,
        attrs: {
          type: 'button',
          'aria-label': label,
          title: label,
          'aria-controls': controls,
          'aria-expanded': 'false',
        },
      },
      sign,
    );
  }
  function drawAnew(into: HTMLElement, on: readonly unknown[], draw: () => readonly HTMLElement[]): void {
    const key = JSON.stringify(on);
    if (drawnOn.get(into) === key) return;
    drawnOn.set(into, key);
    into.replaceChildren(...draw());
  }
  function closeDrawers(): void {
    for (const { drawer, opener: button } of drawers) {
      drawer.classList.remove('opened');
      button.setAttribute('aria-expanded', 'false');
    }
  }
  for (const { drawer, opener: button } of drawers) {
    button.addEventListener('click', () => {
      const wasOpen = drawer.classList.contains('opened');
      closeDrawers();
      drawer.classList.toggle('opened', !wasOpen);
      button.setAttribute('aria-expanded', String(!wasOpen));
    });
  }
  list.addEventListener('click', closeDrawers);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeDrawers();
  });

  const light = h(
    'button',
    {
      class: 'icon',
      attrs: { type: 'button', 'aria-label': 'Dark or light', title: 'Dark or light' },
      on: { click: theme },
    },
    '◐',
  );
  document.body.append(
    h('header', { class: 'bar' }, drawers[0]!.opener, name, topic, bot, you, light, drawers[1]!.opener),
    h('div', { class: 'columns' }, places, h('main', {}, down, list, starters, composer), trouble),
  );

  return {
    title(place, hello, calls) {
      name.textContent = `${place.thread ? '⤷' : '#'} ${place.name}`;
      topic.textContent = place.topic;
      you.textContent = hello.you.name;
      document.title = `${calls > 0 ? `(${calls}) ` : ''}${hello.you.name} · #${place.name}`;
    },
    sidebar: (on, draw) => drawAnew(places, on, draw),
    starters: (on, draw) => drawAnew(starters, on, draw),
    bot(state) {
      bot.textContent = STATES[state];
      bot.dataset.state = state;
    },
    linked(state) {
      down.hidden = state === 'up';
    },
    closeDrawers,
  };
}

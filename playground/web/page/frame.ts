import type { BotState, Hello, PageChannel } from '../shared/wire.js';
import { h } from './dom.js';
import { Drawers, opener } from './drawers.js';

export interface FrameParts {
  readonly list: HTMLElement;
  readonly composer: HTMLElement;
  readonly trouble: HTMLElement;
  readonly theme: () => void;
}

const STATES: Readonly<Record<BotState, string>> = {
  starting: 'bot is starting',
  online: 'bot is online',
  reconnecting: 'bot is reconnecting',
  offline: 'bot is offline',
};

/** What stands around the messages. */
export class Frame {
  readonly elements: readonly HTMLElement[];
  readonly #places = h('nav', { class: 'places', attrs: { id: 'places', 'aria-label': 'Channels and people' } });
  readonly #name = h('h1', {});
  readonly #topic = h('span', { class: 'topic' });
  readonly #you = h('span', { class: 'you' });
  readonly #bot = h('span', { class: 'bot', attrs: { role: 'status' } });
  readonly #down = h(
    'div',
    { class: 'down', attrs: { role: 'alert', hidden: true } },
    'The playground is not running. Start it again with npm run play.',
  );
  readonly #tally = h('p', { class: 'tally', attrs: { 'aria-label': 'What the bot has done here' } });
  readonly #starters = h('div', { class: 'starters' });
  readonly #drawers: Drawers;
  readonly #drawnOn = new Map<HTMLElement, string>();

  constructor({ list, composer, trouble, theme }: FrameParts) {
    const [toPlaces, toTrouble] = [
      opener('☰', 'Channels and people', 'places'),
      opener('⚡', 'Trouble on demand', 'trouble'),
    ];
    this.#drawers = new Drawers([
      { drawer: this.#places, opener: toPlaces },
      { drawer: trouble, opener: toTrouble },
    ]);
    list.addEventListener('click', () => this.#drawers.close());
    const light = h(
      'button',
      {
        class: 'icon',
        attrs: { type: 'button', 'aria-label': 'Dark or light', title: 'Dark or light' },
        on: { click: theme },
      },
      '◐',
    );
    const middle = h('main', {}, this.#down, this.#tally, list, this.#starters, composer);
    this.elements = [
      h('header', { class: 'bar' }, toPlaces, this.#name, this.#topic, this.#bot, this.#you, light, toTrouble),
      h('div', { class: 'columns' }, this.#places, middle, trouble),
    ];
  }

  title(place: PageChannel, hello: Hello, calls: number): void {
    this.#name.textContent = `${place.thread ? '⤷' : '#'} ${place.name}`;
    this.#topic.textContent = place.topic;
    this.#you.textContent = hello.you.name;
    document.title = `${calls > 0 ? `(${calls}) ` : ''}${hello.you.name} · #${place.name}`;
  }

  /** Drawn anew only if what it depends on is something else than before, lest a click find its button gone. */
  sidebar(on: readonly unknown[], draw: () => readonly HTMLElement[]): void {
    this.#drawAnew(this.#places, on, draw);
  }

  /** As the sidebar. */
  starters(on: readonly unknown[], draw: () => readonly HTMLElement[]): void {
    this.#drawAnew(this.#starters, on, draw);
  }

  /** As the sidebar. */
  tally(on: readonly unknown[], draw: () => readonly HTMLElement[]): void {
    this.#drawAnew(this.#tally, on, draw);
  }

  bot(state: BotState): void {
    this.#bot.textContent = STATES[state];
    this.#bot.dataset.state = state;
  }

  linked(state: 'up' | 'down'): void {
    this.#down.hidden = state === 'up';
  }

  closeDrawers(): void {
    this.#drawers.close();
  }

  #drawAnew(into: HTMLElement, on: readonly unknown[], draw: () => readonly HTMLElement[]): void {
    const key = JSON.stringify(on);
    if (this.#drawnOn.get(into) === key) return;
    this.#drawnOn.set(into, key);
    into.replaceChildren(...draw());
  }
}

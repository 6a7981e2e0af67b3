import type { APIMessage } from 'discord-api-types/v10';
import { h } from './dom.js';
import { theme } from './theme.js';

const NEAR = 80;

/** The messages of a channel, oldest first, with the page's own notices in between. */
export class MessageList {
  readonly element: HTMLElement;
  /** The component that messages, notices and forms stand in. */
  readonly messages = h('discord-messages', { attrs: { role: 'log', 'aria-label': 'Messages' } });
  readonly #scroll = h('div', { class: 'scroll', attrs: { tabindex: '-1' } }, this.messages);
  readonly #jump = h('button', { class: 'jump', attrs: { type: 'button', hidden: true } }, '↓ Jump to present');
  readonly #elements = new Map<string, HTMLElement>();
  readonly #draw: (message: APIMessage, old?: HTMLElement) => HTMLElement;
  /** The newest message stays in view. */
  #isPinned = true;
  #bottom = 0;

  constructor(draw: (message: APIMessage, old?: HTMLElement) => HTMLElement) {
    this.#draw = draw;
    this.element = h('div', { class: 'list' }, this.#scroll, this.#jump);
    this.#scroll.addEventListener('scroll', () => this.#followScroll());
    this.#jump.addEventListener('click', () => {
      this.#isPinned = true;
      this.#keepBottom();
    });
    const watcher = new ResizeObserver(() => this.#keepBottom());
    watcher.observe(this.messages);
    watcher.observe(this.#scroll);
  }

  show(all: readonly APIMessage[]): void {
    this.#elements.clear();
    this.messages.replaceChildren();
    this.messages.toggleAttribute('light-theme', theme() === 'light');
    for (const message of all) this.put(message);
    this.#isPinned = true;
    this.#jump.hidden = true;
    this.#keepBottom();
  }

  put(message: APIMessage): void {
    const old = this.#elements.get(message.id);
    const focused = old ? focusedIn(old) : null;
    const drawn = this.#draw(message, old);
    if (!old) this.#place(message.id, drawn);
    else if (focused !== null && focusedIn(old) === null) refocus(old, focused);
  }

  drop(id: string): void {
    this.#elements.get(id)?.remove();
    this.#elements.delete(id);
  }

  note(notice: HTMLElement): void {
    this.messages.append(notice);
    this.#keepBottom();
  }

  #place(id: string, drawn: HTMLElement): void {
    const after = [...this.#elements].filter(([other]) => isNewer(other, id)).map(([, one]) => one);
    const next = after.reduce<HTMLElement | null>((first, one) => (first && precedes(first, one) ? first : one), null);
    this.messages.insertBefore(drawn, next);
    this.#elements.set(id, drawn);
  }

  #followScroll(): void {
    const { scrollHeight, scrollTop, clientHeight } = this.#scroll;
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.#isPinned = true;
    // Only a person goes up: by itself the page stays where it was put while more comes in below.
    else if (scrollTop < this.#bottom - 1) this.#isPinned = false;
    this.#jump.hidden = this.#isPinned;
  }

  #keepBottom(): void {
    if (!this.#isPinned) return;
    this.#scroll.scrollTop = this.#scroll.scrollHeight;
    this.#bottom = this.#scroll.scrollTop;
  }
}

/** Ids are numbers of up to 19 digits that grow with time. */
export function isNewer(one: string, other: string): boolean {
  return one.length === other.length ? one > other : one.length > other.length;
}

function precedes(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** The control that has the keyboard, by its custom id; null if none has. */
function focusedIn(message: HTMLElement): string | null {
  const active = document.activeElement;
  if (!active || !message.contains(active)) return null;
  return active.closest<HTMLElement>('[data-custom-id]')?.dataset.customId ?? '';
}

/** Gives the keyboard back: to the same control if it is still there, else to the first one. */
function refocus(message: HTMLElement, customId: string): void {
  const controls = [...message.querySelectorAll<HTMLElement>('[data-custom-id]')];
  const target = controls.find((one) => one.dataset.customId === customId) ?? controls[0];
  if (!target) return;
  const focus = (): void =>
    (target.shadowRoot ?? target).querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  const ready = (target as HTMLElement & { readonly updateComplete?: Promise<unknown> }).updateComplete;
  void Promise.resolve(ready).then(focus);
}

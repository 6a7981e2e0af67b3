import type { APIMessage } from 'discord-api-types/v10';
import { h } from './dom.js';
import { theme } from './theme.js';

/** The messages of a channel, oldest first, with the page's own notices in between. */
export interface MessageList {
  readonly element: HTMLElement;
  /** The component that messages, notices and forms stand in. */
  readonly messages: HTMLElement;
  show(all: readonly APIMessage[]): void;
  put(message: APIMessage): void;
  drop(id: string): void;
  note(notice: HTMLElement): void;
}

const NEAR = 80;

export function createList(draw: (message: APIMessage, old?: HTMLElement) => HTMLElement): MessageList {
  const elements = new Map<string, HTMLElement>();
  const messages = h('discord-messages', { attrs: { role: 'log', 'aria-label': 'Messages' } });
  const element = h('div', { class: 'scroll', attrs: { tabindex: '-1' } }, messages);
  const jump = h('button', { class: 'jump', attrs: { type: 'button', hidden: true } }, '↓ Jump to present');
  let pinned = true;
  let bottom = 0;

  element.addEventListener('scroll', () => {
    const { scrollHeight, scrollTop, clientHeight } = element;
    if (scrollHeight - scrollTop - clientHeight < NEAR) pinned = true;
    // Only a person goes up: by itself the page stays where it was put while more comes in below.
    else if (scrollTop < bottom - 1) pinned = false;
    jump.hidden = pinned;
  });
  jump.addEventListener('click', () => {
    pinned = true;
    keepBottom();
  });
  const keepBottom = (): void => {
    if (!pinned) return;
    element.scrollTop = element.scrollHeight;
    bottom = element.scrollTop;
  };
  const watcher = new ResizeObserver(keepBottom);
  watcher.observe(messages);
  watcher.observe(element);

  const place = (id: string, drawn: HTMLElement): void => {
    const after = [...elements].filter(([other]) => isNewer(other, id)).map(([, one]) => one);
    const next = after.reduce<HTMLElement | null>((first, one) => (first && precedes(first, one) ? first : one), null);
    messages.insertBefore(drawn, next);
    elements.set(id, drawn);
  };
  const put = (message: APIMessage): void => {
    const old = elements.get(message.id);
    const focused = old ? focusedIn(old) : null;
    const drawn = draw(message, old);
    if (!old) place(message.id, drawn);
    else if (focused !== null && focusedIn(old) === null) refocus(old, focused);
  };
  return {
    element: h('div', { class: 'list' }, element, jump),
    messages,
    show(all) {
      elements.clear();
      messages.replaceChildren();
      messages.toggleAttribute('light-theme', theme() === 'light');
      for (const message of all) put(message);
      pinned = true;
      jump.hidden = true;
      keepBottom();
    },
    put,
    drop(id) {
      elements.get(id)?.remove();
      elements.delete(id);
    },
    note(notice) {
      messages.append(notice);
      keepBottom();
    },
  };
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

import { readTyped, type Suggestion, suggestions, type Typing } from '../shared/completion.js';
import type { PersonaAction } from '../shared/wire.js';
import { h } from './dom.js';

export interface ComposerParts {
  /** What can be called now. */
  readonly typing: () => Typing;
  readonly placeName: () => string;
  readonly place: () => string;
  readonly send: (action: Extract<PersonaAction, { do: 'slash' | 'say' }>) => void;
  /** Says what is wrong with what was typed. */
  readonly note: (text: string) => void;
}

/** The message box: writes messages and, after a slash, completes and calls commands. */
export class Composer {
  readonly element: HTMLElement;
  readonly #parts: ComposerParts;
  readonly #box = messageBox();
  readonly #list = h('ul', { class: 'suggestions', attrs: { role: 'listbox', id: 'suggestions', hidden: true } });
  #offered: readonly Suggestion[] = [];
  #active = -1;

  constructor(parts: ComposerParts) {
    this.#parts = parts;
    const send = h('button', { class: 'send', attrs: { type: 'submit', 'aria-label': 'Send' } }, '➤');
    this.element = h(
      'form',
      { class: 'composer', on: { submit: (event) => this.#submit(event) } },
      this.#list,
      h('div', { class: 'box' }, this.#box, send),
    );
    this.#box.addEventListener('input', () => this.#offer());
    this.#box.addEventListener('focus', () => this.#offer());
    this.#box.addEventListener('blur', () => this.#close());
    this.#box.addEventListener('keydown', (event) => {
      if (!this.#obey(event)) return;
      event.preventDefault();
      event.stopPropagation();
    });
  }

  focus(): void {
    this.#box.focus();
  }

  /** The place or the commands have changed. */
  refresh(): void {
    this.#box.placeholder = `Message #${this.#parts.placeName()}, or / for commands`;
    if (document.activeElement === this.#box) this.#offer();
  }

  #offer(): void {
    const typed = this.#box.value;
    this.#offered = suggestions(typed, this.#parts.typing());
    if (this.#offered.length === 0) {
      this.#close();
      return;
    }
    this.#list.replaceChildren(...this.#offered.map((one, n) => this.#item(one, n)));
    this.#list.hidden = false;
    this.#box.setAttribute('aria-expanded', 'true');
    // Once all is said, Enter sends instead of taking another option.
    const isSaid = typed.endsWith(' ') || this.#offered.some(({ text }) => text.trim() === typed.trim());
    this.#point(isSaid ? -1 : 0);
  }

  #item({ label, description }: Suggestion, n: number): HTMLElement {
    return h(
      'li',
      {
        attrs: { role: 'option', id: `suggestion-${n}`, 'aria-selected': 'false' },
        on: {
          mousedown: (event) => event.preventDefault(),
          click: () => this.#take(n),
          mousemove: () => this.#point(n),
        },
      },
      h('span', { class: 'name' }, label),
      h('span', { class: 'description' }, description),
    );
  }

  #point(n: number): void {
    this.#active = n;
    for (const [at, item] of [...this.#list.children].entries()) item.setAttribute('aria-selected', String(at === n));
    if (n < 0) this.#box.removeAttribute('aria-activedescendant');
    else this.#box.setAttribute('aria-activedescendant', `suggestion-${n}`);
    this.#list.children[n]?.scrollIntoView({ block: 'nearest' });
  }

  #take(n: number): void {
    const taken = this.#offered[n];
    if (!taken) return;
    this.#box.value = taken.text;
    this.#box.focus();
    this.#offer();
  }

  #close(): void {
    this.#offered = [];
    this.#list.hidden = true;
    this.#box.setAttribute('aria-expanded', 'false');
    this.#box.removeAttribute('aria-activedescendant');
  }

  /** Whether the key means something here, which is done then. */
  #obey({ key, shiftKey }: KeyboardEvent): boolean {
    const isOpen = !this.#list.hidden;
    const count = this.#offered.length;
    if (isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) {
      const step = key === 'ArrowDown' ? 1 : -1;
      this.#point((this.#active + step + count + (this.#active < 0 && step < 0 ? 1 : 0)) % count);
    } else if (isOpen && (key === 'Tab' || key === 'Enter') && (this.#active >= 0 || key === 'Tab') && !shiftKey) {
      this.#take(Math.max(this.#active, 0));
    } else if (key === 'Escape' && this.#box.value !== '') {
      if (isOpen) this.#close();
      else this.#box.value = '';
    } else {
      return false;
    }
    return true;
  }

  #submit(event: Event): void {
    event.preventDefault();
    const typed = this.#box.value.trim();
    if (typed === '') return;
    const { send, place, typing, note } = this.#parts;
    if (!typed.startsWith('/')) {
      send({ do: 'say', place: place(), content: typed });
    } else {
      const call = readTyped(typed, typing());
      if (typeof call === 'string') {
        note(call);
        return;
      }
      send({ do: 'slash', place: place(), ...call });
    }
    this.#box.value = '';
    this.#close();
  }
}

function messageBox(): HTMLInputElement {
  return h('input', {
    attrs: {
      id: 'message',
      type: 'text',
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': 'suggestions',
      'aria-expanded': 'false',
      'aria-label': 'Message',
      autocomplete: 'off',
      enterkeyhint: 'send',
      maxlength: 2000,
    },
  });
}

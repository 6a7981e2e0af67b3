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

export interface Composer {
  readonly element: HTMLElement;
  focus(): void;
  /** The place or the commands have changed. */
  refresh(): void;
}

/** The message box: writes messages and, after a slash, completes and calls commands. */
export function createComposer({ typing, placeName, place, send, note }: ComposerParts): Composer {
  const list = h('ul', { class: 'suggestions', attrs: { role: 'listbox', id: 'suggestions', hidden: true } });
  const box = h('input', {
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
  const button = h('button', { class: 'send', attrs: { type: 'submit', 'aria-label': 'Send' } }, '➤');
  const element = h(
    'form',
    { class: 'composer', on: { submit: (event) => submit(event) } },
    list,
    h('div', { class: 'box' }, box, button),
  );
  let offered: readonly Suggestion[] = [];
  let active = -1;

  const close = (): void => {
    offered = [];
    list.hidden = true;
    box.setAttribute('aria-expanded', 'false');
    box.removeAttribute('aria-activedescendant');
  };
  const point = (n: number): void => {
    active = n;
    for (const [at, item] of [...list.children].entries()) item.setAttribute('aria-selected', String(at === n));
    if (n < 0) box.removeAttribute('aria-activedescendant');
    else box.setAttribute('aria-activedescendant', `suggestion-${n}`);
    list.children[n]?.scrollIntoView({ block: 'nearest' });
  };
  const offer = (): void => {
    const typed = box.value;
    offered = suggestions(typed, typing());
    if (offered.length === 0) {
      close();
      return;
    }
    list.replaceChildren(...offered.map(item));
    list.hidden = false;
    box.setAttribute('aria-expanded', 'true');
    // Once all is said, Enter sends instead of taking another option.
    const isSaid = typed.endsWith(' ') || offered.some(({ text }) => text.trim() === typed.trim());
    point(isSaid ? -1 : 0);
  };
  const item = ({ label, description }: Suggestion, n: number): HTMLElement =>
    h(
      'li',
      {
        attrs: { role: 'option', id: `suggestion-${n}`, 'aria-selected': 'false' },
        on: { mousedown: (event) => event.preventDefault(), click: () => take(n), mousemove: () => point(n) },
      },
      h('span', { class: 'name' }, label),
      h('span', { class: 'description' }, description),
    );
  const take = (n: number): void => {
    const taken = offered[n];
    if (!taken) return;
    box.value = taken.text;
    box.focus();
    offer();
  };
  function submit(event: Event): void {
    event.preventDefault();
    const typed = box.value.trim();
    if (typed === '') return;
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
    box.value = '';
    close();
  }

  box.addEventListener('input', offer);
  box.addEventListener('focus', offer);
  box.addEventListener('blur', close);
  box.addEventListener('keydown', (event) => {
    const open = !list.hidden;
    if (open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      point((active + step + offered.length + (active < 0 && step < 0 ? 1 : 0)) % offered.length);
    } else if (
      open &&
      (event.key === 'Tab' || event.key === 'Enter') &&
      (active >= 0 || event.key === 'Tab') &&
      !event.shiftKey
    ) {
      take(Math.max(active, 0));
    } else if (event.key === 'Escape' && box.value !== '') {
      if (open) close();
      else box.value = '';
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  });

  return {
    element,
    focus: () => box.focus(),
    refresh() {
      box.placeholder = `Message #${placeName()}, or / for commands`;
      if (document.activeElement === box) offer();
    },
  };
}

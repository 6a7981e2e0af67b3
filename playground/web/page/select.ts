import { h } from './dom.js';

export interface SelectChoice {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly default?: boolean | undefined;
}

export interface SelectParts {
  readonly customId: string;
  readonly choices: readonly SelectChoice[];
  readonly placeholder: string;
  readonly least: number;
  readonly most: number;
  readonly disabled: boolean;
  readonly pending: boolean;
  readonly pick: (values: readonly string[]) => void;
}

let made = 0;

/** A select menu with the keyboard: arrows, Enter, Esc. (The web component's own cannot choose, nor be reached by keys.) */
export function drawSelect(parts: SelectParts): HTMLElement {
  const { customId, choices, placeholder, least, most, disabled, pending, pick } = parts;
  const before = choices.filter((choice) => choice.default).map(({ value }) => value);
  const chosen = new Set(before);
  let active = 0;
  made += 1;
  const listId = `options-${made}`;

  const labels = (): string => choices.flatMap(({ value, label }) => (chosen.has(value) ? label : [])).join(', ');
  const text = h('span', { class: 'select-text' }, labels() || placeholder);
  const options = choices.map(({ value, label, description }, n) =>
    h(
      'li',
      {
        attrs: {
          role: 'option',
          id: `${listId}-${n}`,
          'data-value': value,
          'aria-selected': String(chosen.has(value)),
        },
        on: { click: () => choose(n), mousemove: () => point(n) },
      },
      h('span', { class: 'option-label' }, label),
      description ? h('span', { class: 'option-description' }, description) : null,
    ),
  );
  const list = h('ul', { class: 'select-list', attrs: { role: 'listbox', id: listId, hidden: true } }, ...options);
  const head = h(
    'button',
    {
      class: 'select-head',
      attrs: {
        type: 'button',
        role: 'combobox',
        'aria-haspopup': 'listbox',
        'aria-expanded': 'false',
        'aria-controls': listId,
        'aria-label': placeholder,
        disabled,
      },
      on: { click: () => (list.hidden ? open() : close()), keydown: (event) => key(event) },
    },
    text,
    h('span', { class: 'select-arrow', attrs: { 'aria-hidden': 'true' } }, pending ? '…' : '⌄'),
  );
  const element = h(
    'div',
    { class: pending ? 'select pending' : 'select', attrs: { 'data-custom-id': customId, 'data-pending': pending } },
    head,
    list,
  );
  element.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) close();
  });
  list.addEventListener('mousedown', (event) => event.preventDefault());

  function point(n: number): void {
    active = Math.min(Math.max(n, 0), options.length - 1);
    for (const [at, option] of options.entries()) option.classList.toggle('active', at === active);
    head.setAttribute('aria-activedescendant', `${listId}-${active}`);
    options[active]?.scrollIntoView({ block: 'nearest' });
  }
  function open(): void {
    if (pending) return;
    list.hidden = false;
    const below = window.innerHeight - head.getBoundingClientRect().bottom;
    list.classList.toggle('upwards', below < list.offsetHeight + 90);
    head.setAttribute('aria-expanded', 'true');
    point(
      Math.max(
        0,
        choices.findIndex(({ value }) => chosen.has(value)),
      ),
    );
  }
  function close(): void {
    if (list.hidden) return;
    list.hidden = true;
    head.setAttribute('aria-expanded', 'false');
    // Several are sent when the list closes, as Discord does.
    const changed = chosen.size !== before.length || before.some((value) => !chosen.has(value));
    if (most > 1 && changed && chosen.size >= least) pick([...chosen]);
  }
  function choose(n: number): void {
    const value = choices[n]?.value;
    if (value === undefined) return;
    if (most === 1) {
      chosen.clear();
      chosen.add(value);
      text.textContent = labels();
      close();
      pick([value]);
      return;
    }
    if (!chosen.delete(value) && chosen.size < most) chosen.add(value);
    text.textContent = labels() || placeholder;
    for (const [at, option] of options.entries()) {
      option.setAttribute('aria-selected', String(chosen.has(choices[at]?.value ?? '')));
    }
  }
  function key(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -99, End: 99 };
    const step = steps[event.key];
    if (list.hidden) {
      if (step === undefined) return;
      open();
    } else if (step !== undefined) {
      point(active + step);
    } else if (event.key === 'Enter' || event.key === ' ') {
      choose(active);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else {
      return;
    }
    event.preventDefault();
  }
  return element;
}

import { h } from './dom.js';

export interface SelectChoice {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  /** Draws what stands before its words. */
  readonly sign?: () => Node | null;
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
  made += 1;
  return new Select(parts, `options-${made}`).element;
}

function signed(sign: SelectChoice['sign'], label: string): readonly (Node | string)[] {
  const drawn = sign?.() ?? null;
  return drawn === null ? [label] : [drawn, ' ', label];
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -99, End: 99 };

/** A head that says what is chosen, and a list that opens below or above it. */
class Select {
  readonly element: HTMLElement;
  readonly #parts: SelectParts;
  readonly #listId: string;
  /** What was chosen when it was drawn. */
  readonly #before: readonly string[];
  readonly #chosen: Set<string>;
  readonly #text = h('span', { class: 'select-text' });
  readonly #options: readonly HTMLElement[];
  readonly #list: HTMLElement;
  readonly #head: HTMLElement;
  #active = 0;

  constructor(parts: SelectParts, listId: string) {
    const { customId, choices, pending } = parts;
    this.#parts = parts;
    this.#listId = listId;
    this.#before = choices.filter((choice) => choice.default).map(({ value }) => value);
    this.#chosen = new Set(this.#before);
    this.#showChosen();
    this.#options = choices.map((choice, n) => this.#option(choice, n));
    const attrs = { role: 'listbox', id: listId, hidden: true };
    this.#list = h('ul', { class: 'select-list', attrs }, ...this.#options);
    this.#head = this.#drawHead();
    this.element = h(
      'div',
      { class: pending ? 'select pending' : 'select', attrs: { 'data-custom-id': customId, 'data-pending': pending } },
      this.#head,
      this.#list,
    );
    this.element.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && this.element.contains(relatedTarget))) this.#close();
    });
    this.#list.addEventListener('mousedown', (event) => event.preventDefault());
  }

  #drawHead(): HTMLElement {
    const { placeholder, disabled, pending } = this.#parts;
    return h(
      'button',
      {
        class: 'select-head',
        attrs: {
          type: 'button',
          role: 'combobox',
          'aria-haspopup': 'listbox',
          'aria-expanded': 'false',
          'aria-controls': this.#listId,
          'aria-label': placeholder,
          disabled,
        },
        on: {
          click: () => (this.#list.hidden ? this.#open() : this.#close()),
          keydown: (event) => this.#key(event),
        },
      },
      this.#text,
      h('span', { class: 'select-arrow', attrs: { 'aria-hidden': 'true' } }, pending ? '…' : '⌄'),
    );
  }

  #option({ value, label, description, sign }: SelectChoice, n: number): HTMLElement {
    return h(
      'li',
      {
        attrs: {
          role: 'option',
          id: `${this.#listId}-${n}`,
          'data-value': value,
          'aria-selected': String(this.#chosen.has(value)),
        },
        on: { click: () => this.#choose(n), mousemove: () => this.#point(n) },
      },
      h('span', { class: 'option-label' }, ...signed(sign, label)),
      description ? h('span', { class: 'option-description' }, description) : null,
    );
  }

  #showChosen(): void {
    const { choices, placeholder } = this.#parts;
    const chosen = choices.filter(({ value }) => this.#chosen.has(value));
    const parts = chosen.flatMap(({ label, sign }, n) => [...(n > 0 ? [', '] : []), ...signed(sign, label)]);
    this.#text.replaceChildren(...(parts.length > 0 ? parts : [placeholder]));
  }

  #point(n: number): void {
    this.#active = Math.min(Math.max(n, 0), this.#options.length - 1);
    for (const [at, option] of this.#options.entries()) option.classList.toggle('active', at === this.#active);
    this.#head.setAttribute('aria-activedescendant', `${this.#listId}-${this.#active}`);
    this.#options[this.#active]?.scrollIntoView({ block: 'nearest' });
  }

  #open(): void {
    const { choices, pending } = this.#parts;
    if (pending) return;
    this.#list.hidden = false;
    const below = window.innerHeight - this.#head.getBoundingClientRect().bottom;
    this.#list.classList.toggle('upwards', below < this.#list.offsetHeight + 90);
    this.#head.setAttribute('aria-expanded', 'true');
    const first = choices.findIndex(({ value }) => this.#chosen.has(value));
    this.#point(Math.max(0, first));
  }

  #close(): void {
    if (this.#list.hidden) return;
    this.#list.hidden = true;
    this.#head.setAttribute('aria-expanded', 'false');
    // Several are sent when the list closes, as Discord does.
    const { least, most, pick } = this.#parts;
    const [before, chosen] = [this.#before, this.#chosen];
    const hasChanged = chosen.size !== before.length || before.some((value) => !chosen.has(value));
    if (most > 1 && hasChanged && chosen.size >= least) pick([...chosen]);
  }

  #choose(n: number): void {
    const { choices, most, pick } = this.#parts;
    const chosen = this.#chosen;
    const value = choices[n]?.value;
    if (value === undefined) return;
    if (most === 1) {
      chosen.clear();
      chosen.add(value);
      this.#showChosen();
      this.#close();
      pick([value]);
      return;
    }
    if (!chosen.delete(value) && chosen.size < most) chosen.add(value);
    this.#showChosen();
    for (const [at, option] of this.#options.entries()) {
      option.setAttribute('aria-selected', String(chosen.has(choices[at]?.value ?? '')));
    }
  }

  #key(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (this.#list.hidden) {
      if (step === undefined) return;
      this.#open();
    } else if (step !== undefined) {
      this.#point(this.#active + step);
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.#choose(this.#active);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      this.#close();
    } else {
      return;
    }
    event.preventDefault();
  }
}

import { h } from './dom.js';

/** What stands at the side where there is no room for it at all times, and the button that opens it. */
interface Drawer {
  readonly drawer: HTMLElement;
  readonly opener: HTMLButtonElement;
}

/** Drawers, of which one at most is open. */
export class Drawers {
  readonly #all: readonly Drawer[];

  constructor(all: readonly Drawer[]) {
    this.#all = all;
    for (const each of all) each.opener.addEventListener('click', () => this.#turn(each));
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.close();
    });
  }

  close(): void {
    for (const { drawer, opener: button } of this.#all) {
      drawer.classList.remove('opened');
      button.setAttribute('aria-expanded', 'false');
    }
  }

  #turn({ drawer, opener: button }: Drawer): void {
    const wasOpen = drawer.classList.contains('opened');
    this.close();
    drawer.classList.toggle('opened', !wasOpen);
    button.setAttribute('aria-expanded', String(!wasOpen));
  }
}

/** A button for the drawer of that name. */
export function opener(sign: string, label: string, controls: string): HTMLButtonElement {
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

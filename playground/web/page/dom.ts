type Child = Node | string | null | undefined | false;

interface Props {
  readonly class?: string;
  /** Attributes; `true` is one without a value, `false`, null and undefined leave it out. */
  readonly attrs?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  /** Properties of the element, for what is no attribute. */
  readonly props?: Readonly<Record<string, unknown>>;
  readonly on?: { readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void };
}

/** Makes an element. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props?: Props,
  ...children: readonly Child[]
): HTMLElementTagNameMap[K];
export function h(tag: string, props?: Props, ...children: readonly Child[]): HTMLElement;
export function h(tag: string, props: Props = {}, ...children: readonly Child[]): HTMLElement {
  const element = document.createElement(tag);
  if (props.class) element.className = props.class;
  for (const [name, value] of Object.entries(props.attrs ?? {})) {
    if (value === false || value === null || value === undefined) continue;
    element.setAttribute(name, value === true ? '' : String(value));
  }
  Object.assign(element, props.props);
  for (const [name, listener] of Object.entries(props.on ?? {})) {
    element.addEventListener(name, listener as EventListener);
  }
  element.append(...children.filter((child): child is Node | string => Boolean(child)));
  return element;
}

/** The first letter on a coloured disc: nothing is fetched for it. */
export function discAvatar(letter: string, colour: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${colour}"/><text x="20" y="21" text-anchor="middle" dominant-baseline="central" font-family="sans-serif" font-size="19" font-weight="600" fill="#fff">${letter}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A die that shows five. */
export function dieAvatar(): string {
  const pips = [
    [12, 12],
    [28, 12],
    [20, 20],
    [12, 28],
    [28, 28],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.2" fill="#5865f2"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#5865f2"/><rect x="6" y="6" width="28" height="28" rx="6" fill="#fff"/>${pips.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

import { h } from './dom.js';
import { RELOADED, wasReloaded } from './reload.js';

const MOST = 4;

/** Two to four personas next to each other, each in a client of their own. */
export function showSideBySide(keys: readonly string[]): void {
  // A frame does not know by itself that the page around it was reloaded.
  const more = wasReloaded() ? `&${RELOADED}` : '';
  const frames = keys
    .slice(0, MOST)
    .map((key) => h('iframe', { attrs: { src: `?as=${encodeURIComponent(key)}${more}`, title: key } }));
  document.body.append(h('div', { class: 'side', attrs: { 'data-count': frames.length } }, ...frames));
}

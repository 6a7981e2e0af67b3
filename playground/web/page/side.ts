import { h } from './dom.js';

const MOST = 4;

/** Two to four personas next to each other, each in a client of their own. */
export function showSideBySide(keys: readonly string[]): void {
  const frames = keys
    .slice(0, MOST)
    .map((key) => h('iframe', { attrs: { src: `?as=${encodeURIComponent(key)}`, title: key } }));
  document.body.append(h('div', { class: 'side', attrs: { 'data-count': frames.length } }, ...frames));
}

import type { FeedEntry } from '../shared/wire.js';
import { h } from './dom.js';

/** What Discord's client says in the channel to this person alone. */
export function clientNotice(text: string): HTMLElement {
  return notice('notice', text, []);
}

/** What Discord would refuse, in red, with the reasons. */
export function refusalNotice({ text, refused = [] }: FeedEntry): HTMLElement {
  return notice('notice refusal', `Discord would refuse this: ${text}`, refused);
}

function notice(kind: string, text: string, reasons: readonly string[]): HTMLElement {
  const close = h('button', { class: 'link', attrs: { type: 'button' } }, 'Dismiss');
  const element = h(
    'div',
    { class: kind, attrs: { role: 'alert' } },
    h('div', {}, text),
    reasons.length > 0 ? h('ul', {}, ...reasons.map((reason) => h('li', {}, reason))) : null,
    close,
  );
  close.addEventListener('click', () => element.remove());
  return element;
}

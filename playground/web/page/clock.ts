import { shownTime } from '../shared/times.js';
import { h } from './dom.js';

const EACH_MS = 500;

/** A time that runs: `<t:…:R>` counts down by itself. */
export function timeElement(at: number, style: string, locale: string): HTMLElement {
  const whole = shownTime(at, 'F', Date.now(), locale);
  const element = h('discord-time', { attrs: { title: whole } }, shownTime(at, style, Date.now(), locale));
  if (style === 'R') Object.assign(element.dataset, { at: String(at), locale });
  return element;
}

/** Keeps every running time on the page up to date. */
export function runClock(): void {
  setInterval(() => {
    for (const element of document.querySelectorAll<HTMLElement>('discord-time[data-at]')) {
      const { at, locale = 'en-US' } = element.dataset;
      const text = shownTime(Number(at), 'R', Date.now(), locale);
      if (element.textContent !== text) element.textContent = text;
    }
  }, EACH_MS);
}

/** "Today at 20:15", as above a message. */
export function postedAt(iso: string): string {
  const date = new Date(iso);
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(date);
  const today = new Date().toDateString() === date.toDateString();
  return today ? `Today at ${time}` : `${new Intl.DateTimeFormat('en-GB').format(date)} ${time}`;
}

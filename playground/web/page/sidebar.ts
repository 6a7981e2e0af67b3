import type { Hello, PageChannel, PlaceCounts } from '../shared/wire.js';
import { profileOf } from './client.js';
import { h } from './dom.js';

export interface SidebarParts {
  readonly hello: Hello;
  readonly current: string;
  /** What is new to this persona in a place. */
  readonly marks: (place: string) => PlaceCounts['marks'];
  readonly go: (place: PageChannel) => void;
}

/** The server's channels, and who one can be. */
export function drawSidebar({ hello, current, marks, go }: SidebarParts): readonly HTMLElement[] {
  const { server, places, personas, you } = hello;
  const channels = places.map((place) => {
    const { unread, mentions } = marks(place.id);
    const classes = ['place', place.thread && 'thread', unread > 0 && 'unread'];
    return h(
      'button',
      {
        class: classes.filter(Boolean).join(' '),
        attrs: { type: 'button', 'aria-current': place.id === current ? 'page' : null },
        on: { click: () => go(place) },
      },
      `${place.thread ? '⤷' : '#'} ${place.name}`,
      unread > 0 ? h('span', { class: 'new', attrs: { 'aria-label': `${unread} unread` } }) : null,
      mentions > 0
        ? h('span', { class: 'badge', attrs: { 'aria-label': `${mentions} mentions` } }, `${mentions}`)
        : null,
    );
  });
  const people = personas.map((persona) => {
    const { name, avatar } = profileOf(hello, persona.id);
    return h(
      'a',
      {
        class: 'persona',
        attrs: { href: `?as=${persona.key}`, 'aria-current': persona.key === you.key ? 'true' : null },
      },
      h('img', { attrs: { src: avatar, alt: '', width: 24, height: 24 } }),
      h('span', {}, name),
      h('small', {}, `${persona.locale} · ${persona.role}`),
    );
  });
  const keys = personas.map(({ key }) => key);
  const beside = [2, 3, 4].map((count) =>
    h('a', { class: 'side-link', attrs: { href: `?side=${keys.slice(0, count).join(',')}` } }, String(count)),
  );
  return [
    h('h2', {}, server),
    h('h3', {}, 'Channels'),
    ...channels,
    h('h3', {}, 'Be somebody else'),
    ...people,
    h('div', { class: 'beside' }, 'Side by side: ', ...beside),
  ];
}

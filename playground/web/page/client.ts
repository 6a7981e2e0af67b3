import type { Hello, PageChannel } from '../shared/wire.js';
import type { SendAction } from './connection.js';
import { dieAvatar, discAvatar } from './dom.js';

/** How somebody looks in the channel. */
export interface Profile {
  readonly name: string;
  readonly avatar: string;
  readonly colour: string | null;
  readonly bot: boolean;
}

/** One persona's client: what every part of the page needs to know. */
export interface Client {
  readonly hello: Hello;
  readonly act: SendAction;
  face(userId: string): Profile;
  place(id: string): PageChannel | undefined;
  go(place: PageChannel): void;
}

export function profileOf({ personas, bot }: Hello, userId: string): Profile {
  if (userId === bot.id) return { name: bot.name, avatar: dieAvatar(), colour: null, bot: true };
  const persona = personas.find(({ id }) => id === userId);
  if (!persona) return { name: 'unknown-user', avatar: discAvatar('?', '#747f8d'), colour: null, bot: false };
  const { name, colour, role } = persona;
  const [first] = new Intl.Segmenter('en').segment(name);
  const avatar = discAvatar(first?.segment ?? '?', colour);
  return { name, avatar, colour: role === 'moderator' ? colour : null, bot: false };
}

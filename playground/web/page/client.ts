import type { Hello, Place } from '../shared/wire.js';
import type { Act } from './connection.js';
import { dieAvatar, discAvatar } from './dom.js';

/** How somebody looks in the channel. */
export interface Face {
  readonly name: string;
  readonly avatar: string;
  readonly colour: string | null;
  readonly bot: boolean;
}

/** One persona's client: what every part of the page needs to know. */
export interface Client {
  readonly hello: Hello;
  readonly act: Act;
  face(userId: string): Face;
  place(id: string): Place | undefined;
  go(place: Place): void;
}

export function faceOf({ personas, bot }: Hello, userId: string): Face {
  if (userId === bot.id) return { name: bot.name, avatar: dieAvatar(), colour: null, bot: true };
  const persona = personas.find(({ id }) => id === userId);
  if (!persona) return { name: 'unknown-user', avatar: discAvatar('?', '#747f8d'), colour: null, bot: false };
  const { name, colour, role } = persona;
  const [first] = new Intl.Segmenter('en').segment(name);
  const avatar = discAvatar(first?.segment ?? '?', colour);
  return { name, avatar, colour: role === 'moderator' ? colour : null, bot: false };
}

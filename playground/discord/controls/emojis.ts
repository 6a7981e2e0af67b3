import type { Controls } from '../controls.js';
import type { NamedWorld } from './named-world.js';

/** What the application's owner does with its emojis by hand. */
export function emojiControls({ platform }: NamedWorld): Pick<Controls, 'addEmoji' | 'removeEmoji'> {
  return {
    addEmoji: (name, png) => platform.emojis.add(name, `data:image/png;base64,${Buffer.from(png).toString('base64')}`),
    removeEmoji: ({ id }) => platform.emojis.remove(id),
  };
}

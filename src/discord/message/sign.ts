import type { Colour } from '../../games/game.js';

const SQUARES: Readonly<Record<Colour, string>> = {
  white: '⬜',
  red: '🟥',
  yellow: '🟨',
  green: '🟩',
  blue: '🟦',
  orange: '🟧',
  purple: '🟪',
};

/** The emoji before the words of what is about a colour, which is never told by it alone: the platform's own button colours mean something else. */
export function signOf(colour: Colour | null): { readonly name: string } | undefined {
  return colour === null ? undefined : { name: SQUARES[colour] };
}

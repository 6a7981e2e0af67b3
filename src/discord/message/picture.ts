import type { Seat, View } from '../../games/game.js';

/** What a message shows as a drawing, with the words for those who do not see it. */
export interface Picture {
  readonly view: View;
  /** Whose own sheet it is; null: everyone's. */
  readonly seat: Seat | null;
  /** By seat; a board shows their initials. */
  readonly names: readonly string[];
  /** At most 1,024 characters. */
  readonly alt: string;
}

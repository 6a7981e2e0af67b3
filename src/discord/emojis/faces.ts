import { setImmediate as turn } from 'node:timers/promises';
import { COLOURS, type Colour, type DieView } from '../../games/game.js';

/** A face of a die as the application's emoji; a blank one is the die of its colour whatever it shows. */
export interface FaceEmoji {
  /** Colour and number, as in `r5`; `r0` is blank. */
  readonly face: string;
  /** With a mark of how it looks, so that one of an earlier look is known by its name: `r5_1a2b3c`. */
  readonly name: string;
  png(): Promise<Buffer>;
}

const BLANK = 0;
const NUMBERS = [BLANK, 1, 2, 3, 4, 5, 6] as const;
const COLOUR_LETTERS = COLOURS.map((colour) => colour.charAt(0));
const OWN = new RegExp(`^[${COLOUR_LETTERS.join('')}][${NUMBERS.join('')}]_[0-9a-f]{6}$`);

/** How many faces there are to draw. */
export const FACE_COUNT = COLOURS.length * NUMBERS.length;

/** Whether an emoji is called as those of faces are, whatever they look like. */
export function isFaceName(name: string): boolean {
  return OWN.test(name);
}

/** What the die shows, as faces are called. */
export function faceOf({ colour, value }: DieView): string {
  return `${colour.charAt(0)}${value ?? BLANK}`;
}

/** Of what colour the die is whose emoji is called that. */
export function colourOfFace(name: string): Colour | undefined {
  return isFaceName(name) ? COLOURS.find((colour) => name.startsWith(colour.charAt(0))) : undefined;
}

/** Draws all faces, one at a time; the event loop runs in between. The drawing is loaded when it is first needed. */
export async function drawFaces(): Promise<readonly FaceEmoji[]> {
  const { drawFace } = await import('../../draw/face.js');
  const faces: FaceEmoji[] = [];
  for (const colour of COLOURS) {
    for (const value of NUMBERS) {
      const face = faceOf({ colour, value });
      const { mark, png } = drawFace(colour, value);
      faces.push({ face, name: `${face}_${mark}`, png });
      await turn();
    }
  }
  return faces;
}

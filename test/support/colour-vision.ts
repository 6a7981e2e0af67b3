import { linear } from './contrast.js';
import type { Pixels } from './pixels.js';

type Row = readonly [red: number, green: number, blue: number];

/**
 * What is left of linear red, green and blue where a kind of cone is missing: G. M. Machado, M. M. Oliveira,
 * L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on
 * Visualization and Computer Graphics 15 (2009), doi 10.1109/TVCG.2009.113, severity 1. Greyscale is luminance.
 */
export const VISIONS: Readonly<Record<'protanopia' | 'deuteranopia' | 'tritanopia' | 'greyscale', readonly Row[]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  greyscale: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

const LINEAR = Float64Array.from({ length: 256 }, (_, part) => linear(part));

/** The picture as it is seen so. */
export function seenBy(vision: keyof typeof VISIONS, { width, height, data }: Pixels): Pixels {
  const seen = new Uint8ClampedArray(data);
  const rows = VISIONS[vision];
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [LINEAR[data[at]!]!, LINEAR[data[at + 1]!]!, LINEAR[data[at + 2]!]!];
    for (const [n, row] of rows.entries()) seen[at + n] = encoded(row[0] * red + row[1] * green + row[2] * blue);
  }
  return { width, height, data: seen };
}

function encoded(share: number): number {
  return 255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055);
}

import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import { PALETTE } from './palette.js';

const pack = promisify(deflate);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const DEPTH = 8;
const INDEXED = 3;
/** Higher levels take several times as long for a sixth fewer bytes. */
const LEVEL = 3;

/** For every colour of 5 bits a part, which of the palette's is nearest; filled as they are met. */
const nearest = new Int16Array(1 << 15).fill(-1);

/** RGBA pixels as the palette's numbers, a byte each. */
export function toPaletteIndexes(pixels: Buffer): Uint8Array {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
  const bytes = new Uint8Array(words.length);
  let last = -1;
  let lastIndex = 0;
  for (let n = 0; n < words.length; n += 1) {
    const word = words[n]!;
    if (word !== last) {
      last = word;
      lastIndex = indexOf(word & 255, (word >> 8) & 255, (word >> 16) & 255);
    }
    bytes[n] = lastIndex;
  }
  return bytes;
}

function indexOf(red: number, green: number, blue: number): number {
  const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
  const known = nearest[key]!;
  if (known >= 0) return known;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, [r, g, b]] of PALETTE.entries()) {
    const distance = 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + 3 * (b - blue) ** 2;
    if (distance < least) [best, least] = [index, distance];
  }
  nearest[key] = best;
  return best;
}

/** An empty page in the palette's first colour. Each row begins with a byte that says "unfiltered". */
export function page(width: number, height: number): RawImage {
  return { width, height, bytes: Buffer.alloc((width + 1) * height) };
}

export interface RawImage {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/** Puts rows of indexed pixels onto the page. */
export function put({ width, bytes }: RawImage, rows: readonly Uint8Array[], left: number, top: number): void {
  let to = top * (width + 1) + 1 + left;
  for (const row of rows) {
    bytes.set(row, to);
    to += width + 1;
  }
}

/**
 * The page as a PNG; packing happens off the event loop. Flat drawings in few colours are packed far better, and faster,
 * with a byte for each pixel than as full colours.
 */
export async function png({ width, height, bytes }: RawImage): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([DEPTH, INDEXED], 8);
  const data = await pack(bytes, { level: LEVEL });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(PALETTE.flat())),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

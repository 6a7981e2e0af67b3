import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { isWritable } from '../lib/letters.js';
import { fitWidth, fontFile, PARTS, widthOf } from './font.js';

/** By number, as WOFF2 (W3C Recommendation, 4.1) names the tables that matter here. */
const CMAP = 0;
const TRANSFORMED = [10, 11];
const NAMED_BY_ITSELF = 63;

/** The table of a font file that says which characters it has. */
function cmapOf(file: Buffer): Buffer {
  let at = 48;
  const number = (): number => {
    for (let value = 0; ; at += 1) {
      value = value * 128 + (file[at]! & 127);
      if (file[at]! < 128) {
        at += 1;
        return value;
      }
    }
  };
  let start = 0;
  let found: readonly [from: number, to: number] = [0, 0];
  for (let table = 0; table < file.readUInt16BE(12); table += 1) {
    const flags = file[at]!;
    const kind = flags & 63;
    at += kind === NAMED_BY_ITSELF ? 5 : 1;
    const length = number();
    const isTransformed = TRANSFORMED.includes(kind) ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const kept = isTransformed ? number() : length;
    if (kind === CMAP) found = [start, start + kept];
    start += kept;
  }
  return brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20))).subarray(...found);
}

/** The characters of the first plane for which a font has a shape. */
function charactersOf(file: Buffer): readonly number[] {
  const cmap = cmapOf(file);
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, n) => cmap.subarray(cmap.readUInt32BE(8 + n * 8)));
  const table = tables.find((each) => each.readUInt16BE(0) === 4)!;
  const size = table.readUInt16BE(6);
  const word = (part: number, n: number): number => table.readUInt16BE(14 + part * size + (part > 0 ? 2 : 0) + 2 * n);
  return Array.from({ length: size / 2 }, (_, n) => n).flatMap((n) => {
    const [last, first, shift, offset] = [word(0, n), word(1, n), word(2, n), word(3, n)];
    const all = Array.from({ length: last - first + 1 }, (_, k) => first + k);
    return all.filter((character) => {
      if (character === 0xffff) return false;
      if (offset === 0) return ((character + shift) & 0xffff) !== 0;
      return table.readUInt16BE(16 + 3 * size + 2 * n + offset + 2 * (character - first)) !== 0;
    });
  });
}

describe('the font', () => {
  test('has every letter that names are written with, and no letter that they are not', () => {
    const had = new Set(PARTS.flatMap((part) => charactersOf(readFileSync(fontFile(part)))));
    const isText = (character: string): boolean => /^[\p{L}\p{N}\p{P}\p{S} ]$/u.test(character);
    const wrong = Array.from({ length: 0xffff }, (_, point) => String.fromCodePoint(point)).filter(
      (character) => isWritable(character) !== (isText(character) && had.has(character.codePointAt(0)!)),
    );
    expect(wrong).toEqual([]);
    expect(had.size).toBeGreaterThan(800);
  });

  test('measures letters of all its parts', () => {
    for (const letter of ['A', 'Ž', 'Ж', 'Ғ', 'ễ']) expect(widthOf(letter.repeat(9), 20)).toBeGreaterThan(60);
  });

  test('shortens a text to a width by whole letters', () => {
    expect(fitWidth('Ada', 13, 64)).toBe('Ada');
    expect(fitWidth('Ada Lovelace', 13, 64)).toBe('Ada Lov…');
  });
});

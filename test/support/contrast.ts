import { rgbOf } from '../../src/draw/palette.js';

/** How bright a part of a colour is, 0…1, before its 0…255 are made of it. */
export function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** As the accessibility guidelines for the web (WCAG 2) define it, 1…21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map(linear);
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

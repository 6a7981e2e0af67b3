const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** As much of the text as is so wide, by that measure, with an ellipsis if anything is missing; no grapheme split. */
export function cutText(text: string, most: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= most) return text;
  let kept = '';
  let room = most - widthOf('…');
  for (const { segment } of graphemes.segment(text)) {
    room -= widthOf(segment);
    if (room < 0) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

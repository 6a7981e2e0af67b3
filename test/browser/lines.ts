import type { Page } from 'playwright-core';

/** A line as somebody sees it. */
export interface VisibleLine {
  /** Its characters in the order in which they are written. */
  readonly written: string;
  /** The same from left to right. */
  readonly drawn: string;
}

/** Runs in the page: where each character stands, whatever it looks like. What takes no room is left out. */
const LINES = `((root) => {
  const graphemes = new Intl.Segmenter('en');
  const range = document.createRange();
  const lines = [[]];
  const end = () => {
    if (lines.at(-1).length > 0) lines.push([]);
  };
  const read = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      for (const { segment, index } of graphemes.segment(node.data)) {
        range.setStart(node, index);
        range.setEnd(node, index + segment.length);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        if (right <= left) continue;
        // Where the text goes on below: characters of other fonts stand a little higher or lower only.
        const middle = (top + bottom) / 2;
        if (lines.at(-1).some((one) => middle > one.bottom || middle < one.top)) end();
        lines.at(-1).push({ segment, top, bottom, at: (left + right) / 2 });
      }
      return;
    }
    if (node.nodeType !== Node.ELEMENT_NODE || node.localName === 'style') return;
    const inline = /^(inline|contents)/.test(getComputedStyle(node).display) && node.localName !== 'br';
    if (!inline) end();
    for (const child of [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes]) read(child);
    if (!inline) end();
  };
  read(root);
  const text = (line) => line.map(({ segment }) => segment).join('');
  return lines.filter((line) => line.length > 0).map((line) => ({
    written: text(line),
    drawn: text(line.toSorted((one, other) => one.at - other.at)),
  }));
})`;

/** Every line of what is there. */
export function visibleLines(page: Page, selector: string): Promise<readonly VisibleLine[]> {
  // A text, since it runs in the page.
  return page.evaluate<readonly VisibleLine[]>(
    `[...document.querySelectorAll(${JSON.stringify(selector)})].flatMap(${LINES})`,
  );
}

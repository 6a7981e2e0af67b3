import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flow } from './flow.js';
import { LIMITS } from './limits.js';

test('what has room stands in the text, and the rest beneath it in its order, nothing twice and nothing lost', () => {
  const paragraph = fc.string({ minLength: 1, maxLength: 700 }).map((text) => text.replaceAll('\n', ' '));
  fc.assert(
    fc.property(fc.array(paragraph, { minLength: 1, maxLength: 9 }), (paragraphs) => {
      const { content, embed } = flow(paragraphs, 0, '\n');
      expect(content.length).toBeLessThanOrEqual(LIMITS.content);
      expect([content, ...(embed.description === undefined ? [] : [embed.description])].join('\n')).toBe(
        paragraphs.join('\n'),
      );
    }),
  );
});

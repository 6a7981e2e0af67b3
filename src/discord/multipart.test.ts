import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeForm } from './multipart.js';

/** Names as they may come; what looks as if it had been escaped is read as what it stands for, here as in browsers. */
const NAME = fc.string({ minLength: 1 }).map((name) => name.replaceAll('%', ''));
const PART = fc.record({ name: NAME, file: NAME, data: fc.uint8Array({ maxLength: 300 }), text: NAME });

test('a form that is sent in one piece is read as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(PART, { minLength: 1, maxLength: 4 }), async (parts) => {
      const form = new FormData();
      for (const { name, file, data, text } of parts) {
        form.append(name, new Blob([data], { type: 'image/png' }), file);
        form.append(name, text);
      }
      const { type, body } = await encodeForm(form);
      const read = await new Response(body, { headers: { 'content-type': type } }).formData();
      expect(await contentOf(read)).toEqual(await contentOf(form));
    }),
  );
});

test('a name can end neither its line nor its quotes', async () => {
  const form = new FormData();
  form.append('a"b', new Blob(['x']), 'c"\r\nd');
  const { body } = await encodeForm(form);
  expect(body.toString()).toContain('name="a%22b"; filename="c%22%0D%0Ad"\r\n');
});

async function contentOf(form: FormData): Promise<readonly unknown[]> {
  const entries = [...form].map(async ([name, value]) =>
    typeof value === 'string'
      ? [name, value]
      : [name, value.name, value.type, Buffer.from(await value.arrayBuffer()).toString('hex')],
  );
  return Promise.all(entries);
}

import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Received, refusalResponse, type Wire, wire } from '../../../test/support/discord-harness.js';

let server: Wire;
beforeEach(async () => {
  server = await wire();
  server.usableEmojis.use(['11', '12']);
});
afterEach(() => server.close());

const drawn = (id: string) => ({ id, name: 'r0_1a2b3c' });
const SQUARE = { name: '🟥' };

/** A message with a button and a select, each with that emoji. */
function messageWith(emoji: object) {
  return {
    content: '<:r5_1a2b3c:13>',
    components: [
      { type: 1, components: [{ type: 2, style: 2, custom_id: 'a', label: 'Red 5', emoji }] },
      { type: 1, components: [{ type: 3, custom_id: 'b', options: [{ label: 'Red', value: 'r', emoji }] }] },
    ],
  };
}

function emojiError(path: readonly string[], inner: object = { id: { _errors: [{ code: 'X', message: 'no' }] } }) {
  const errors = ['emoji', ...[...path].reverse()].reduce<object>((within, key) => ({ [key]: within }), inner);
  return { status: 400, body: { code: 50_035, message: 'Invalid Form Body', errors } };
}
const REFUSED = emojiError(['components', '0', 'components', '0']);
const hasEmojis = ({ body }: Received): boolean => JSON.stringify(body).includes('"emoji":{"id"');

/** Each way of a message with components, with what comes of a body on it. */
const WAYS = {
  'a post': (body: object) => server.rest.post('/channels/1/messages', { body }),
  'a post with a picture': (body: object) => server.rest.post('/channels/1/messages', { body, files: FILES }),
  'an edit': (body: object) => server.rest.patch('/channels/1/messages/2', { body }),
  'an edit with a picture': (body: object) => server.rest.patch('/channels/1/messages/2', { body, files: FILES }),
  'an edit by a token': (body: object) => server.rest.patch('/webhooks/1/t/messages/@original', { body, auth: false }),
  'an edit by a token with a picture': (body: object) =>
    server.rest.patch('/webhooks/1/t/messages/2', { body, files: FILES, auth: false }),
  'a message by a token': (body: object) => server.posting.post('/webhooks/1/t', { body, files: FILES, auth: false }),
  'an answer': (data: object) =>
    server.rest.post('/interactions/1/t/callback', { body: { type: 4, data }, auth: false }),
  'an answer with a picture': (data: object) =>
    server.posting.post('/interactions/1/t/callback', { body: { type: 7, data }, files: FILES, auth: false }),
} as const;
const FILES = [{ name: 'sheet.png', data: Buffer.from('picture'), contentType: 'image/png' }];
type Way = keyof typeof WAYS;

test.each(Object.keys(WAYS) as Way[])(
  '%s that is refused for an emoji goes out once more, with squares',
  async (way) => {
    server.answer = (request) => (hasEmojis(request) ? REFUSED : undefined);
    await WAYS[way](messageWith(drawn('11')));
    const [first, second, ...more] = server.received;
    expect(more).toEqual([]);
    const expected = JSON.parse(
      JSON.stringify(first!.body).replaceAll(JSON.stringify(drawn('11')), JSON.stringify(SQUARE)),
    );
    expect(second).toMatchObject({ method: first!.method, path: first!.path });
    expect(second!.body).toEqual(expected);
    expect(server.usableEmojis.refusals).toBe(1);
    // The next one is not refused first.
    await WAYS[way](messageWith(drawn('12')));
    expect(server.received.slice(2).map(hasEmojis)).toEqual([false]);
  },
);

test.each([
  ['the field of an answer', emojiError(['data', 'components', '0', 'components', '0'])],
  ['an option', emojiError(['components', '1', 'components', '0', 'options', '0'])],
  [
    'a button by its code alone',
    { status: 400, body: { code: 50_035, errors: { _errors: [{ code: 'BUTTON_COMPONENT_INVALID_EMOJI' }] } } },
  ],
])('a refusal that names the emoji as that of %s is taken for one', async (_what, refusal) => {
  server.answer = (request) => (hasEmojis(request) ? refusal : undefined);
  await WAYS['a post'](messageWith(drawn('11')));
  expect(server.received.map(hasEmojis)).toEqual([true, false]);
});

test.each([
  ['another mistake', { status: 400, body: { code: 50_035, errors: { content: { _errors: [{ code: 'X' }] } } } }],
  ['another code', refusalResponse(400, 50_083)],
  ['no permission', refusalResponse(403, 50_013)],
])('a refusal for %s stays one, and is made once', async (_what, refusal) => {
  server.answer = () => refusal;
  await expect(WAYS['a post'](messageWith(drawn('11')))).rejects.toMatchObject({ status: refusal.status });
  expect(server.received).toHaveLength(1);
  expect([server.usableEmojis.refusals, server.usableEmojis.has('11')]).toEqual([0, true]);
});

test('what is refused with squares as well is refused, and goes out no third time', async () => {
  server.answer = () => REFUSED;
  await expect(WAYS['an answer'](messageWith(drawn('11')))).rejects.toMatchObject({ code: 50_035 });
  expect(server.received).toHaveLength(2);
});

test('an emoji that is not known to be there is sent as a square from the first', async () => {
  await WAYS['a post'](messageWith(drawn('99')));
  expect(server.received.map(({ body }) => body)).toEqual([messageWith(SQUARE)]);
});

test('of a message from before the last look nothing follows for the emojis of now', async () => {
  server.answer = (request) => {
    if (!hasEmojis(request)) return undefined;
    // Meanwhile they were put anew.
    server.usableEmojis.use(['21']);
    return REFUSED;
  };
  await WAYS['a post'](messageWith(drawn('11')));
  expect(server.received.map(hasEmojis)).toEqual([true, false]);
  expect([server.usableEmojis.refusals, server.usableEmojis.has('21')]).toEqual([0, true]);
});

test('of many messages at once that are refused each arrives once, and one look is called for', async () => {
  let looks = 0;
  server.usableEmojis.onRefused(() => {
    looks += 1;
  });
  server.answer = (request) => (hasEmojis(request) ? REFUSED : undefined);
  await Promise.all(
    Array.from({ length: 9 }, (_, n) =>
      server.rest.post(`/channels/${n}/messages`, { body: messageWith(drawn('11')) }),
    ),
  );
  expect(
    server.received
      .filter((request) => !hasEmojis(request))
      .map(({ path }) => path)
      .sort(),
  ).toHaveLength(9);
  expect(looks).toBe(1);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextMessageId, PATIENT, type Received, refusalResponse } from '../../../test/support/discord-harness.js';
import { quickClock, quickly } from '../../../test/support/quick-clock.js';
import { toScale } from '../../../test/support/scale.js';
import { SELF, type SenderHarness, senderHarness } from '../../../test/support/sender-harness.js';
import { CHANNEL, idOf } from '../../../test/support/table-harness.js';
import { gameOf } from '../../games/registry.js';
import type { Post } from '../../store/rows.js';
import { NO_SIGN } from '../../text/dice.js';
import { render } from './render.js';
import { Sender } from './sender.js';

/** As much of a message as matters here. */
interface Shown {
  readonly id: string;
  content: string;
  image: string | null;
  files: readonly string[];
  embeds: readonly object[];
  /** Whom it called when it was new. */
  readonly called: readonly string[];
}

/** What becomes of a request: it is done and answered, done but its answer is lost, done once nobody listens any more, or not done. */
type Fate = 'heard' | 'unheard' | 'late' | 'failed';

/** So long after it was given up something that is new may still come. */
const LATE = quickly(2_000);

/** A channel that keeps its messages as the platform does: by their nonces, with the files that are sent or kept. */
class Channel {
  readonly messages = new Map<string, Shown>();
  readonly #byNonce = new Map<string, Shown>();
  readonly malformed: string[] = [];
  fates: Fate[] = [];

  answer = (request: Received) => {
    const { method, path, body } = request;
    if (method === 'DELETE') this.messages.delete(idIn(path));
    if (method === 'GET') return { body: [...this.messages.values()].map(tellMessage) };
    // The menus are another matter.
    if (
      body === null ||
      isPrivate(request) ||
      (method === 'PATCH' && isByToken(request) && !this.messages.has(idIn(path)))
    )
      return undefined;
    const fate = this.fates.shift() ?? 'heard';
    if (fate === 'late' && method === 'POST') setTimeout(() => this.#post(body), LATE);
    if (fate === 'failed' || fate === 'late') return refusalResponse(502, 0);
    const message = method === 'POST' ? this.#post(body) : this.#edit(request);
    if (message === null) return refusalResponse(400, 50035);
    if (fate === 'unheard') return refusalResponse(502, 0);
    return { body: tellMessage(message) };
  };

  #post(body: Received['body']): Shown | null {
    const earlier = this.#byNonce.get(body.nonce);
    if (earlier !== undefined) return earlier;
    const id = nextMessageId();
    const made = { id, content: '', image: null, files: [], embeds: [], called: body.allowed_mentions.users };
    this.messages.set(id, made);
    if (body.nonce !== undefined) this.#byNonce.set(body.nonce, made);
    return this.#change(made, body);
  }

  #edit({ path, body }: Received): Shown | null {
    const message = this.messages.get(idIn(path));
    return message === undefined ? null : this.#change(message, body);
  }

  #change(message: Shown, { content, embeds, attachments, files = [] }: Received['body']): Shown | null {
    const left = attachments === undefined ? message.files : files;
    const image = embeds[0]?.image?.url.replace('attachment://', '') ?? null;
    if (image !== null && !left.includes(image)) {
      this.malformed.push(`${image} is neither sent nor kept`);
      return null;
    }
    return Object.assign(message, { content, image, files: left, embeds });
  }
}

const idIn = (path: string): string => path.split('/').at(-1)!;
const isByToken = ({ path }: Received): boolean => path.startsWith('/webhooks/');
const isPrivate = ({ body }: Received): boolean => body.flags === 64;

function tellMessage({ id, embeds, files, called }: Shown) {
  const [attachments, mentions] = [files.map((filename) => ({ filename })), called.map((person) => ({ id: person }))];
  return { id, author: { id: SELF.userId }, embeds, attachments, mentions };
}

/** Made and changed by the bot, or by the token of somebody who plays. */
const PACES = ['relaxed', 'live'] as const;

describe('a board of which nobody heard what it shows', () => {
  test.each(PACES)(
    'because the answer to its making was lost is brought up to date where things have changed since (%s)',
    async (pace) => {
      const { harness, channel } = await scene(pace);
      channel.fates = ['unheard'];
      const table = await harness.people.begin(['Ann', 'Ben', 'Cay']);
      harness.sender.wake();
      await expect.poll(() => channel.messages.size, PATIENT).toBe(1);
      await harness.pass(table, 'Ben');
      await harness.sent();
      await expectUpToDate(harness, channel, table, 'picture');
      await harness.close();
    },
  );

  test.each(PACES)('because the answer to an edit was lost is sent its picture again (%s)', async (pace) => {
    const { harness, channel, toggle } = await scene(pace);
    const table = await harness.people.begin(['Ann', 'Ben', 'Cay']);
    await harness.sent();
    const [board] = channel.messages.values();
    toggle();
    channel.fates = ['unheard'];
    await harness.pass(table, 'Ben');
    harness.sender.wake();
    await expect.poll(() => board!.image, PATIENT).toBe(null);
    toggle();
    await harness.sent();
    expect(channel.malformed).toEqual([]);
    await expectUpToDate(harness, channel, table, 'picture');
    await harness.close();
  });

  test('by whatever was lost, and whenever the bot was killed, is up to date in the end, by requests that are in order', async () => {
    const deed = fc.constantFrom('pass', 'vote', 'leave', 'back', 'permission', 'permission', 'kill' as const);
    const fate = fc.constantFrom<Fate>('heard', 'unheard', 'late', 'failed');
    const step = fc.record({ deed, fates: fc.array(fate, { maxLength: 2 }), rests: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PACES),
        fc.array(step, { minLength: 1, maxLength: 8 }),
        async (pace, steps) => {
          const { harness, channel, toggle, look } = await scene(pace);
          const { people, parts } = harness;
          let { sender } = harness;
          const table = await people.begin(['Ann', 'Ben', 'Cay']);
          for (const { deed, fates, rests } of steps) {
            channel.fates = [...fates];
            const { match } = (await people.live(table)).stored;
            if (deed === 'pass') await harness.pass(table, 'Ben');
            if (deed === 'vote')
              await people.tables.act(people.press('Ann'), {
                kind: 'kick',
                match: match.id,
                seat: 1,
                person: idOf('Ben'),
              });
            if (deed === 'leave') await people.tables.act(people.press('Cay'), { kind: 'quit', match: match.id });
            if (deed === 'back') await people.tables.act(people.press('Cay'), { kind: 'back', match: match.id });
            if (deed === 'permission') toggle();
            if (deed === 'kill') {
              sender.wake();
              await sender.stop();
              sender = new Sender(parts);
            }
            sender.wake();
            if (rests) await sender.idle();
            else await pressOn();
          }
          channel.fates = [];
          // What was begun under another permission is there, and the last change is told under this one.
          sender.wake();
          await sender.idle();
          await harness.pass(table, 'Ann');
          sender.wake();
          await sender.idle();
          expect(channel.malformed).toEqual([]);
          await expectUpToDate(harness, channel, table, look());
          await sender.stop();
          await harness.close();
        },
      ),
      { numRuns: toScale({ full: 50, brief: 10 }) },
    );
  });
});

/** So that some of what is sent is under way. */
async function pressOn(): Promise<void> {
  for (let n = 0; n < 20; n++) await new Promise((resolve) => setImmediate(resolve));
}

async function scene(pace: (typeof PACES)[number]) {
  let mayAttach = true;
  const harness = await senderHarness({
    pace,
    clock: quickClock,
    mayAttach: (place) => place === CHANNEL && mayAttach,
    draw: async ({ alt }) => Buffer.from(alt),
  });
  harness.people.waiting.reached = true;
  const channel = new Channel();
  harness.server.answer = channel.answer;
  return {
    harness,
    channel,
    toggle: () => {
      mayAttach = !mayAttach;
    },
    look: () => (mayAttach ? 'picture' : 'text') as 'picture' | 'text',
  };
}

async function expectUpToDate(
  { people }: SenderHarness,
  channel: Channel,
  table: string,
  look: 'picture' | 'text',
): Promise<void> {
  const stored = await people.read(table);
  expect(await people.store.unsentPosts()).toEqual([]);
  // Whatever was done twice, there is one message of each.
  expect([...channel.messages.keys()].sort()).toEqual(stored.posts.flatMap(({ messageId }) => messageId ?? []).sort());
  const current = stored.posts.filter((post: Post) => post.kind === 'board' && post.until === null);
  for (const post of current) {
    const message = channel.messages.get(post.messageId!)!;
    expect(message.content).toBe(render(stored, post, { gameOf, dieSign: NO_SIGN }, { look, words: 'told' }).content);
    expect(message.files).toEqual(post.picture === null ? [] : [post.picture]);
    expect(message.image).toBe(post.picture);
  }
}

import { test } from 'vitest';
import { type SenderHarness, type SenderOptions, senderHarness } from './sender-harness.js';

type Parts = Pick<SenderHarness, 'server' | 'people' | 'log' | 'sender' | 'sent' | 'posts' | 'pass'>;

/** What a test of the sender may ask for by name: the harness, and each of its parts. */
export interface SenderFixtures extends Parts {
  /** How the harness is made; a file of tests may have its own. */
  readonly options: SenderOptions;
  readonly harness: SenderHarness;
}

/** A test of a sender of its own, on a new store and a server that the real library talks to. */
export const senderTest = test.extend<SenderFixtures>({
  options: {},
  harness: async ({ options }, use) => {
    const harness = await senderHarness(options);
    await use(harness);
    await harness.close();
  },
  server: ({ harness }, use) => use(harness.server),
  people: ({ harness }, use) => use(harness.people),
  log: ({ harness }, use) => use(harness.log),
  sender: ({ harness }, use) => use(harness.sender),
  sent: ({ harness }, use) => use(harness.sent),
  posts: ({ harness }, use) => use(harness.posts),
  pass: ({ harness }, use) => use(harness.pass),
});

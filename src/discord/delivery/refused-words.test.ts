import { describe, expect } from 'vitest';
import { PATIENT, refusalResponse } from '../../../test/support/discord-harness.js';
import type { SenderHarness } from '../../../test/support/sender-harness.js';
import { senderTest as test } from '../../../test/support/sender-test.js';

test('a lobby goes without the lucky words that it is refused for', async ({ server, people, sent }) => {
  people.sealing.on = true;
  const table = await people.open(['Ann', 'Ben']);
  await sent();
  const said: string[] = [];
  server.answer = ({ body }) => {
    said.push(JSON.stringify(body ?? {}));
    return said.at(-1)!.includes('forbidden') ? refusalResponse(400, 200000) : undefined;
  };
  await people.tables.act(people.press('Ann'), { kind: 'word', table, word: 'forbidden' });
  const unsent = async () => {
    await sent();
    return people.store.unsentPosts();
  };
  await expect.poll(unsent, PATIENT).toEqual([]);
  const stored = await people.read(table);
  expect([stored.table.status, stored.seats.map(({ word }) => word)]).toEqual(['lobby', [null, null]]);
  expect(said.map((body) => body.includes('forbidden'))).toEqual([true, false]);
});

describe('the message of a match that is over, whose lucky words are refused only then', () => {
  test.for([
    ['played to the end', (people, table) => people.finish(table)],
    ['closed in the midst', closeBy],
    ['of a series of which another follows', (people, table) => people.finish(table), { games: 2 }],
  ] as const satisfies readonly Case[])(
    'tells all but those, %s',
    async ([, end, options], { people, server, sent }) => {
      people.sealing.on = true;
      const table = await people.open(['Ann', 'Ben'], options);
      await people.tables.act(people.press('Ann'), { kind: 'word', table, word: 'forbidden' });
      await sent();
      await people.tables.act(people.press('Ann'), { kind: 'begin', table });
      await sent();
      server.answer = ({ body }) =>
        JSON.stringify(body ?? {}).includes('forbidden') ? refusalResponse(400, 200000) : undefined;
      await end(people, table);
      const requests = await sent();
      const { match, posts } = await people.read(table);
      const [message] = match!.salt!.split(',');
      const told = requests.filter(({ body }) => JSON.stringify(body ?? {}).includes(match!.secret!));
      const description = (told.at(-1)!.body as { embeds: { description: string }[] }).embeds[0]!.description;
      expect(description).toContain(`🧂 Salt: ${message}\n-# 🍀 A lucky word follows it`);
      expect(posts.map(({ sent: seen, wanted }) => wanted - seen)).toEqual(posts.map(() => 0));
      expect(requests.filter(({ body }) => JSON.stringify(body ?? {}).includes('forbidden')).length).toBeLessThan(4);
    },
  );
});

type Case = readonly [
  title: string,
  end: (people: SenderHarness['people'], table: string) => Promise<unknown>,
  options?: { readonly games: number },
];

async function closeBy(people: SenderHarness['people'], table: string): Promise<void> {
  const { match } = await people.read(table);
  const asked = { kind: 'end', match: match!.id, asked: 'moderator' } as const;
  await people.tables.act(people.press('Mod', { moderator: true }), asked);
}

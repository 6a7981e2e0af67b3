import type { DiscordUser } from 'local-discord';
import { sleepWithoutDrift } from 'local-discord';
import { expect, test, vi } from 'vitest';
import { offersOn } from '../play/players.js';
import { stuck } from '../soak/alive.js';
import { openBook } from '../soak/book.js';
import { luckOf } from '../soak/luck.js';
import { Screens } from '../soak/screens.js';
import { createTally } from '../soak/tally.js';
import { createTempo } from '../soak/tempo.js';
import type { Town } from '../soak/town.js';
import { openStore } from '../src/store/store.js';
import { openHouse, type ProcessHouse } from './house.js';
import { openLedger } from './ledger.js';
import { WAITING } from './patience.js';
import { answerFrom, type Sitting, sitDown } from './sitting.js';

/** The new board is on its way for so many milliseconds from the first look on. */
const COMING = 1_500;
const POST = { method: 'POST', route: '/channels/:channel/messages', when: 'before' } as const;

/** What the soak says of a table of Ann and Ben, both of whom have a menu, after that. `happens` tells what was deleted on purpose. */
async function looked(
  happens: (sitting: Sitting, house: ProcessHouse) => Promise<readonly string[]> | readonly string[],
): Promise<string | null> {
  const house = await openHouse();
  const [screens, book, store] = [new Screens(house.discord), openBook(house.database), openStore(house.database)];
  try {
    const sitting = await sitDown(house, ['Ann', 'Ben']);
    const { channel, people } = sitting;
    for (const person of people) await sitting.menu(person);
    await house.rest(channel);
    const missing = new Set(await happens(sitting, house));
    const others = { tempo: createTempo(), ledger: openLedger(), tally: createTally() };
    const town: Town = { house, screens, book, ...others, takenSeats: new Map(), claimed: new Set() };
    const places = [{ channel, parent: channel, people }];
    return await stuck({ town, store, places, luck: luckOf('1'), missing }, (await sitting.stored()).table.id);
  } finally {
    screens.close();
    book.close();
    await store.close();
    await house.close();
  }
}

/** Ann answers, which the board tells. */
async function answerOf(ann: DiscordUser, sitting: Sitting): Promise<void> {
  const menu = ann.sees(sitting.channel).findLast((message) => message.ephemeral && offersOn(message).length > 0)!;
  await answerFrom(ann, menu, -1);
}

test.concurrent('a table goes on whose deleted board has not been made anew yet', async () => {
  const found = await looked(async (sitting, house) => {
    const { id } = sitting.board();
    house.discord.deleteMessage({ id });
    const posting = house.discord.fault({ ...POST, delayMs: 'until lifted' });
    await answerOf(sitting.people[0]!, sitting);
    await vi.waitFor(() => expect(posting.hits).toBe(1), WAITING);
    expect((await sitting.stored()).posts.at(-1)!.messageId).toBeNull();
    void sleepWithoutDrift(COMING).then(() => posting.lift());
    return [id];
  });
  expect(found).toBeNull();
});

test.concurrent('a table goes on whose board was deleted on purpose, and nothing has changed since', async () => {
  const found = await looked((sitting, house) => {
    const { id } = sitting.board();
    house.discord.deleteMessage({ id });
    return [id];
  });
  expect(found).toBeNull();
});

test.concurrent('a table whose board is gone, of which nobody knows why, does not go on', async () => {
  const found = await looked((sitting, house) => {
    house.discord.deleteMessage(sitting.board());
    return [];
  });
  expect(found).toContain('there is no board');
});

import Database from 'better-sqlite3';
import { PermissionFlagsBits } from 'discord.js';
import type { DiscordUser, SeenMessage } from 'local-discord';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readStored } from '../play/as-bot.js';
import { boardOf, offersOn } from '../play/players.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import { openHouse, type ProcessHouse } from './house.js';
import { expectOneMenuEach } from './one-menu.js';
import { WAITING } from './patience.js';
import { answerFrom, planFor, type Sitting, sitDown, waitForPlayers } from './sitting.js';
import { gamesAt } from './tables.js';

let house: ProcessHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const command = (name: string): string => `/${gamesAt(house)[0]!.game} ${name}`;

async function asked(
  person: DiscordUser,
  at: Pick<Sitting, 'channel'>,
  name: string,
  whom?: DiscordUser,
): Promise<SeenMessage> {
  const options = whom === undefined ? {} : { person: whom.id };
  return (await person.slash(at.channel, command(name), options).outcome).message!;
}

async function press(person: DiscordUser, message: SeenMessage, start: string): Promise<SeenMessage> {
  const button = message.buttons.find(({ customId }) => customId?.startsWith(start));
  return (await person.press(message, button!.customId!).outcome).message!;
}

/** The menu of somebody new at a seat, once the others have answered, so that it is asked anew. */
async function askedAgain(person: DiscordUser, table: Sitting): Promise<SeenMessage> {
  for (;;) {
    const menu = await table.menu(person);
    if (offersOn(menu).length > 0) return menu;
    for (const other of table.people) {
      const open = other === person ? null : await table.menu(other);
      if (open !== null && offersOn(open).length > 0) await answerFrom(other, open);
    }
  }
}

/** The board once it has all of these words on it, or in the words of its picture. */
function board({ channel, match, people }: Sitting, ...words: readonly string[]): Promise<SeenMessage> {
  return house.discord.until(
    () => {
      const found = boardOf(people[0]!.sees(channel), match);
      const told = [found?.text, ...(found?.attachments ?? []).map(({ description }) => description)].join('\n');
      return words.every((word) => told.includes(word)) ? found : null;
    },
    { what: words.join(', ') },
  );
}

describe('who leaves', () => {
  test('is asked first, leaves a bot behind, sees the way back on an open menu, and plays on after it', async () => {
    const table = await sitDown(house, ['Ann', 'Ben', 'Cid']);
    const { people, match } = table;
    const ben = people[1]!;
    const menu = await table.menu(ben);
    const question = await asked(ben, table, 'leave');
    expect(question.text).toContain('A bot takes your seat over at once');
    expect((await table.stored()).seats[1]!.gone).toBeNull();
    await press(ben, question, 'quit:');
    await board(table, `Bot for ${ben.name}`, `${ben.name} has left.`);
    const answer = await ben.waitFor(table.channel, ({ id, text }) => id === menu.id && text.includes('You have left'));
    expect(answer.buttons.map(({ label }) => label)).toEqual(['Come back']);

    const sheet = await table.menu(ben);
    expect(sheet.text).toContain('You have left this match');
    const back = await press(ben, sheet, 'back:');
    expect(back.text).toContain('⏳');
    await board(table, ben.name);
    expect(back.text).toContain('This seat had answered before you came.');
    await answerFrom(ben, await askedAgain(ben, table));
    // Where theirs was the last answer, the next throw has been made.
    expect((await table.lines()).findLast((line) => !line.startsWith('*'))).toMatch(/^1 /);
    expect((await readStored(house, { match })).seats[1]!.gone).toBeNull();
  });

  test('is followed by somebody new who presses Take the seat', async () => {
    const table = await sitDown(house, ['Ann', 'Ben', 'Cid']);
    const [, ben] = table.people;
    const eve = house.discord.addMember('Eve');
    await press(ben!, await asked(ben!, table, 'leave'), 'quit:');
    const free = await board(table, `${ben!.name} has left.`);
    expect(free.buttons.map(({ label }) => label)).toEqual(['My sheet', 'Rules', `Take the seat of ${ben!.name}`]);
    const menu = await press(eve, free, 'take:');
    expect(menu.text).toContain('⏳');
    const taken = await board(table, `Eve for ${ben!.name}`);
    expect(taken.buttons.map(({ label }) => label)).toEqual(['My sheet', 'Rules']);
    expect(menu.text).toContain('This seat had answered before you came.');
    await answerFrom(eve, await askedAgain(eve, table));
    // Where theirs was the last answer, the next throw has been made.
    expect((await table.lines()).findLast((line) => !line.startsWith('*'))).toMatch(/^1 /);
    const sheet = await table.menu(ben!);
    expect(sheet.text).toContain(`For now Eve for ${ben!.name} plays at your seat.`);
    const open = await table.menu(eve);
    expect((await press(ben!, sheet, 'back:')).text).toContain('⏳');
    await eve.waitFor(table.channel, ({ id, text }) => id === open.id && text.includes('You no longer play here'));
    await board(table, `Sheet 2, ${ben!.name}: `);
  });

  test('closes the table if nobody else plays there', async () => {
    const table = await sitDown(house, ['Ann'], 1);
    const [ann] = table.people;
    const question = await asked(ann!, table, 'leave');
    expect(question.text).toContain('it is closed at once');
    await press(ann!, question, 'quit:');
    await ann!.waitFor(table.channel, ({ text }) => text.includes('Everybody has left'));
  });
});

describe('who is in the way', () => {
  test('is replaced by votes that nobody sees the givers of, and that a crash does not lose', async () => {
    const table = await sitDown(house, ['Ann', 'Ben', 'Cid', 'Dot']);
    const [ann, ben, cid] = table.people;
    expect((await asked(ben!, table, 'kick', ann!)).text).toContain('1 of 2');
    const voted = await board(table, `1 of 2 votes to have ${ann!.name} replaced`);
    expect(voted.text).not.toContain(`${ben!.name} votes`);
    await house.kill();
    await house.start();
    expect((await asked(ben!, table, 'kick', ann!)).text).toContain('already: 1 of 2');
    expect((await asked(cid!, table, 'kick', ann!)).text).toContain(`Bot for ${ann!.name}`);
    await board(table, `${ann!.name} was replaced: the others voted for it.`);
    const menu = await table.menu(ann!);
    expect([menu.text, menu.buttons]).toEqual([expect.stringContaining('The others have voted'), []]);
    expect((await table.stored()).table.hostId).toBe(ben!.id);
  });

  test('is not replaced by the host alone, but by a moderator after a question, and comes back once let', async () => {
    const table = await sitDown(house, ['Ann', 'Ben', 'Cid']);
    const [ann, ben] = table.people;
    expect((await asked(ann!, table, 'kick', ben!)).text).toContain('1 of 2');
    const moderator = house.discord.addMember('Mod', { permissions: PermissionFlagsBits.ManageGuild });
    const done = await press(moderator, await asked(moderator, table, 'kick', ben!), 'kick:');
    await board(table, `${ben!.name} was replaced: a moderator decided it.`);
    expect((await table.menu(ben!)).text).toContain('only they can let you');
    await press(moderator, done, 'pardon:');
    expect((await press(ben!, await table.menu(ben!), 'back:')).text).toContain('⏳');
  });

  test('is not replaced by the only other one while they are there', async () => {
    const table = await sitDown(house, ['Ann', 'Ben']);
    const [ann, ben] = table.people;
    expect((await asked(ann!, table, 'kick', ben!)).text).toContain('Nobody is replaced by one vote alone');
    expect((await table.stored()).seats[1]!.gone).toBeNull();
  });

  test('leaves the lobby by the host’s word', async () => {
    const { lobby, people } = await waitForPlayers(house, ['Ann', 'Ben']);
    const [ann, ben] = people;
    const at = { channel: { id: lobby.channelId, name: '' } } as Pick<Sitting, 'channel'>;
    await press(ben!, lobby, 'join:');
    expect((await asked(ann!, at, 'kick', ben!)).text).toContain('out of the lobby');
    const again = await house.discord.rawPress(ben!, {
      message: lobby,
      customId: lobby.buttons.find(({ label }) => label === 'Join')!.customId!,
    }).outcome;
    expect(again.message?.text).toContain('taken you out of this lobby');
  });
});

test('after ten silent minutes of the host another one starts the match', async () => {
  const { lobby, people, table } = await waitForPlayers(house, ['Ann', 'Ben']);
  const ben = people[1]!;
  await press(ben, lobby, 'join:');
  expect((await press(ben, lobby, 'begin:')).text).toContain('Only the host');
  change('update tables set host_at = ? where id = ?', Date.now() - 600_000, table);
  // While the bot can't be sure that it hears everybody, no host counts as silent.
  await vi.waitFor(async () => {
    await press(ben, lobby, 'begin:');
    expect((await readStored(house, { table })).table).toMatchObject({ status: 'playing', hostId: ben.id });
  }, WAITING);
  await ben.waitFor(lobby.channelId, ({ text }) => text.includes('⏳'));
});

describe('/games', () => {
  test('lists a person’s tables with the way to the board, and brings them back to a seat they left', async () => {
    const table = await sitDown(house, ['Ann', 'Ben', 'Cid']);
    const ben = table.people[1]!;
    const list = async (): Promise<SeenMessage> => (await ben.slash(table.channel, '/games').outcome).message!;
    const { id } = await board(table, '⏳');
    // The message is there a moment before the bot has noted its id.
    await vi.waitFor(
      async () => expect((await table.stored()).posts.some(({ messageId }) => messageId === id)).toBe(true),
      WAITING,
    );
    expect((await list()).text).toContain(`channels/${(await table.stored()).table.guildId}/${table.channel.id}/${id}`);
    expect((await list()).text).toContain('waits for you');
    await press(ben, await asked(ben, table, 'leave'), 'quit:');
    const left = await list();
    expect(left.text).toContain('a bot plays for you');
    expect((await press(ben, left, 'back:')).text).toContain('⏳');
  });

  test('says how to come to a table where there is none', async () => {
    const { channel, people } = planFor(house, ['Zoe']);
    const { message } = await people[0]!.slash(channel, '/games').outcome;
    expect(message!.text).toContain('You sit at no table on this server.');
  });
});

test('who is still awaited when time runs short is called once, by a new board in place of the old one', async () => {
  const table = await sitDown(house, ['Ann', 'Ben']);
  const [ann, ben] = table.people;
  await answerFrom(ann!, await table.menu(ann!));
  await house.rest(table.channel);
  const before = table.board().id;
  const soon = 'update tables set remind_at = ?, due_at = ? where id = ?';
  change(soon, Date.now() - 1, Date.now() + 3_600_000, (await table.stored()).table.id);
  const called = await ben!.waitFor(table.channel, ({ id, mentions }) => id !== before && mentions.includes(ben!.id));
  expect(called.mentions).toEqual([ben!.id]);
  await house.kill();
  await house.start();
  expect((await table.stored()).table.remindAt).toBeNull();
  await answerFrom(ben!, await table.menu(ben!));
  await ben!.waitFor(table.channel, ({ id, mentions }) => id === called.id && !mentions.includes(ben!.id));
  await house.rest(table.channel);
  const boards = house.discord.messages(table.channel).filter(({ buttons }) => buttons.length > 0);
  expect(boards.map(({ id }) => id)).toEqual([called.id]);
  await expectOneMenuEach(house, table);
});

test('and all of that without a wrong body or a press that failed', () => {
  expectClean(house);
  expectAnsweredOnce(house);
});

function change(statement: string, ...values: readonly (string | number)[]): void {
  const sqlite = new Database(house.database, { timeout: 5_000 });
  sqlite.prepare(statement).run(...values);
  sqlite.close();
}

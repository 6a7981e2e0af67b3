import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { DiscordUser, Outcome, SeenMessage } from 'local-discord';
import { describe, expect, vi } from 'vitest';
import { readStored } from '../play/as-bot.js';
import { GAMES } from '../src/games/registry.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import type { House } from './house.js';
import { housed } from './housed.js';
import { WAITING } from './patience.js';
import { playRandomly } from './playing.js';
import { answerFrom, planFor, type Sitting, sitDownTo } from './sitting.js';
import { gamesAt, openLobby } from './tables.js';
import { keepWritten } from './written.js';

// On a slow machine all of this takes its time.
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 1_800_000 });

type At = Pick<Sitting, 'channel'>;

async function screenOf(person: DiscordUser, { channel }: At): Promise<SeenMessage> {
  return (await person.slash(channel, '/privacy').outcome).message!;
}

async function askErase(person: DiscordUser, at: At): Promise<SeenMessage> {
  const { message } = await person.press(await screenOf(person, at), 'privacy:ask').outcome;
  return message!;
}

async function erase(person: DiscordUser, at: At): Promise<Outcome> {
  return person.press(await askErase(person, at), `erase:${person.id}`).outcome;
}

/** The file that a person is handed. */
async function dataOf(person: DiscordUser, at: At) {
  const { ack, message } = await person.press(await screenOf(person, at), 'privacy:data').outcome;
  expect([ack, message!.ephemeral]).toEqual(['message', true]);
  const [file] = message!.attachments;
  expect(file).toMatchObject({ name: 'my-data.json', contentType: 'application/json' });
  return JSON.parse(Buffer.from(file!.bytes).toString());
}

/** What is in the file once it is packed. */
function packed({ database }: House): Buffer {
  const sqlite = new Database(database);
  sqlite.exec('VACUUM');
  sqlite.pragma('wal_checkpoint(TRUNCATE)');
  sqlite.close();
  return readFileSync(database);
}

/** All that everybody can read in the channel now. */
function publicText({ discord }: House, { channel }: At): string {
  return discord
    .messages(channel)
    .map(({ text, content, buttons, attachments }) =>
      JSON.stringify([text, content, buttons.map(({ label }) => label), attachments.map((file) => file.description)]),
    )
    .join('\n');
}

describe.each(GAMES.map(({ id }) => id))('in a match of %s', (game) => {
  housed.concurrent(
    'somebody has everything about them erased: the match goes on and ends, and no byte of the database tells of them',
    async ({ house, expect }) => {
      const plan = planFor(house, ['Ann', 'Zaphrodelia', 'Cid']);
      const offered = gamesAt(house).find((each) => each.game === game)!;
      const seats = Math.max(offered.least, 3);
      const sitting = await sitDownTo(house, { ...plan, offered, bots: seats - 3 });
      const { channel, match, people } = sitting;
      const [host, gone, other] = people as [DiscordUser, DiscordUser, DiscordUser];

      await gone.slash(channel, '/settings pictures', { sheets: 'text' }).outcome;
      const menu = await sitting.menu(gone);
      if (menu.buttons.some(({ customId }) => customId?.startsWith('play:'))) await answerFrom(gone, menu);
      expect(await dataOf(gone, sitting)).toMatchObject({
        id: gone.id,
        settings: { look: 'text' },
        seats: [{ name: gone.name, status: 'playing', game }],
        menus: [{ matchId: match }],
      });

      const done = await erase(gone, sitting);
      expect(done.ack).toBe('update');
      expect(done.message!.text).toContain('nothing about you is stored any more');
      expect((await sitting.stored()).seats).toContainEqual(
        expect.objectContaining({ personId: null, name: '', gone: 'left' }),
      );

      // Their name goes from every message, the call to them as well.
      await expect.poll(() => publicText(house, sitting), WAITING).not.toMatch(new RegExp(`${gone.name}|${gone.id}`));
      expect(publicText(house, sitting)).toContain('Someone');

      // From here on the end is what matters, and no picture.
      keepWritten(house.discord, channel);
      const results = await playRandomly(house, { channel, match, people: [host, other] });
      expect(results[0]!.text).toContain('Bot for Someone');
      expect((await sitting.stored()).table.status).toBe('over');
      expectClean(house);
      expectAnsweredOnce(house);
      await house.stop();

      const bytes = packed(house);
      expect([host.id, host.name].map((known) => bytes.includes(known))).toEqual([true, true]);
      expect([gone.id, gone.name].map((known) => bytes.includes(known))).toEqual([false, false]);
      expect([gone.id, gone.name].map((known) => house.output().includes(known))).toEqual([false, false]);
    },
  );
});

housed.concurrent(
  'after a match results and ratings go as well, and the result in the channel names somebody',
  async ({ house, expect }) => {
    const sitting = await sitDownTo(house, planFor(house, ['Ann', 'Zaphrodelia']));
    const { channel, match, people } = sitting;
    const [host, gone] = people as [DiscordUser, DiscordUser];
    await playRandomly(house, { channel, match, people });
    expect(await dataOf(gone, sitting)).toMatchObject({
      names: [{ name: gone.name, scope: '*' }, { name: gone.name }],
      results: [{ matchId: match, endedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }],
      ratings: [{ scope: expect.any(String) }, { scope: expect.any(String) }],
    });
    const count = house.discord.messages(channel).length;
    await erase(gone, sitting);
    const result = (): SeenMessage => house.discord.messages(channel).at(-1)!;
    await expect.poll(() => result().text, WAITING).toContain('Someone');
    expect(result().text).not.toContain(gone.name);
    expect(house.discord.messages(channel)).toHaveLength(count);
    const places = /^\S+ \d+(?:st|nd): .+ with/gm;
    expect(result().text.match(places)).toHaveLength(2);

    const board = await host.slash(channel, `/leaderboard`, { game: GAMES[0]!.id }).outcome;
    expect(board.message!.text).not.toContain(gone.name);
    const best = await host.pick(board.message!, `leaders:by:${GAMES[0]!.id}:here:rating`, ['best']).outcome;
    expect(best.message!.text).toContain('by best result');
    const shared = await host.press(best.message!, 'Show to all').outcome;
    expect(shared).toMatchObject({ ack: 'message', message: { ephemeral: false } });
    expect(shared.message!.text).toMatch(new RegExp(`^1\\. ${host.name} `, 'm'));
    expect(shared.message!.text).not.toContain(gone.name);
    await house.stop();
    const bytes = packed(house);
    expect([gone.id, gone.name].map((known) => bytes.includes(known))).toEqual([false, false]);
  },
);

housed.concurrent(
  'somebody of whom nothing is known is told so, may erase that twice, and may think better of it',
  async ({ house }) => {
    const channel = house.discord.addChannel('office');
    const guest = house.discord.addMember('Guest', { locale: 'de' });
    const screen = await screenOf(guest, { channel });
    expect(screen.ephemeral).toBe(true);
    expect(screen.text).toContain('Was ich über dich weiß');
    const { message } = await guest.press(screen, 'privacy:data').outcome;
    expect(message!.text).toContain('noch nichts gespeichert');
    expect(message!.attachments).toEqual([]);

    const asked = await askErase(guest, { channel });
    expect(asked.text).toContain('Jemand');
    const kept = await guest.press(asked, 'privacy:keep').outcome;
    expect(kept.message!.text).toContain('Was ich über dich weiß');
    const twice = await askErase(guest, { channel });
    const presses = [guest.press(twice, `erase:${guest.id}`), guest.press(twice, `erase:${guest.id}`)];
    const outcomes = await Promise.all(presses.map(({ outcome }) => outcome));
    expect(outcomes.map(({ ack }) => ack)).toEqual(['update', 'update']);
    expect(outcomes[1]!.message!.text).toContain('nichts mehr gespeichert');
    expectClean(house);
  },
);

housed.concurrent('nobody erases somebody else, whatever they forge', async ({ house }) => {
  const sitting = await sitDownTo(house, planFor(house, ['Ann', 'Ben']));
  const [ann, ben] = sitting.people as [DiscordUser, DiscordUser];
  const screen = await screenOf(ben, sitting);
  const { message } = await house.discord.rawPress(ben, { message: screen, customId: `erase:${ann.id}` }).outcome;
  expect(message!.text).toContain('for somebody else');
  expect((await sitting.stored()).seats.map(({ name }) => name)).toEqual([ann.name, ben.name]);
});

housed.concurrent(
  'in a channel without files the data is not handed out, and the way out is told',
  async ({ house }) => {
    const sitting = await sitDownTo(house, planFor(house, ['Ann', 'Ben']));
    keepWritten(house.discord, sitting.channel);
    const [ann] = sitting.people as [DiscordUser, DiscordUser];
    const { message } = await ann.press(await screenOf(ann, sitting), 'privacy:data').outcome;
    expect(message!.text).toContain('another channel');
  },
);

housed.concurrent(
  'a lobby goes on without whoever is erased, and its message does not name them any more',
  async ({ house, expect }) => {
    const plan = planFor(house, ['Ann', 'Ben']);
    const [ann, ben] = plan.people as [DiscordUser, DiscordUser];
    const lobby = await openLobby(house, plan);
    const table = lobby.buttons.find(({ customId }) => customId?.startsWith('join:'))!.customId!.slice('join:'.length);
    await ben.press(lobby, `join:${table}`).outcome;
    await erase(ann, plan);
    const text = (): string => house.discord.messages(plan.channel).find(({ id }) => id === lobby.id)!.text;
    await expect.poll(text, WAITING).toContain(`${ben.name} (host)`);
    expect(text()).not.toContain(ann.name);
    expect((await readStored(house, { table })).seats.map(({ personId }) => personId)).toEqual([ben.id]);
  },
);

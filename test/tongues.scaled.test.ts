import { PermissionFlagsBits } from 'discord.js';
import type { ChannelRef, DiscordUser, GuildRef, Outcome, SeenMessage } from 'local-discord';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tagsOf } from '../src/discord/locale.js';
import { LOCALES, type Locale } from '../src/games/game.js';
import { phrasesOf } from '../src/text/phrases.js';
import { say } from '../src/text/say.js';
import { buildHouse, type House } from './house.js';
import { sample } from './luck.js';
import { playRandomly } from './playing.js';
import { toScale } from './support/scale.js';
import { type GameOffer, gamesAt, startTable } from './tables.js';
import { textsOn, vocabularyOf, wordsIn } from './vocabulary.js';

// On a slow machine all of this takes its time.
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 1_800_000 });

/** The language of the server, so of what everybody sees, is another one for every game. */
const OF_SERVER = LOCALES.toReversed();

let house: House;
let servers: readonly GuildRef[];
beforeAll(async () => {
  house = await buildHouse();
  servers = OF_SERVER.map((_, n) => house.discord.addGuild(`Ж${n}`));
  await house.start();
});
afterAll(() => house.close());

const vocabularies = new Map(LOCALES.map((locale) => [locale, vocabularyOf(locale)]));

/** Notes what is read that is in no phrase of the language it should be in. */
function createReader() {
  const seen = new Set<string>();
  const foreign = new Map<string, string>();
  let read = 0;
  return {
    foreign: () => Object.fromEntries(foreign),
    read: () => read,
    look(message: SeenMessage | undefined, locale: Locale): void {
      if (message === undefined || !message.author.bot || seen.has(`${message.id} ${message.edits}`)) return;
      seen.add(`${message.id} ${message.edits}`);
      read += 1;
      for (const text of textsOn(message)) {
        for (const word of wordsIn(text)) {
          if (!vocabularies.get(locale)!.has(word)) foreign.set(`${locale}: ${word}`, text);
        }
        for (const key of text.match(/[a-z]+(?:\.[a-zA-Z0-9]+)+/g) ?? []) {
          if (phrasesOf(locale).has(key)) foreign.set(`${locale}: ${key}`, text);
        }
      }
    },
  };
}

/** Names of one letter say nothing in any language. What the platform does not speak is set by command. */
async function memberSpeaking(channel: ChannelRef, locale: Locale, n: number): Promise<DiscordUser> {
  const person = house.discord.addMember(`Ж${n}`, { guild: channel.guildId });
  const spoken = tagsOf(locale)[0];
  if (spoken === undefined) await person.slash(channel, '/settings language', { language: locale }).outcome;
  else person.speak(spoken);
  return person;
}

/** Plays a match at a full table, in a server of its own, with all that everybody gets to read. */
async function playSpeaking(offered: GameOffer, n: number) {
  const [guild, ofServer] = [servers[n % servers.length]!, OF_SERVER[n % OF_SERVER.length]!];
  const channel = house.discord.addChannel(`tongues-${n}`, { guild });
  const boss = house.discord.addMember('Ж', { guild, permissions: PermissionFlagsBits.ManageGuild });
  await boss.slash(channel, '/settings language', { language: ofServer, server: true }).outcome;
  const spoken = Array.from({ length: offered.most }, (_, seat) => LOCALES[(seat + n) % LOCALES.length]!);
  const people = await Promise.all(spoken.map((locale, seat) => memberSpeaking(channel, locale, 10 * n + seat)));
  const reader = createReader();
  const look = (): void => {
    for (const [seat, person] of people.entries()) {
      for (const message of person.sees(channel)) {
        // What was set before is told in the language of before.
        if (message.interaction === null || /^\*\*/m.test(message.content))
          reader.look(message, message.ephemeral ? spoken[seat]! : ofServer);
      }
    }
  };
  const match = await startTable(house, { channel, offered, people, bots: 0, pace: 'slow' });
  look();
  await playRandomly(house, { channel, match, people, pressed: look });
  return {
    offered,
    channel,
    speakers: people.map((person, seat) => ({ person, locale: spoken[seat]! })),
    reader,
    look,
  };
}

test('at full tables of people of all languages everybody reads their own, and all the server’s', async () => {
  const games = gamesAt(house);
  const all = await Promise.all(sample(games, toScale({ full: games.length, brief: 1 })).map(playSpeaking));
  await house.discord.settle();
  for (const { look } of all) look();
  await Promise.all(
    all.map(({ offered, channel, speakers, reader }) =>
      askAround(offered, channel, speakers, ({ message }, locale) => reader.look(message, locale)),
    ),
  );
  for (const { reader } of all) {
    expect(reader.foreign()).toEqual({});
    expect(reader.read()).toBeGreaterThan(50);
  }
});

/** Everybody looks at what the commands show, turns every page of the rules, and is refused what can't be. */
async function askAround(
  { game }: GameOffer,
  channel: ChannelRef,
  people: readonly { readonly person: DiscordUser; readonly locale: Locale }[],
  note: (outcome: Outcome, locale: Locale) => void,
): Promise<void> {
  const calls = ['/help', '/stats', '/leaderboard', `/${game} sheet`, `/${game} end`, '/games'];
  await Promise.all(
    people.map(async ({ person, locale }) => {
      for (const call of calls) note(await person.slash(channel, call).outcome, locale);
      const { message: screen } = await person.slash(channel, '/privacy').outcome;
      for (const what of ['data', 'ask', 'keep']) note(await person.press(screen!, `privacy:${what}`).outcome, locale);
      let page = await person.slash(channel, `/${game} rules`).outcome;
      const next = say(locale, { key: 'page.next' });
      while (page.message!.buttons.some(({ label }) => label === next)) {
        note(page, locale);
        page = await person.press(page.message!, next).outcome;
      }
      note(page, locale);
      expect(page.message!.content).toMatch(/ (\d+)\/\1$/m);
      page = await person.pick(page.message!, `contents:${game}`, ['1']).outcome;
      note(page, locale);
      expect(page.message!.content).toMatch(/ 2\/\d+$/m);
    }),
  );
}

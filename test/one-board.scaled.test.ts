import type { DiscordUser, SeenMessage } from 'local-discord';
import { expect, vi } from 'vitest';
import { chooseAsBot, readStored } from '../play/as-bot.js';
import { type Offer, offersOn, playMatch, resultOf } from '../play/players.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import type { House } from './house.js';
import { housed } from './housed.js';
import { WAITING } from './patience.js';
import { planFor } from './sitting.js';
import { toScale } from './support/scale.js';
import { gamesAt, startTable, type TablePlan } from './tables.js';

vi.setConfig({ testTimeout: 1_800_000 });

/** The lobby, the board, the result, and for each of whom a menu was not open in time one more board. */
const MOST_MESSAGES = 5;
/** Where somebody was late. */
const MOST_MENTIONS = 2;
/** Requests a throw that the platform counts for the bot as a whole, or of a match in all: for its lobby, and at its end. */
const MOST_GLOBAL = 0.2;
const AROUND = 4;
/** One of a person's choices in so many is followed by a word to the others. */
const SAYS_EVERY = 4;

const SEATS = toScale<'all' | 'fewest'>({ full: 'all', brief: 'fewest' });

function plansIn(house: House): readonly TablePlan[] {
  return gamesAt(house).flatMap((offered) => {
    const counts = SEATS === 'all' ? [offered.least, offered.most] : [2];
    return counts.map((count) => ({
      ...planFor(house, ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay'].slice(0, count)),
      offered,
      pace: 'live' as const,
    }));
  });
}

housed(
  'a match of people who keep answering is one board, with everybody’s one menu right beneath it',
  async ({ house }) => {
    await Promise.all(
      plansIn(house).map(async (plan) => {
        const { channel, people, offered } = plan;
        const match = await playInOrder(house, plan, () => undefined);
        const { messages, mentions, globalCalls } = house.discord.tally(channel);
        const what = `${offered.game} by ${people.length}: ${JSON.stringify(house.discord.tally(channel))}`;
        const { lines } = await readStored(house, { match });
        const throws = lines.filter(({ giver }) => giver === 'dice').length;
        expect(throws, what).toBeGreaterThan(MOST_MESSAGES);
        expect(globalCalls, what).toBeLessThanOrEqual(Math.max(AROUND, MOST_GLOBAL * throws));
        expect(messages, what).toBeLessThanOrEqual(MOST_MESSAGES);
        for (const { id } of people) expect(mentions[id] ?? 0, what).toBeLessThanOrEqual(MOST_MENTIONS);
      }),
    );
    expectClean(house);
    expectAnsweredOnce(house);
  },
);

housed('where people talk as well, board and menus come to stand beneath what they say', async ({ house }) => {
  const plan = plansIn(house)[0]!;
  const { channel } = plan;
  let choices = 0;
  let said = 0;
  await playInOrder(house, plan, (person) => {
    choices += 1;
    if (choices % SAYS_EVERY !== 0) return;
    said += 1;
    person.say(channel, 'Well…');
  });
  // The lobby and the result; a board with each turn that follows on a word, and one for each who was late.
  const { messages, deletions } = house.discord.tally(channel);
  expect(messages - deletions).toBeGreaterThan(3);
  expect(messages).toBeLessThanOrEqual(said + MOST_MESSAGES);
  expectClean(house);
  expectAnsweredOnce(house);
});

/** Everybody plays on once what they see is in order, which it comes to be by itself; `chosen` is told before each press. */
async function playInOrder(house: House, plan: TablePlan, chosen: (person: DiscordUser) => void): Promise<string> {
  const { channel, people } = plan;
  const match = await startTable(house, plan);
  const choose = async (person: DiscordUser): Promise<Offer | null> => {
    const menu = await vi.waitFor(() => menuInOrder(person.sees(channel), match), WAITING);
    const offers = menu === null ? [] : offersOn(menu);
    if (offers.length === 0) return null;
    chosen(person);
    return chooseAsBot(house, match, person, offers);
  };
  await Promise.all(
    people.map((person) =>
      playMatch({
        discord: house.discord,
        person,
        channel,
        match,
        choose: () => choose(person),
        timeoutMs: 600_000,
      }),
    ),
  );
  await house.rest(channel);
  return match;
}

/** The one menu, right beneath the board, whatever people have written; null where there is nothing to choose any more. */
function menuInOrder(screen: readonly SeenMessage[], match: string): SeenMessage | null {
  const menus = screen.filter((message) => message.ephemeral && offersOn(message).length > 0);
  if (menus.length === 0 || resultOf(screen, match) !== null) return null;
  const own = screen.filter(({ author }) => author.bot);
  const [board, menu] = own.slice(-2);
  expect(menus).toEqual([menu]);
  expect(board!.buttons.some(({ customId }) => customId === `sheet:${match}`)).toBe(true);
  return menu!;
}

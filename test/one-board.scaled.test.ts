import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { type DiscordUser, KNOWN_LIMITS, type SeenMessage } from 'local-discord';
import { expect, vi } from 'vitest';
import { chooseAsBot, readStored } from '../play/as-bot.js';
import { type Offer, offersOn, playMatch, resultOf } from '../play/players.js';
import { expectAnsweredOnce, expectClean } from './checks.js';
import type { House } from './house.js';
import { housed } from './housed.js';
import { WAITING } from './patience.js';
import { type Disorder, disorderOn, watchOrder } from './screen-order.js';
import { planFor } from './sitting.js';
import { toScale } from './support/scale.js';
import { type GameOffer, gamesAt, startTable, type TablePlan } from './tables.js';

vi.setConfig({ testTimeout: 1_800_000 });

/** The lobby, the board, the result, and for each of whom a menu was not open in time one more board. */
const MOST_MESSAGES = 5;
/** Where somebody was late. */
const MOST_MENTIONS = 2;
/** Requests a throw that the platform counts for the bot as a whole, or of a match in all: for its lobby, and at its end. */
const MOST_GLOBAL = 0.2;
const AROUND = 4;
/** One of the host's choices in so many is followed by a word to the others. */
const SAYS_EVERY = 3;
/** So many milliseconds anybody's menu may take to come beneath a new board: five requests in two seconds are all that one token takes. */
const LONGEST_ON_ITS_WAY = 8_000;
/** Nobody who sits there so long without a menu opens one by themselves: nothing at all has happened before, and the match is stuck. */
const PATIENCE = { timeoutMs: 120_000, patienceMs: 130_000 };

const test = housed.extend({ options: { limits: KNOWN_LIMITS } });

const SECOND = 1000;
/** People may think for a second and up to so many over each answer, as at a real table. */
const THINK = Number(process.env.THINK ?? 0);

/** Of so many games a match is played by as many people as there can be, at once, while one of them talks. */
const FULL_TABLES = toScale({ full: Number.POSITIVE_INFINITY, brief: 1 });

/** By how many people of those who may a game is played. */
type Count = 'fewest' | 'most';

function plansIn(house: House, count: Count): readonly TablePlan[] {
  return gamesAt(house).map((offered) => planOf(house, offered, count === 'most' ? offered.most : offered.least));
}

function planOf(house: House, offered: GameOffer, count: number): TablePlan {
  const sitting = planFor(house, ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay'].slice(0, count));
  return { ...sitting, offered, pace: 'live' };
}

/** Everybody who plays a match, and what is told of it afterwards. */
interface Played {
  readonly match: string;
  readonly throws: number;
  readonly disorders: readonly Disorder[];
}

test.for(toScale<readonly Count[]>({ full: ['fewest', 'most'], brief: ['fewest'] }))(
  'a match of people who keep answering, by the %s, is one board, at every moment with everybody’s one menu right beneath it, which nobody has to open',
  async (count, { house }) => {
    await Promise.all(
      plansIn(house, count).map(async (plan) => {
        const { channel, people, offered } = plan;
        const { throws, disorders } = await playInOrder(house, plan);
        const { messages, mentions, globalCalls } = house.discord.tally(channel);
        const what = `${offered.game} by ${people.length}: ${JSON.stringify(house.discord.tally(channel))}`;
        expect(throws, what).toBeGreaterThan(MOST_MESSAGES);
        expect(globalCalls, what).toBeLessThanOrEqual(Math.max(AROUND, MOST_GLOBAL * throws));
        expect(messages, what).toBeLessThanOrEqual(MOST_MESSAGES);
        for (const { id } of people) expect(mentions[id] ?? 0, what).toBeLessThanOrEqual(MOST_MENTIONS);
        expect(
          disorders.filter(({ isAtNewBoard }) => !isAtNewBoard),
          what,
        ).toEqual([]);
        expectSoon(disorders);
      }),
    );
    expectClean(house);
    expectAnsweredOnce(house);
  },
);

// Boards that follow every word take more than a channel carries, so here it has no limits.
housed('where people talk as well, board and menus come to stand beneath what they say', async ({ house }) => {
  const plan = plansIn(house, 'fewest')[0]!;
  const { channel } = plan;
  let choices = 0;
  let said = 0;
  const { disorders } = await playInOrder(house, plan, (person) => {
    if (person === plan.people[0]) choices += 1;
    if (person !== plan.people[0] || choices % SAYS_EVERY !== 0) return false;
    said += 1;
    person.say(channel, 'Well…');
    // The board has stood there for long enough to move.
    ageBoards(house);
    return true;
  });
  expect(said).toBeGreaterThan(2);
  // The lobby and the result; a board with each turn that follows on a word, and one for each who was late.
  const { messages, deletions, mentions } = house.discord.tally(channel);
  // A board that moved stays as an account; one that called somebody took the place of the one before.
  expect(messages - deletions).toBeGreaterThan(3);
  expect(messages).toBeLessThanOrEqual(said + MOST_MESSAGES);
  for (const { id } of plan.people) expect(mentions[id] ?? 0).toBeLessThanOrEqual(MOST_MENTIONS);
  expectSoon(disorders);
  expectClean(house);
  expectAnsweredOnce(house);
});

test('however much is said, nobody waits for a board or a menu', async ({ house }) => {
  await Promise.all(
    plansIn(house, 'most')
      .slice(0, FULL_TABLES)
      .map(async (plan) => {
        const { disorders } = await playInOrder(house, plan, (person) => {
          if (person === plan.people[0]) person.say(plan.channel, 'Well…');
          return false;
        });
        expectSoon(disorders);
      }),
  );
  expectClean(house);
  expectAnsweredOnce(house);
});

function expectSoon(disorders: readonly Disorder[]): void {
  expect(disorders.filter(({ ms }) => ms > LONGEST_ON_ITS_WAY)).toEqual([]);
}

/** Every board has come a minute earlier. */
function ageBoards({ database }: House): void {
  const sqlite = new Database(database, { timeout: 5_000 });
  sqlite.prepare("UPDATE posts SET tried_at = tried_at - 60000 WHERE kind = 'board'").run();
  sqlite.close();
}

/**
 * Everybody plays on once what they see is in order, which it comes to be by itself; `chosen` is told before each press.
 * Where it returns that the host said something that the board has to follow, it stands beneath it two throws later.
 */
async function playInOrder(
  house: House,
  plan: TablePlan,
  chosen: (person: DiscordUser) => boolean = () => false,
): Promise<Played> {
  const { discord } = house;
  const { channel, people } = plan;
  const match = await startTable(house, plan);
  const watch = watchOrder(discord, plan, { match, longest: LONGEST_ON_ITS_WAY });
  const throwsNow = async (): Promise<number> =>
    (await readStored(house, { match })).lines.filter(({ giver }) => giver === 'dice').length;
  /** From so many throws on the board stands beneath all that was said. */
  let followsFrom = Number.POSITIVE_INFINITY;
  const choose = async (person: DiscordUser): Promise<Offer | null> => {
    const hasFollowed = person === people[0] && (await throwsNow()) >= followsFrom;
    const menu = await vi.waitFor(() => menuInOrder(person.sees(channel), match, hasFollowed), WAITING);
    if (hasFollowed && menu !== null) followsFrom = Number.POSITIVE_INFINITY;
    const offers = menu === null ? [] : offersOn(menu);
    if (offers.length === 0) return null;
    const offer = await chooseAsBot(house, match, person, offers);
    if (THINK > 0) await sleep(SECOND * (1 + Math.random() * (THINK - 1)));
    if (offer !== null && chosen(person)) followsFrom = Math.min(followsFrom, (await throwsNow()) + 2);
    return offer;
  };
  await Promise.all(
    people.map((person) => playMatch({ discord, person, channel, match, choose: () => choose(person), ...PATIENCE })),
  );
  await house.rest(channel);
  return { match, throws: await throwsNow(), disorders: watch.end() };
}

/** The one menu, right beneath the board, whatever people have written there or, where the board `hasFollowed`, only above; null where there is nothing to choose any more. */
function menuInOrder(screen: readonly SeenMessage[], match: string, hasFollowed: boolean): SeenMessage | null {
  const menus = screen.filter((message) => message.ephemeral && offersOn(message).length > 0);
  if (menus.length === 0 || resultOf(screen, match) !== null) return null;
  expect(disorderOn(screen, match)).toBe(null);
  if (hasFollowed) expect(screen.slice(-2).every(({ author }) => author.bot)).toBe(true);
  return menus[0]!;
}

import fc from 'fast-check';
import type { ChannelRef, DiscordUser, Outcome, SeenMessage } from 'local-discord';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { boardOf, moveOf, type Offer, offersOn, pressOffer } from '../play/players.js';
import { RGB } from '../src/discord/message/message.js';
import { GAMES } from '../src/games/registry.js';
import { openStore } from '../src/store/store.js';
import type { ActiveMatch } from '../src/table/types.js';
import { expectAnsweredOnce, expectClean, recordOf } from './checks.js';
import { TELLS_OF_DICE, untilDiceAreKnown } from './dice-known.js';
import { buildHouse, type House } from './house.js';
import { WAITING } from './patience.js';
import { generator, type Position, playTo } from './positions.js';
import { listSights, type Sight, tellPlainly, writtenFor } from './sights.js';
import { toScale } from './support/scale.js';
import { SIMULTANEOUS_GAMES } from './support/simultaneous.js';

// On a slow machine all of this takes its time.
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 1_800_000 });

const POSITIONS = toScale({ full: 24, brief: 7 });
/** Some matches end before the position is reached. */
const PAIRS = toScale({ full: 16, brief: 3 });
const NAMES = ['Ann', 'Ben', 'Cid', 'Dot'];

/** Two tables with the same record. Only what the one who hides gets to answer differs from the one to the other. */
interface Pair {
  readonly sides: readonly Side[];
  readonly hider: DiscordUser;
  readonly seat: number;
  readonly script: readonly Step[];
}

interface Side {
  readonly channel: ChannelRef;
  readonly match: string;
  /** Which of two different answers the hider gives. */
  readonly which: number;
  /** What the hider was offered at first. */
  offered: readonly Offer[];
  /** By person: the private message with their choices. */
  readonly menus: Map<string, string>;
  /** By step of the script: all that anyone but the hider got to see. */
  readonly seen: Sight[][];
}

interface Step {
  readonly person: DiscordUser;
  readonly does: 'open' | 'ask' | 'answer' | 'forge';
  /** In [0, 1): which of the choices. */
  readonly choice: number;
}

let house: House;
let people: readonly DiscordUser[];
let stranger: DiscordUser;
let pairs: readonly Pair[];

beforeAll(async () => {
  house = await buildHouse({ env: TELLS_OF_DICE });
  const { discord } = house;
  const guild = discord.addGuild('Game night');
  people = NAMES.map((name) => discord.addMember(name));
  stranger = discord.addMember('Stranger');
  const store = openStore(house.database);
  const positions = fc.sample(arbitraryPosition(), { numRuns: POSITIONS, seed: Math.floor(Math.random() * 2 ** 31) });
  const found = await Promise.all(
    positions.map(async (position, n) => {
      const channels = [0, 1].map((which) => discord.addChannel(`table-${n}-${which}`));
      const lives = channels.map(({ id }) => playTo(position, { guildId: guild.id, channelId: id }, store));
      return twins(channels, await Promise.all(lives), generator(position.seed + 2));
    }),
  );
  await store.close();
  pairs = found.flatMap((pair) => pair ?? []);
  await house.start();
  await untilDiceAreKnown(house);
  await house.rest();
  await drawFirst();
});

afterAll(async () => {
  await house?.close();
});

/** The first picture takes longest: until there is one, others would be late. */
async function drawFirst(): Promise<void> {
  const { id } = GAMES[0]!;
  const rules = await stranger.slash(house.discord.addChannel('rules'), `/${id} rules`).outcome;
  const page = async () => (await stranger.pick(rules.message!, `contents:${id}`, ['1']).outcome).message!;
  await vi.waitFor(async () => expect((await page()).attachments).toHaveLength(1), WAITING);
}

function arbitraryPosition(): fc.Arbitrary<Position> {
  return fc
    .record({
      game: fc.constantFrom(...SIMULTANEOUS_GAMES),
      people: fc.integer({ min: 2, max: NAMES.length }),
      bots: fc.integer({ min: 0, max: 2 }),
      seed: fc.integer({ min: 1, max: 2 ** 30 }),
      answers: fc.integer({ min: 0, max: 25 }),
    })
    .map(({ people: count, bots, ...rest }) => {
      const [, most] = rest.game.seats;
      const seated = people.slice(0, Math.min(count, most)).map(({ id, name }) => ({ id, name, globalName: name }));
      return { ...rest, people: seated, bots: Math.min(bots, most - seated.length) };
    });
}

function twins(
  channels: readonly ChannelRef[],
  lives: readonly (ActiveMatch | null)[],
  random: () => number,
): Pair | null {
  const sides = lives.flatMap((live, which): Side[] =>
    live === null
      ? []
      : [{ channel: channels[which]!, match: live.stored.match.id, which, offered: [], menus: new Map(), seen: [] }],
  );
  const [live] = lives;
  if (live == null || sides.length < 2) return null;
  const hider = seatedAt(live, live.awaited[0]!);
  return { sides, hider, seat: live.awaited[0]!, script: scriptFor(live, hider, random) };
}

function seatedAt({ stored }: ActiveMatch, seat: number): DiscordUser {
  return people.find(({ id }) => id === stored.seats[seat]!.personId)!;
}

/** What people do until only one more answer is due: the hider answers, and changes it; before and after the others do all they can. */
function scriptFor(live: ActiveMatch, hider: DiscordUser, random: () => number): readonly Step[] {
  const others = live.stored.seats.flatMap(({ seat, personId }) =>
    personId === null || personId === hider.id ? [] : [seatedAt(live, seat)],
  );
  const last = seatedAt(live, live.awaited.at(-1)!);
  const step = (person: DiscordUser, does: Step['does']): Step => ({ person, does, choice: random() });
  const steps = others.flatMap((person) => {
    const answers = person === last ? [] : (['answer', 'answer'] as const);
    const all = (['open', ...answers, 'forge', 'ask'] as const).filter((_, n) => n < 2 || random() < 0.3);
    return all.map((does) => ({ step: step(person, does), at: random() }));
  });
  const own = (['open', 'answer', 'answer'] as const).map((does, n) => ({
    step: step(hider, does),
    at: 0.2 + 0.25 * n,
  }));
  const strangers = [{ step: step(stranger, 'open'), at: random() }];
  return [...steps, ...own, ...strangers].sort((a, b) => a.at - b.at).map((one) => one.step);
}

it('nobody can tell from anything what another seat has answered before the action is over, nor change it, not even who takes that seat', async () => {
  expect(pairs.length).toBeGreaterThanOrEqual(PAIRS);
  await observe(async (next) => {
    const chapter = async (happens: (pair: Pair, at: Side) => Promise<unknown>): Promise<void> => {
      next();
      const begun = performance.now();
      await Promise.all(pairs.flatMap((pair) => pair.sides.map((at) => happens(pair, at))));
      await house.rest();
      // The slower all of that was, the longer the last pictures may wait between two tries.
      await house.discord.settle({ quietMs: Math.max(60, (performance.now() - begun) / 4 - 1_100) });
    };
    const steps = Math.max(...pairs.map(({ script }) => script.length));
    for (let n = 0; n < steps; n++) await chapter((pair, at) => act(pair, at, pair.script[n]));
    await expectHidden();
    // Now the seat changes hands in the midst of it.
    await chapter(({ hider }, at) => {
      // From now on theirs shows no picture any more.
      at.menus.delete(hider.id);
      return forge(hider, at, `quit:${at.match}`);
    });
    const records = await allRecords();
    await chapter(async ({ seat }, at) => {
      const { message } = await forge(stranger, at, `take:${at.match}:${seat}`);
      at.menus.set(stranger.id, message!.id);
    });
    for (const n of [0, 1, 2])
      await chapter(async (_, at) => {
        const offer = at.offered[n % at.offered.length]!;
        const { message } = await forge(
          stranger,
          at,
          `play:${offer.customId.split(':').slice(1, 3).join(':')}:${moveOf(offer)}`,
        );
        // Pressed on a board it is answered by another menu, which takes the place of the one before.
        at.menus.set(stranger.id, message!.id);
      });
    expect(await allRecords()).toEqual(records);
  });
  let answers = 0;
  for (const { sides } of pairs) {
    const [one, other] = sides as [Side, Side];
    expect(menuOf(stranger, one)!.text).toContain('This seat had answered before you came.');
    const late = [one, other].flatMap(({ seen }) => writtenFor(seen));
    const [mine, theirs] = [one, other].map(({ seen }) => seen.map((chapter) => listSights(chapter, late)));
    expect(mine).toEqual(theirs);
    answers += one.seen.flat().length;
  }
  expect(answers).toBeGreaterThan(PAIRS * 10);
  expectClean(house);
  expectAnsweredOnce(house);
});

function allRecords(): Promise<readonly string[]> {
  return Promise.all(pairs.flatMap(({ sides }) => sides.map(({ match }) => recordOf(house, match))));
}

/** Presses a button that the person may never have seen. */
function forge(person: DiscordUser, { channel, match }: Side, customId: string): Promise<Outcome> {
  return house.discord.rawPress(person, { message: boardOf(person.sees(channel), match)!, customId }).outcome;
}

async function expectHidden(): Promise<void> {
  // Who had one choice only gave the same answer on both sides.
  const choosing = pairs.filter(({ sides }) => sides.every(({ offered }) => offered.length > 1));
  expect(choosing.length).toBeGreaterThanOrEqual(PAIRS / 3);
  for (const { sides, hider } of choosing) {
    const records = await Promise.all(sides.map(({ match }) => recordOf(house, match)));
    // It was the same but for the answers that are hidden, and those stand in the record.
    expect(records[0]!.split('\n').length).toBe(records[1]!.split('\n').length);
    expect(records[0]).not.toBe(records[1]);
    const [mine, theirs] = sides.map((at) => tellPlainly(at, menuOf(hider, at)!));
    expect(mine).not.toBe(theirs);
  }
}

/** Notes all that anyone but the hiders gets to see, in a new chapter whenever `next` is called. */
async function observe(during: (next: () => void) => Promise<void>): Promise<void> {
  const byChannel = new Map(pairs.flatMap((pair) => pair.sides.map((at) => [at.channel.id, { pair, at }] as const)));
  const off = house.discord.on('change', (change) => {
    if (!('message' in change)) return;
    const { message, kind } = change;
    const found = byChannel.get(message.channel.id);
    if (found === undefined || message.seenBy === found.pair.hider.id) return;
    const viewer = message.seenBy === null ? found.pair.hider : house.discord.person(nameOf(message.seenBy));
    const shown = viewer.sees(message.channel.id).find(({ id }) => id === message.id);
    const what = shown === undefined ? '' : tellPlainly(found.at, shown);
    const written = what.includes('```');
    found.at.seen.at(-1)!.push({ viewer: message.seenBy ?? 'everyone', text: `${kind} ${what}`, written });
  });
  await during(() => {
    for (const { at } of byChannel.values()) at.seen.push([]);
  });
  off();
}

function nameOf(id: string): string {
  return [...people, stranger].find((person) => person.id === id)!.name;
}

function menuOf(person: DiscordUser, { channel, menus }: Side): SeenMessage | undefined {
  return person.sees(channel).find(({ id }) => id === menus.get(person.id));
}

async function act(pair: Pair, at: Side, step: Step | undefined): Promise<void> {
  if (step === undefined) return;
  const { person, does, choice } = step;
  const { channel, match, menus, which } = at;
  const menu = menuOf(person, at);
  const board = boardOf(person.sees(channel), match)!;
  if (does === 'open' || menu === undefined) {
    const { message } = await person.press(board, `sheet:${match}`).outcome;
    if (person !== stranger) menus.set(person.id, message!.id);
  } else if (does === 'ask') {
    const { game } = gameOfBoard(board);
    const { message } = await person.slash(channel, `/${game} sheet`).outcome;
    menus.set(person.id, message!.id);
  } else if (does === 'forge') {
    const customId = `play:${match}:${stepOn(menu)}:zz-top`;
    await house.discord.rawPress(person, { message: menu, customId }).outcome;
  } else {
    const offers = offersOn(menu);
    if (offers.length === 0) return;
    if (person !== pair.hider)
      return void (await pressOffer(person, offers[Math.floor(choice * offers.length)]!).outcome);
    // A menu may leave out what is one's answer already: so both sides choose from all that was offered at first.
    if (at.offered.length === 0) at.offered = offers;
    const move = moveOf(at.offered[(Math.floor(choice * at.offered.length) + which) % at.offered.length]!);
    const offer = offers.find((each) => moveOf(each) === move);
    if (offer !== undefined) await pressOffer(person, offer).outcome;
  }
}

function stepOn(menu: SeenMessage): string {
  return offersOn(menu)[0]?.customId.split(':')[2] ?? '1';
}

function gameOfBoard({ embeds }: SeenMessage): { readonly game: string } {
  const game = GAMES.find(({ colour }) => RGB[colour] === embeds[0]!.color)!;
  return { game: game.id };
}

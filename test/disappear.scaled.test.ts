import Database from 'better-sqlite3';
import type { DiscordUser, SeenMessage } from 'local-discord';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { chooseAsBot, readStored } from '../play/as-bot.js';
import { playMatch } from '../play/players.js';
import { GAMES, gameOf } from '../src/games/registry.js';
import type { Stored } from '../src/store/types.js';
import { isPlayable, loadMatch } from '../src/table/match.js';
import { expectClean, expectCrowdAnsweredOnce } from './checks.js';
import { buildHouse, type House } from './house.js';
import { type LossPoint, lossPointsOf } from './loss-points.js';
import { AS_LONG_AS_IT_TAKES } from './patience.js';
import { toScale } from './support/scale.js';
import { SIMULTANEOUS_GAMES } from './support/simultaneous.js';
import { writeInto } from './ways-out.js';
import { keepWritten } from './written.js';

// On a slow machine all of this takes its time.
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 1_800_000 });

const WAYS = ['silence', 'leave', 'kick'] as const;

const SEEDS = 60;
/** While dozens of matches are played at the same time. */
const PATIENCE = { timeoutMs: 600_000 };

const ALL = GAMES.flatMap((game) =>
  lossPointsOf(game, SEEDS).flatMap((point) => WAYS.map((way) => ({ name: `${game.id}: ${point.name}`, way, point }))),
);

/** One in so many, of every way, game and kind of point; `EVERY=1` in the environment plays them all. */
const EVERY = Number(process.env.EVERY ?? toScale({ full: 2, brief: 10 }));
const CASES = ALL.filter((_, n) => n % EVERY === 0);

interface Place {
  readonly channel: string;
  readonly match: string;
}

let house: House;
let people: readonly DiscordUser[];
const places = new Map<string, Place>();

beforeAll(async () => {
  house = await buildHouse(AS_LONG_AS_IT_TAKES);
  const guildId = house.discord.addGuild('Games').id;
  people = ['Ann', 'Ben', 'Cid'].map((name) => house.discord.addMember(name));
  for (const [n, { name, way, point }] of CASES.entries()) {
    const place = house.discord.addChannel(`point-${n}`);
    // A bot that comes up to a hundred boards has enough to do without their pictures.
    keepWritten(house.discord, place);
    const match = await writeInto(house.database, point, { guildId, channelId: place.id }, people);
    places.set(`${name} ${way}`, { channel: place.id, match });
  }
  await house.start();
});

afterAll(() => house.close());

/** What can be awaited of somebody: in every game, and where several are asked at once. */
const SITUATIONS = ['active, the last', 'not asked'];
const SIMULTANEOUS_SITUATIONS = ['other, the last', 'awaited with others', 'answered already'];

test('somebody can be the host or a guest', () => {
  expect(new Set(ALL.map(({ point }) => point.gone)).size).toBe(3);
});

describe.each(GAMES)('in $id', (game) => {
  const [known, points] = [ALL, CASES].map((cases) => cases.filter(({ point }) => point.game === game));

  test('somebody can be active or not, awaited alone, with others, or no more, as far as the game knows it', () => {
    const names = known!.map(({ name }) => name);
    for (const what of [...SITUATIONS, ...(SIMULTANEOUS_GAMES.includes(game) ? SIMULTANEOUS_SITUATIONS : [])])
      expect(
        names.some((name) => name.includes(what)),
        what,
      ).toBe(true);
  });

  test.concurrent.each(points!)('$name: after $way the match goes on and ends', async ({ name, way, point }) => {
    const place = places.get(`${name} ${way}`)!;
    const { channel, match } = place;
    const missing = people[point.gone]!;
    const staying = people.filter((person) => person !== missing);
    await house.discord.until(() => boardIn(missing, place), PATIENCE);
    if (way === 'leave') await leave(missing, point, place);
    if (way === 'kick') await kickOut(missing, point, place);
    const clock = way === 'silence' ? passTimeFor(place, point) : null;
    const results = await Promise.all(staying.map((person) => playOn(person, channel, match)));
    await clock?.end();

    expect(results[0]!.text).toContain('the match is over');
    const { table, seats } = await readStored(house, { match });
    expect(table.status).toBe('over');
    expect(seats.map((row) => row.gone !== null)).toEqual(
      seats.map((row) => way !== 'silence' && row.seat === point.gone),
    );
    if (way !== 'silence') expect(results[0]!.text).toContain(`Bot for ${missing.name}`);
  });
});

test('and all of that without a wrong body or a press that failed', () => {
  expectClean(house);
  expectCrowdAnsweredOnce(house);
});

function boardIn(person: DiscordUser, { channel, match }: Place): SeenMessage | null {
  return (
    person.sees(channel).find(({ buttons }) => buttons.some(({ customId }) => customId === `sheet:${match}`)) ?? null
  );
}

/** Says so by the command, and confirms it. */
async function leave(person: DiscordUser, { game }: LossPoint, { channel, match }: Place): Promise<void> {
  const { message } = await person.slash(channel, `/${game.id} leave`).outcome;
  const { message: answer } = await person.press(message!, `quit:${match}`).outcome;
  expect(answer?.text).toContain('You have left this match');
}

/** By the votes of the two others. */
async function kickOut(person: DiscordUser, { game, gone }: LossPoint, { channel, match }: Place): Promise<void> {
  for (const by of people.filter((each) => each !== person))
    await by.slash(channel, `/${game.id} kick`, { person: person.id }).outcome;
  expect((await readStored(house, { match })).seats[gone]!.gone).toBe('voted');
}

/** Answers as the bot that plays this game would: the first that is offered need never end a match. */
function playOn(person: DiscordUser, channel: string, match: string): Promise<SeenMessage> {
  return playMatch({
    discord: house.discord,
    person,
    channel,
    match,
    choose: (offers) => chooseAsBot(house, match, person, offers),
    connection: house,
    ...PATIENCE,
  });
}

/** Whenever only the one who is missing is awaited, the clock has gone on until their time is up. */
function passTimeFor({ match }: Place, { gone }: LossPoint): { end(): Promise<void> } {
  let ended = false;
  const running = (async () => {
    while (!ended) {
      if (isOnlyAwaited(await readStored(house, { match }), gone)) expire(match);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  })();
  return {
    end() {
      ended = true;
      return running;
    },
  };
}

function isOnlyAwaited(stored: Stored, seat: number): boolean {
  const live = loadMatch(stored, gameOf);
  return isPlayable(live) && live.awaited.length === 1 && live.awaited[0] === seat && stored.seats[seat]!.gone === null;
}

function expire(match: string): void {
  const sqlite = new Database(house.database, { timeout: 5_000 });
  sqlite
    .prepare(
      'update tables set due_at = ? where due_at is not null and id = (select table_id from matches where id = ?)',
    )
    .run(Date.now() - 1, match);
  sqlite.close();
}

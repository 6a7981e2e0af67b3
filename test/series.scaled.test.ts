import { setTimeout as sleep } from 'node:timers/promises';
import type { DiscordUser, SeenMessage } from 'local-discord';
import { expect, vi } from 'vitest';
import { readStored } from '../play/as-bot.js';
import { resultOf } from '../play/players.js';
import { expectClean, recordOf, refereeOn } from './checks.js';
import type { ProcessHouse } from './house.js';
import { housedApart } from './housed.js';
import { anyOf, pick } from './luck.js';
import { expire } from './pass-time.js';
import { playRandomly } from './playing.js';
import { planFor } from './sitting.js';
import { toScale } from './support/scale.js';
import { appears, gamesAt, idsOn, insist, startTable, type TablePlan } from './tables.js';
import { keepWritten } from './written.js';

// On a slow machine all of this takes its time.
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 1_800_000 });

const GAMES = toScale({ full: 3, brief: 2 });
/** The match, counted from 0, in which somebody leaves. */
const LEFT = 1;

/** Kills the bot in the middle of a match, and starts it again. */
async function crash(house: ProcessHouse): Promise<void> {
  await sleep(anyOf(300, 1_500));
  await house.kill();
  await house.start();
}

async function begins(house: ProcessHouse, plan: TablePlan, before: string): Promise<string> {
  const host = plan.people[0]!;
  const idsBefore = new Set(idsOn(host.sees(plan.channel)));
  await insist(house, () => {
    const result = resultOf(host.sees(plan.channel), before);
    return result === null ? null : host.press(result, `next:${before}`);
  });
  return (await appears(house, plan, { start: 'sheet:', idsBefore })).id;
}

async function leaves(
  house: ProcessHouse,
  person: DiscordUser,
  { channel, offered }: TablePlan,
  match: string,
): Promise<void> {
  const { message } = (await insist(house, () => person.slash(channel, `/${offered.game} leave`)))!;
  await insist(house, () => person.press(message!, `quit:${match}`));
}

function textOf(message: SeenMessage): string {
  return `${message.content}\n${message.embeds[0]?.description}`;
}

housedApart.concurrent(
  'a series of several matches is right at its end, with a crash in each and one who leaves in a later one',
  async ({ house }) => {
    const plan: TablePlan = { ...planFor(house, ['Ann', 'Ben', 'Cay']), games: GAMES, offered: pick(gamesAt(house)) };
    const { channel, people } = plan;
    keepWritten(house.discord, channel);
    const cay = people[2]!;
    const matches = [await startTable(house, plan)];
    let results: readonly SeenMessage[] = [];
    for (let n = 0; n < GAMES; n++) {
      const match = matches[n]!;
      if (n === LEFT) await leaves(house, cay, plan, match);
      const there = n < LEFT ? people : people.slice(0, 2);
      [results] = await Promise.all([playRandomly(house, { channel, match, people: there }), crash(house)]);
      if (n < GAMES - 1) matches.push(await begins(house, plan, match));
    }

    const verdicts = await Promise.all(matches.map(async (match) => refereeOn(await recordOf(house, match))));
    const first = Number((await recordOf(house, matches[0]!)).split('\n')[0]!.split(' ')[2]);
    const firsts = await Promise.all(
      matches.map(async (match) => (await recordOf(house, match)).split('\n')[0]!.split(' ')[2]),
    );
    expect(firsts.map(Number)).toEqual(matches.map((_, n) => (first + n) % 3));

    const sums = people.map((_, seat) => verdicts.reduce((sum, { scores }) => sum + scores[seat]!, 0));
    const text = textOf(results[0]!);
    expect(text).toMatch(/the series is over/);
    const rows = text.split('\n').filter((each) => /^\d\. {1,2}\S/.test(each));
    expect(rows).toHaveLength(people.length);
    for (const [seat, { name }] of people.entries()) {
      const line = rows.find((each) => each.includes(name))!;
      expect(line.includes('🤖')).toBe(seat === 2);
      const figures = [...verdicts.map(({ scores }) => signed(scores[seat]!)), signed(sums[seat]!)];
      expect(line.split(/ +/).slice(-figures.length - 1, -1)).toEqual(figures);
    }
    // Nobody has to know how ties are broken for this: whoever is ahead by points is ahead, and who left is last.
    const order = people.map(({ name }) => rows.findIndex((each) => each.includes(name)));
    if (sums[0] !== sums[1]) expect(order[0]! < order[1]!).toBe(sums[0]! > sums[1]!);
    expect(Math.max(...order)).toBe(order[2]);

    const stored = await readStored(house, { match: matches.at(-1)! });
    expect(stored.table).toMatchObject({ status: 'over', games: GAMES });
    expect(stored.matches.map(({ id }) => id)).toEqual(matches);
    const stats = await insist(house, () => people[0]!.slash(channel, '/stats'));
    expect(stats!.message!.content).toContain('1 series');
    expectClean(house);
  },
);

housedApart.concurrent(
  'a series goes on by itself a minute after a match, also when the bot was down then',
  async ({ house }) => {
    const plan: TablePlan = { ...planFor(house, ['Dot', 'Eve']), games: 2 };
    const { channel, people } = plan;
    keepWritten(house.discord, channel);
    const match = await startTable(house, plan);
    const results = await playRandomly(house, { channel, match, people });
    const { table } = await readStored(house, { match });
    expect(results[0]!.buttons.map(({ customId }) => customId)).toEqual([
      `next:${match}`,
      `verify:${match}`,
      `luck:${table.id}`,
    ]);
    await house.kill();
    await house.start();
    expire(house);
    const idsBefore = new Set(idsOn(people[0]!.sees(channel)));
    const { message } = await appears(house, plan, { start: 'sheet:', idsBefore });
    expect(message.content).toContain('⏳');
    // The button goes with it, at the next edit in this channel.
    await house.discord.until(() => resultOf(people[0]!.sees(channel), match) === null);
  },
);

/** As the bot writes numbers. */
function signed(points: number): string {
  return `${points}`.replace('-', '−');
}

import type { ChannelRef, DiscordUser } from 'local-discord';
import type { ProcessHouse } from './house.js';
import { type KillMoment, killAt, MOMENTS } from './kill-moments.js';
import { type Ledger, openLedger } from './ledger.js';
import { type LivingMenu, livingMenusOf } from './living-menus.js';
import { anyOf, pick, sample } from './luck.js';
import { playRandomly } from './playing.js';
import { type SealsSeen, watchSeals } from './seals-seen.js';
import { gamesAt, startTable } from './tables.js';
import { keepWritten } from './written.js';

/** In each house. */
export const TABLES = 5;
const NAMES = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay'];

/** A house whose bot is killed again and again while people play, and what came of it. */
export interface Run {
  readonly house: ProcessHouse;
  /** One for each match. */
  readonly channels: ChannelRef[];
  /** By the match's id. */
  readonly people: Map<string, readonly DiscordUser[]>;
  readonly ledger: Ledger;
  readonly seals: SealsSeen;
  /** By the match's id: the lucky word of its host. */
  readonly words: Map<string, string>;
  readonly kills: KillMoment[];
  /** When the last bot, which nobody killed, was started. */
  lastStart: number;
  /** Set while nobody presses anything: until then they wait. */
  stillness: Promise<void> | null;
  /** The menus once that bot had come to rest in the midst of play, and once every match was over. */
  readonly menus: Record<'amidPlay' | 'atTheEnd', readonly LivingMenu[]>;
}

/** Has people play at several tables while the bot is killed so often, and then to the end. */
export async function playAmidKills(house: ProcessHouse, count: number): Promise<Run> {
  const { discord } = house;
  const people = NAMES.map((name) => discord.addMember(name));
  const run: Run = {
    ...{ house, channels: [], people: new Map(), ledger: openLedger(), kills: [], lastStart: 0, stillness: null },
    ...{ seals: watchSeals(discord), words: new Map() },
    menus: { amidPlay: [], atTheEnd: [] },
  };
  const playing = Array.from({ length: TABLES }, () => keepPlaying(run, people, count));
  const played = Promise.all(playing);
  await Promise.race([played, killAgainAndAgain(run, count)]);
  await played;
  await house.rest();
  run.menus.atTheEnd = menusOf(run);
  await house.stop();
  return run;
}

/** Has nobody press anything until the bot has come to rest, and looks at everybody's menus then. */
async function lookAmidPlay(run: Run): Promise<void> {
  let goOn = (): void => undefined;
  run.stillness = new Promise((resolve) => {
    goOn = resolve;
  });
  await run.house.rest();
  run.menus.amidPlay = menusOf(run);
  run.stillness = null;
  goOn();
}

function menusOf({ house: { discord }, people, channels }: Run): readonly LivingMenu[] {
  const everyone = new Map([...people.values()].flat().map((person) => [person.id, person]));
  return livingMenusOf(discord, [...everyone.values()], channels);
}

/** One match after the other, as long as there are kills to come. */
async function keepPlaying(run: Run, everyone: readonly DiscordUser[], kills: number): Promise<void> {
  const { house, channels, ledger } = run;
  const { discord } = house;
  await house.up();
  const games = gamesAt(house);
  do {
    const offered = pick(games);
    const seats = anyOf(offered.least, offered.most);
    // A start that was heard though its answer was lost leaves a lobby behind: a host and a channel may have only so many.
    const host = discord.addMember(`Host ${channels.length}`);
    const channel = discord.addChannel(`table-${channels.length}`);
    if (channels.length % 2 === 1) keepWritten(discord, channel);
    channels.push(channel);
    const people = [host, ...sample(everyone, anyOf(1, seats) - 1)];
    const bots = seats - people.length;
    // In live play boards are made and changed by the tokens of who plays, else by the bot.
    const word = `luck of ${channels.length}`;
    const match = await startTable(house, {
      channel,
      offered,
      people,
      bots,
      pace: pick(['live', 'slow']),
      words: [word],
    });
    run.people.set(match, people);
    run.words.set(match, word);
    const pressed = (press: Parameters<Ledger['note']>[0]): void => ledger.note(press, run.lastStart);
    const up = async (): Promise<void> => {
      await house.up();
      await run.stillness;
    };
    await playRandomly({ ...house, up }, { channel, match, people, pressed });
  } while (run.kills.length < kills);
}

async function killAgainAndAgain(run: Run, count: number): Promise<void> {
  const { house, kills } = run;
  let took = 0;
  const start = async (): Promise<void> => {
    run.lastStart = house.discord.clock.now();
    await house.start();
    took = house.discord.clock.now() - run.lastStart;
  };
  // Each once in a round, in any order; they get on most where it is busy.
  const round = [...MOMENTS, 'busy'] as const;
  const moments = Array.from({ length: Math.ceil(count / round.length) }, () => sample(round, round.length)).flat();
  for (const moment of moments.slice(0, count)) {
    if (moment === 'starting') {
      await house.startInVain(anyOf(0, took));
    } else {
      await start();
      await killAt(house, moment);
    }
    kills.push(moment);
  }
  await start();
  await lookAmidPlay(run);
}

import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import type { ChannelRef, DiscordUser, LogEntry, PlacedFault, RequestFault, SeenMessage } from 'local-discord';
import { chooseAsBot, readStored } from '../play/as-bot.js';
import { boardOf, menuOn, moveOf, type Offer, offersOn, playMatch, resultOf, tapsOn } from '../play/players.js';
import type { House } from './house.js';
import { type Ledger, openLedger } from './ledger.js';
import { startTable, type TablePlan } from './tables.js';

/** A kind of request, as the stand-in names it. */
export type RequestKind = Pick<LogEntry, 'method' | 'route'>;

/** What happens to a request. */
export type Mishap = Omit<RequestFault, 'method' | 'route' | 'channel'>;

/** What happens to the requests of one match, one after the other. */
export type Course = readonly { readonly way: RequestKind; readonly trouble: Mishap }[];

/** How a match went. */
export interface Played {
  readonly match: string;
  /** How many troubles of its course it met. */
  readonly met: number;
  /** What was not as it is to be, long after a trouble. */
  readonly disorders: readonly string[];
  /** The result as each of them sees it; null: nothing could be posted any more. */
  readonly results: readonly SeenMessage[] | null;
  readonly ledger: Ledger;
}

export interface CourseOptions {
  readonly course: Course;
  /** What is waited for before the next trouble comes: one board with everybody's one menu beneath it, or nothing. */
  readonly between: 'order' | 'nothing';
}

/** What was not met by so many choices of the host comes at the end of a match only. */
const MANY_CHOICES = 24;
/** So many milliseconds all may take to be in order again: longer than any request hangs, and than any limit lasts. */
const LONGEST_TROUBLE = 45_000;
const LOOK_EVERY = 100;
const PATIENCE = { timeoutMs: 90_000, patienceMs: 5_000 };

/** Plays a match whose requests meet a course of troubles: the next one comes once the one before was met. From then on everybody passes, so that it is short. */
export async function playCourse(house: House, plan: TablePlan, { course, between }: CourseOptions): Promise<Played> {
  const { discord } = house;
  const { channel, people } = plan;
  const [host] = people as [DiscordUser, ...DiscordUser[]];
  const ledger = openLedger();
  const disorders: string[] = [];
  const placed: PlacedFault[] = [];
  const placeNext = (): void => {
    const { way, trouble } = course[placed.length]!;
    placed.push(discord.fault({ ...way, ...trouble, channel: channel.id }));
  };
  const isMet = (fault: PlacedFault, n: number): boolean => fault.hits >= (course[n]!.trouble.times ?? 1);
  const isAllMet = (): boolean => placed.length === course.length && placed.every(isMet);

  if (course.length > 0) placeNext();
  const match = await startTable(house, plan);
  let choices = 0;
  /** Until the host has chosen nobody comes to the next throw. */
  const beforeChoice = async (): Promise<void> => {
    choices += 1;
    if (placed.every(isMet)) {
      if (between === 'order') disorders.push(...(await disordersLeft(plan, match, placed.length)));
      if (placed.length < course.length) placeNext();
    }
    if (choices % 2 === 0) sayAnew(house, host, channel);
  };
  const choose = async (person: DiscordUser, offered: readonly Offer[]): Promise<Offer | null> => {
    if (offered.some(({ standing }) => standing)) return null;
    if (person === host) await beforeChoice();
    // It may have moved meanwhile.
    const menu = menuOn(person.sees(channel), match);
    const offers = menu === undefined ? [] : [...offersOn(menu), ...tapsOn(menu)];
    if (!isAllMet() && choices <= MANY_CHOICES)
      return offers.length === 0 ? null : chooseAsBot(house, match, person, offers);
    return offers.find((offer) => moveOf(offer).endsWith('pass')) ?? offers[0] ?? null;
  };
  const players = people.map((person) =>
    playMatch({
      ...{ discord, person, channel, match, connection: house, ...PATIENCE },
      choose: (offers) => choose(person, offers),
      pressed: (press) => ledger.note(press, 0),
    }),
  );
  // Nobody hears any more of whoever gives up where the match can't go on.
  for (const player of players) void player.catch(() => undefined);
  const stop = new AbortController();
  const results = await Promise.race([Promise.all(players), isLeft(house, match, stop.signal)]);
  stop.abort();
  for (const fault of placed) fault.lift();
  return { match, met: placed.filter(isMet).length, disorders, results, ledger };
}

/** Resolves when nothing of a match can be posted any more. */
async function isLeft(house: House, match: string, stop: AbortSignal): Promise<null> {
  for (; !stop.aborted; await sleep(LOOK_EVERY)) {
    const { table } = await readStored(house, { match });
    if (table.paused !== null || table.status === 'void') break;
  }
  return null;
}

/** What is still not in order on somebody's screen after as long as any trouble lasts. */
async function disordersLeft({ channel, people }: TablePlan, match: string, place: number): Promise<readonly string[]> {
  for (const begun = performance.now(); ; await sleep(LOOK_EVERY)) {
    const found = people.flatMap((person) => {
      const what = disorderOn(person.sees(channel), match);
      return what === null ? [] : [`${person.name} after trouble ${place}: ${what}`];
    });
    if (found.length === 0 || performance.now() - begun > LONGEST_TROUBLE) return found;
  }
}

/** A private message without buttons is none that could be taken for a menu: a new one whose answer was lost leaves such a one. */
function disorderOn(screen: readonly SeenMessage[], match: string): string | null {
  if (resultOf(screen, match) !== null) return null;
  const boards = screen.filter((message) => boardOf([message], match) !== null);
  const menus = screen.filter(
    ({ ephemeral, buttons, selects }) => ephemeral && [...buttons, ...selects].some(({ disabled }) => !disabled),
  );
  if (boards.length !== 1 || menus.length !== 1) return `${boards.length} boards, ${menus.length} menus`;
  return screen.indexOf(boards[0]!) > screen.indexOf(menus[0]!) ? 'the menu above the board' : null;
}

/** Says something beneath the board, which has stood there for long enough to follow. */
function sayAnew({ database }: House, person: DiscordUser, channel: ChannelRef): void {
  person.say(channel, 'Well…');
  const sqlite = new Database(database, { timeout: 5_000 });
  sqlite
    .prepare("UPDATE posts SET tried_at = tried_at - 60000 WHERE kind = 'board' AND channel_id = ?")
    .run(channel.id);
  sqlite.close();
}

import { startStopwatch } from 'local-discord';
import { type Game, LEVELS } from '../src/games/game.js';
import { GAMES } from '../src/games/registry.js';
import { MOST_GAMES } from '../src/table/pace.js';
import { callCommand, controlsOf, type Guest, press, type } from './act.js';
import type { Luck } from './luck.js';
import { playOn } from './player.js';
import type { Town, Venue } from './town.js';

/** Who sits down together for one game. */
interface Company {
  readonly game: Game;
  /** The first one is the host. */
  readonly guests: readonly Guest[];
  readonly bots: number;
}

/** For so long people wait for something that should come at once, in milliseconds. */
const PATIENCE = 20_000;
const LOOK = 2_000;
const REMATCHES = 0.4;
const PACES = { slow: 3, relaxed: 2, live: 1 };
/** A lobby that comes to nothing. */
const CANCELLED = 0.02;
/** Who sits down, gets up and sits down again; how often somebody comes by, and takes a seat that is free. */
const RESTLESS = 0.1;
/** Who types a lucky word. */
const LUCKY = 0.3;
const STROLL = [8_000, 30_000] as const;
const TAKES = 0.7;
const LOOKS_ON = 0.2;
/** Tables that play several matches. */
const SERIES = 0.3;

/** One table after the other in one place, each to its end, until people go home. */
export async function keepTable(town: Town, place: Venue, luck: Luck): Promise<void> {
  let [company, table]: [Company, string | null] = [anyCompany(place, luck), null];
  while (!town.tempo.ended) {
    table ??= await open(town, company);
    if (table === null) continue;
    const isOn = await gather(town, company, table);
    if (isOn) await playAll(town, place, company, table);
    const again: string | null = isOn && luck.chance(REMATCHES) ? await rematch(town, company, table) : null;
    if (again === null) company = anyCompany(place, luck);
    table = again;
  }
}

function anyCompany({ channel, people }: Venue, luck: Luck): Company {
  const game = luck.pick(GAMES);
  const [least, most] = game.seats;
  const seats = luck.anyOf(Math.max(2, least), most);
  const guests = luck
    .sample(people, luck.anyOf(1, seats))
    .map((person): Guest => ({ person, channel, luck: luck.of(`guest ${luck.anyOf(0, 1e9)}`) }));
  return { game, guests, bots: seats - guests.length };
}

/** The host calls the command. Returns the lobby, which may be one from before whose answer was lost. */
async function open(town: Town, { game, guests, bots }: Company): Promise<string | null> {
  const { tempo, book, claimed } = town;
  const host = guests[0]!;
  await tempo.think(host.luck);
  if (tempo.ended) return null;
  const atOnce = host.luck.anyOf(0, bots);
  await callCommand(town, host, `/${game.id} start`, {
    pace: host.luck.weighed(PACES),
    ...(atOnce > 0 && { bots: atOnce, level: host.luck.pick(LEVELS) }),
    ...(host.luck.chance(SERIES) && { games: host.luck.anyOf(2, MOST_GAMES) }),
  });
  const mine = book.lobbies(host.person.id, host.channel.id).find((table) => !claimed.has(table));
  if (mine === undefined) return null;
  claimed.add(mine);
  return mine;
}

/** People sit down, and the host starts. Tells whether a match came of it. */
async function gather(town: Town, { game, guests, bots }: Company, table: string): Promise<boolean> {
  const { tempo, book, screens } = town;
  const host = guests[0]!;
  const pressOn = async (guest: Guest, kind: string): Promise<void> => {
    await tempo.think(guest.luck);
    for (const passed = startStopwatch(); !tempo.ended && passed() < PATIENCE; ) {
      const lobby = screens.newest(`join:${table}`);
      const controls = lobby === null ? null : (screens.controls(lobby.message.id) ?? []);
      const wanted = controls?.filter(({ customId }) => customId.startsWith(`${kind}:`)) ?? null;
      if (wanted?.length === 0) return;
      const outcome = wanted && (await press(town, guest, guest.luck.pick(wanted)));
      if (outcome != null && outcome.ack !== 'failed') return;
      if (book.status(table) !== 'lobby') return;
      await screens.news(guest.channel.id, guest.person.id, LOOK);
    }
  };
  const sitDown = async (guest: Guest): Promise<void> => {
    await pressOn(guest, 'join');
    if (!guest.luck.chance(RESTLESS)) return;
    await pressOn(guest, 'leave');
    await pressOn(guest, 'join');
  };
  const hope = async (guest: Guest): Promise<void> => {
    const lucky = guest.luck.chance(LUCKY) ? screens.newest(`lucky:${table}`) : null;
    if (lucky !== null) await type(town, guest, lucky, `luck ${guest.luck.anyOf(0, 1e6)}`);
  };
  await Promise.all(guests.slice(1).map(sitDown));
  await Promise.all(guests.map(hope));
  for (let n = 0; n < bots; n++) await pressOn(host, 'seating');
  if (host.luck.chance(RESTLESS)) await pressOn(host, 'unbot');
  if (host.luck.chance(CANCELLED)) await pressOn(host, 'cancel');
  while (!tempo.ended && book.status(table) === 'lobby') {
    await pressOn(host, 'begin');
    // Somebody's seat was lost to a fault: a bot does as well.
    if (book.status(table) === 'lobby') await pressOn(host, 'seating');
    // The lobby was deleted: the host gives up on it.
    if (book.status(table) === 'lobby') {
      const sure = controlsOf(town, await callCommand(town, host, `/${game.id} end`));
      for (const one of sure.filter(({ customId }) => customId === `close:${table}`)) await press(town, host, one);
    }
  }
  return book.match(table) !== null;
}

/** The matches of a table, one or a series. */
async function playAll(town: Town, place: Venue, { game, guests }: Company, table: string): Promise<void> {
  const present = [...guests];
  for (let match = town.book.match(table); match !== null; match = await nextMatch(town, present, table, match)) {
    town.tally.add(`matches of ${game.id}`);
    await play(town, { place, game: game.id, table, match, present });
  }
}

interface Sitting {
  readonly place: Venue;
  readonly game: string;
  readonly table: string;
  readonly match: string;
  /** Who has a seat; those who take one in the course of the match are added. */
  readonly present: Guest[];
}

async function play(town: Town, { place, game, table, match, present }: Sitting): Promise<void> {
  const { tempo, book, screens, takenSeats } = town;
  const players = present.map((guest) => playOn(town, { ...guest, game, match }));
  const { luck } = present[0]!;
  for (;;) {
    await tempo.pause(luck.anyOf(...STROLL));
    if (tempo.ended || !book.isOn(match)) break;
    const free = screens.newest(`take:${match}`);
    const others = place.people.filter(({ id }) => present.every(({ person }) => person.id !== id));
    const [person] = luck.sample(others, 1);
    if (person === undefined) break;
    const guest: Guest = { person, channel: place.channel, luck: luck.of(`stroller ${person.id}`) };
    if (free === null || !luck.chance(TAKES)) {
      const board = screens.newest(`sheet:${match}`);
      if (board !== null && luck.chance(LOOKS_ON)) await press(town, guest, board);
      continue;
    }
    // Whoever has a seat at a table can get no other there, so it is clear whose answers are whose.
    takenSeats.set(`${table} ${person.id}`, Number(free.customId.split(':')[2]));
    await press(town, guest, free);
    present.push(guest);
    players.push(playOn(town, { ...guest, game, match }));
  }
  await Promise.all(players);
}

/** Those who are there begin the next match of the series, or its time comes. Null if there is none. */
async function nextMatch(town: Town, guests: readonly Guest[], table: string, before: string): Promise<string | null> {
  const { tempo, book, screens } = town;
  while (!tempo.ended && ['playing', 'parked'].includes(book.status(table) ?? '')) {
    for (const guest of guests) {
      const button = screens.newest(`next:${before}`);
      if (button !== null) await press(town, guest, button);
      await tempo.think(guest.luck);
      const match = book.match(table);
      if (match !== before) return match;
    }
  }
  return null;
}

/** Somebody presses the button under the result. Returns the new lobby; null if none came of it. */
async function rematch(town: Town, { guests }: Company, table: string): Promise<string | null> {
  const { tempo, book, screens, claimed } = town;
  const host = guests[0]!;
  for (const passed = startStopwatch(); !tempo.ended && passed() < PATIENCE; ) {
    const button = screens.newest(`again:${table}`);
    if (button !== null) await press(town, host, button);
    const next = book.rematch(table);
    if (next !== null && claimed.has(next)) return null;
    if (next !== null) {
      claimed.add(next);
      return next;
    }
    await screens.news(host.channel.id, host.person.id, LOOK);
  }
  return null;
}

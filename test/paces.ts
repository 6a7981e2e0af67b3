import Database from 'better-sqlite3';
import type { DiscordUser, SeenMessage } from 'local-discord';
import { boardOf, menuOn } from '../play/players.js';
import { PACES, type Pace } from '../src/settings/settings.js';
import { answerSurely } from './asked.js';
import type { House } from './house.js';
import { buildHouseInProcess } from './in-process.js';
import type { AtTable } from './one-menu.js';
import { playInto, type Throw } from './play-into.js';
import { leaveTime } from './unhurried.js';

/** A match of Ada, who is active, and Ben. */
export interface TableOfPace extends AtTable {
  readonly pace: Pace;
  readonly ada: DiscordUser;
  readonly ben: DiscordUser;
}

const throws: readonly Throw[] = [['1 2 3 4 5 6']];

/** A house with a match at each pace, whose first throw lies on the table. Nobody has a menu, or is late before the test says so. */
export async function buildPaces(): Promise<{ readonly house: House; readonly tables: readonly TableOfPace[] }> {
  const house = await buildHouseInProcess();
  const guildId = house.discord.addGuild('Games').id;
  const seated = PACES.map((pace) => {
    const [ada, ben] = [house.discord.addMember(`Ada ${pace}`), house.discord.addMember(`Ben ${pace}`)];
    return { pace, channel: house.discord.addChannel(pace), ada, ben, people: [ada, ben] };
  });
  const planned = seated.map(({ channel: { id }, people, pace }) => ({ guildId, channelId: id, people, pace, throws }));
  const matches = await playInto(house.database, planned);
  leaveTime(house);
  await house.start();
  return { house, tables: seated.map((table, n) => ({ ...table, match: matches[n]! })) };
}

/** By the button of the board. */
export async function pressMySheet(person: DiscordUser, { channel, match }: AtTable): Promise<void> {
  await person.press(boardOf(person.sees(channel), match)!, `sheet:${match}`).outcome;
}

/** On the menu that they have. */
export async function answerOnMenu(person: DiscordUser, { channel, match }: AtTable, move: string): Promise<void> {
  await answerSurely(person, menuOn(person.sees(channel), match)!, move);
}

/** The board that takes the place of that one. */
export function boardAfter({ discord }: House, { channel, match }: AtTable, before: string): Promise<SeenMessage> {
  return discord.until(() => {
    const board = boardOf(discord.messages(channel), match);
    return board === null || board.id === before ? null : board;
  });
}

/** Whoever has not answered by now is late. */
export function beLate({ database, discord }: House, { match }: AtTable): void {
  const sqlite = new Database(database, { timeout: 5_000 });
  sqlite
    .prepare('UPDATE tables SET remind_at = ? WHERE id = (SELECT table_id FROM matches WHERE id = ?)')
    .run(discord.clock.now() - 1, match);
  sqlite.close();
}

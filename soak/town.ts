import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { ChannelRef, Discord, DiscordUser } from 'local-discord';
import { tagsOf } from '../src/discord/locale.js';
import { LOCALES } from '../src/games/game.js';
import type { ProcessHouse } from '../test/house.js';
import type { Ledger } from '../test/ledger.js';
import type { Book } from './book.js';
import type { Luck } from './luck.js';
import type { Screens } from './screens.js';
import type { Tally } from './tally.js';
import type { Tempo } from './tempo.js';

/** Where a table stands, and who may come to it. */
export interface Venue {
  readonly channel: ChannelRef;
  /** The channel itself, or the one that its thread belongs to, whose permissions count. */
  readonly parent: ChannelRef;
  readonly people: readonly DiscordUser[];
}

/** Everything that people act with. */
export interface Town {
  readonly house: ProcessHouse;
  readonly screens: Screens;
  readonly book: Book;
  readonly tempo: Tempo;
  readonly ledger: Ledger;
  readonly tally: Tally;
  /** Which seat somebody has taken over, by the table and the person. */
  readonly takenSeats: Map<string, number>;
  /** Tables that are somebody's to look after. */
  readonly claimed: Set<string>;
}

/** So many tables share a channel, and a server. */
const TABLES_A_CHANNEL = 2;
const TABLES_A_SERVER = 25;
/** Every so many channels there is a thread instead. */
const THREADS = 5;
/** So many people there are for each table, and besides. */
const PEOPLE_A_TABLE = 2;
const STROLLERS = 6;
const MODERATORS = 0.05;

/** All in which the bot speaks, and one in which it does not. */
const TAGS = [...LOCALES.flatMap(tagsOf), 'pl'];
/** Names that do harm where they are not made safe. */
const NAMES = [
  'Ada',
  'Þóra',
  '*Cleo*',
  '_Dora_',
  '`Eve`',
  '||Finn||',
  '@everyone',
  '# Gus',
  'Ida\u202e',
  '[Jo](http://x)',
];

/** Builds servers with channels, threads and people. Returns a place for each table. */
export function buildTown(discord: Discord, tables: number, luck: Luck): readonly Venue[] {
  const servers = Math.ceil(tables / TABLES_A_SERVER);
  return Array.from({ length: servers }, (_, server) => {
    const count = Math.ceil((tables - server) / servers);
    const guild = discord.addGuild(`Server ${server}`, { locale: TAGS[server % TAGS.length]! });
    const people = Array.from({ length: count * PEOPLE_A_TABLE + STROLLERS }, (_, n) =>
      discord.addMember(`${luck.pick(NAMES)} ${server}-${n}`, {
        guild,
        locale: luck.pick(TAGS),
        ...(luck.chance(MODERATORS) && { permissions: PermissionFlagsBits.ManageGuild }),
      }),
    );
    const channels = Array.from({ length: Math.ceil(count / TABLES_A_CHANNEL) }, (_, n) => {
      const channel = discord.addChannel(`table-${n}`, { guild });
      const isThread = n % THREADS === THREADS - 1;
      const thread = isThread ? discord.addThread(channel, `round-${n}`, { owner: people[0]! }) : channel;
      return { channel: thread, parent: channel };
    });
    return Array.from({ length: count }, (_, n): Venue => ({ ...channels[n % channels.length]!, people }));
  }).flat();
}

import { type APIApplicationCommand, PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { DiscordUser } from '../discord/person.js';
import type { Discord } from '../discord/server.js';
import type { Channel } from '../discord/state/world.js';
import type { TypedCommand } from './shared/completion.js';
import type { PageChannel, Persona } from './shared/wire.js';

export interface SeedChannel {
  readonly name: string;
  readonly topic: string;
  readonly threads?: readonly string[];
}

/** What a fresh server has in it, and what its empty channels offer to begin with. */
export interface SeedData {
  readonly server: string;
  readonly channels: readonly SeedChannel[];
  readonly people: readonly Omit<Persona, 'id'>[];
  readonly starters: (commands: readonly APIApplicationCommand[]) => readonly TypedCommand[];
}

/** A server for any bot: two channels, a thread, and five members who speak four languages. */
export const DEFAULT_SEED: SeedData = {
  server: 'Playground',
  channels: [
    { name: 'general', topic: 'Type / or press a button below', threads: ['a thread'] },
    { name: 'random', topic: 'A second channel' },
  ],
  people: [
    { key: 'ada', name: 'Ada', locale: 'en-US', role: 'member', colour: '#e67e22' },
    { key: 'ben', name: 'Ben', locale: 'de', role: 'member', colour: '#2ecc71' },
    { key: 'chloe', name: 'Chloé', locale: 'fr', role: 'member', colour: '#e91e63' },
    { key: 'dario', name: 'Dario', locale: 'it', role: 'member', colour: '#3498db' },
    { key: 'eva', name: 'Eva', locale: 'en-GB', role: 'moderator', colour: '#9b59b6' },
  ],
  starters: (commands) => commands.filter(isCallable).map(({ name }) => ({ command: `/${name}`, options: {} })),
};

/** Whether it can be called by its name alone. */
function isCallable({ type, options = [] }: APIApplicationCommand): boolean {
  return type === 1 && options.every((option) => option.type > 2 && !option.required);
}

const MODERATOR = Bits.ManageGuild | Bits.ManageMessages | Bits.ManageChannels;

/** A made-up server with everybody and everything in it. */
export interface SeededServer {
  readonly server: string;
  /** What the bot is called. */
  readonly bot: string;
  readonly personas: readonly Persona[];
  /** The channels, each with the threads that there are by now. */
  readonly places: readonly PageChannel[];
  readonly starters: SeedData['starters'];
  /** Who plays that persona; undefined if there is none of that key. */
  person(key: string): DiscordUser | undefined;
}

export interface SeedOptions {
  readonly data?: SeedData;
  /** Nicknames that some have there, by their keys. */
  readonly nicknames?: Readonly<Record<string, string>>;
}

/** Furnishes a fresh stand-in with a server and its members. */
export function seedServer(discord: Discord, options: SeedOptions = {}): SeededServer {
  const { data = DEFAULT_SEED, nicknames = {} } = options;
  const guild = discord.addGuild(data.server);
  const channels = data.channels.map((seed) => ({ ...seed, id: discord.addChannel(seed.name).id }));
  const places: PageChannel[] = channels.flatMap(({ id, name, topic, threads = [] }) => [
    { id, name, topic, thread: false },
    ...threads.map((title) => placeOf(discord.addThread(id, title), name)),
  ]);
  const people = new Map<string, DiscordUser>(
    data.people.map(({ key, name, locale, role }) => {
      const permissions = role === 'moderator' ? { permissions: MODERATOR } : {};
      const nick = nicknames[key];
      return [key, discord.addMember(name, { locale, ...permissions, ...(nick !== undefined && { nick }) })];
    }),
  );
  discord.on('change', (change) => {
    if (change.kind === 'channel-created') addThread(places, change.channel);
    if (change.kind === 'channel-deleted') removePlace(places, change.channel);
  });
  return {
    server: guild.name,
    bot: discord.botName,
    personas: data.people.map((one) => ({ ...one, name: nicknames[one.key] ?? one.name, id: people.get(one.key)!.id })),
    places,
    starters: data.starters,
    person: (key) => people.get(key),
  };
}

function placeOf({ id, name }: Pick<Channel, 'id' | 'name'>, parent: string): PageChannel {
  return { id, name, topic: `A thread of #${parent}`, thread: true };
}

/** Below its channel and the threads that this has already. */
function addThread(places: PageChannel[], channel: Channel): void {
  const parent = places.findIndex((place) => place.id === channel.parentId);
  if (parent < 0) return;
  const after = places.findIndex(({ thread }, at) => at > parent && !thread);
  places.splice(after < 0 ? places.length : after, 0, placeOf(channel, places[parent]!.name));
}

function removePlace(places: PageChannel[], { id }: Channel): void {
  const at = places.findIndex((place) => place.id === id);
  if (at >= 0) places.splice(at, 1);
}

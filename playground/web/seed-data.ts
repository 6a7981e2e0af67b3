import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { Person } from '../discord/person.js';
import type { Discord } from '../discord/server.js';
import type { Channel } from '../discord/state/world.js';
import type { Persona, Place } from './shared/wire.js';

const PERSONAS = [
  { key: 'ada', name: 'Ada', locale: 'en-US', role: 'member', colour: '#e67e22' },
  { key: 'ben', name: 'Ben', locale: 'de', role: 'member', colour: '#2ecc71' },
  { key: 'chloe', name: 'Chloé', locale: 'fr', role: 'member', colour: '#e91e63' },
  { key: 'dario', name: 'Dario', locale: 'it', role: 'member', colour: '#3498db' },
  { key: 'eva', name: 'Eva', locale: 'en-GB', role: 'moderator', colour: '#9b59b6' },
] as const;

const MODERATOR = Bits.ManageGuild | Bits.ManageMessages | Bits.ManageChannels;

/** A made-up server with everybody and everything in it. */
export interface SeededServer {
  readonly server: string;
  readonly personas: readonly Persona[];
  /** The channels, each with the threads that there are by now. */
  readonly places: readonly Place[];
  /** Who plays that persona; undefined if there is none of that key. */
  person(key: string): Person | undefined;
}

/** Furnishes a fresh stand-in: a server with two channels, a thread and five members; some may have nicknames there, by their keys. */
export function seedServer(discord: Discord, nicknames: Readonly<Record<string, string>> = {}): SeededServer {
  const guild = discord.addGuild('Game night');
  const table = discord.addChannel('table');
  const lounge = discord.addChannel('lounge');
  const thread = discord.addThread(table, 'slow games');
  const people = new Map<string, Person>(
    PERSONAS.map(({ key, name, locale, role }) => {
      const permissions = role === 'moderator' ? { permissions: MODERATOR } : {};
      const nick = nicknames[key];
      return [key, discord.addMember(name, { locale, ...permissions, ...(nick !== undefined && { nick }) })];
    }),
  );
  const places: Place[] = [
    { id: table.id, name: table.name, topic: 'Type / or press a button below', thread: false },
    { id: thread.id, name: thread.name, topic: 'A thread of #table', thread: true },
    { id: lounge.id, name: lounge.name, topic: 'A second channel: tables do not mix', thread: false },
  ];
  discord.on('change', (change) => {
    if (change.kind === 'channel-created') addThread(places, change.channel);
    if (change.kind === 'channel-deleted') removePlace(places, change.channel);
  });
  return {
    server: guild.name,
    personas: PERSONAS.map((one) => ({ ...one, name: nicknames[one.key] ?? one.name, id: people.get(one.key)!.id })),
    places,
    person: (key) => people.get(key),
  };
}

/** Below its channel and the threads that this has already. */
function addThread(places: Place[], { id, name, parentId }: Channel): void {
  const parent = places.findIndex((place) => place.id === parentId);
  if (parent < 0) return;
  const after = places.findIndex(({ thread }, at) => at > parent && !thread);
  const place = { id, name, topic: `A thread of #${places[parent]!.name}`, thread: true };
  places.splice(after < 0 ? places.length : after, 0, place);
}

function removePlace(places: Place[], { id }: Channel): void {
  const at = places.findIndex((place) => place.id === id);
  if (at >= 0) places.splice(at, 1);
}

import { ChannelType, PermissionFlagsBits, type REST, Routes } from 'discord.js';
import { withTimeLimit } from '../lib/time-limit.js';
import { type ServerSettings, serverDefaultsOf } from '../settings/settings.js';
import { refuseAlone, refuseBegin } from '../table/lobby.js';
import type { LobbyOptions, TableActionOf } from '../table/types.js';
import { viewLobbyPlace } from '../table/view/place.js';
import { type Key, localeOf, phrase } from '../text/phrases.js';
import { voiceOf } from '../text/say.js';
import type { Reply, Use } from './command.js';
import { faultOf, refusalCode } from './fault.js';
import { missingForThread } from './permissions.js';

/** After so many minutes of silence Discord puts a thread away; whatever is posted there brings it back. */
const SILENCE = 24 * 60;

/** So many milliseconds a presser is kept waiting for a thread. */
const PATIENCE = 5_000;

const LATE = Symbol('late');

/** A title knows no times that each reader sees in their own zone. */
const WHEN: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
};

/**
 * Whether a match begun here is to get a thread of its own, by what the server has set. Threads have none, nor have the chats of voice channels; and
 * nobody has the bot make a thread who may not make one themselves.
 */
export function wantsThread({ interaction }: Use, set: ServerSettings): boolean {
  if (interaction.channel?.type !== ChannelType.GuildText) return false;
  if (!interaction.memberPermissions?.has(PermissionFlagsBits.CreatePublicThreads)) return false;
  return serverDefaultsOf(set).threads;
}

/** What begins the match of a lobby. */
type Begin = TableActionOf<'begin' | 'alone'>;

const REFUSALS = { begin: refuseBegin, alone: refuseAlone };

/** Begins the match of a lobby in a thread on its message; in the channel itself where Discord refuses one, or takes too long over it. */
export async function beginInPlace(use: Use, begin: Begin, patience = PATIENCE): Promise<Reply> {
  const { press, context } = use;
  const lobby = await lobbyToGrow(use, begin);
  if (lobby === null) return context.tables.act(press, begin);
  const made = await newThread(use, lobby, patience);
  if ('thread' in made) return context.tables.act({ ...press, thread: made.thread }, begin);
  const reply = await context.tables.act(press, begin);
  return reply.kind === 'lobby'
    ? { kind: 'notice', phrase: phrase('thread.refused', { why: phrase(made.why) }) }
    : reply;
}

/** The message of a lobby from which a thread is to grow, and how it is called. */
interface Lobby {
  readonly message: string;
  readonly title: string;
}

/** null: its match is played where it stands, or can't begin. */
async function lobbyToGrow(use: Use, { kind, table }: Begin): Promise<Lobby | null> {
  const { press, context } = use;
  const stored = await context.store.read({ table });
  const game = stored === null ? undefined : context.gameOf(stored.table.game);
  if (stored === null || game === undefined || REFUSALS[kind](stored, press, game) !== null) return null;
  const { channel, message } = viewLobbyPlace(stored);
  if (message === null || channel !== press.channelId || !wantsThread(use, stored.server)) return null;
  return { message, title: threadName(press.at, { game, locale: stored.table.locale }) };
}

/** What a thread is called: by the game and when it was begun. It outlives the table, so that nobody is named in it. */
export function threadName(at: number, { game, locale }: Pick<LobbyOptions, 'game' | 'locale'>): string {
  const when = new Intl.DateTimeFormat(localeOf(locale), WHEN).format(at);
  return voiceOf(locale).tell('thread.name', { game: game.name, when });
}

/** A new thread by its id, or why there is none. */
type Made = { readonly thread: string } | { readonly why: Extract<Key, `thread.why.${string}`> };

async function newThread(use: Use, lobby: Lobby, patience: number): Promise<Made> {
  if (missingForThread(use.interaction).length > 0) return { why: 'thread.why.shut' };
  const made = madeThread(use, lobby);
  const first = await withTimeLimit(made, { ms: patience, clock: use.context.clock }, LATE);
  if (first !== LATE) return first;
  // By then nobody waits for it, but it may still come.
  void made.then((late) => ('why' in late ? undefined : discard(use, late.thread)));
  return { why: 'thread.why.late' };
}

async function madeThread({ interaction, press, context }: Use, { message, title }: Lobby): Promise<Made> {
  const { rest } = interaction.client;
  try {
    const body = { name: title, auto_archive_duration: SILENCE };
    const made = await rest.post(Routes.threads(press.channelId, message), { body });
    return { thread: (made as { readonly id: string }).id };
  } catch (error) {
    // It was made by an earlier press, which came to nothing: it has the id of its message.
    if (refusalCode(error) === ALREADY_THERE && (await isThere(rest, message))) return { thread: message };
    const facts = { interaction: interaction.id, code: refusalCode(error) ?? 0 };
    if (faultOf(error) === 'bug') context.log.error({ ...facts, err: error }, 'a thread was refused');
    else context.log.info(facts, 'a thread could not be opened');
    return { why: whyNone(error) };
  }
}

/** The message has a thread. */
const ALREADY_THERE = 160004;

/** Whether it was not deleted since. */
async function isThere(rest: REST, thread: string): Promise<boolean> {
  return rest.get(Routes.channel(thread)).then(
    () => true,
    () => false,
  );
}

/** The server has as many threads open as Discord allows. */
const TOO_MANY_THREADS = 160006;

function whyNone(error: unknown): Extract<Key, `thread.why.${string}`> {
  if (refusalCode(error) === TOO_MANY_THREADS) return 'thread.why.full';
  switch (faultOf(error)) {
    case 'blocked':
      return 'thread.why.blocked';
    case 'shut':
      return 'thread.why.shut';
    case 'later':
      return 'thread.why.late';
    case 'gone':
    case 'old':
    case 'dead':
    case 'asleep':
    case 'lost':
    case 'bug':
      return 'thread.why.refused';
  }
}

/** Leaves no thread open without a table: whoever may not delete threads may still put their own away. */
async function discard({ interaction, context: { log, store } }: Use, thread: string): Promise<void> {
  const { rest } = interaction.client;
  try {
    // Another press may have begun the match there.
    if ((await store.openIn(thread)).length > 0) return;
    if (interaction.appPermissions.has(PermissionFlagsBits.ManageThreads)) await rest.delete(Routes.channel(thread));
    else await rest.patch(Routes.channel(thread), { body: { archived: true } });
  } catch (error) {
    log.warn({ interaction: interaction.id, code: refusalCode(error) ?? 0 }, 'a thread could not be put away');
  }
}

import { type BaseInteraction, ChannelType, PermissionFlagsBits, Routes } from 'discord.js';
import { withTimeLimit } from '../lib/time-limit.js';
import { type ServerSettings, serverDefaultsOf } from '../settings/settings.js';
import { refuseOptions } from '../table/opening.js';
import type { LobbyOptions } from '../table/types.js';
import { type Key, localeOf, phrase } from '../text/phrases.js';
import { voiceOf } from '../text/say.js';
import type { Reply, Use } from './command.js';
import { faultOf, refusalCode } from './fault.js';
import type { Log } from './log.js';

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
 * Whether a table opened here is to get a thread of its own, by what the server has set. Threads have none, nor have the chats of voice channels; and
 * nobody has the bot make a thread who may not make one themselves.
 */
export function opensThread({ interaction }: Use, set: ServerSettings): boolean {
  if (interaction.channel?.type !== ChannelType.GuildText) return false;
  if (!interaction.memberPermissions?.has(PermissionFlagsBits.CreatePublicThreads)) return false;
  return serverDefaultsOf(set).threads;
}

/** Opens a table in a new thread; in the channel itself where Discord refuses one, or takes too long over it. */
export async function openInThread(use: Use, options: LobbyOptions, patience = PATIENCE): Promise<Reply> {
  const { press, context } = use;
  const wrong = refuseOptions(options);
  if (wrong !== null) return wrong;
  const enough = await context.tables.refuseOpening(press);
  if (enough !== null) return enough;
  const made = await newThread(use, options, patience);
  if ('why' in made) {
    const answer = await context.tables.openLobby(press, options);
    return answer.kind === 'opened' ? { ...answer, noThread: phrase(made.why) } : answer;
  }
  let opened = false;
  try {
    const there = { ...press, channelId: made.thread, parentId: press.channelId };
    const answer = await context.tables.openLobby(there, options);
    opened = answer.kind === 'opened';
    return answer.kind === 'opened' ? { ...answer, thread: made.thread } : answer;
  } finally {
    if (!opened) await discard(use.interaction, context.log, made.thread);
  }
}

/** What a thread is called: by the game and when it was opened. It outlives the table, so that nobody is named in it. */
export function threadName(at: number, { game, locale }: Pick<LobbyOptions, 'game' | 'locale'>): string {
  const when = new Intl.DateTimeFormat(localeOf(locale), WHEN).format(at);
  return voiceOf(locale).tell('thread.name', { game: game.name, when });
}

/** A new thread by its id, or why there is none. */
type Made = { readonly thread: string } | { readonly why: Extract<Key, `thread.why.${string}`> };

async function newThread(use: Use, options: LobbyOptions, patience: number): Promise<Made> {
  const made = madeThread(use, options);
  const first = await withTimeLimit(made, { ms: patience, clock: use.context.clock }, LATE);
  if (first !== LATE) return first;
  // By then nobody waits for it, but it may still come.
  void made.then((late) => ('why' in late ? undefined : discard(use.interaction, use.context.log, late.thread)));
  return { why: 'thread.why.late' };
}

async function madeThread({ interaction, press, context }: Use, options: LobbyOptions): Promise<Made> {
  try {
    const made = await interaction.client.rest.post(Routes.threads(press.channelId), {
      body: {
        name: threadName(press.at, options),
        type: ChannelType.PublicThread,
        auto_archive_duration: SILENCE,
      },
    });
    return { thread: (made as { readonly id: string }).id };
  } catch (error) {
    const facts = { interaction: interaction.id, code: refusalCode(error) ?? 0 };
    if (faultOf(error) === 'bug') context.log.error({ ...facts, err: error }, 'a thread was refused');
    else context.log.info(facts, 'a thread could not be opened');
    return { why: whyNone(error) };
  }
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
export async function discard(interaction: BaseInteraction, log: Log, thread: string): Promise<void> {
  const { rest } = interaction.client;
  try {
    if (interaction.appPermissions.has(PermissionFlagsBits.ManageThreads)) await rest.delete(Routes.channel(thread));
    else await rest.patch(Routes.channel(thread), { body: { archived: true } });
  } catch (error) {
    log.warn({ interaction: interaction.id, code: refusalCode(error) ?? 0 }, 'a thread could not be put away');
  }
}

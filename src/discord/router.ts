import type {
  BaseInteraction,
  ChatInputCommandInteraction,
  Client,
  MessageComponentInteraction,
  REST,
} from 'discord.js';
import { Events, MessageFlags } from 'discord.js';
import { withTimeLimit } from '../lib/time-limit.js';
import { opensRematch } from '../table/opening.js';
import { phrase } from '../text/phrases.js';
import { perform } from './actions.js';
import { mayPost, withAdvice } from './channels/advice.js';
import type { Channels } from './channels/channels.js';
import { whyNotBegin, whyNotHere } from './channels/refusal.js';
import { type Command, type Context, OLD_BUTTON, type Reply, type Use } from './command.js';
import type { Pictures } from './delivery/pictures.js';
import type { Sender } from './delivery/sender.js';
import { createFirstTime } from './first-time.js';
import { type Id, loggable, parseId } from './ids.js';
import { noticeMessage } from './message/notice.js';
import { type Meter, reasonOf, whatOf } from './meter.js';
import { createOpenings } from './opening.js';
import { presentationOf } from './presentation.js';
import { pressOf } from './press.js';
import { type Reader, renderReply } from './render-reply.js';
import { createResponder, type Response, type Source, type Target } from './respond.js';
import { refusedPlace } from './settings.js';

export interface RouterDeps extends Context {
  readonly client: Client;
  readonly hooks: REST;
  readonly commands: readonly Command[];
  readonly sender: Sender;
  readonly meter: Meter;
  readonly pictures: Pictures;
  readonly channels: Pick<Channels, 'markHeard'>;
}

export interface Router {
  /** Takes no more presses and finishes those in hand. */
  stop(): Promise<void>;
}

type Routed = ChatInputCommandInteraction | MessageComponentInteraction;

/** What is known of a press before it is worked on. */
type Seen = Pick<Reader, 'source' | 'locale' | 'look'> & Pick<Target, 'files'>;

const LOBBY_KINDS: readonly Id['kind'][] = ['join', 'leave', 'bot', 'unbot', 'begin', 'cancel'];

/** The platform may deliver an interaction again, but only shortly after. */
const REMEMBERED = 10_000;

/** Longer than this nobody waits at the end for presses in hand. */
const STOP_PATIENCE = 2000;

/** The one listener: every command, button and select comes in here, and every failure ends here. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a press's whole way, which is still to be told in parts.
export function createRouter(deps: RouterDeps): Router {
  const { client, commands, sender, meter, log, clock } = deps;
  const responder = createResponder(deps.hooks, deps);
  const openings = createOpenings(deps);
  const inHand = new Set<Promise<void>>();
  const isFirst = createFirstTime(REMEMBERED);

  const listen = (interaction: BaseInteraction): void => {
    if (!interaction.isChatInputCommand() && !interaction.isMessageComponent()) return;
    if (!isFirst(interaction.id)) return;
    const done: Promise<void> = handle(interaction)
      .catch((error: unknown) => log.error({ interaction: interaction.id, err: error }, 'a press ended in a bug'))
      .finally(() => inHand.delete(done));
    inHand.add(done);
  };

  async function handle(interaction: Routed): Promise<void> {
    const begun = clock.monotonic();
    const id = interaction.isMessageComponent() ? parseId(interaction.customId) : null;
    const personId = interaction.user.id;
    const source = sourceOf(interaction, id);
    const pressed = {
      token: interaction.token,
      menu: source === 'menu' && id !== null && 'match' in id ? { matchId: id.match, personId } : null,
      message: source === 'menu' ? originOf(interaction) : null,
      id: interaction.id,
      lobby: source === 'lobby' && id !== null && 'table' in id ? id.table : null,
    };
    // At once, before anything else can be sent there.
    sender.hold(pressed);
    const { locale, look } = await presentationOf(deps.store, interaction, log);
    const answering = { ...pressed, menu: pressed.menu && { ...pressed.menu, locale } };
    const target = {
      id: interaction.id,
      token: interaction.token,
      applicationId: interaction.applicationId,
      source,
      files: () => sender.filesOn(answering, filesOf(interaction)),
    };
    try {
      const work = renderPress(interaction, id, { source, locale, look, files: target.files });
      // The answer goes out first; the channel need not wait until it has arrived.
      if (source !== 'lobby') void work.then(sender.wake);
      const arrived = await responder.respond(target, work);
      const response = await work;
      const { lobby, menu, opened } = response ?? {};
      if (arrived) {
        const late = menu?.isLate ? { matchId: menu.match, personId, locale } : null;
        // Anything but an update leaves the pressed message as it is.
        const isSame = answering.message !== null && response?.kind !== 'update';
        sender.noteAnswer(answering, isSame ? 'kept' : (response?.drawn ?? null), late);
      } else if (response !== null) sender.noteLostAnswer(answering);
      if (arrived && opened !== undefined) void openings.follow(interaction, opened, locale);
      if (arrived && lobby !== undefined && interaction.isMessageComponent())
        await sender.noteLobbyShown(lobby.table, lobby.version, interaction.message.id);
    } finally {
      const command = interaction.isChatInputCommand() ? interaction.commandName : null;
      const ms = clock.monotonic() - begun;
      meter.press(whatOf(command, id), ms);
      log.debug({ ...factsOf(interaction, id), ms: Math.round(ms) }, 'a press was dealt with');
      sender.release(answering);
      sender.wake();
      if (mayPost(interaction)) await deps.channels.markHeard(interaction.channelId);
    }
  }

  async function renderPress(interaction: Routed, id: Id | null, seen: Seen): Promise<Response> {
    const { locale } = seen;
    try {
      const reply = withAdvice(await decide(interaction, id, locale), interaction, locale);
      if (reply.kind === 'opened') return await openings.first(interaction, reply, seen);
      const reason = reasonOf(reply);
      if (reason !== null) meter.refusal(reason);
      const reader = { ...seen, files: seen.files() };
      return await renderReply(reply, reader, deps, deps.pictures);
    } catch (error) {
      log.error({ ...factsOf(interaction, id), err: error }, 'a press failed');
      const body = noticeMessage(phrase('notice.bug'), locale);
      return { kind: 'private', body, drawn: null };
    }
  }

  async function decide(interaction: Routed, id: Id | null, locale: string): Promise<Reply> {
    const press = pressOf(interaction, { at: clock.now(), timeRuns: deps.timeRuns() }, locale);
    if (press === null) return { kind: 'notice', phrase: phrase('notice.guildOnly') };
    if (interaction.isChatInputCommand()) {
      const command = commands.find(({ data }) => data.name === interaction.commandName);
      if (command === undefined) return OLD_BUTTON;
      return command.run({ interaction, press, locale, context: deps });
    }
    if (id === null) return OLD_BUTTON;
    const values = interaction.isAnySelectMenu() ? interaction.values : [];
    const use = { interaction, press, locale, context: deps };
    return (await refusedOpening(use, id)) ?? perform(use, id, values);
  }

  client.on(Events.InteractionCreate, listen);
  return {
    async stop() {
      client.off(Events.InteractionCreate, listen);
      await withTimeLimit(Promise.allSettled(inHand), { ms: STOP_PATIENCE, clock }, 'late');
    },
  };
}

/** Why a press that begins a match, or opens another table, can do neither here; null: nothing is known against it. */
async function refusedOpening(use: Use, id: Id): Promise<Reply | null> {
  if (id.kind === 'begin') return whyNotBegin(use, id.table);
  if (id.kind !== 'again') return null;
  const { store } = use.context;
  const set = await store.serverSettings(use.press.guildId);
  return ((await opensRematch(store, id.table)) ? whyNotHere(use) : null) ?? refusedPlace(use, set);
}

function sourceOf(interaction: Routed, id: Id | null): Source {
  if (!interaction.isMessageComponent()) return 'slash';
  const { flags } = interaction.message;
  if ((Number(typeof flags === 'object' ? flags?.bitfield : flags) & MessageFlags.Ephemeral) !== 0) return 'menu';
  return id !== null && LOBBY_KINDS.includes(id.kind) ? 'lobby' : 'board';
}

/** The interaction that made the pressed message. */
function originOf(interaction: Routed): string | null {
  if (!interaction.isMessageComponent()) return null;
  return interaction.message.interactionMetadata?.id ?? interaction.message.id;
}

/** What was on the pressed message when it was pressed. */
function filesOf(interaction: Routed): readonly string[] {
  if (!interaction.isMessageComponent()) return [];
  return [...interaction.message.attachments.values()].map(({ name }) => name);
}

function factsOf(interaction: Routed, id: Id | null): object {
  const what = interaction.isChatInputCommand() ? { command: interaction.commandName } : loggable(id);
  return { interaction: interaction.id, ...what };
}

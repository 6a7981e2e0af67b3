import { type BaseInteraction, type Client, Events, type REST } from 'discord.js';
import { LRUCache } from 'lru-cache';
import { withTimeLimit } from '../lib/time-limit.js';
import { type OpeningKind, opensRematch } from '../table/opening.js';
import { phrase } from '../text/phrases.js';
import { perform, takeForm } from './actions.js';
import type { Answers } from './answers.js';
import type { Channels } from './channels/channels.js';
import { mayPost, whyNotBegin, whyNotHere, withAdvice } from './channels/refusal.js';
import { type Command, type Context, OLD_BUTTON, type Reply, type Use } from './command.js';
import type { Pictures } from './delivery/pictures.js';
import type { Sender } from './delivery/sender.js';
import { type Id, loggable } from './ids.js';
import { type Incoming, isRouted, pressOf, type Routed, readInteraction, readPresser } from './incoming.js';
import { type Meter, reasonOf, whatOf } from './meter.js';
import { createOpenings, type Openings } from './opening.js';
import { renderBug, renderReply } from './render-reply.js';
import { type Responded, Responder } from './respond.js';
import { letGo, type Response } from './response.js';
import { refusedPlace } from './settings.js';

export interface RouterDeps extends Context {
  readonly client: Client;
  readonly hooks: REST;
  readonly posting: REST;
  readonly commands: readonly Command[];
  readonly sender: Sender;
  readonly meter: Meter;
  readonly pictures: Pictures;
  readonly answers: Pick<Answers, 'watch'>;
  readonly channels: Pick<Channels, 'markHeard'>;
}

/** The platform may deliver an interaction again, but only shortly after. */
const REMEMBERED = 10_000;

/** Longer than this nobody waits at the end for presses in hand. */
const STOP_PATIENCE = 2000;

/** The one listener: every command, button, select and dialogue comes in here, and every failure ends here. */
export class Router {
  readonly #deps: RouterDeps;
  readonly #responder: Responder;
  readonly #openings: Openings;
  readonly #isFirst = createFirstTime(REMEMBERED);
  readonly #inHand = new Set<Promise<void>>();

  constructor(deps: RouterDeps) {
    this.#deps = deps;
    this.#responder = new Responder(deps.hooks, deps);
    this.#openings = createOpenings(deps);
    deps.client.on(Events.InteractionCreate, this.#listen);
  }

  /** Takes no more presses and finishes those in hand. */
  async stop(): Promise<void> {
    this.#deps.client.off(Events.InteractionCreate, this.#listen);
    const { clock } = this.#deps;
    await withTimeLimit(Promise.allSettled(this.#inHand), { ms: STOP_PATIENCE, clock }, 'late');
  }

  readonly #listen = (interaction: BaseInteraction): void => {
    if (!isRouted(interaction)) return;
    if (!this.#isFirst(interaction.id)) return;
    const done: Promise<void> = this.#handle(interaction)
      .catch((err: unknown) => this.#deps.log.error({ interaction: interaction.id, err }, 'a press ended in a bug'))
      .finally(() => this.#inHand.delete(done));
    this.#inHand.add(done);
  };

  async #handle(interaction: Routed): Promise<void> {
    const { channels, clock, sender } = this.#deps;
    const begun = clock.monotonic();
    const told = readInteraction(interaction);
    // At once, before anything else can be sent there.
    sender.hold(told.pressed);
    const incoming = await readPresser(told, this.#deps);
    try {
      const work = this.#render(incoming);
      // The answer goes out first; the channel need not wait until it has arrived.
      if (incoming.source !== 'lobby') void work.then(sender.wake);
      const responded = await this.#responder.respond(incoming, work);
      await this.#noteShown(incoming, responded);
    } finally {
      this.#noteDealtWith(incoming, clock.monotonic() - begun);
      sender.release(incoming.pressed);
      sender.wake();
      if (mayPost(interaction)) await channels.markHeard(interaction.channelId);
    }
  }

  /** What answers the press. Never fails. */
  async #render(incoming: Incoming): Promise<Response> {
    const { log, meter, pictures, sender } = this.#deps;
    const { interaction, id, locale } = incoming;
    try {
      const reply = withAdvice(await this.#decide(incoming), incoming, sender);
      if (reply.kind === 'opened') return await this.#openings.first(incoming, reply);
      const reason = reasonOf(reply);
      if (reason !== null) meter.refusal(reason);
      return await renderReply(reply, incoming, this.#deps, pictures);
    } catch (error) {
      log.error({ ...factsOf(interaction, id), err: error }, 'a press failed');
      return renderBug(locale);
    }
  }

  /** In a server? A command, a button that this bot knows? May it open or begin something here? Then it is done. */
  async #decide({ interaction, id, locale }: Incoming): Promise<Reply> {
    const { clock, commands, timeRuns } = this.#deps;
    const press = pressOf(interaction, { at: clock.now(), timeRuns: timeRuns() }, locale);
    if (press === null) return { kind: 'notice', phrase: phrase('notice.guildOnly') };
    const use = { interaction, press, locale, context: this.#deps };
    if (interaction.isChatInputCommand()) {
      const command = commands.find(({ data }) => data.name === interaction.commandName);
      return command === undefined ? OLD_BUTTON : command.run({ ...use, interaction });
    }
    if (id === null) return OLD_BUTTON;
    if (interaction.isModalSubmit()) return takeForm(use, id, interaction.fields);
    const values = interaction.isAnySelectMenu() ? interaction.values : [];
    return (await refusedOpening(use, id)) ?? perform(use, id, values);
  }

  /** What the answer has shown is not to be sent again, and what it could not show yet follows. */
  async #noteShown(incoming: Incoming, { arrived, response }: Responded): Promise<void> {
    const { sender } = this.#deps;
    const { interaction, locale, pressed } = incoming;
    const isMessage = response !== null && response.kind !== 'form' && response.kind !== 'lobby';
    const { drawn = null, lobby, menu, opened } = isMessage ? response : {};
    const shown = menu ? { matchId: menu.match, personId: interaction.user.id, locale } : null;
    if (arrived === 'lost') {
      if (response?.kind === 'public') response.onLost();
      letGo(response);
      if (response !== null) sender.noteLostAnswer(pressed, shown ?? pressed.menu);
      return;
    }
    const late = menu?.isLate ? shown : null;
    // Anything but an update leaves the pressed message as it is.
    const isSame = pressed.message !== null && (response?.kind !== 'update' || arrived === 'anew');
    if (arrived === 'anew') sender.noteLostAnswer(pressed, null);
    sender.noteAnswer(pressed, isSame ? 'kept' : drawn, late);
    if (opened !== undefined) void this.#openings.follow(incoming, opened);
    if (lobby !== undefined && !interaction.isChatInputCommand())
      await sender.noteLobbyShown(lobby.table, lobby.version, interaction.message.id);
  }

  #noteDealtWith({ interaction, id }: Incoming, ms: number): void {
    const command = interaction.isChatInputCommand() ? interaction.commandName : null;
    this.#deps.meter.press(whatOf(command, id), ms);
    this.#deps.log.debug({ ...factsOf(interaction, id), ms: Math.round(ms) }, 'a press was dealt with');
  }
}

/** Why nothing of that kind can be done here at that table; null: nothing is known against it. */
const REFUSED_OPENINGS: { readonly [K in OpeningKind]: (use: Use, table: string) => Promise<Reply | null> } = {
  begin: whyNotBegin,
  alone: whyNotBegin,
  async again(use, table) {
    const { store } = use.context;
    const set = await store.serverSettings(use.press.guildId);
    return ((await opensRematch(store, table)) ? whyNotHere(use) : null) ?? refusedPlace(use, set);
  },
};

/** The same for a press, of whatever kind. */
async function refusedOpening(use: Use, id: Id): Promise<Reply | null> {
  return isOpening(id) ? REFUSED_OPENINGS[id.kind](use, id.table) : null;
}

function isOpening(id: Id): id is Id & { readonly kind: OpeningKind } {
  return Object.hasOwn(REFUSED_OPENINGS, id.kind);
}

/** Tells whether an id comes for the first time; the newest `most` of them are remembered. */
export function createFirstTime(most: number): (id: string) => boolean {
  const seen = new LRUCache<string, true>({ max: most });
  return (id) => {
    if (seen.has(id)) return false;
    seen.set(id, true);
    return true;
  };
}

function factsOf(interaction: Routed, id: Id | null): object {
  const what = interaction.isChatInputCommand() ? { command: interaction.commandName } : loggable(id);
  return { interaction: interaction.id, ...what };
}

import type { WebSocket } from 'ws';
import type { DiscordUser } from '../discord/person.js';
import type { Discord } from '../discord/server.js';
import type { WorldChange } from '../discord/state/changes.js';
import { performAction } from './actions.js';
import type { BotProcess } from './bot-process.js';
import { createCounts } from './counts.js';
import { feedEntry, feedErrors } from './error-feed.js';
import { createRights } from './rights.js';
import { createScreen } from './screen.js';
import type { SeededServer } from './seed-data.js';
import { createPageSessions, type PageSession } from './sessions.js';
import type { BotState, Persona, ToPage, ToServer } from './shared/wire.js';
import { makeTrouble, type TroubleDeps } from './troubles.js';

export interface OpenPagesOptions {
  readonly discord: Discord;
  readonly scene: SeededServer;
  /** Makes the process of the bot, which reports to the page. */
  readonly createBotProcess: (changed: (state: BotState, why: string) => void) => BotProcess;
}

/** All pages that are open: each is shown what its persona sees, and told of the bot; what they ask for is done. */
export class OpenPages {
  readonly botProcess: BotProcess;
  readonly #discord: Discord;
  readonly #scene: SeededServer;
  readonly #sessions = createPageSessions();
  readonly #trouble: TroubleDeps;
  readonly #stops: readonly (() => void)[];

  constructor({ discord, scene, createBotProcess }: OpenPagesOptions) {
    this.#discord = discord;
    this.#scene = scene;
    this.botProcess = createBotProcess((state, why) => this.#tellState(state, why));
    this.#trouble = {
      discord,
      botProcess: this.botProcess,
      rights: createRights(discord, scene.places),
      places: scene.places,
      lasting: new Map(),
      tell: (text) => this.#sessions.publish(feedEntry('plain', text)),
      rightsChanged: () => this.#sessions.toAll(this.#rights()),
    };
    this.#stops = [
      feedErrors(discord, this.#sessions.publish),
      discord.on('change', ({ kind }) => this.#showChange(kind)),
    ];
  }

  /** A page of that persona's is there: it is shown everything, and heard from now on. */
  welcome(persona: Persona, socket: WebSocket): void {
    const person = this.#scene.person(persona.key)!;
    const { server, personas, places, bot: name } = this.#scene;
    const looks = [createScreen(person, places), createCounts(this.#discord, person, places)];
    const session = this.#sessions.add({ personId: person.id, socket, looks });
    const bot = { id: this.#discord.applicationId, name };
    const emojis = new URL('/emojis/', this.#discord.apiUrl).href;
    session.send({ kind: 'hello', you: persona, personas, server, places, bot, emojis });
    session.send(this.#commands());
    session.send({ kind: 'bot', state: this.botProcess.state });
    session.send(this.#rights());
    session.look();
    session.send({ kind: 'past', news: this.#sessions.recent });
    socket.on('message', (raw) => void this.#obey(person, session, JSON.parse(String(raw)) as ToServer));
  }

  /** No page is told anything more. */
  close(): void {
    for (const stop of this.#stops) stop();
  }

  async #obey(person: DiscordUser, session: PageSession, { order, ...action }: ToServer): Promise<void> {
    const done =
      action.do === 'trouble'
        ? makeTrouble(this.#trouble, action).then(() => ({ ack: 'done' }))
        : performAction(person, action);
    const how = await done.catch((error: Error) => ({ ack: 'refused', refused: error.message }));
    // First what the person sees now, then that the order is over.
    session.look();
    session.send({ kind: 'ended', order, ...how });
  }

  #tellState(state: BotState, why: string): void {
    this.#sessions.toAll({ kind: 'bot', state });
    this.#sessions.publish(feedEntry(state === 'online' ? 'good' : state === 'starting' ? 'plain' : 'bad', why));
  }

  #showChange(kind: WorldChange['kind']): void {
    if (kind === 'commands-changed') this.#sessions.toAll(this.#commands());
    if (kind === 'channel-created' || kind === 'channel-deleted') {
      this.#sessions.toAll({ kind: 'places', places: this.#scene.places });
    }
    this.#sessions.look();
  }

  #commands(): ToPage {
    const { commands } = this.#discord;
    return { kind: 'commands', commands, starters: this.#scene.starters(commands) };
  }

  #rights(): ToPage {
    return { kind: 'rights', rights: this.#trouble.rights.all() };
  }
}

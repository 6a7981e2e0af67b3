import { GatewayIntentBits as Intents } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import type { Platform } from '../state/platform.js';
import { shardOf } from '../state/snowflake.js';
import { userJson } from '../state/wire.js';
import { hasBot, userOf } from '../state/world.js';
import { type GatewayEvent, guildCreate } from './events.js';
import { againstIntents, CLOSINGS, type Closing, readIdentify, readResume } from './frames.js';
import { createSession, type LiveSession, type Session } from './session.js';

/** A session whose socket has been gone for longer cannot be resumed. */
export const RESUMABLE_MS = 3 * 60_000;

/** The sessions that clients have opened, with their sockets. */
export class Registry {
  readonly #platform: Platform;
  readonly #privilegedIntents: number;
  readonly #sessions = new Map<string, LiveSession>();
  readonly #bySocket = new Map<WebSocket, LiveSession>();

  /** `privilegedIntents`: those that are switched on for the application. */
  constructor(platform: Platform, privilegedIntents: number) {
    this.#platform = platform;
    this.#privilegedIntents = privilegedIntents;
  }

  get all(): readonly LiveSession[] {
    return [...this.#sessions.values()];
  }

  /** The sockets that have a session. */
  get sockets(): readonly WebSocket[] {
    return [...this.#bySocket.keys()];
  }

  of(socket: WebSocket): LiveSession | undefined {
    return this.#bySocket.get(socket);
  }

  /** Sends an event to every session it concerns, connected or not. */
  dispatch(event: GatewayEvent): void {
    const json = JSON.stringify(event.data);
    for (const session of this.#sessions.values()) {
      if (this.#isLost(session)) {
        this.#sessions.delete(session.id);
      } else if (concerns(event, session)) {
        const full = !event.withoutContent || session.intents & Intents.MessageContent;
        session.send(event.name, full ? json : JSON.stringify(event.withoutContent));
      }
    }
  }

  /** Opens a session and greets it, or says why not. */
  identify(socket: WebSocket, data: unknown): Closing | null {
    const wanted = readIdentify(data);
    if (!wanted) return CLOSINGS.undecodable;
    if (!this.#isRight(wanted.token)) return CLOSINGS.wrongToken;
    const [index, count] = wanted.shard ?? [0, 1];
    if (index >= count) return CLOSINGS.wrongShard;
    const against = againstIntents(wanted.intents, this.#privilegedIntents);
    if (against) return against;
    this.#platform.sessionStarts.count();
    const session = createSession(wanted.intents, [index, count], socket);
    this.#sessions.set(session.id, session);
    this.#bySocket.set(socket, session);
    greet(this.#platform, session);
    this.#platform.changes.tell({ kind: 'session-opened' });
    return null;
  }

  /** Takes a session up again where it stopped; `lost` if it is not known any more. */
  resume(socket: WebSocket, data: unknown): Closing | 'lost' | null {
    const wanted = readResume(data);
    if (!wanted) return CLOSINGS.undecodable;
    if (!this.#isRight(wanted.token)) return CLOSINGS.wrongToken;
    const session = this.#sessions.get(wanted.session_id);
    if (!session) return 'lost';
    if (wanted.seq > session.seq) return CLOSINGS.wrongSeq;
    if (this.#isLost(session) || !session.replay(wanted.seq, socket)) {
      this.#sessions.delete(session.id);
      return 'lost';
    }
    this.#move(session, socket);
    session.confirm(wanted.seq);
    session.send('RESUMED', '{}');
    this.#platform.changes.tell({ kind: 'session-resumed' });
    return null;
  }

  /** A socket is gone; its session lives on for a while unless the client said goodbye. */
  disconnect(socket: WebSocket, how: 'goodbye' | 'broken'): void {
    const session = this.#bySocket.get(socket);
    this.#bySocket.delete(socket);
    if (!session) return;
    session.socket = null;
    session.lostAt = this.#platform.clock.now();
    if (how === 'goodbye') this.#sessions.delete(session.id);
    this.#platform.changes.tell({ kind: 'session-lost' });
  }

  /** Forgets the session of a socket. */
  forget(socket: WebSocket): void {
    const session = this.#bySocket.get(socket);
    this.#bySocket.delete(socket);
    if (session) this.#sessions.delete(session.id);
  }

  #move(session: LiveSession, socket: WebSocket): void {
    if (session.socket && session.socket !== socket) {
      this.#bySocket.delete(session.socket);
      session.socket.terminate();
    }
    session.socket = socket;
    session.lostAt = null;
    this.#bySocket.set(socket, session);
  }

  #isLost({ lostAt }: LiveSession): boolean {
    return lostAt !== null && this.#platform.clock.now() - lostAt > RESUMABLE_MS;
  }

  #isRight(token: string): boolean {
    return token.replace(/^Bot /, '') === this.#platform.token;
  }
}

/** READY, and then every guild whole. */
function greet(platform: Platform, session: LiveSession): void {
  const [index, count] = session.shard;
  const guilds = [...platform.world.guilds.values()].filter(
    (guild) => hasBot(guild) && shardOf(guild.id, count) === index,
  );
  const ids = guilds.map((guild) => guild.id);
  session.send('READY', JSON.stringify(ready(platform, session, ids)));
  for (const guild of guilds.filter((one) => one.bot === 'in')) {
    const event = guildCreate(platform, guild);
    if (concerns(event, session)) session.send(event.name, JSON.stringify(event.data));
  }
}

function ready({ world, botId, origin }: Platform, { id, shard }: Session, guildIds: readonly string[]): object {
  return {
    v: 10,
    user: { ...userJson(userOf(world, botId)), verified: true, mfa_enabled: false, email: null, flags: 0 },
    guilds: guildIds.map((guildId) => ({ id: guildId, unavailable: true })),
    session_id: id,
    resume_gateway_url: origin.replace('http', 'ws'),
    session_type: 'normal',
    shard,
    application: { id: botId, flags: 0 },
    user_settings: {},
    relationships: [],
    private_channels: [],
    presences: [],
  };
}

function concerns(event: GatewayEvent, { intents, shard: [index, count] }: Session): boolean {
  const wanted = event.intents === 0 || (intents & event.intents) !== 0;
  return wanted && shardOf(event.guildId, count) === index;
}

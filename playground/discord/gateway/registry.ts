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

export interface Registry {
  readonly all: ReadonlyMap<string, LiveSession>;
  of(socket: WebSocket): LiveSession | undefined;
  /** The sockets that have a session. */
  readonly sockets: readonly WebSocket[];
  /** Sends an event to every session it concerns, connected or not. */
  dispatch(event: GatewayEvent): void;
  /** Opens a session and greets it, or says why not. */
  identify(socket: WebSocket, data: unknown): Closing | null;
  /** Takes a session up again where it stopped; `lost` if it is not known any more. */
  resume(socket: WebSocket, data: unknown): Closing | 'lost' | null;
  /** A socket is gone; its session lives on for a while unless the client said goodbye. */
  disconnect(socket: WebSocket, how: 'goodbye' | 'broken'): void;
  /** Forgets the session of a socket. */
  forget(socket: WebSocket): void;
}

export function createRegistry(platform: Platform, privilegedIntents: number): Registry {
  const { clock, changes, token: rightToken } = platform;
  const all = new Map<string, LiveSession>();
  const bySocket = new Map<WebSocket, LiveSession>();
  const isLost = ({ lostAt }: LiveSession): boolean => lostAt !== null && clock.now() - lostAt > RESUMABLE_MS;
  const isRight = (token: string): boolean => token.replace(/^Bot /, '') === rightToken;

  const greet = (session: LiveSession): void => {
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
  };

  return {
    all,
    of: (socket) => bySocket.get(socket),
    get sockets() {
      return [...bySocket.keys()];
    },
    dispatch(event) {
      const json = JSON.stringify(event.data);
      for (const session of all.values()) {
        if (isLost(session)) {
          all.delete(session.id);
        } else if (concerns(event, session)) {
          const full = !event.withoutContent || session.intents & Intents.MessageContent;
          session.send(event.name, full ? json : JSON.stringify(event.withoutContent));
        }
      }
    },
    identify(socket, data) {
      const wanted = readIdentify(data);
      if (!wanted) return CLOSINGS.undecodable;
      if (!isRight(wanted.token)) return CLOSINGS.wrongToken;
      const [index, count] = wanted.shard ?? [0, 1];
      if (index >= count) return CLOSINGS.wrongShard;
      const against = againstIntents(wanted.intents, privilegedIntents);
      if (against) return against;
      platform.starts.count();
      const session = createSession(wanted.intents, [index, count], socket);
      all.set(session.id, session);
      bySocket.set(socket, session);
      greet(session);
      changes.tell({ kind: 'session-opened' });
      return null;
    },
    resume(socket, data) {
      const wanted = readResume(data);
      if (!wanted) return CLOSINGS.undecodable;
      if (!isRight(wanted.token)) return CLOSINGS.wrongToken;
      const session = all.get(wanted.session_id);
      if (!session) return 'lost';
      if (wanted.seq > session.seq) return CLOSINGS.wrongSeq;
      if (isLost(session) || !session.replay(wanted.seq, socket)) {
        all.delete(session.id);
        return 'lost';
      }
      if (session.socket && session.socket !== socket) {
        bySocket.delete(session.socket);
        session.socket.terminate();
      }
      session.confirm(wanted.seq);
      session.socket = socket;
      session.lostAt = null;
      bySocket.set(socket, session);
      session.send('RESUMED', '{}');
      changes.tell({ kind: 'session-resumed' });
      return null;
    },
    disconnect(socket, how) {
      const session = bySocket.get(socket);
      bySocket.delete(socket);
      if (!session) return;
      session.socket = null;
      session.lostAt = clock.now();
      if (how === 'goodbye') all.delete(session.id);
      changes.tell({ kind: 'session-lost' });
    },
    forget(socket) {
      const session = bySocket.get(socket);
      bySocket.delete(socket);
      if (session) all.delete(session.id);
    },
  };
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

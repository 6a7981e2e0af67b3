import { setImmediate as turn } from 'node:timers/promises';
import { type Client, Events, GatewayOpcodes } from 'discord.js';
import type { Clock } from '../lib/clock.js';
import { isConnected } from './client.js';

/**
 * Each heartbeat is answered after everything that was sent before it. One of the library's own may be under way, and the
 * first answer be that one's.
 */
const BEATS = 2;
/** No answer is waited for longer. */
const PATIENCE = 10_000;

type Answered = (answer: { readonly shardId: number }) => void;

/** As much of the library's connections as is needed here. */
interface Connections {
  on(event: 'heartbeat', then: Answered): unknown;
  off(event: 'heartbeat', then: Answered): unknown;
  send(shard: number, payload: { readonly op: GatewayOpcodes; readonly d: unknown }): Promise<void>;
}

/**
 * Proves that every press up to now has come in and was handed on: of a connection that is silently cut the library itself
 * learns only after up to 80 seconds. False: nobody can say. `ending` ends the waiting.
 */
export async function hears(client: Client, ending: AbortSignal, clock: Clock): Promise<boolean> {
  if (!isConnected(client)) return false;
  const answered = await Promise.all(
    [...client.ws.shards.keys()].map((shard) => answers(client, shard, { ending, clock })),
  );
  // What came in just before the answers is handed on by then.
  await turn();
  return answered.every((one) => one) && isConnected(client);
}

/** Calls `then` whenever a connection shows that it works. */
export function onHeard(client: Client, then: () => void): void {
  connectionsOf(client).on('heartbeat', then);
}

/** Calls `then` whenever a connection is lost, and made anew. */
export function onDeaf(client: Client, then: () => void): void {
  client.on(Events.ShardReconnecting, then);
}

interface Waiting {
  readonly ending: AbortSignal;
  readonly clock: Clock;
}

async function answers(client: Client, shard: number, { ending, clock }: Waiting): Promise<boolean> {
  const connections = connectionsOf(client);
  // It is private, and the compiler lets it be named in no other way.
  const last: number | null = client.ws.shards.get(shard)?.['sessionInfo']?.sequence ?? null;
  let resolve = (_: boolean): void => undefined;
  const heard = new Promise<boolean>((settle) => {
    resolve = settle;
  });
  let left = BEATS;
  const answer: Answered = ({ shardId }) => {
    if (shardId === shard && --left === 0) resolve(true);
  };
  const gone = (): void => resolve(false);
  const callOff = clock.after(PATIENCE, gone);
  connections.on('heartbeat', answer);
  client.on(Events.ShardReconnecting, gone);
  ending.addEventListener('abort', gone);
  try {
    for (let n = 0; n < BEATS; n++) await connections.send(shard, { op: GatewayOpcodes.Heartbeat, d: last });
    return await heard;
  } catch {
    // There is nothing to send it on.
    return false;
  } finally {
    callOff();
    connections.off('heartbeat', answer);
    client.off(Events.ShardReconnecting, gone);
    ending.removeEventListener('abort', gone);
  }
}

/** The library keeps them to itself, even from its types. */
function connectionsOf({ ws }: Client): Connections {
  return Reflect.get(ws, '_ws');
}

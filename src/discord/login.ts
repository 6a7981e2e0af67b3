import type { Client } from 'discord.js';
import { DiscordjsError, DiscordjsErrorCodes, Events } from 'discord.js';
import { faultOf } from './fault.js';

/** Discord does not let this bot in. The message is one sentence for whoever runs it. */
export class LoginError extends Error {
  override readonly name = 'LoginError';
}

export const TOKEN_REFUSED = 'Discord refuses the token (DISCORD_TOKEN).';

/** Close codes of the gateway after which trying again is of no use. */
const REFUSALS: Readonly<Record<number, string>> = {
  4004: TOKEN_REFUSED,
  4010: 'Discord refuses the shard.',
  4011: 'Discord wants this bot to use shards, since it is in too many servers for one connection.',
  4012: 'Discord no longer speaks this version of its gateway.',
  4013: 'Discord refuses the intents.',
  4014: 'Discord refuses the intents.',
};

/** Connects, and returns once presses can come in; `LoginError` if that can't be. */
export async function connectToGateway(client: Client, token: string, api: string): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    client.once(Events.ClientReady, () => resolve());
  });
  const refused = new Promise<never>((_, reject) => {
    onRefusal(client, (reason) => reject(new LoginError(reason)));
  });
  try {
    await Promise.race([Promise.all([client.login(token), ready]), refused]);
  } catch (error) {
    throw toLoginError(error, api);
  }
}

/** Calls `then` when the gateway shuts this bot out for good, now or later. */
export function onRefusal(client: Client, then: (reason: string) => void): void {
  client.on(Events.ShardDisconnect, ({ code }) => {
    const reason = REFUSALS[code];
    if (reason !== undefined) then(reason);
  });
  client.on(Events.Invalidated, () => then('Discord has ended the session for good.'));
}

function toLoginError(error: unknown, api: string): unknown {
  if (error instanceof LoginError) return error;
  const invalid = error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid;
  const unauthorized = error instanceof Error && 'status' in error && error.status === 401;
  if (invalid || unauthorized) return new LoginError(TOKEN_REFUSED);
  if (faultOf(error) === 'later') return new LoginError(`Discord can't be reached at ${api}.`);
  return error;
}

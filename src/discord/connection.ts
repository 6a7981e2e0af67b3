import { type Client, Events, type REST } from 'discord.js';
import type { Circuit } from './circuit.js';
import { createClient, createHooks } from './client.js';
import { type SyncedClock, timeOfSnowflake } from './clock.js';
import { UsableEmojis } from './emojis/usable.js';
import type { Log } from './log.js';
import { LoginError, TOKEN_REFUSED } from './login.js';
import type { Meter } from './meter.js';
import { rejectWhereFull, type Watching } from './request.js';
import { createSessionLimit, type SessionLimit, type SessionLimitDeps, sessionsLeft } from './session-limit.js';

export interface DiscordConnectionDeps extends Pick<SessionLimitDeps, 'store'>, Pick<Watching, 'check'> {
  readonly log: Log;
  readonly meter: Meter;
  /** The bot can't go on. */
  readonly fail: (error: unknown) => void;
  readonly clock: SyncedClock;
  readonly circuit: Circuit;
}

/** What speaks with Discord. */
export interface DiscordConnection {
  readonly client: Client;
  /** For what is reached by the token of a press. */
  readonly hooks: REST;
  /** For new messages by such a token. */
  readonly posting: REST;
  readonly starts: SessionLimit;
  /** Of what it sends. */
  readonly usableEmojis: UsableEmojis;
}

/** Puts together what speaks with the Discord at that address, not yet connected; the clock is told what it tells of the time. */
export function createConnection(api: string, deps: DiscordConnectionDeps): DiscordConnection {
  const { store, check, log, meter, fail, clock, circuit } = deps;
  const usableEmojis = new UsableEmojis();
  const watching: Watching = {
    check,
    clock,
    usableEmojis,
    answer(answered) {
      meter.answer(answered);
      circuit.note(answered);
      if (answered.status === 401 && answered.by === 'bot') fail(new LoginError(TOKEN_REFUSED));
    },
  };
  const starts = createSessionLimit({ store, left: () => sessionsLeft(client.rest), clock, log });
  const client = createClient(api, log, watching, starts);
  client.on(Events.InteractionCreate, ({ id }) => clock.made(timeOfSnowflake(id)));
  const posting = createHooks(api, watching, { retries: 0, rejectOnRateLimit: rejectWhereFull });
  return { client, hooks: createHooks(api, watching), posting, starts, usableEmojis };
}

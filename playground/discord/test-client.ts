import {
  type Client,
  type ClientOptions,
  type DiscordAPIError,
  Events,
  type Interaction as Received,
} from 'discord.js';
import { WebSocket } from 'ws';
import type { ChannelRef, GuildRef } from './controls.js';
import { login } from './login.js';
import type { DiscordUser, SeenMessage } from './person.js';
import { type Discord, type DiscordOptions, startDiscord } from './server.js';

/** An ordinary discord.js client, logged in at a stand-in of its own, with a guild, a channel and two people. */
export interface TestClient {
  readonly discord: Discord;
  readonly client: Client<true>;
  readonly guild: GuildRef;
  readonly channel: ChannelRef;
  readonly ada: DiscordUser;
  readonly bob: DiscordUser;
  /** Handles interactions from now on; resolves when the first of them has been handled. */
  onInteraction(handle: (interaction: Received<'cached'>) => Promise<unknown>): Promise<void>;
  /** Numbers of the refusals that the present handler ran into. */
  readonly errors: readonly (number | string)[];
  close(): Promise<void>;
}

const COMMANDS = [
  { name: 'play', description: 'Begin', options: [{ type: 4, name: 'bots', description: 'How many', max_value: 3 }] },
] as const;

/** Its time stands unless said otherwise: what is sooner or later must not depend on the machine. */
export async function startTestClient(
  options: DiscordOptions = {},
  clientOptions: Partial<ClientOptions> = {},
): Promise<TestClient> {
  const discord = await startDiscord({ time: 'stands', ...options });
  const guild = discord.addGuild('Games');
  const channel = discord.addChannel('table');
  const ada = discord.addMember('Ada');
  const bob = discord.addMember('Bob', { locale: 'de' });
  const client = await login(discord, clientOptions);
  await client.application.commands.set(COMMANDS);

  let handle: (interaction: Received<'cached'>) => Promise<unknown> = async () => undefined;
  let handled: () => void = () => undefined;
  let errors: (number | string)[] = [];
  client.on(Events.InteractionCreate, async (interaction) => {
    const [done, own] = [handled, errors];
    await handle(interaction as Received<'cached'>).catch((error: DiscordAPIError) => own.push(error.code));
    done();
  });
  return {
    discord,
    client,
    guild,
    channel,
    ada,
    bob,
    onInteraction(next) {
      handle = next;
      errors = [];
      return new Promise((resolve) => {
        handled = resolve;
      });
    },
    get errors() {
      return errors;
    },
    async close() {
      await client.destroy();
      await discord.close();
    },
  };
}

/** The number Discord gave for refusing. */
export async function errorCodeOf(refused: Promise<unknown>): Promise<number | string> {
  return refused.then(
    () => 'accepted',
    (error: DiscordAPIError) => error.code,
  );
}

/** A row with one button. */
export function buttonRow(customId: string, label = customId) {
  return { type: 1, components: [{ type: 2, style: 1, custom_id: customId, label }] } as const;
}

/** A bare gateway connection, for what discord.js would not do or would wait too long for. */
export interface GatewayConnection {
  send(op: number, d: unknown): void;
  /** Waits for a frame: an event by its name, anything else by its op. */
  frame(wanted: string | number): Promise<{ readonly s: number; readonly d: Record<string, unknown> }>;
  /** Names of the events so far. */
  readonly events: readonly string[];
  readonly closed: Promise<number>;
  close(): void;
}

export function openConnection(discord: Discord): GatewayConnection {
  const socket = new WebSocket(`${discord.apiUrl.replace('http', 'ws').replace('/api', '')}/?v=10&encoding=json`);
  const frames: { readonly op: number; readonly t: string | null; readonly s: number; readonly d: never }[] = [];
  const waiting = new Set<() => void>();
  const opened = new Promise<void>((resolve) => socket.once('open', resolve));
  socket.on('message', (raw) => {
    frames.push(JSON.parse(String(raw)));
    for (const look of waiting) look();
  });
  return {
    send: (op, d) => void opened.then(() => socket.send(JSON.stringify({ op, d }))),
    frame: (wanted) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = frames.find((frame) => (frame.t ?? frame.op) === wanted);
          if (!found) return;
          waiting.delete(look);
          frames.splice(0, frames.indexOf(found) + 1);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    get events() {
      return frames.flatMap((frame) => frame.t ?? []);
    },
    closed: new Promise((resolve) => socket.once('close', resolve)),
    close: () => socket.close(),
  };
}

/** What a client says to open a session. */
export function identifyPayload(discord: Discord, more: object = {}) {
  return { token: discord.token, intents: 1, properties: { os: 'linux' }, ...more };
}

/** Has the bot answer a command of Ada's with a board of these buttons. */
export async function callForBoard(at: TestClient, ...ids: readonly string[]): Promise<SeenMessage> {
  at.onInteraction(
    async (one) =>
      one.isChatInputCommand() && one.reply({ content: 'board', components: ids.map((id) => buttonRow(id)) }),
  );
  const { message } = await at.ada.slash(at.channel, '/play').outcome;
  if (!message) throw new Error('no board');
  return message;
}

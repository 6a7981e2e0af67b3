import type { Channels } from '../../src/discord/channels/channels.js';
import { createAttachPermission } from '../../src/discord/delivery/attach-permission.js';
import type { DeliveryDeps } from '../../src/discord/delivery/deps.js';
import { createPictures } from '../../src/discord/delivery/pictures.js';
import { Sender } from '../../src/discord/delivery/sender.js';
import type { Picture } from '../../src/discord/message/message.js';
import { gameOf } from '../../src/games/registry.js';
import { type Clock, systemClock } from '../../src/lib/clock.js';
import type { Pace } from '../../src/settings/settings.js';
import type { Post } from '../../src/store/rows.js';
import { NO_SIGN } from '../../src/text/dice.js';
import { channelsOn, memoryLog, type Received, type Wire, wire } from './discord-harness.js';
import { type TableHarness, tableHarness } from './table-harness.js';

/** A sender under test: a real store, people who press, and a server that the real library talks to. */
export interface SenderHarness {
  readonly server: Wire;
  readonly people: TableHarness;
  readonly log: ReturnType<typeof memoryLog>;
  readonly sender: Sender;
  /** What the sender works with, for a further one beside it. */
  readonly parts: DeliveryDeps & { readonly channels: Channels };
  /** Sends all there is to send; returns what reached the server since the last time. */
  sent(): Promise<readonly Received[]>;
  posts(table: string): Promise<readonly Post[]>;
  /** That person lets the current step go by. */
  pass(table: string, person: string): Promise<void>;
  close(): Promise<void>;
}

/** What may differ from one harness to the next. */
export interface SenderOptions {
  /** Whether files may be put in a channel. By default nowhere: sheets are written, so that what is sent tells all. */
  readonly mayAttach?: (channel: string) => boolean;
  /** Draws instead of the real drawing. */
  readonly draw?: (picture: Picture) => Promise<Buffer>;
  readonly pauseLeft?: () => number;
  /** Those that this bot has made; by default none. */
  readonly ownThreads?: readonly string[];
  /** By which pauses are waited for. */
  readonly clock?: Clock;
  /** Of the tables; by default one at which no token carries a board, so that what is sent goes one way. */
  readonly pace?: Pace;
}

/** Who the bot of a harness is. */
export const SELF = { userId: '222222222222222222', applicationId: '333333333333333333' };

/** A sender on a new store and a server of its own. */
export async function senderHarness(options: SenderOptions = {}): Promise<SenderHarness> {
  const {
    mayAttach = () => false,
    draw,
    pauseLeft = () => 0,
    ownThreads = [],
    clock = systemClock,
    pace = 'relaxed',
  } = options;
  const server = await wire();
  const people = tableHarness();
  people.usual.pace = pace;
  const log = memoryLog();
  const common = {
    store: people.store,
    rest: server.rest,
    clock: { ...clock, now: () => people.clock.now },
    log,
  };
  const parts: SenderHarness['parts'] = {
    ...common,
    hooks: server.rest,
    posting: server.posting,
    pauseLeft,
    gameOf,
    channels: channelsOn(common, { wake: () => sender.wake(), timeRuns: () => people.clock.runs, ownThreads }),
    self: () => SELF,
    pictures: createPictures(common, draw),
    attachPermission: createAttachPermission(mayAttach, systemClock),
    dieSign: NO_SIGN,
  };
  const sender: Sender = new Sender(parts);
  return {
    server,
    people,
    log,
    sender,
    parts,
    async sent() {
      sender.wake();
      await sender.idle();
      return server.received.splice(0);
    },
    posts: async (table) => (await people.read(table)).posts,
    async pass(table, person) {
      const live = await people.live(table);
      const { seat } = live.stored.seats.find(({ name }) => name === person)!;
      await people.say(table, person, live.game.defaultMove(live.state, seat));
    },
    async close() {
      await sender.stop();
      await server.close();
      await people.store.close();
    },
  };
}

/** What a request does, without its ids. */
export const named = ({ method, path }: Received): string => `${method} ${path.replace(/\d{17,19}/g, '…')}`;
export const CREATE = 'POST /channels/…/messages';
export const EDIT = 'PATCH /channels/…/messages/…';
export const DELETE = 'DELETE /channels/…/messages/…';

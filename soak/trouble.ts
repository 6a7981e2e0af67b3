import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import type { PlacedFault, RequestFault } from 'local-discord';
import { BOT } from 'local-discord';
import { passTime } from '../test/pass-time.js';
import type { Luck } from './luck.js';
import type { Town, Venue } from './town.js';

/** What goes wrong, and how often compared with the rest. */
const TROUBLES = {
  'too many requests (429)': 8,
  'failure before or after the work (5xx)': 10,
  'slow answers': 4,
  'presses delivered twice': 8,
  'connection dropped': 4,
  'asked to reconnect (op 7)': 3,
  'session invalid (op 9)': 3,
  'connection cut off for a while': 2,
  'board deleted': 8,
  'time up at some tables': 5,
  'clocks apart': 2,
  'kill -9': 6,
  'killed while starting': 1,
  'stopped and started': 2,
  'hours pass': 1,
  'permission taken for a while': 2,
  'server out for a while': 2,
  'database held by another program': 2,
} as const;
export type TroubleKind = keyof typeof TROUBLES;
export const ALL_TROUBLE_KINDS = Object.keys(TROUBLES) as readonly TroubleKind[];

/** Those in which the bot ends; towards the end it lives on, so that its memory can be watched. */
const ENDING: readonly TroubleKind[] = ['kill -9', 'killed while starting', 'stopped and started', 'hours pass'];

const ROUTES = [
  { method: 'POST', route: '/channels/:channel/messages' },
  { method: 'PATCH', route: '/channels/:channel/messages/:message' },
  { method: 'POST', route: '/interactions/:interaction/:token/callback' },
  { method: 'PATCH', route: '/webhooks/:application/:token/messages/:message' },
] as const;
const FAILURES = [500, 502, 503, 'reset', 'hangup'] as const;
const MINUTE = 60_000;
/** So many milliseconds from one trouble to the next. */
const REST = [300, 2_500] as const;

export interface TroubleOptions {
  readonly town: Town;
  readonly places: readonly Venue[];
  readonly luck: Luck;
  /** The longest Retry-After, in seconds. */
  readonly longest: number;
}

export interface Troubles {
  /** Makes one trouble after the other, until `calm`. */
  run(): Promise<void>;
  /** From now on the bot is left alive. */
  spare(): void;
  /** Takes every fault away that still waits. */
  calm(): void;
  /** Messages that were deleted, and channels in which the bot could not post for a while. */
  readonly missing: ReadonlySet<string>;
  /** How the bot ended where nobody had ended it. */
  readonly ends: readonly string[];
}

export function createTroubles({ town, places, luck, longest }: TroubleOptions): Troubles {
  const { house, tempo, tally, screens, book } = town;
  const { discord } = house;
  const placed: PlacedFault[] = [];
  const missing = new Set<string>();
  const ends: string[] = [];
  let weights: Partial<Record<TroubleKind, number>> = TROUBLES;
  let ended = false;

  const place = (fault: RequestFault): void => {
    placed.push(discord.fault(fault));
  };
  const limit = (): void => {
    const isLong = luck.chance(0.3);
    const retryAfter = isLong ? luck.anyOf(6, longest) : luck.anyOf(2, 20) / 10;
    const scope = luck.pick(['user', 'shared', 'global'] as const);
    place({ ...luck.pick(ROUTES), when: 'before', status: 429, retryAfter, scope, times: luck.anyOf(1, 4) });
  };
  const fail = (): void => {
    const [when, status] = [luck.pick(['before', 'after'] as const), luck.pick(FAILURES)];
    place({ ...luck.pick(ROUTES), when, status, times: luck.anyOf(1, 8) });
  };
  const slow = (): void => {
    const [when, delayMs] = [luck.pick(['before', 'after'] as const), luck.anyOf(200, 2_500)];
    place({ ...luck.pick(ROUTES), when, delayMs, times: luck.anyOf(1, 10) });
  };
  const twice = (): void => {
    let left = luck.anyOf(1, 20);
    const off = discord.on('change', (change) => {
      if (change.kind !== 'interaction-sent') return;
      if (--left <= 0) off();
      const again = (): void => {
        if (!ended) discord.deliverAgain(change.interaction.id);
      };
      if (luck.chance(0.5)) setImmediate(again);
      else setTimeout(again, luck.anyOf(50, 1_500)).unref();
    });
  };
  const deleteBoard = (): void => {
    const channels = [...screens.channels().values()].filter(({ size }) => size > 0);
    if (channels.length === 0) return;
    const id = luck.pick([...luck.pick(channels)].slice(-5));
    missing.add(id);
    discord.deleteMessage({ id });
  };
  const takePermission = async (): Promise<void> => {
    const { channel, parent } = luck.pick(places);
    const taken = luck.pick([Bits.SendMessages, Bits.EmbedLinks, Bits.AttachFiles, Bits.ViewChannel]);
    missing.add(channel.id);
    discord.setPermissions(parent, BOT & ~taken);
    await tempo.pause(luck.anyOf(1_000, 6_000));
    discord.setPermissions(parent, BOT);
  };
  const down = async (end: () => Promise<unknown>): Promise<void> => {
    await end();
    await tempo.pause(luck.anyOf(0, 1_500));
    await house.start();
  };

  const make = async (trouble: TroubleKind): Promise<void> => {
    switch (trouble) {
      case 'too many requests (429)':
        return limit();
      case 'failure before or after the work (5xx)':
        return fail();
      case 'slow answers':
        return slow();
      case 'presses delivered twice':
        return twice();
      case 'connection dropped':
        return discord.gateway.drop();
      case 'asked to reconnect (op 7)':
        return discord.gateway.reconnect();
      case 'session invalid (op 9)':
        return discord.gateway.invalidate({ resumable: luck.chance(0.5) });
      case 'connection cut off for a while': {
        const greet = discord.gateway.cutOff();
        await tempo.pause(luck.anyOf(300, 5_000));
        return greet();
      }
      case 'board deleted':
        return deleteBoard();
      case 'time up at some tables':
        return tally.add('tables whose time was up', book.expire(0.1, luck));
      case 'clocks apart':
        return discord.clock.advance(luck.anyOf(1, 20) * 1_000);
      case 'kill -9':
        return down(house.kill);
      case 'killed while starting':
        return down(async () => {
          await house.kill();
          await house.startInVain(luck.anyOf(0, 1_500));
        });
      case 'stopped and started':
        return down(house.stop);
      case 'hours pass':
        return passTime(house, luck.anyOf(5, 90) * MINUTE);
      case 'permission taken for a while':
        return takePermission();
      case 'server out for a while': {
        const back = discord.outage({ id: luck.pick(places).channel.guildId });
        await tempo.pause(luck.anyOf(500, 5_000));
        return back();
      }
      case 'database held by another program': {
        const release = book.hold();
        await tempo.pause(luck.anyOf(200, 4_000));
        return release();
      }
    }
  };

  /** A supervisor would start it again, but it should not have to. */
  const revive = async (): Promise<void> => {
    const { exitCode, signalCode } = house.bot.process;
    if (exitCode === null && signalCode === null) return;
    ends.push(`the bot ended by itself with ${signalCode ?? exitCode}: ${house.bot.output().slice(-1_000)}`);
    await house.start();
  };

  return {
    async run() {
      while (!tempo.ended) {
        await tempo.pause(luck.anyOf(...REST));
        await revive();
        if (tempo.ended) return;
        const trouble = luck.weighed(weights as Record<TroubleKind, number>);
        await make(trouble);
        tally.add(trouble);
      }
    },
    spare() {
      weights = Object.fromEntries(Object.entries(TROUBLES).filter(([name]) => !ENDING.includes(name as TroubleKind)));
    },
    calm() {
      ended = true;
      for (const fault of placed) fault.lift();
    },
    missing,
    ends,
  };
}

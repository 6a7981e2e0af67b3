import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { BOT, type PlacedFault, type RequestFault } from 'local-discord';
import { passTime } from '../test/pass-time.js';
import type { Luck } from './luck.js';
import type { Town, Venue } from './town.js';

/** Where trouble is made, and what came of it so far. */
export interface TroubleScene {
  readonly town: Town;
  readonly places: readonly Venue[];
  readonly luck: Luck;
  /** The longest Retry-After, in seconds. */
  readonly longest: number;
  /** Every fault that was placed. */
  readonly faults: PlacedFault[];
  /** Messages that were deleted, and channels in which the bot could not post for a while. */
  readonly missing: Set<string>;
  /** Nothing more is to go wrong. */
  readonly isCalm: () => boolean;
}

interface SoakTrouble {
  /** How often it happens, compared with the rest. */
  readonly weight: number;
  /** The bot ends in it; towards the end it lives on, so that its memory can be watched. */
  readonly endsBot?: true;
  readonly make: (scene: TroubleScene) => Promise<void> | void;
}

/** What goes wrong. */
const LIST = {
  'too many requests (429)': { weight: 8, make: limit },
  'failure before or after the work (5xx)': { weight: 10, make: fail },
  'slow answers': { weight: 4, make: slow },
  'presses delivered twice': { weight: 8, make: deliverTwice },
  'connection dropped': { weight: 4, make: ({ town }) => town.house.discord.gateway.drop() },
  'asked to reconnect (op 7)': { weight: 3, make: ({ town }) => town.house.discord.gateway.reconnect() },
  'session invalid (op 9)': { weight: 3, make: invalidate },
  'connection cut off for a while': { weight: 2, make: cutOff },
  'board deleted': { weight: 8, make: deleteBoard },
  'time up at some tables': { weight: 5, make: expire },
  'clocks apart': { weight: 2, make: advance },
  'kill -9': { weight: 6, endsBot: true, make: (scene) => down(scene, scene.town.house.kill) },
  'killed while starting': { weight: 1, endsBot: true, make: killAtStart },
  'stopped and started': { weight: 2, endsBot: true, make: (scene) => down(scene, scene.town.house.stop) },
  'hours pass': {
    weight: 1,
    endsBot: true,
    make: ({ town, luck }) => passTime(town.house, luck.anyOf(5, 90) * MINUTE),
  },
  'permission taken for a while': { weight: 2, make: takePermission },
  'server out for a while': { weight: 2, make: failServer },
  'database held by another program': { weight: 2, make: holdDatabase },
} satisfies Readonly<Record<string, SoakTrouble>>;

export type TroubleKind = keyof typeof LIST;
export const SOAK_TROUBLES: Readonly<Record<TroubleKind, SoakTrouble>> = LIST;
export const ALL_TROUBLE_KINDS = Object.keys(LIST) as readonly TroubleKind[];

const ROUTES = [
  { method: 'POST', route: '/channels/:channel/messages' },
  { method: 'PATCH', route: '/channels/:channel/messages/:message' },
  { method: 'DELETE', route: '/channels/:channel/messages/:message' },
  { method: 'GET', route: '/channels/:channel/messages' },
  { method: 'POST', route: '/interactions/:interaction/:token/callback' },
  { method: 'POST', route: '/webhooks/:application/:token' },
  { method: 'PATCH', route: '/webhooks/:application/:token/messages/:message' },
  { method: 'DELETE', route: '/webhooks/:application/:token/messages/:message' },
] as const;
const FAILURES = [500, 502, 503, 'reset', 'hangup'] as const;
const MINUTE = 60_000;

function place({ town, faults }: TroubleScene, fault: RequestFault): void {
  faults.push(town.house.discord.fault(fault));
}

function limit(scene: TroubleScene): void {
  const { luck, longest } = scene;
  const isLong = luck.chance(0.3);
  const retryAfter = isLong ? luck.anyOf(6, longest) : luck.anyOf(2, 20) / 10;
  const scope = luck.pick(['user', 'shared', 'global'] as const);
  place(scene, { ...luck.pick(ROUTES), when: 'before', status: 429, retryAfter, scope, times: luck.anyOf(1, 4) });
}

function fail(scene: TroubleScene): void {
  const { luck } = scene;
  const [when, status] = [luck.pick(['before', 'after'] as const), luck.pick(FAILURES)];
  place(scene, { ...luck.pick(ROUTES), when, status, times: luck.anyOf(1, 8) });
}

function slow(scene: TroubleScene): void {
  const { luck } = scene;
  const [when, delayMs] = [luck.pick(['before', 'after'] as const), luck.anyOf(200, 2_500)];
  place(scene, { ...luck.pick(ROUTES), when, delayMs, times: luck.anyOf(1, 10) });
}

function deliverTwice({ town, luck, isCalm }: TroubleScene): void {
  const { discord } = town.house;
  let left = luck.anyOf(1, 20);
  const off = discord.on('change', (change) => {
    if (change.kind !== 'interaction-sent') return;
    if (--left <= 0) off();
    const again = (): void => {
      if (!isCalm()) discord.deliverAgain(change.interaction.id);
    };
    if (luck.chance(0.5)) setImmediate(again);
    else setTimeout(again, luck.anyOf(50, 1_500)).unref();
  });
}

function invalidate({ town, luck }: TroubleScene): void {
  town.house.discord.gateway.invalidate({ resumable: luck.chance(0.5) });
}

async function cutOff({ town, luck }: TroubleScene): Promise<void> {
  const greet = town.house.discord.gateway.cutOff();
  await town.tempo.pause(luck.anyOf(300, 5_000));
  greet();
}

function deleteBoard({ town, luck, missing }: TroubleScene): void {
  const channels = [...town.screens.channels().values()].filter(({ size }) => size > 0);
  if (channels.length === 0) return;
  const id = luck.pick([...luck.pick(channels)].slice(-5));
  missing.add(id);
  town.house.discord.deleteMessage({ id });
}

function expire({ town, luck }: TroubleScene): void {
  town.tally.add('tables whose time was up', town.book.expire(0.1, luck));
}

function advance({ town, luck }: TroubleScene): void {
  town.house.discord.clock.advance(luck.anyOf(1, 20) * 1_000);
}

async function down({ town, luck }: TroubleScene, end: () => Promise<unknown>): Promise<void> {
  await end();
  await town.tempo.pause(luck.anyOf(0, 1_500));
  await town.house.start();
}

function killAtStart(scene: TroubleScene): Promise<void> {
  const { town, luck } = scene;
  return down(scene, async () => {
    await town.house.kill();
    await town.house.startInVain(luck.anyOf(0, 1_500));
  });
}

async function takePermission({ town, places, luck, missing }: TroubleScene): Promise<void> {
  const { discord } = town.house;
  const { channel, parent } = luck.pick(places);
  const taken = luck.pick([Bits.SendMessages, Bits.EmbedLinks, Bits.AttachFiles, Bits.ViewChannel]);
  missing.add(channel.id);
  discord.setPermissions(parent, BOT & ~taken);
  await town.tempo.pause(luck.anyOf(1_000, 6_000));
  discord.setPermissions(parent, BOT);
}

async function failServer({ town, places, luck }: TroubleScene): Promise<void> {
  const back = town.house.discord.outage({ id: luck.pick(places).channel.guildId });
  await town.tempo.pause(luck.anyOf(500, 5_000));
  back();
}

async function holdDatabase({ town, luck }: TroubleScene): Promise<void> {
  const release = town.book.hold();
  await town.tempo.pause(luck.anyOf(200, 4_000));
  release();
}

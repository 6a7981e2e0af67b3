import { Client, type ClientUser, GatewayDispatchEvents as Events, REST } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { channelsOn, memoryLog, PATIENT } from '../../../test/support/discord-harness.js';
import { type HandClock, handClock } from '../../../test/support/hand-clock.js';
import { SELF } from '../../../test/support/sender-harness.js';
import { CHANNEL, GUILD, tableHarness } from '../../../test/support/table-harness.js';
import type { Channels } from './channels.js';
import type { Visibility } from './visibility.js';
import { type ChannelWatch, watchChannels } from './watch.js';

const [ELSEWHERE, OTHER_GUILD] = ['900000000000000002', '800000000000000002'];

let at: ReturnType<typeof tableHarness>;
let client: Client;
let clock: HandClock;
let channels: Channels;
let watch: ChannelWatch;
let seen: Readonly<Record<string, Visibility>>;

/** The bot has posted in two channels of two servers. */
beforeEach(() => {
  at = tableHarness();
  client = new Client({ intents: [] });
  client.user = { id: SELF.userId } as ClientUser;
  clock = handClock();
  seen = {};
  const parts = { log: memoryLog(), clock };
  channels = channelsOn(
    { ...parts, store: at.store, rest: new REST() },
    { visibility: ({ channelId }) => seen[channelId] ?? 'fine' },
  );
  watch = watchChannels(client, { ...parts, channels });
  watch.begin();
  channels.markTaken(CHANNEL, GUILD);
  channels.markTaken(ELSEWHERE, OTHER_GUILD);
});
afterEach(async () => {
  await watch.stop();
  await client.destroy();
  await at.store.close();
});

/** What is told through the gateway, and what is seen of the channel then. */
const NEWS: readonly (readonly [what: string, event: Events, told: object, seen?: Visibility])[] = [
  ['leaves the server', Events.GuildDelete, { id: GUILD }],
  ['hears that the channel is deleted', Events.ChannelDelete, { id: CHANNEL, guild_id: GUILD }],
  ['hears that the thread is deleted', Events.ThreadDelete, { id: CHANNEL, guild_id: GUILD }],
  ['is taken out of the thread', Events.ThreadMembersUpdate, { id: CHANNEL, removed_member_ids: [SELF.userId] }],
  ['may post there no longer', Events.ChannelUpdate, { id: CHANNEL, guild_id: GUILD }, 'shut'],
  ['loses a role', Events.GuildMemberUpdate, { guild_id: GUILD, user: { id: SELF.userId } }, 'shut'],
  ['loses what a role may do', Events.GuildRoleUpdate, { guild_id: GUILD }, 'shut'],
  [
    'sees nothing of it after the channel around it is gone',
    Events.ChannelDelete,
    { id: '1', guild_id: GUILD },
    'unknown',
  ],
];

test.for(NEWS)('once the bot %s, its posts tell nothing of that channel any more', async ([_, event, told, now]) => {
  if (now !== undefined) seen = { [CHANNEL]: now, [ELSEWHERE]: now };
  client.ws.emit(event, told);
  const isKnown = () => {
    clock.next();
    return channels.hasTaken(CHANNEL);
  };
  await expect.poll(isKnown, PATIENT).toBe(false);
  expect(channels.hasTaken(ELSEWHERE)).toBe(true);
  channels.markTaken(CHANNEL, GUILD);
  expect(channels.hasTaken(CHANNEL)).toBe(true);
});

const OLD_NEWS: typeof NEWS = [
  ['somebody else is taken out of a thread', Events.ThreadMembersUpdate, { id: CHANNEL, removed_member_ids: ['1'] }],
  ['a server has an outage that passes', Events.GuildDelete, { id: GUILD, unavailable: true }, 'outage'],
  ['a channel gets another name', Events.ChannelUpdate, { id: CHANNEL, guild_id: GUILD }],
];

test.for(OLD_NEWS)('its posts go on to tell of it where %s', async ([_, event, told, now]) => {
  if (now !== undefined) seen = { [CHANNEL]: now };
  client.ws.emit(event, told);
  // The look that begins with it is done once nothing is in hand any more.
  clock.next();
  await watch.stop();
  expect(channels.hasTaken(CHANNEL)).toBe(true);
});

/** What a test or a tool needs of the stand-in; the page is in `local-discord/page`, a client in `local-discord/client`. */
export { type BodyKind, checkBody, mentionsLeftOpen, type Problem } from './discord/check/check.js';
export type {
  ChannelOptions,
  ChannelRef,
  Controls,
  GuildOptions,
  GuildRef,
  MemberOptions,
} from './discord/controls.js';
export { KNOWN_LIMITS } from './discord/limits/known-limits.js';
export type { Rate } from './discord/limits/rate-windows.js';
export type { Limits, RouteLimit } from './discord/limits/request-rates.js';
export type {
  DiscordUser,
  Interaction,
  Marks,
  OpenModal,
  Outcome,
  RawPress,
  Ref,
  ScreenChange,
  SeenAttachment,
  SeenButton,
  SeenMessage,
  SeenOption,
  SeenSelect,
} from './discord/person.js';
export type { PlacedFault, RequestFault } from './discord/rest/faults.js';
export type { LogEntry } from './discord/rest/log.js';
export { type AckCount, type Discord, type DiscordOptions, startDiscord } from './discord/server.js';
export type { WorldChange } from './discord/state/changes.js';
export type { DiscordClock } from './discord/state/clock.js';
export type { StoredMessage } from './discord/state/message.js';
export { BOT, EVERYONE } from './discord/state/permissions.js';
export type { ChannelTally } from './discord/state/tallies.js';
export { type BotCommand, type Exit, type RunningBot, spawnCommand, startCommand } from './process.js';
export { sleepWithoutDrift, startStopwatch, timerDrift, watchProcess } from './timer-drift.js';

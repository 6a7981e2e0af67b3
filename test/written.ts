import { PermissionFlagsBits } from 'discord.js';
import type { ChannelRef } from '../playground/discord/controls.js';
import type { Discord } from '../playground/discord/server.js';
import { BOT } from '../playground/discord/state/permissions.js';

/** In this channel the bot may attach no files, so that it writes the sheets, and a test can read them. */
export function keepWritten(discord: Discord, channel: ChannelRef): void {
  discord.setPermissions(channel, BOT & ~PermissionFlagsBits.AttachFiles);
}

import { PermissionFlagsBits } from 'discord.js';
import type { ChannelRef, Discord } from 'local-discord';
import { BOT } from 'local-discord';

/** In this channel the bot may attach no files, so that it writes the sheets, and a test can read them. */
export function keepWritten(discord: Discord, channel: ChannelRef): void {
  discord.setPermissions(channel, BOT & ~PermissionFlagsBits.AttachFiles);
}

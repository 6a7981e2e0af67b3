import { type APIApplicationCommand, PermissionFlagsBits as Bits, InteractionType } from 'discord-api-types/v10';
import type { Interaction, Ref } from '../person.js';
import { permissionsIn, permissionsInGuild } from '../state/permissions.js';
import type { Platform } from '../state/platform.js';
import { type Channel, guildOf, type User } from '../state/world.js';
import { fillIn, leafOf, type Options } from './options.js';
import { resolveOptions } from './payload.js';
import { sendInteraction } from './sending.js';
import { channelFor } from './sight.js';

/** What somebody has typed. */
interface Typed {
  readonly channel: Ref;
  /** `/poll start`. */
  readonly words: string;
  readonly options: Options;
  /** The option that is still being typed, where suggestions for it are asked for. */
  readonly typing?: string;
}

/** Sends a command, or asks for suggestions; throws where the person's client would not. */
export function sendCommand(platform: Platform, user: User, typed: Typed): Interaction {
  const { typing } = typed;
  const channel = channelFor(platform, user, typed.channel);
  const [name = '', ...words] = typed.words.trim().replace(/^\//, '').split(/\s+/);
  const command = commandFor(platform, user, channel, name);
  const options = fillIn(leafOf(command, words), typed.options, typing);
  const resolved = resolveOptions(platform, channel, options);
  const { id, guild_id } = command;
  const data = { id, name, type: 1, options, resolved, ...(guild_id ? { guild_id } : {}) };
  const { ApplicationCommand, ApplicationCommandAutocomplete } = InteractionType;
  const type = typing === undefined ? ApplicationCommand : ApplicationCommandAutocomplete;
  return sendInteraction(platform, { type, channel, userId: user.id, data }, null);
}

function commandFor({ world, commands }: Platform, user: User, channel: Channel, name: string): APIApplicationCommand {
  const guild = guildOf(world, channel);
  const command = commands.named(guild.id, name);
  if (!command) throw new Error(`There is no command /${name}`);
  const mine = permissionsInGuild(guild, user.id);
  const needed = BigInt(command.default_member_permissions ?? 0);
  if ((mine & needed) !== needed || !(permissionsIn(world, channel, user.id) & Bits.UseApplicationCommands)) {
    throw new Error(`${user.displayName} is not allowed to use /${name}`);
  }
  return command;
}

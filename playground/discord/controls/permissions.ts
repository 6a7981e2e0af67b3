import type { Controls } from '../controls.js';
import { turnRole } from '../state/people.js';
import { allow, overwriteFor } from '../state/places.js';
import { type Guild, type Role, requireFound } from '../state/world.js';
import type { NamedWorld } from './named-world.js';

type PermissionControls = Pick<Controls, 'setPermissions' | 'setRolePermissions' | 'turnBotRole'>;

/** Gives and takes permissions, of the bot and of people. */
export function permissionControls(named: NamedWorld): PermissionControls {
  const { platform } = named;
  const { botId, changes } = platform;
  return {
    setPermissions: (channel, bits, { of } = {}) =>
      overwriteFor(platform, named.channelAt(channel), of?.id ?? botId, bits),
    setRolePermissions(name, bits, ref) {
      const guild = named.guildAt(ref);
      const role = roleOf(guild, name);
      allow(platform, guild, () => {
        role.permissions = bits;
        changes.tell({ kind: 'role-updated', guild, role });
      });
    },
    turnBotRole(ref) {
      const guild = named.guildAt(ref);
      allow(platform, guild, () => turnRole(platform, guild, botId, roleOf(guild, 'bot')));
    },
  };
}

function roleOf(guild: Guild, name: 'everyone' | 'bot'): Role {
  const found = [...guild.roles.values()].find((one) => (name === 'bot' ? one.managed : one.id === guild.id));
  return requireFound(found, 'role', name);
}

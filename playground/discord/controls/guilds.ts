import type { Controls } from '../controls.js';
import type { Guild } from '../state/world.js';
import type { NamedWorld } from './named-world.js';

type GuildControls = Pick<Controls, 'addGuild' | 'removeBot' | 'letInCommandsOnly' | 'inviteBot' | 'outage'>;

/** Makes guilds, takes the bot out of them, and has them fail. */
export function guildControls(named: NamedWorld): GuildControls {
  const { changes } = named.platform;
  return {
    addGuild: (name, options) => named.addGuild(name, options),
    removeBot: (ref) => takeBotFrom(named, named.guildAt(ref), 'out'),
    letInCommandsOnly: (ref) => takeBotFrom(named, named.guildAt(ref), 'commands'),
    inviteBot: (ref) => inviteBot(named, named.guildAt(ref)),
    outage(ref) {
      const guild = named.guildAt(ref);
      guild.bot = 'outage';
      changes.tell({ kind: 'guild-outage', guild });
      return () => {
        guild.bot = 'in';
        changes.tell({ kind: 'guild-back', guild });
      };
    },
  };
}

function inviteBot({ platform }: NamedWorld, guild: Guild): void {
  const { botId, clock, changes } = platform;
  const role = [...guild.roles.values()].find((one) => one.managed);
  const roleIds = role ? [role.id] : [];
  guild.members.set(botId, { userId: botId, joinedAt: clock.now(), nick: null, roleIds });
  guild.bot = 'in';
  changes.tell({ kind: 'guild-joined', guild });
}

function takeBotFrom({ platform }: NamedWorld, guild: Guild, left: 'out' | 'commands'): void {
  guild.bot = left;
  guild.members.delete(platform.botId);
  platform.changes.tell({ kind: 'guild-left', guild });
}

import type { Controls } from '../controls.js';
import { leave } from '../state/people.js';
import type { NamedWorld } from './named-world.js';

/** Has people come and go. */
export function memberControls(named: NamedWorld): Pick<Controls, 'addMember' | 'removeMember' | 'person'> {
  return {
    addMember: (name, options = {}) => named.addMember(name, options),
    removeMember: ({ id }, guild) => leave(named.platform, named.guildAt(guild), id),
    person: (name) => named.person(name),
  };
}

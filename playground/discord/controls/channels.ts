import type { Controls } from '../controls.js';
import { see } from '../people/seen.js';
import { refId } from '../person.js';
import { changeChannel, createChannel, createThread, deleteChannel } from '../state/places.js';
import { requireFound } from '../state/world.js';
import type { NamedWorld } from './named-world.js';

type ChannelControls = Pick<
  Controls,
  | 'addChannel'
  | 'addThread'
  | 'renameChannel'
  | 'deleteChannel'
  | 'archiveThread'
  | 'unarchiveThread'
  | 'lockThread'
  | 'unlockThread'
  | 'deleteMessage'
  | 'messages'
>;

/** Makes channels and threads, changes them and takes them away, with what is written in them. */
export function channelControls(named: NamedWorld): ChannelControls {
  const { platform } = named;
  const { messages } = platform;
  return {
    addChannel: (name, { guild, type } = {}) => createChannel(platform, named.guildAt(guild), name, type),
    addThread(ref, name, { owner } = {}) {
      const channel = named.channelAt(ref);
      return createThread(platform, channel, { name, ownerId: owner?.id ?? named.guildAt().ownerId });
    },
    renameChannel: (channel, name) => changeChannel(platform, named.channelAt(channel), { name }),
    deleteChannel: (channel) => deleteChannel(platform, named.channelAt(channel)),
    archiveThread: (thread) => changeChannel(platform, named.threadAt(thread), { archived: true }),
    unarchiveThread: (thread) => changeChannel(platform, named.threadAt(thread), { archived: false }),
    lockThread: (thread) => changeChannel(platform, named.threadAt(thread), { locked: true }),
    unlockThread: (thread) => changeChannel(platform, named.threadAt(thread), { locked: false }),
    deleteMessage({ id }) {
      const message = requireFound(messages.find(id), 'message', id);
      if (message.seenBy !== null) throw new Error('Nobody but its reader can take an ephemeral message away');
      messages.remove(message);
    },
    messages: (channel) => messages.all(refId(channel)).map((message) => see(platform, message)),
  };
}

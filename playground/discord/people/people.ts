import {
  type APIModalInteractionResponseCallbackData,
  PermissionFlagsBits as Bits,
  ComponentType,
  InteractionType,
} from 'discord-api-types/v10';
import { type DiscordUser, type Interaction, type Outcome, type RawPress, type Ref, refId } from '../person.js';
import type { WorldChange } from '../state/changes.js';
import type { StoredInteraction } from '../state/interactions.js';
import { PLAIN } from '../state/mentions.js';
import { permissionsIn, permissionsInGuild } from '../state/permissions.js';
import type { Platform } from '../state/platform.js';
import { type Channel, guildOf, requireFound, type User, userOf } from '../state/world.js';
import { findComponent, findValues } from './choose.js';
import { fillModal, openModal } from './modal.js';
import { fillIn, leafOf, type Options } from './options.js';
import { interactionPayload, resolveChoice, resolveOptions, type Sending } from './payload.js';
import { type SeenMessage, see } from './seen.js';
import type { Waiting } from './waiting.js';

export interface People {
  readonly personOf: (user: User) => DiscordUser;
  rawPress(person: { readonly id: string }, press: RawPress): Interaction;
}

interface Form {
  readonly form: APIModalInteractionResponseCallbackData;
  readonly channelId: string;
  readonly sourceId: string | null;
}

export function createDiscordPeople(platform: Platform, waiting: Waiting): People {
  const { world, interactions, messages, changes, commands } = platform;
  const forms = new Map<string, Form>();

  changes.on((change) => {
    if (change.kind !== 'interaction-ended') return;
    const { userId, channelId, sourceId, ending } = change.interaction;
    if (ending?.modal) forms.set(userId, { form: ending.modal, channelId, sourceId });
  });

  const snapshotOf = (id: string | null): SeenMessage | undefined => {
    const message = id === null ? undefined : messages.find(id);
    return message && see(platform, message);
  };

  // The snapshot is taken at the very moment of the answer, not when the test gets round to it.
  const toInteraction = (interaction: StoredInteraction): Interaction => {
    const outcome = interaction.outcome.then(({ ack, latencyMs, messageId, modal, choices }): Outcome => {
      const message = snapshotOf(messageId);
      return {
        ack,
        latencyMs,
        ...(message ? { message } : {}),
        ...(modal ? { modal: openModal(modal) } : {}),
        ...(ack === 'choices' ? { choices } : {}),
      };
    });
    return { id: interaction.id, outcome };
  };

  const send = (sending: Sending, sourceId: string | null): Interaction => {
    const { type, userId, channel } = sending;
    if (!['in', 'commands'].includes(guildOf(world, channel).bot))
      throw new Error(`The bot is not there for #${channel.name}`);
    const payload = (id: string, token: string) => interactionPayload(platform, sending, id, token);
    const { guildId, id: channelId } = channel;
    return toInteraction(interactions.send({ type, userId, guildId, channelId, sourceId, payload }));
  };

  const sendComponent = (userId: string, raw: SeenMessage, data: object): Interaction => {
    const channel = requireFound(world.channels.get(raw.channelId), 'channel', raw.channelId);
    const type = InteractionType.MessageComponent;
    return send({ type, channel, userId, data, message: raw.raw }, raw.id);
  };

  const personOf = (user: User): DiscordUser => {
    const reach = (ref: Ref): Channel => {
      const channel = requireFound(world.channels.get(refId(ref)), 'channel', refId(ref));
      const can = permissionsIn(world, channel, user.id) & Bits.ViewChannel;
      if (!can) throw new Error(`${user.displayName} cannot see #${channel.name}`);
      return channel;
    };
    const reads = (channel: Channel): boolean => {
      const needed = Bits.ViewChannel | Bits.ReadMessageHistory;
      return (permissionsIn(world, channel, user.id) & needed) === needed;
    };
    const onScreen = ({ id }: { readonly id: string }): SeenMessage => {
      const message = messages.find(id);
      if (message && reads(message.channel) && messages.isShownTo(user.id, message)) return see(platform, message);
      throw new Error(`${user.displayName} does not see the message ${id}`);
    };

    const call = (type: InteractionType, ref: Ref, text: string, given: Options, typing?: string): Interaction => {
      const channel = reach(ref);
      const guild = guildOf(world, channel);
      const [name = '', ...words] = text.trim().replace(/^\//, '').split(/\s+/);
      const command = commands.named(guild.id, name);
      if (!command) throw new Error(`There is no command /${name}`);
      const mine = permissionsInGuild(guild, user.id);
      const needed = BigInt(command.default_member_permissions ?? 0);
      if ((mine & needed) !== needed || !(permissionsIn(world, channel, user.id) & Bits.UseApplicationCommands)) {
        throw new Error(`${user.displayName} is not allowed to use /${name}`);
      }
      const options = fillIn(leafOf(command, words), given, typing);
      const resolved = resolveOptions(platform, channel, options);
      const { id, guild_id } = command;
      const data = { id, name, type: 1, options, resolved, ...(guild_id ? { guild_id } : {}) };
      return send({ type, channel, userId: user.id, data }, null);
    };

    const person: DiscordUser = {
      id: user.id,
      name: user.displayName,
      get locale() {
        return user.locale;
      },
      speak(locale) {
        user.locale = locale;
      },
      slash: (channel, command, options = {}) => call(InteractionType.ApplicationCommand, channel, command, options),
      complete: (channel, command, options, typing) =>
        call(InteractionType.ApplicationCommandAutocomplete, channel, command, options, typing),
      press(target, by) {
        const message = onScreen(target);
        const button = findComponent(message.buttons, by, (one) => [one.label, one.emoji ?? ''], 'button');
        if (button.customId === null) throw new Error(`"${button.label}" is a link`);
        if (button.disabled) throw new Error(`The button "${button.label}" is greyed out`);
        return sendComponent(user.id, message, { component_type: ComponentType.Button, custom_id: button.customId });
      },
      pick(target, by, values) {
        const message = onScreen(target);
        const menu = findComponent(message.selects, by, (one) => [one.placeholder ?? ''], 'menu');
        if (menu.disabled) throw new Error(`The menu ${menu.customId} is greyed out`);
        const ids = findValues(menu, values);
        const channel = requireFound(world.channels.get(message.channelId), 'channel', message.channelId);
        const resolved = resolveChoice(platform, { channel, userId: user.id }, menu, ids);
        const data = { component_type: menu.type, custom_id: menu.customId, values: ids, resolved };
        return sendComponent(user.id, message, data);
      },
      get modal() {
        const open = forms.get(user.id);
        return open ? openModal(open.form) : null;
      },
      submitModal(values) {
        const open = forms.get(user.id);
        if (!open) throw new Error(`${user.displayName} has no form open`);
        const data = fillModal(open.form, values);
        forms.delete(user.id);
        changes.tell({ kind: 'modal-closed', userId: user.id });
        const message = snapshotOf(open.sourceId)?.raw;
        const sending = { type: InteractionType.ModalSubmit, channel: reach(open.channelId), userId: user.id, data };
        return send(message ? { ...sending, message } : sending, message ? open.sourceId : null);
      },
      say(ref, content) {
        const channel = reach(ref);
        const bits = permissionsIn(world, channel, user.id);
        if (!(bits & (channel.thread ? Bits.SendMessagesInThreads : Bits.SendMessages))) {
          throw new Error(`${user.displayName} may not write in #${channel.name}`);
        }
        const nobody = { seenBy: null, interaction: null, repliesTo: null, nonce: null };
        const mayCallAll = (bits & Bits.MentionEveryone) !== 0n;
        const sent = { draft: { content }, uploads: [], allowed: PLAIN, mayCallAll };
        return see(platform, messages.create({ channel, authorId: user.id, type: 0, ...nobody }, sent));
      },
      sees(ref) {
        const channel = world.channels.get(refId(ref));
        if (!channel || !reads(channel)) return [];
        return messages.shownTo(user.id, channel.id).map((message) => see(platform, message));
      },
      dismiss(target) {
        const message = onScreen(target);
        if (!message.ephemeral) throw new Error('Only ephemeral messages can be dismissed');
        messages.hide(user.id, messages.find(message.id));
      },
      reload() {
        messages.hide(user.id);
        if (forms.delete(user.id)) changes.tell({ kind: 'modal-closed', userId: user.id });
      },
      waitFor(channel, fits, options = {}) {
        const what = `a message for ${user.displayName}`;
        const after = (change: WorldChange): boolean =>
          !('message' in change) || change.message.channel.id === refId(channel);
        return waiting.until(() => person.sees(channel).findLast(fits), { what, after, ...options });
      },
      settle: (options) => waiting.settle(options),
    };
    return person;
  };

  return {
    personOf,
    rawPress({ id }, { message, customId, values }) {
      userOf(world, id);
      const type = values ? ComponentType.StringSelect : ComponentType.Button;
      return sendComponent(id, message, { component_type: type, custom_id: customId, ...(values ? { values } : {}) });
    },
  };
}

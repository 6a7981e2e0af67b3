import type { BaseInteraction, ChatInputCommandInteraction, Client, MessageComponentInteraction } from 'discord.js';
import { Events, MessageFlags } from 'discord.js';
import { phrase } from '../text/phrases.js';
import { type Rendered, render } from './answer.js';
import { OLD_BUTTON, pressed } from './buttons.js';
import type { Command, Context, Told } from './command.js';
import { createFirstTime } from './first-time.js';
import { type Id, parseId } from './ids.js';
import { personLocale } from './locale.js';
import { noticeMessage } from './message/notice.js';
import { pressOf } from './press.js';
import { createResponder, type Source } from './respond.js';
import type { Sender } from './send/sender.js';

export interface RouterParts extends Context {
  readonly client: Client;
  readonly commands: readonly Command[];
  readonly sender: Sender;
}

export interface Router {
  /** Takes no more presses and finishes those in hand. */
  stop(): Promise<void>;
}

type Routed = ChatInputCommandInteraction | MessageComponentInteraction;

const LOBBY_KINDS: readonly Id['kind'][] = ['join', 'leave', 'bot', 'unbot', 'begin', 'cancel'];

/** The platform may deliver an interaction again, but only shortly after. */
const REMEMBERED = 10_000;

/** Longer than this nobody waits at the end for presses in hand. */
const STOP_PATIENCE = 2000;

/** The one listener: every command, button and select comes in here, and every failure ends here. */
export function createRouter(parts: RouterParts): Router {
  const { client, commands, sender, log, now } = parts;
  const responder = createResponder(client.rest, log);
  const inHand = new Set<Promise<void>>();
  const isFirst = createFirstTime(REMEMBERED);

  const listen = (interaction: BaseInteraction): void => {
    if (!interaction.isChatInputCommand() && !interaction.isMessageComponent()) return;
    if (!isFirst(interaction.id)) return;
    const done: Promise<void> = handle(interaction)
      .catch((error: unknown) => log.error({ interaction: interaction.id, err: error }, 'a press ended in a bug'))
      .finally(() => inHand.delete(done));
    inHand.add(done);
  };

  async function handle(interaction: Routed): Promise<void> {
    const id = interaction.isMessageComponent() ? parseId(interaction.customId) : null;
    const target = {
      id: interaction.id,
      token: interaction.token,
      applicationId: interaction.applicationId,
      source: sourceOf(interaction, id),
    };
    const personId = interaction.user.id;
    const locale = spokenTo(interaction);
    const answering = {
      token: target.token,
      menu: target.source === 'menu' && id !== null && 'match' in id ? { matchId: id.match, personId, locale } : null,
      lobby: target.source === 'lobby' && id !== null && 'table' in id ? id.table : null,
    };
    sender.hold(answering);
    try {
      const work = rendered(interaction, id, target.source, locale);
      // The answer goes out first; the channel need not wait until it has arrived.
      if (target.source !== 'lobby') void work.then(sender.wake);
      const arrived = await responder.respond(
        target,
        work.then(({ reply }) => reply),
      );
      const { lobby } = await work;
      if (arrived && lobby !== null && interaction.isMessageComponent())
        await sender.lobbyShown(lobby.table, lobby.version, interaction.message.id);
    } finally {
      sender.release(answering);
      sender.wake();
    }
  }

  /** A setting that can't be read keeps nobody from an answer. */
  function spokenTo(interaction: Routed): string {
    try {
      return personLocale(parts.store, interaction);
    } catch (error) {
      log.error({ interaction: interaction.id, err: error }, 'a language could not be read');
      return interaction.locale;
    }
  }

  async function rendered(interaction: Routed, id: Id | null, source: Source, locale: string): Promise<Rendered> {
    try {
      return render(await tell(interaction, id, locale), source, locale, parts);
    } catch (error) {
      log.error({ ...factsOf(interaction, id), err: error }, 'a press failed');
      return { reply: { kind: 'private', body: noticeMessage(phrase('notice.bug'), locale) }, lobby: null };
    }
  }

  async function tell(interaction: Routed, id: Id | null, locale: string): Promise<Told> {
    const press = pressOf(interaction, now(), locale);
    if (press === null) return { kind: 'notice', phrase: phrase('notice.guildOnly') };
    if (interaction.isChatInputCommand()) {
      const command = commands.find(({ data }) => data.name === interaction.commandName);
      if (command === undefined) return OLD_BUTTON;
      return command.run({ interaction, press, locale, context: parts });
    }
    if (id === null) return OLD_BUTTON;
    return pressed(parts, press, id, interaction.isStringSelectMenu() ? interaction.values : [], locale);
  }

  client.on(Events.InteractionCreate, listen);
  return {
    async stop() {
      client.off(Events.InteractionCreate, listen);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, STOP_PATIENCE);
      });
      await Promise.race([Promise.allSettled(inHand), late]);
      clearTimeout(timer);
    },
  };
}

function sourceOf(interaction: Routed, id: Id | null): Source {
  if (!interaction.isMessageComponent()) return 'slash';
  const { flags } = interaction.message;
  if ((Number(typeof flags === 'object' ? flags?.bitfield : flags) & MessageFlags.Ephemeral) !== 0) return 'menu';
  return id !== null && LOBBY_KINDS.includes(id.kind) ? 'lobby' : 'board';
}

/** What a log may say about a press: never its token. */
function factsOf(interaction: Routed, id: Id | null): object {
  if (interaction.isChatInputCommand()) return { interaction: interaction.id, command: interaction.commandName };
  return { interaction: interaction.id, ...(id ?? { unknown: interaction.customId }) };
}

import { type REST, Routes } from 'discord.js';
import type { Phrase } from '../games/game.js';
import { pauseAfter } from '../lib/backoff.js';
import { sleep } from '../lib/sleep.js';
import { MENU_TIME } from '../table/pace.js';
import { type PlaceView, viewLobbyPlace } from '../table/view/place.js';
import { phrase } from '../text/phrases.js';
import { say } from '../text/say.js';
import { listPermissions } from './channels/refusal.js';
import { timeOfSnowflake } from './clock.js';
import type { Context, Opened } from './command.js';
import type { Arrival } from './delivery/arrivals.js';
import { SEND_BACKOFF } from './delivery/deps.js';
import { requestChange } from './delivery/files.js';
import type { HeldLobby } from './delivery/held-lobby.js';
import type { Sender } from './delivery/sender.js';
import { faultOf, refusalCode } from './fault.js';
import type { Incoming, Routed } from './incoming.js';
import { joinLines, type Message, makeMessage } from './message/message.js';
import { wayInto } from './message/way.js';
import type { Meter } from './meter.js';
import { missingIn } from './permissions.js';
import { renderBug } from './render-reply.js';
import type { MessageResponse, NewMessageResponse, Response } from './response.js';

export interface OpeningDeps extends Pick<Context, 'store' | 'log' | 'clock'> {
  readonly hooks: REST;
  readonly sender: Pick<Sender, 'wake' | 'arrival' | 'holdLobby'>;
  readonly meter: Meter;
}

/** Tells whoever has opened a table what has become of its message: nothing is said to be there before it is. */
export interface Openings {
  /** What is told at once, or in a moment: by the command, the lobby itself. */
  first(incoming: Incoming, opened: Opened): Promise<Response>;
  /** Tells the rest in the same private message, as long as that can be reached. Never fails. */
  follow(incoming: Incoming, opened: Opened): Promise<void>;
}

/** So many milliseconds the answer waits for the message, which mostly takes less; and the person waits for no more. */
const MOMENT = 1000;

export function createOpenings({ store, log, hooks, sender, meter, clock }: OpeningDeps): Openings {
  /** So many milliseconds the private message can still be reached. */
  const left = ({ id }: Routed): number => Math.max(0, timeOfSnowflake(id) + MENU_TIME - clock.now());

  async function compose({ interaction, locale }: Incoming, opened: Opened, arrival: Arrival): Promise<Message> {
    const stored = await store.read({ table: opened.table });
    if (stored === null) throw new Error(`table ${opened.table} is not there`);
    const { reason, status } = stored.table;
    if (arrival === 'refused') meter.refusal(reason ?? status);
    const said = phrasesOf(interaction, opened, { place: viewLobbyPlace(stored), reason, arrival, locale });
    return makeMessage({ content: joinLines(...said.map((each) => say(locale, each))) });
  }

  async function change(interaction: Routed, made: Message): Promise<void> {
    const { id, applicationId, token } = interaction;
    const original = Routes.webhookMessage(applicationId, token, '@original');
    for (let failures = 0; left(interaction) > 0; failures++) {
      try {
        await hooks.patch(original, { auth: false, ...requestChange(made, null, []) });
        return;
      } catch (error) {
        if (faultOf(error) !== 'later') {
          log.info({ interaction: id, code: refusalCode(error) ?? 0 }, 'an answer could not be changed');
          return;
        }
        await sleep(clock, pauseAfter(failures, SEND_BACKOFF));
      }
    }
  }

  /** What is told of a lobby that the outbox posts. */
  async function tell(incoming: Incoming, opened: Opened): Promise<Told> {
    sender.wake();
    const arrival = await sender.arrival(opened.table, MOMENT);
    const body = await compose(incoming, opened, arrival);
    return { body, drawn: null, ...(arrival === 'pending' && { opened }) };
  }

  /** The lobby, held so that it answers the command which has opened it here; null: it can't. */
  async function holdFor({ interaction, source }: Incoming, opened: Opened): Promise<HeldLobby | null> {
    return source === 'slash' && opened.as === 'host' ? sender.holdLobby(opened.table, interaction.channelId) : null;
  }

  /** What is told privately where it could not answer after all. */
  async function tellLate(incoming: Incoming, opened: Opened): Promise<NewMessageResponse> {
    try {
      return { kind: 'private', ...(await tell(incoming, opened)) };
    } catch (error) {
      log.error({ interaction: incoming.interaction.id, err: error }, 'nobody could be told of a table');
      return renderBug(incoming.locale);
    }
  }

  return {
    async first(incoming, opened) {
      const lobby = await holdFor(incoming, opened);
      if (lobby === null) {
        const kind = incoming.source === 'menu' ? 'update' : 'private';
        return { kind, ...(await tell(incoming, opened)) };
      }
      return {
        kind: 'lobby',
        lobby,
        late() {
          lobby.release();
          return tellLate(incoming, opened);
        },
      };
    },
    async follow(incoming, opened) {
      const { interaction } = incoming;
      try {
        const arrival = await sender.arrival(opened.table, left(interaction));
        if (arrival === 'pending') return;
        await change(interaction, await compose(incoming, opened, arrival));
      } catch (error) {
        log.error({ interaction: interaction.id, err: error }, 'nobody could be told of a table');
      }
    },
  };
}

/** What is said of a table that was opened; `opened`: as long as the rest is still to be told. */
type Told = Pick<MessageResponse, 'body' | 'opened'> & { readonly drawn: null };

interface Known {
  /** Where its lobby is. */
  readonly place: PlaceView;
  /** Why it was closed. */
  readonly reason: string | null;
  readonly arrival: Arrival;
  readonly locale: string;
}

function phrasesOf({ client }: Routed, opened: Opened, { place, reason, arrival, locale }: Known): readonly Phrase[] {
  const where = `<#${place.channel}>`;
  const isGuest = opened.as === 'guest';
  if (arrival === 'pending') return [phrase(isGuest ? 'opened.pendingGuest' : 'opened.pending', { where })];
  if (arrival === 'posted') {
    return [phrase(isGuest ? 'opened.guest' : 'opened.host', { way: wayInto(place) })];
  }
  switch (reason) {
    case 'table.gone.blocked':
      return [phrase(reason), phrase('opened.blocked')];
    case 'table.gone.unposted': {
      const missing = missingIn(client, place.channel);
      const way =
        missing.length > 0
          ? phrase('opened.missing', { ...listPermissions(missing, locale), where })
          : phrase('opened.unknown', { where });
      return [phrase(reason), way];
    }
    default:
      return [reason === null ? phrase('table.refuse.cancelled') : { key: reason }];
  }
}

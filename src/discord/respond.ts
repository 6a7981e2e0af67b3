import type { REST } from 'discord.js';
import { InteractionResponseType, MessageFlags, Routes } from 'discord.js';
import type { Clock } from '../lib/clock.js';
import { withTimeLimit } from '../lib/time-limit.js';
import type { Opened } from './command.js';
import { type Attached, type Request, requestChange, requestNew, requestWithFile } from './delivery/files.js';
import type { DrawnPicture } from './delivery/pictures.js';
import { faultOf, refusalCode } from './fault.js';
import type { Incoming } from './incoming.js';
import type { Log } from './log.js';
import type { Message } from './message/message.js';

/** What is sent for a press, and what of it is to be followed up once it has arrived; null sends nothing. */
export type Response =
  | ({
      readonly body: Message;
      /** It shows a lobby: with the version of its post, to compare with what is wanted by then. */
      readonly lobby?: { readonly table: string; readonly version: number };
      /** It shows a menu; `isLate`: not with its picture yet, so that it is to be edited soon. */
      readonly menu?: { readonly match: string; readonly isLate: boolean } | null;
      /** It tells of a table of whose message nothing is known yet. */
      readonly opened?: Opened;
    } & (
      | {
          /** Replaces the message that was pressed; `kept`: its picture stays. */
          readonly kind: 'update';
          readonly drawn: DrawnPicture | 'kept' | null;
        }
      | {
          /** A message for the presser alone. */
          readonly kind: 'private';
          readonly drawn: DrawnPicture | null;
          /** To be kept by the presser; left out or null: none. */
          readonly file?: Attached | null;
        }
    ))
  | null;

/** The platform gives up after three seconds, part of which is spent on the way. */
const PATIENCE = 1500;

export interface Responder {
  /**
   * Answers once: immediately, or by a deferral that is filled in later. `work` never fails. Tells whether the answer
   * arrived.
   */
  respond(incoming: Incoming, work: Promise<Response>): Promise<boolean>;
}

interface ResponderDeps {
  readonly log: Log;
  readonly clock: Clock;
}

export function createResponder(rest: REST, { log, clock }: ResponderDeps, patience = PATIENCE): Responder {
  const dropped = new Map<number, number>();

  /** Nobody can be told about an answer that failed. It is counted: many 40060 mean a second process. */
  function drop(error: unknown, { interaction }: Incoming): void {
    const fault = faultOf(error);
    const code = refusalCode(error) ?? 0;
    const times = (dropped.get(code) ?? 0) + 1;
    dropped.set(code, times);
    const facts = { code, times, interaction: interaction.id };
    if (fault === 'dead') log[code === 40060 ? 'warn' : 'debug'](facts, 'an answer came too late or twice');
    else log.error({ ...facts, err: error }, 'an answer was refused');
  }

  function callback(
    { interaction: { id, token } }: Incoming,
    type: InteractionResponseType,
    { body: data, files }: { readonly body?: object } & Pick<Request, 'files'>,
  ): Promise<unknown> {
    return rest.post(Routes.interactionCallback(id, token), {
      body: { type, data },
      ...(files && { files }),
      auth: false,
      query: new URLSearchParams({ with_response: 'false' }),
    });
  }

  function answer(incoming: Incoming, response: NonNullable<Response>): Promise<unknown> {
    return response.kind === 'update'
      ? callback(
          incoming,
          InteractionResponseType.UpdateMessage,
          requestChange(response.body, response.drawn, incoming.files()),
        )
      : callback(incoming, InteractionResponseType.ChannelMessageWithSource, makePrivate(toRequest(response)));
  }

  function defer(incoming: Incoming): Promise<unknown> {
    return isNewMessage(incoming)
      ? callback(incoming, InteractionResponseType.DeferredChannelMessageWithSource, {
          body: { flags: MessageFlags.Ephemeral },
        })
      : callback(incoming, InteractionResponseType.DeferredMessageUpdate, {});
  }

  async function fillIn(incoming: Incoming, response: Response): Promise<void> {
    const { applicationId, token } = incoming.interaction;
    const original = Routes.webhookMessage(applicationId, token, '@original');
    if (response === null) {
      if (isNewMessage(incoming)) await rest.delete(original, { auth: false });
    } else if (response.kind === 'update' || isNewMessage(incoming)) {
      const old = isNewMessage(incoming) ? [] : incoming.files();
      const outgoing =
        response.kind === 'private' ? toRequest(response) : requestChange(response.body, response.drawn, old);
      await rest.patch(original, { auth: false, ...outgoing });
    } else {
      const followUp = Routes.webhook(applicationId, token);
      await rest.post(followUp, { auth: false, ...makePrivate(toRequest(response)) });
    }
  }

  return {
    async respond(incoming, work) {
      try {
        const first = await withTimeLimit(work, { ms: patience, clock }, LATE);
        if (first !== LATE) {
          if (first !== null) await answer(incoming, first);
          return first !== null;
        }
        await defer(incoming);
        await fillIn(incoming, await work);
        return true;
      } catch (error) {
        drop(error, incoming);
        return false;
      }
    },
  };
}

/** A private message with what it brings along. */
function toRequest({ body, drawn, file }: Extract<Response, { kind: 'private' }>): Request {
  return file == null ? requestNew(body, drawn) : requestWithFile(body, file);
}

function makePrivate({ body, ...rest }: Request) {
  return { ...rest, body: { ...body, flags: MessageFlags.Ephemeral } };
}

/** Whether a deferral makes a private message of its own; elsewhere it leaves the pressed message as it is. */
function isNewMessage({ source }: Incoming): boolean {
  return source === 'slash' || source === 'board';
}

const LATE = Symbol('late');

import type { REST } from 'discord.js';
import { InteractionResponseType, MessageFlags, Routes } from 'discord.js';
import type { Clock } from '../lib/clock.js';
import { withTimeLimit } from '../lib/time-limit.js';
import type { Opened } from './command.js';
import {
  type Attached,
  type PictureChange,
  type Request,
  requestChange,
  requestNew,
  requestWithFile,
} from './delivery/files.js';
import type { DrawnPicture } from './delivery/pictures.js';
import { faultOf, refusalCode } from './fault.js';
import type { Log } from './log.js';
import type { Message } from './message/message.js';

/** Where a press came from: a slash command, a private message, or a public one. */
export type Source = 'slash' | 'menu' | 'lobby' | 'board';

/** `update` replaces the message that was pressed; `private` is a message for the presser alone; null sends nothing. */
export type Response =
  | (Shown & {
      readonly kind: 'update';
      readonly body: Message;
      readonly drawn: PictureChange;
    })
  | (Shown & {
      readonly kind: 'private';
      readonly body: Message;
      readonly drawn: DrawnPicture | null;
      /** To be kept by the presser; left out or null: none. */
      readonly file?: Attached | null;
    })
  | null;

/** What a response shows, to be followed up once it has arrived. */
interface Shown {
  /** A lobby: the version of its post, to compare with what is wanted by then. */
  readonly lobby?: { readonly table: string; readonly version: number };
  /** A menu; `isLate`: it does not show its picture yet, and is to be edited soon. */
  readonly menu?: { readonly match: string; readonly isLate: boolean } | null;
  /** A table of whose message nothing can be told yet. */
  readonly opened?: Opened;
}

/** The interaction that is answered. */
export interface Target {
  readonly id: string;
  readonly token: string;
  readonly applicationId: string;
  readonly source: Source;
  /** On the message that was pressed; null: that is not known. Asked for when the answer goes out. */
  readonly files: () => readonly string[] | null;
}

/** The platform gives up after three seconds, part of which is spent on the way. */
const PATIENCE = 1500;

export interface Responder {
  /**
   * Answers once: immediately, or by a deferral that is filled in later. `work` never fails. Tells whether the answer
   * arrived.
   */
  respond(target: Target, work: Promise<Response>): Promise<boolean>;
}

interface ResponderDeps {
  readonly log: Log;
  readonly clock: Clock;
}

export function createResponder(rest: REST, { log, clock }: ResponderDeps, patience = PATIENCE): Responder {
  const dropped = new Map<number, number>();

  /** Nobody can be told about an answer that failed. It is counted: many 40060 mean a second process. */
  function drop(error: unknown, target: Target): void {
    const fault = faultOf(error);
    const code = refusalCode(error) ?? 0;
    const times = (dropped.get(code) ?? 0) + 1;
    dropped.set(code, times);
    const facts = { code, times, interaction: target.id };
    if (fault === 'dead') log[code === 40060 ? 'warn' : 'debug'](facts, 'an answer came too late or twice');
    else log.error({ ...facts, err: error }, 'an answer was refused');
  }

  function callback(
    { id, token }: Target,
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

  function answer(target: Target, response: NonNullable<Response>): Promise<unknown> {
    return response.kind === 'update'
      ? callback(
          target,
          InteractionResponseType.UpdateMessage,
          requestChange(response.body, response.drawn, target.files()),
        )
      : callback(target, InteractionResponseType.ChannelMessageWithSource, makePrivate(toRequest(response)));
  }

  function defer(target: Target): Promise<unknown> {
    return isNewMessage(target)
      ? callback(target, InteractionResponseType.DeferredChannelMessageWithSource, {
          body: { flags: MessageFlags.Ephemeral },
        })
      : callback(target, InteractionResponseType.DeferredMessageUpdate, {});
  }

  async function fillIn(target: Target, response: Response): Promise<void> {
    const original = Routes.webhookMessage(target.applicationId, target.token, '@original');
    if (response === null) {
      if (isNewMessage(target)) await rest.delete(original, { auth: false });
    } else if (response.kind === 'update' || isNewMessage(target)) {
      const old = isNewMessage(target) ? [] : target.files();
      const outgoing =
        response.kind === 'private' ? toRequest(response) : requestChange(response.body, response.drawn, old);
      await rest.patch(original, { auth: false, ...outgoing });
    } else {
      const followUp = Routes.webhook(target.applicationId, target.token);
      await rest.post(followUp, { auth: false, ...makePrivate(toRequest(response)) });
    }
  }

  return {
    async respond(target, work) {
      try {
        const first = await withTimeLimit(work, { ms: patience, clock }, LATE);
        if (first !== LATE) {
          if (first !== null) await answer(target, first);
          return first !== null;
        }
        await defer(target);
        await fillIn(target, await work);
        return true;
      } catch (error) {
        drop(error, target);
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
function isNewMessage({ source }: Target): boolean {
  return source === 'slash' || source === 'board';
}

const LATE = Symbol('late');

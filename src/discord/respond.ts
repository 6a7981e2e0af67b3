import type { REST } from 'discord.js';
import { InteractionResponseType, MessageFlags, Routes } from 'discord.js';
import { faultOf, refusalCode } from './fault.js';
import type { Log } from './log.js';
import type { Body } from './message/body.js';

/** Where a press came from: a slash command, a private message, or a public one. */
export type Source = 'slash' | 'menu' | 'lobby' | 'board';

/** `update` replaces the message that was pressed; `private` is a message for the presser alone; null sends nothing. */
export type Reply = { readonly kind: 'update' | 'private'; readonly body: Body } | null;

/** The interaction that is answered. */
export interface Target {
  readonly id: string;
  readonly token: string;
  readonly applicationId: string;
  readonly source: Source;
}

/** The platform gives up after three seconds, part of which is spent on the way. */
export const PATIENCE = 1500;

export interface Responder {
  /**
   * Answers once: immediately, or by a deferral that is filled in later. `work` never fails. Tells whether the answer
   * arrived.
   */
  respond(target: Target, work: Promise<Reply>): Promise<boolean>;
}

export function createResponder(rest: REST, log: Log, patience = PATIENCE): Responder {
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

  function callback({ id, token }: Target, type: InteractionResponseType, data?: object): Promise<unknown> {
    const body = data === undefined ? { type } : { type, data };
    return rest.post(Routes.interactionCallback(id, token), {
      body,
      auth: false,
      query: new URLSearchParams({ with_response: 'false' }),
    });
  }

  function answer(target: Target, reply: NonNullable<Reply>): Promise<unknown> {
    return reply.kind === 'update'
      ? callback(target, InteractionResponseType.UpdateMessage, reply.body)
      : callback(target, InteractionResponseType.ChannelMessageWithSource, privately(reply.body));
  }

  function defer(target: Target): Promise<unknown> {
    return isNewMessage(target)
      ? callback(target, InteractionResponseType.DeferredChannelMessageWithSource, { flags: MessageFlags.Ephemeral })
      : callback(target, InteractionResponseType.DeferredMessageUpdate);
  }

  async function fillIn(target: Target, reply: Reply): Promise<void> {
    const original = Routes.webhookMessage(target.applicationId, target.token, '@original');
    if (reply === null) {
      if (isNewMessage(target)) await rest.delete(original, { auth: false });
    } else if (reply.kind === 'update' || isNewMessage(target)) {
      await rest.patch(original, { auth: false, body: reply.body });
    } else {
      const followUp = Routes.webhook(target.applicationId, target.token);
      await rest.post(followUp, { auth: false, body: privately(reply.body) });
    }
  }

  return {
    async respond(target, work) {
      try {
        const first = await within(patience, work);
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

function privately(body: Body): object {
  return { ...body, flags: MessageFlags.Ephemeral };
}

/** Whether a deferral makes a private message of its own; elsewhere it leaves the pressed message as it is. */
function isNewMessage({ source }: Target): boolean {
  return source === 'slash' || source === 'board';
}

const LATE = Symbol('late');

async function within<T>(patience: number, work: Promise<T>): Promise<T | typeof LATE> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

import type { REST, RESTPostAPIInteractionCallbackWithResponseResult } from 'discord.js';
import { InteractionResponseType, MessageFlags, Routes } from 'discord.js';
import type { Clock } from '../lib/clock.js';
import { withTimeLimit } from '../lib/time-limit.js';
import type { Store } from '../store/interface.js';
import { MENU_TIME } from '../table/pace.js';
import type { Answers } from './answers.js';
import { type Request, requestAgain, requestChange } from './delivery/files.js';
import { faultOf, mayBeDone, refusalCode } from './fault.js';
import type { Incoming } from './incoming.js';
import type { Log } from './log.js';
import {
  contentOf,
  letGo,
  type MessageResponse,
  makePrivate,
  type Response,
  requestFor,
  whenLate,
} from './response.js';

/** What has become of an answer: `anew`, it is a message of its own, since the one that was pressed had been taken away. */
export type Arrived = 'arrived' | 'anew' | 'lost';

/** What has become of an answer, and which one it was in the end. */
export interface Responded {
  readonly arrived: Arrived;
  readonly response: Response;
}

/** The platform gives up after three seconds, part of which is spent on the way. */
const PATIENCE = 1500;

interface ResponderDeps {
  readonly log: Log;
  readonly clock: Clock;
  readonly answers: Pick<Answers, 'watch'>;
  /** Sends nothing twice. */
  readonly posting: REST;
  readonly store: Pick<Store, 'answeredAnew'>;
}

/** Answers interactions. */
export class Responder {
  readonly #rest: REST;
  readonly #deps: ResponderDeps;
  readonly #patience: number;
  /** How many answers failed, by the platform's code. */
  readonly #dropped = new Map<number, number>();

  constructor(rest: REST, deps: ResponderDeps, patience = PATIENCE) {
    this.#rest = rest;
    this.#deps = deps;
    this.#patience = patience;
  }

  /**
   * Answers once: immediately, or by a deferral that is filled in later. `work` never fails. Tells what has become of the
   * answer.
   */
  async respond(incoming: Incoming, work: Promise<Response>): Promise<Responded> {
    const { answers, clock } = this.#deps;
    const person = incoming.interaction.user.id;
    try {
      const inTime = await withTimeLimit(work, { ms: this.#patience, clock }, LATE);
      if (inTime === LATE) return await this.#answerLater(incoming, work);
      if (inTime === null) return { arrived: 'lost', response: null };
      const answer = this.#answer(incoming, inTime);
      await answers.watch(person, 'answer', answer);
      return await answer;
    } catch (error) {
      this.#drop(error, incoming);
      return { arrived: 'lost', response: await work };
    }
  }

  async #answerLater(incoming: Incoming, work: Promise<Response>): Promise<Responded> {
    const { answers } = this.#deps;
    const person = incoming.interaction.user.id;
    // Before the deferral, which may hang: a lobby is posted meanwhile.
    void work.then(letGo);
    await answers.watch(person, 'deferral', this.#defer(incoming));
    const response = await whenLate(await work);
    await answers.watch(person, 'answer', this.#fillIn(incoming, response));
    return { arrived: 'arrived', response };
  }

  async #answer(incoming: Incoming, response: NonNullable<Response>): Promise<Responded> {
    if (response.kind === 'lobby') return this.#answerByLobby(incoming, response);
    if (response.kind === 'form') {
      await this.#callback(incoming, InteractionResponseType.Modal, { body: response.form });
      return { arrived: 'arrived', response };
    }
    return { arrived: await this.#answerByMessage(incoming, response), response };
  }

  /** Where the lobby is refused as an answer, what becomes of it then is told privately. */
  async #answerByLobby(
    incoming: Incoming,
    response: Extract<Response, { readonly kind: 'lobby' }>,
  ): Promise<Responded> {
    const { token } = incoming.interaction;
    const by = { token, tokenUntil: this.#deps.clock.now() + MENU_TIME };
    try {
      await response.lobby.post(by, (request, givenUp) => this.#publish(incoming, request, givenUp));
      return { arrived: 'arrived', response };
    } catch (error) {
      // Nothing else would arrive.
      if (faultOf(error) === 'dead' || mayBeDone(error)) throw error;
      this.#drop(error, incoming);
      const instead = await response.late();
      await this.#reply(incoming, requestFor(instead));
      return { arrived: 'arrived', response: instead };
    }
  }

  async #answerByMessage(incoming: Incoming, response: MessageResponse): Promise<Arrived> {
    if (response.kind !== 'update') {
      await this.#reply(incoming, requestFor(response));
      return 'arrived';
    }
    const { body, drawn } = response;
    try {
      const request = requestChange(body, drawn, incoming.files());
      await this.#callback(incoming, InteractionResponseType.UpdateMessage, request);
      return 'arrived';
    } catch (error) {
      // A menu that was pressed while it moved beneath a new board.
      if (incoming.source !== 'menu' || faultOf(error) !== 'gone') throw error;
      await this.#noteAnew(incoming, response.menu ?? null);
      await this.#reply(incoming, makePrivate(requestAgain(body, drawn)));
      return 'anew';
    }
  }

  /** Before it is sent: another press on the same message may be answered by one of its own, too, and nobody has two menus. */
  async #noteAnew({ interaction: { id, token, user } }: Incoming, menu: MessageResponse['menu']): Promise<void> {
    if (menu) await this.#deps.store.answeredAnew({ matchId: menu.match, personId: user.id }, { id, token });
  }

  #reply(incoming: Incoming, request: Request): Promise<unknown> {
    return this.#callback(incoming, InteractionResponseType.ChannelMessageWithSource, request);
  }

  #defer(incoming: Incoming): Promise<unknown> {
    return isNewMessage(incoming)
      ? this.#callback(incoming, InteractionResponseType.DeferredChannelMessageWithSource, {
          body: { flags: MessageFlags.Ephemeral },
        })
      : this.#callback(incoming, InteractionResponseType.DeferredMessageUpdate, {});
  }

  /** What the deferral has made becomes the answer; or, where that left the pressed message as it is, an edit of that or a new message. */
  async #fillIn(incoming: Incoming, response: MessageResponse | null): Promise<void> {
    const { applicationId, token } = incoming.interaction;
    const original = Routes.webhookMessage(applicationId, token, '@original');
    const isNew = isNewMessage(incoming);
    if (response === null) {
      if (isNew) await this.#rest.delete(original, { auth: false });
    } else if (response.kind === 'update' || isNew) {
      const old = isNew ? [] : incoming.files();
      const outgoing =
        response.kind === 'update' ? requestChange(response.body, response.drawn, old) : contentOf(response);
      await this.#rest.patch(original, { auth: false, ...outgoing });
    } else {
      const followUp = Routes.webhook(applicationId, token);
      await this.#rest.post(followUp, { auth: false, ...requestFor(response) });
    }
  }

  #callback(
    { interaction: { id, token } }: Incoming,
    type: InteractionResponseType,
    { body: data, files }: { readonly body?: object } & Pick<Request, 'files'>,
  ): Promise<unknown> {
    return this.#rest.post(Routes.interactionCallback(id, token), {
      body: { type, data },
      ...(files && { files }),
      auth: false,
      query: new URLSearchParams({ with_response: 'false' }),
    });
  }

  /** Answers by a message for everybody, and tells its id; null: the platform has not told. */
  async #publish(
    { interaction: { id, token } }: Incoming,
    { body, ...files }: Request,
    signal: AbortSignal,
  ): Promise<string | null> {
    const told = (await this.#deps.posting.post(Routes.interactionCallback(id, token), {
      body: { type: InteractionResponseType.ChannelMessageWithSource, data: body },
      ...files,
      auth: false,
      query: new URLSearchParams({ with_response: 'true' }),
      signal,
    })) as Partial<RESTPostAPIInteractionCallbackWithResponseResult> | null;
    return told?.resource?.message?.id ?? null;
  }

  /** Nobody can be told about an answer that failed. It is counted: many 40060 mean a second process. */
  #drop(error: unknown, { interaction }: Incoming): void {
    const { log } = this.#deps;
    const fault = faultOf(error);
    const code = refusalCode(error) ?? 0;
    const times = (this.#dropped.get(code) ?? 0) + 1;
    this.#dropped.set(code, times);
    const facts = { code, times, interaction: interaction.id };
    switch (fault) {
      // Who has put the message or the channel away meanwhile waits for nothing.
      case 'gone':
      case 'lost':
        log.debug(facts, 'the message of an answer is gone');
        break;
      case 'dead':
        log[code === 40060 ? 'warn' : 'debug'](facts, 'an answer came too late or twice');
        break;
      case 'later':
        log.warn({ ...facts, err: error }, 'an answer did not arrive');
        break;
      case 'blocked':
        log.warn({ ...facts, err: error }, 'an answer is refused for what it says');
        break;
      case 'shut':
      case 'asleep':
      case 'old':
        log.warn({ ...facts, err: error }, 'an answer is refused in its channel');
        break;
      case 'bug':
        log.error({ ...facts, err: error }, 'an answer was refused');
    }
  }
}

/** Whether a deferral makes a private message of its own; elsewhere it leaves the pressed message as it is. */
function isNewMessage({ source }: Incoming): boolean {
  return source === 'slash' || source === 'board';
}

const LATE = Symbol('late');

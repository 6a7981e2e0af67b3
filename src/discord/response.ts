import type { APIModalInteractionResponseCallbackData } from 'discord.js';
import { MessageFlags } from 'discord.js';
import type { Opened } from './command.js';
import { type Attached, type Request, requestNew, requestWithFiles } from './delivery/files.js';
import type { HeldLobby } from './delivery/held-lobby.js';
import type { DrawnPicture } from './delivery/pictures.js';
import type { Message } from './message/message.js';

/** A message that is sent for a press, and what of it is to be followed up once it has arrived. */
export type MessageResponse = {
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
      /** To be kept by the presser; left out: none. */
      readonly files?: readonly Attached[];
    }
  | {
      /** A message for everybody; `onLost`: what is done where it does not arrive. */
      readonly kind: 'public';
      readonly drawn: null;
      onLost(): void;
    }
);

/** null sends nothing. */
export type Response =
  | MessageResponse
  | {
      /** A dialogue; `late`: what is told where it is too late for one. */
      readonly kind: 'form';
      readonly form: APIModalInteractionResponseCallbackData;
      readonly late: Message;
    }
  | {
      /**
       * The public message of a lobby; `late`: what is told privately where it is refused, or it is too late for it, as a
       * deferral that everybody sees would say for all to see that something is slow. Never fails.
       */
      readonly kind: 'lobby';
      readonly lobby: HeldLobby;
      late(): Promise<NewMessageResponse>;
    }
  | null;

/** A message of its own, which leaves the pressed one as it is. */
export type NewMessageResponse = Extract<MessageResponse, { readonly kind: 'private' | 'public' }>;

/** What is told in place of what only an immediate answer can be. */
export async function whenLate(response: Response): Promise<MessageResponse | null> {
  if (response?.kind === 'form') return { kind: 'private', body: response.late, drawn: null };
  return response?.kind === 'lobby' ? response.late() : response;
}

/** Leaves to the outbox what only an immediate answer can make. */
export function letGo(response: Response): void {
  if (response?.kind === 'lobby') response.lobby.release();
}

/** A new message as it is sent, for whom it is. */
export function requestFor(response: NewMessageResponse): Request {
  return response.kind === 'private' ? makePrivate(contentOf(response)) : contentOf(response);
}

/** What a new message says, with what it brings along: where a deferral has settled for whom it is. */
export function contentOf(response: NewMessageResponse): Request {
  const { body, drawn } = response;
  const files = response.kind === 'private' ? (response.files ?? []) : [];
  return files.length === 0 ? requestNew(body, drawn) : requestWithFiles(body, files);
}

/** The same for the presser alone. */
export function makePrivate({ body, ...rest }: Request): Request {
  return { ...rest, body: { ...body, flags: MessageFlags.Ephemeral } };
}

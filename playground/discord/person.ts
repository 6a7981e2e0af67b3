import type { OpenModal } from './people/modal.js';
import type { Options } from './people/options.js';
import type { SeenMessage } from './people/seen.js';
import type { SettleOptions, WaitOptions } from './people/waiting.js';
import type { ScreenChange } from './people/watching.js';
import type { Ending, OptionChoice } from './state/interaction.js';
import type { Marks } from './state/marks.js';

export type { OpenModal } from './people/modal.js';
export type { Options } from './people/options.js';
export type { SeenAttachment, SeenButton, SeenMessage, SeenOption, SeenSelect } from './people/seen.js';
export type { ScreenChange } from './people/watching.js';
export type { Marks } from './state/marks.js';

/** A channel, thread or guild by its id, or by anything that has it. */
export type Ref = string | { readonly id: string };

export function refId(ref: Ref): string {
  return typeof ref === 'string' ? ref : ref.id;
}

/** What the person's client showed for what they did. */
export interface Outcome {
  /** `failed` is "This interaction failed": no valid acknowledgement in three seconds. */
  readonly ack: Ending['ack'];
  readonly latencyMs: number;
  /** The answer, or the message that was changed, as it stood right then. */
  readonly message?: SeenMessage;
  readonly modal?: OpenModal;
  readonly choices?: readonly OptionChoice[];
}

export interface Interaction {
  readonly id: string;
  readonly outcome: Promise<Outcome>;
}

/** A component's id or what is written on it. */
export type By = string | RegExp;

/** Somebody in front of a Discord client: sees what it shows and does what it lets them do. */
export interface DiscordUser {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  /** Switches the client's language. */
  speak(locale: string): void;
  /** Calls a command by its words, `/poll start`; throws where the client would not send it. */
  slash(channel: Ref, command: string, options?: Options): Interaction;
  /** Asks for suggestions for one option while it is typed. */
  complete(channel: Ref, command: string, options: Options, typing: string): Interaction;
  /** Presses a button that is on a message this person sees now and that is not greyed out. */
  press(message: { readonly id: string }, by: By): Interaction;
  /** Chooses from a menu, found by its id or placeholder, by the options' values or labels. */
  pick(message: { readonly id: string }, by: By, values: readonly string[]): Interaction;
  /** The form that is open. */
  readonly modal: OpenModal | null;
  /** Sends the open form; each value by its field's id or label. */
  submitModal(values: Readonly<Record<string, string>>): Interaction;
  /** Writes a message of their own. */
  say(channel: Ref, content: string): SeenMessage;
  /** What is on the screen, oldest first: the public messages, and their own ephemeral ones between them as they came. */
  sees(channel: Ref): readonly SeenMessage[];
  /** Calls `look` whenever anything on that screen has changed, until the returned function is called. */
  watch(channel: Ref, look: (change: ScreenChange) => void): () => void;
  /** What stands beside the channel's name: how much is new there, and how often it calls this person. */
  marks(channel: Ref): Marks;
  /** Looks at the channel, as whoever does anything there does. */
  look(channel: Ref): void;
  /** Clicks an ephemeral message away. */
  dismiss(message: { readonly id: string }): void;
  /** Reloads the client, which loses every ephemeral message and an open form. */
  reload(): void;
  /** Waits for a message on the screen that fits; the newest one if there are several. */
  waitFor(channel: Ref, fits: (message: SeenMessage) => boolean, options?: WaitOptions): Promise<SeenMessage>;
  /** Waits until nothing is under way any more. */
  settle(options?: SettleOptions): Promise<void>;
}

/** What only a forger or a slow connection can send: any id, on any version of any message. */
export interface RawPress {
  readonly message: SeenMessage;
  readonly customId: string;
  /** Given, it is a choice from a menu. */
  readonly values?: readonly string[];
}

import { type By, type DiscordUser, type Interaction, type OpenModal, type Ref, refId } from '../person.js';
import type { WorldChange } from '../state/changes.js';
import type { Marks } from '../state/marks.js';
import type { Platform } from '../state/platform.js';
import type { User } from '../state/world.js';
import { sendCommand } from './commands.js';
import { pickValues, pressButton } from './components.js';
import { openModal } from './modal.js';
import { type OpenForms, submitForm } from './open-forms.js';
import type { Options } from './options.js';
import type { SeenMessage } from './seen.js';
import { channelFor, marksOf, messageFor, screenOf } from './sight.js';
import type { SettleOptions, Waiting, WaitOptions } from './waiting.js';
import { type ScreenChange, watchScreen } from './watching.js';
import { writeMessage } from './writing.js';

interface Surroundings {
  readonly platform: Platform;
  readonly forms: OpenForms;
  readonly waiting: Waiting;
}

type Identified = { readonly id: string };

/** The Discord client in front of which somebody sits. */
export class PersonalClient implements DiscordUser {
  readonly id: string;
  readonly name: string;
  readonly #user: User;
  readonly #platform: Platform;
  readonly #forms: OpenForms;
  readonly #waiting: Waiting;

  constructor(user: User, { platform, forms, waiting }: Surroundings) {
    this.id = user.id;
    this.name = user.displayName;
    this.#user = user;
    this.#platform = platform;
    this.#forms = forms;
    this.#waiting = waiting;
  }

  get locale(): string {
    return this.#user.locale;
  }

  speak(locale: string): void {
    this.#user.locale = locale;
  }

  slash(channel: Ref, words: string, options: Options = {}): Interaction {
    return this.#lookingAt(channel, sendCommand(this.#platform, this.#user, { channel, words, options }));
  }

  complete(channel: Ref, words: string, options: Options, typing: string): Interaction {
    return sendCommand(this.#platform, this.#user, { channel, words, options, typing });
  }

  press(message: Identified, by: By): Interaction {
    const seen = this.#onScreen(message);
    return this.#lookingAt(seen.channelId, pressButton(this.#platform, this.#user, seen, by));
  }

  pick(message: Identified, by: By, values: readonly string[]): Interaction {
    const seen = this.#onScreen(message);
    return this.#lookingAt(seen.channelId, pickValues(this.#platform, this.#user, seen, { by, values }));
  }

  get modal(): OpenModal | null {
    const open = this.#forms.of(this.id);
    return open ? openModal(open.form) : null;
  }

  submitModal(values: Readonly<Record<string, string>>): Interaction {
    return submitForm(this.#platform, this.#user, this.#forms, values);
  }

  say(channel: Ref, content: string): SeenMessage {
    return this.#lookingAt(channel, writeMessage(this.#platform, this.#user, channel, content));
  }

  sees(channel: Ref): readonly SeenMessage[] {
    return screenOf(this.#platform, this.#user, channel);
  }

  watch(channel: Ref, look: (change: ScreenChange) => void): () => void {
    return watchScreen(this.#platform, this.#user, channel, look);
  }

  marks(channel: Ref): Marks {
    return marksOf(this.#platform, this.#user, channel);
  }

  look(channel: Ref): void {
    this.#platform.marks.read(this.id, channelFor(this.#platform, this.#user, channel).id);
  }

  dismiss(target: Identified): void {
    const message = this.#onScreen(target);
    if (!message.ephemeral) throw new Error('Only ephemeral messages can be dismissed');
    const { messages } = this.#platform;
    messages.hide(this.id, messages.find(message.id));
  }

  reload(): void {
    this.#platform.messages.hide(this.id);
    this.#forms.close(this.id);
  }

  waitFor(channel: Ref, fits: (message: SeenMessage) => boolean, options: WaitOptions = {}): Promise<SeenMessage> {
    const what = `a message for ${this.name}`;
    const after = (change: WorldChange): boolean =>
      !('message' in change) || change.message.channel.id === refId(channel);
    return this.#waiting.until(() => this.sees(channel).findLast(fits), { what, after, ...options });
  }

  settle(options?: SettleOptions): Promise<void> {
    return this.#waiting.settle(options);
  }

  /** Whoever did something in a channel has it before them. */
  #lookingAt<T>(channel: Ref, done: T): T {
    this.look(channel);
    return done;
  }

  #onScreen(message: Identified): SeenMessage {
    return messageFor(this.#platform, this.#user, message);
  }
}

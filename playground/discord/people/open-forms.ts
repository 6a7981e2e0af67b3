import { type APIModalInteractionResponseCallbackData, InteractionType } from 'discord-api-types/v10';
import type { Interaction } from '../person.js';
import type { Changes } from '../state/changes.js';
import type { Platform } from '../state/platform.js';
import type { User } from '../state/world.js';
import { fillModal } from './modal.js';
import { seeById, sendInteraction } from './sending.js';
import { channelFor } from './sight.js';

/** A form on somebody's screen, and where they were when it opened. */
interface OpenForm {
  readonly form: APIModalInteractionResponseCallbackData;
  readonly channelId: string;
  readonly sourceId: string | null;
}

/** The forms that are open, one for each person at most. */
export class OpenForms {
  readonly #changes: Changes;
  readonly #forms = new Map<string, OpenForm>();

  /** Opens a form whenever the bot answers with one. */
  constructor(changes: Changes) {
    this.#changes = changes;
    changes.on((change) => {
      if (change.kind !== 'interaction-ended') return;
      const { userId, channelId, sourceId, ending } = change.interaction;
      if (ending?.modal) this.#forms.set(userId, { form: ending.modal, channelId, sourceId });
    });
  }

  of(userId: string): OpenForm | undefined {
    return this.#forms.get(userId);
  }

  /** Closes a person's form, if one is open. */
  close(userId: string): void {
    if (this.#forms.delete(userId)) this.#changes.tell({ kind: 'modal-closed', userId });
  }
}

/** Sends the form that the person has open, which closes it. */
export function submitForm(
  platform: Platform,
  user: User,
  forms: OpenForms,
  values: Readonly<Record<string, string>>,
): Interaction {
  const open = forms.of(user.id);
  if (!open) throw new Error(`${user.displayName} has no form open`);
  const data = fillModal(open.form, values);
  forms.close(user.id);
  const message = seeById(platform, open.sourceId)?.raw;
  const channel = channelFor(platform, user, open.channelId);
  const sending = { type: InteractionType.ModalSubmit, channel, userId: user.id, data };
  return sendInteraction(platform, message ? { ...sending, message } : sending, message ? open.sourceId : null);
}

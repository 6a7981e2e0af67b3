import { ComponentType } from 'discord-api-types/v10';
import type { DiscordUser, Interaction, RawPress } from '../person.js';
import type { Platform } from '../state/platform.js';
import { type User, userOf } from '../state/world.js';
import { OpenForms } from './open-forms.js';
import { PersonalClient } from './personal-client.js';
import { sendComponent } from './sending.js';
import type { Waiting } from './waiting.js';

/** The people of a stand-in, each in front of a Discord client of their own. */
export class People {
  readonly #platform: Platform;
  readonly #waiting: Waiting;
  readonly #forms: OpenForms;

  constructor(platform: Platform, waiting: Waiting) {
    this.#platform = platform;
    this.#waiting = waiting;
    this.#forms = new OpenForms(platform.changes);
  }

  discordUserOf(user: User): DiscordUser {
    return new PersonalClient(user, { platform: this.#platform, forms: this.#forms, waiting: this.#waiting });
  }

  /** Sends what no client would: any id on any version of a message. */
  rawPress({ id }: { readonly id: string }, { message, customId, values }: RawPress): Interaction {
    userOf(this.#platform.world, id);
    const type = values ? ComponentType.StringSelect : ComponentType.Button;
    const data = { component_type: type, custom_id: customId, ...(values ? { values } : {}) };
    return sendComponent(this.#platform, id, message, data);
  }
}

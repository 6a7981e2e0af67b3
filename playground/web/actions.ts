import type { DiscordUser, Interaction } from '../discord/person.js';
import type { Form, PersonaAction } from './shared/wire.js';

export interface ActionResult {
  readonly ack: string;
  readonly form?: Form;
}

/** Does what a persona asks for, all but trouble; throws where Discord's client would not let them. */
export async function performAction(
  person: DiscordUser,
  action: Exclude<PersonaAction, { do: 'trouble' }>,
): Promise<ActionResult> {
  switch (action.do) {
    case 'slash':
      return resultOf(person.slash(action.place, action.command, action.options));
    case 'press':
      return resultOf(person.press({ id: action.message }, action.customId));
    case 'pick':
      return resultOf(person.pick({ id: action.message }, action.customId, action.values));
    case 'submit':
      return resultOf(person.submitModal(action.values));
    case 'say':
      person.say(action.place, action.content);
      return { ack: 'said' };
    case 'look':
      person.look(action.place);
      return { ack: 'looked' };
    case 'dismiss':
      person.dismiss({ id: action.message });
      return { ack: 'dismissed' };
  }
}

async function resultOf(interaction: Interaction): Promise<ActionResult> {
  const { ack, modal } = await interaction.outcome;
  return modal ? { ack, form: modal } : { ack };
}

import type { Interaction, Person } from '../discord/person.js';
import type { Deed, Form } from './shared/wire.js';

export interface Done {
  readonly ack: string;
  readonly form?: Form;
}

/** Does what a persona asks for, all but trouble; throws where Discord's client would not let them. */
export async function carryOut(person: Person, deed: Exclude<Deed, { do: 'trouble' }>): Promise<Done> {
  switch (deed.do) {
    case 'slash':
      return outcomeOf(person.slash(deed.place, deed.command, deed.options));
    case 'press':
      return outcomeOf(person.press({ id: deed.message }, deed.customId));
    case 'pick':
      return outcomeOf(person.pick({ id: deed.message }, deed.customId, deed.values));
    case 'submit':
      return outcomeOf(person.submitModal(deed.values));
    case 'say':
      person.say(deed.place, deed.content);
      return { ack: 'said' };
    case 'dismiss':
      person.dismiss({ id: deed.message });
      return { ack: 'dismissed' };
  }
}

async function outcomeOf(interaction: Interaction): Promise<Done> {
  const { ack, modal } = await interaction.outcome;
  return modal ? { ack, form: modal } : { ack };
}

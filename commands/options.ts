import type { APIApplicationCommandBasicOption, APIApplicationCommandSubcommandOption } from 'discord.js';
import { ApplicationCommandOptionType, ApplicationIntegrationType, InteractionContextType } from 'discord.js';
import { type Key, phrase } from '../src/text/phrases.js';
import { say } from '../src/text/say.js';

/** Tables stand in servers only: nothing is offered elsewhere. */
export const SERVER_ONLY = {
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
};

/** The platform shows these where it has nothing in the reader's language. */
const DEFAULT_LOCALE = 'en';

export function described(key: Key): string {
  return say(DEFAULT_LOCALE, phrase(key));
}

export function named(key: string): string {
  return say(DEFAULT_LOCALE, { key });
}

export function subcommand(
  name: string,
  key: Key,
  options: APIApplicationCommandBasicOption[] = [],
): APIApplicationCommandSubcommandOption {
  return { type: ApplicationCommandOptionType.Subcommand, name, description: described(key), options };
}

export function choiceOption(
  name: string,
  key: Key,
  choices: readonly { readonly name: string; readonly value: string }[],
): APIApplicationCommandBasicOption {
  return {
    type: ApplicationCommandOptionType.String,
    name,
    description: described(key),
    choices: choices.map((choice) => ({ ...choice })),
  };
}

export function numberOption(name: string, key: Key, min: number, max: number): APIApplicationCommandBasicOption {
  return {
    type: ApplicationCommandOptionType.Integer,
    name,
    description: described(key),
    min_value: min,
    max_value: max,
  };
}

export function personOption(name: string, key: Key): APIApplicationCommandBasicOption {
  return { type: ApplicationCommandOptionType.User, name, description: described(key) };
}

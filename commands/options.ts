import type {
  APIApplicationCommandBasicOption,
  APIApplicationCommandStringOption,
  APIApplicationCommandSubcommandOption,
} from 'discord.js';
import {
  ApplicationCommandOptionType,
  ApplicationIntegrationType,
  InteractionContextType,
  type Locale as PlatformLocale,
} from 'discord.js';
import { type Command, OLD_BUTTON } from '../src/discord/command.js';
import { tagsOf } from '../src/discord/locale.js';
import { LOCALES } from '../src/games/game.js';
import { type Key, phrase } from '../src/text/phrases.js';
import { say } from '../src/text/say.js';

/** Tables stand in servers only: nothing is offered elsewhere. */
export const SERVER_ONLY = {
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
};

/** The platform shows these where it has nothing in the reader's language. */
const DEFAULT_LOCALE = 'en';
/** The other languages of ours that the platform has too, as it calls them. */
const PLATFORM_LOCALES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).flatMap(tagsOf);

type Sayable = Parameters<typeof say>[1];
type Localized = Readonly<Partial<Record<PlatformLocale, string>>>;

interface Choice {
  readonly name: string;
  readonly value: string;
  readonly name_localizations?: Localized;
}

/** A subcommand, and what it does. */
export interface Subcommand {
  readonly option: APIApplicationCommandSubcommandOption;
  readonly run: Command['run'];
}

/** A command whose subcommands do all the work. */
export function commandOf(data: Omit<Command['data'], 'options'>, subcommands: readonly Subcommand[]): Command {
  return {
    data: { ...data, options: subcommands.map(({ option }) => option) },
    run: (call) => {
      const called = call.interaction.options.getSubcommand();
      return subcommands.find(({ option }) => option.name === called)?.run(call) ?? OLD_BUTTON;
    },
  };
}

/** Options are called so, and translated by the phrase `option.…`. */
type OptionName<K extends Key = Key> = K extends `option.${infer Name}` ? Name : never;

export function descriptionFor(key: Key): { description: string; description_localizations: Localized } {
  return descriptionOf(phrase(key));
}

/** The same for a phrase of a game. */
export function descriptionOf(sayable: Sayable): { description: string; description_localizations: Localized } {
  return { description: say(DEFAULT_LOCALE, sayable), description_localizations: localized(sayable) };
}

/** A choice whose name is translated. */
export function translatedChoice(key: Key, value: string): Choice {
  const sayable = phrase(key);
  return { name: say(DEFAULT_LOCALE, sayable), name_localizations: localized(sayable), value };
}

/** A choice that is called the same in every language. */
export function plainChoice(name: string, value: string): Choice {
  return { name, value };
}

export function subcommand(
  name: string,
  key: Key,
  options: APIApplicationCommandBasicOption[] = [],
): APIApplicationCommandSubcommandOption {
  return { type: ApplicationCommandOptionType.Subcommand, name, ...descriptionFor(key), options };
}

export function choiceOption(name: OptionName, key: Key, choices: readonly Choice[]) {
  const made = choices.map((choice) => ({ ...choice }));
  return { type: ApplicationCommandOptionType.String as const, ...head(name, key), choices: made };
}

export function numberOption(name: OptionName, key: Key, min: number, max: number): APIApplicationCommandBasicOption {
  return { type: ApplicationCommandOptionType.Integer, ...head(name, key), min_value: min, max_value: max };
}

export function personOption(name: OptionName, key: Key): APIApplicationCommandBasicOption {
  return { type: ApplicationCommandOptionType.User, ...head(name, key) };
}

export function textOption(name: OptionName, key: Key, longest: number): APIApplicationCommandStringOption {
  return { type: ApplicationCommandOptionType.String, ...head(name, key), max_length: longest };
}

export function flagOption(name: OptionName, key: Key): APIApplicationCommandBasicOption {
  return { type: ApplicationCommandOptionType.Boolean, ...head(name, key) };
}

function head(name: OptionName, key: Key) {
  return { name, name_localizations: localized(phrase(`option.${name}`)), ...descriptionFor(key) };
}

function localized(sayable: Sayable): Localized {
  return Object.fromEntries(PLATFORM_LOCALES.map((tag) => [tag, say(tag, sayable)]));
}

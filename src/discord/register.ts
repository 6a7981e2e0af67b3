import type {
  APIApplicationCommand,
  APIApplicationCommandOption,
  REST,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import { ApplicationCommandType, Routes } from 'discord.js';

type Ours = RESTPostAPIChatInputApplicationCommandsJSONBody;

/** The ids of the registered commands, by their names. */
export type CommandIds = Map<string, string>;

/** A slash command as a text names it: to be tapped, or, while its id is not known, as it is typed. */
export function nameCommand(ids: ReadonlyMap<string, string>, command: string): string {
  const id = ids.get(command.split(' ')[0]!);
  return id === undefined ? `\`/${command}\`` : `</${command}:${id}>`;
}

/** Puts the slash commands if those that are registered differ, and notes their ids. Returns whether they did. */
export async function putCommands(
  rest: REST,
  applicationId: string,
  commands: readonly Ours[],
  ids: CommandIds,
): Promise<boolean> {
  const route = Routes.applicationCommands(applicationId);
  const query = new URLSearchParams({ with_localizations: 'true' });
  const registered = (await rest.get(route, { query })) as APIApplicationCommand[];
  const isSame = sameCommands(commands, registered);
  const known: unknown = isSame ? registered : await rest.put(route, { body: commands });
  // An answer that tells no ids is no reason to put them again.
  for (const { name, id } of Array.isArray(known) ? (known as APIApplicationCommand[]) : []) ids.set(name, id);
  return !isSame;
}

/** Whether both say the same, in whatever order and however much of it is left to defaults. */
export function sameCommands(ours: readonly Ours[], theirs: readonly (APIApplicationCommand | Ours)[]): boolean {
  return JSON.stringify(sorted(ours)) === JSON.stringify(sorted(theirs));
}

function sorted(commands: readonly (APIApplicationCommand | Ours)[]): readonly object[] {
  return [...commands].sort((one, other) => (one.name < other.name ? -1 : 1)).map(command);
}

function command(of: APIApplicationCommand | Ours): object {
  return {
    type: of.type ?? ApplicationCommandType.ChatInput,
    name: of.name,
    description: of.description,
    names: pairs(of.name_localizations),
    descriptions: pairs(of.description_localizations),
    options: (of.options ?? []).map(option),
    permissions: of.default_member_permissions ?? null,
    nsfw: of.nsfw ?? false,
    contexts: [...(of.contexts ?? [])].sort(),
    integrations: [...(of.integration_types ?? [])].sort(),
  };
}

function option(of: APIApplicationCommandOption): object {
  return {
    type: of.type,
    name: of.name,
    description: of.description,
    names: pairs(of.name_localizations),
    descriptions: pairs(of.description_localizations),
    required: of.required ?? false,
    options: 'options' in of ? (of.options ?? []).map(option) : [],
    choices: 'choices' in of ? (of.choices ?? []).map(choice) : [],
    autocomplete: 'autocomplete' in of ? (of.autocomplete ?? false) : false,
    channels: 'channel_types' in of ? [...(of.channel_types ?? [])].sort() : [],
    values: 'min_value' in of || 'max_value' in of ? [of.min_value ?? null, of.max_value ?? null] : [null, null],
    lengths: 'min_length' in of || 'max_length' in of ? [of.min_length ?? null, of.max_length ?? null] : [null, null],
  };
}

function choice(of: { name: string; value: string | number; name_localizations?: unknown }): object {
  return { name: of.name, value: of.value, names: pairs(of.name_localizations) };
}

function pairs(localizations: unknown): readonly unknown[] {
  return Object.entries(localizations ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
}

import type {
  APIApplicationCommand,
  APIApplicationCommandOption,
  RESTPostAPIApplicationCommandsJSONBody,
} from 'discord-api-types/v10';

/** A command as a bot wants it. */
export type NewCommand = RESTPostAPIApplicationCommandsJSONBody;

interface Registration {
  readonly id: string;
  readonly applicationId: string;
  readonly guildId: string | null;
  readonly version: string;
}

/** A command as Discord gives it back: with its defaults filled in and what is merely `false` left out. */
export function registerCommand(
  wanted: NewCommand,
  { id, applicationId, guildId, version }: Registration,
): APIApplicationCommand {
  const {
    options,
    default_member_permissions: needed,
    ...rest
  } = wanted as NewCommand & {
    options?: readonly APIApplicationCommandOption[];
  };
  return {
    description: '',
    name_localizations: null,
    description_localizations: null,
    dm_permission: true,
    contexts: null,
    integration_types: [0],
    nsfw: false,
    type: 1,
    ...rest,
    ...(options ? { options: options.map(withoutFalse) } : {}),
    default_member_permissions: needed === null || needed === undefined ? null : String(needed),
    id,
    application_id: applicationId,
    version,
    ...(guildId === null ? {} : { guild_id: guildId }),
  } as unknown as APIApplicationCommand;
}

function withoutFalse(option: APIApplicationCommandOption): object {
  const kept = Object.entries(option).filter(([, value]) => value !== false && value !== undefined);
  const options = 'options' in option ? { options: option.options?.map(withoutFalse) } : {};
  return { ...Object.fromEntries(kept), ...options };
}

/** A command as listed without `with_localizations`. */
export function withoutLocales(command: APIApplicationCommand): object {
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    if (typeof value !== 'object' || value === null) return value;
    const kept = Object.entries(value).filter(([key]) => !/^(name|description)_localizations$/.test(key));
    return Object.fromEntries(kept.map(([key, inner]) => [key, strip(inner)]));
  };
  return strip(command) as object;
}

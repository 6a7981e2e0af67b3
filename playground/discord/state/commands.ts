import type {
  APIApplicationCommand,
  APIApplicationCommandOption,
  RESTPostAPIApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { Changes } from './changes.js';
import type { DiscordClock } from './clock.js';
import { refusal } from './errors.js';

type NewCommand = RESTPostAPIApplicationCommandsJSONBody;

export const CREATES_A_DAY = 200;
const DAY_MS = 24 * 3_600_000;

/** The registered commands; a guild's own stand beside the global ones (`guildId` null). */
export interface Commands {
  all(guildId: string | null): readonly APIApplicationCommand[];
  one(guildId: string | null, id: string): APIApplicationCommand;
  /** What a person in the guild can call by this name. */
  named(guildId: string, name: string): APIApplicationCommand | undefined;
  /** Replaces everything; a command that had the same name and type keeps its id. */
  put(guildId: string | null, wanted: readonly NewCommand[]): readonly APIApplicationCommand[];
  /** Adds one, or replaces the one of that name and type; tells whether it is new. */
  add(guildId: string | null, wanted: NewCommand): { readonly command: APIApplicationCommand; readonly fresh: boolean };
  edit(guildId: string | null, id: string, wanted: NewCommand): APIApplicationCommand;
  remove(guildId: string | null, id: string): void;
}

interface Surroundings {
  readonly applicationId: string;
  readonly clock: DiscordClock;
  readonly nextId: () => string;
  readonly changes: Changes;
}

export function createCommands({ applicationId, clock, nextId, changes }: Surroundings): Commands {
  const scopes = new Map<string | null, Map<string, APIApplicationCommand>>();
  const created = new Map<string | null, readonly number[]>();

  const scope = (guildId: string | null): Map<string, APIApplicationCommand> => {
    const known = scopes.get(guildId) ?? new Map<string, APIApplicationCommand>();
    scopes.set(guildId, known);
    return known;
  };
  const same = (guildId: string | null, { name, type = 1 }: NewCommand): APIApplicationCommand | undefined =>
    [...scope(guildId).values()].find((one) => one.name === name && one.type === type);
  const build = (guildId: string | null, wanted: NewCommand, id: string): APIApplicationCommand =>
    register(wanted, { id, applicationId, guildId, version: nextId() });
  const countCreates = (guildId: string | null, count: number): void => {
    const today = (created.get(guildId) ?? []).filter((at) => clock.now() - at < DAY_MS);
    if (today.length + count > CREATES_A_DAY) throw refusal(30034);
    created.set(guildId, [...today, ...Array<number>(count).fill(clock.now())]);
  };
  const one = (guildId: string | null, id: string): APIApplicationCommand => {
    const found = scope(guildId).get(id);
    if (!found) throw refusal(10063);
    return found;
  };
  const announce = <T>(guildId: string | null, result: T): T => {
    changes.tell({ kind: 'commands-changed', guildId });
    return result;
  };

  return {
    all: (guildId) => [...scope(guildId).values()],
    one,
    named: (guildId, name) => same(guildId, { name, description: '' }) ?? same(null, { name, description: '' }),
    put(guildId, wanted) {
      countCreates(guildId, wanted.filter((command) => !same(guildId, command)).length);
      const built = wanted.map((command) => build(guildId, command, same(guildId, command)?.id ?? nextId()));
      scopes.set(guildId, new Map(built.map((command) => [command.id, command])));
      return announce(guildId, built);
    },
    add(guildId, wanted) {
      const old = same(guildId, wanted);
      if (!old) countCreates(guildId, 1);
      const command = build(guildId, wanted, old?.id ?? nextId());
      scope(guildId).set(command.id, command);
      return announce(guildId, { command, fresh: !old });
    },
    edit(guildId, id, wanted) {
      one(guildId, id);
      const command = build(guildId, wanted, id);
      scope(guildId).set(id, command);
      return announce(guildId, command);
    },
    remove(guildId, id) {
      one(guildId, id);
      scope(guildId).delete(id);
      announce(guildId, undefined);
    },
  };
}

interface Registration {
  readonly id: string;
  readonly applicationId: string;
  readonly guildId: string | null;
  readonly version: string;
}

/** A command as Discord gives it back: with its defaults filled in and what is merely `false` left out. */
function register(wanted: NewCommand, { id, applicationId, guildId, version }: Registration): APIApplicationCommand {
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

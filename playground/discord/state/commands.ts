import type { APIApplicationCommand } from 'discord-api-types/v10';
import { CommandCreates } from '../limits/command-creates.js';
import type { Changes } from './changes.js';
import type { DiscordClock } from './clock.js';
import { type NewCommand, registerCommand } from './command-json.js';
import { refusal } from './errors.js';

interface Surroundings {
  readonly applicationId: string;
  readonly clock: DiscordClock;
  readonly nextId: () => string;
  readonly changes: Changes;
}

type CommandsById = Map<string, APIApplicationCommand>;

/** The registered commands; a guild's own stand beside the global ones (`guildId` null). */
export class Commands {
  readonly #surroundings: Surroundings;
  readonly #creates: CommandCreates;
  readonly #scopes = new Map<string | null, CommandsById>();

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
    this.#creates = new CommandCreates(surroundings.clock);
  }

  all(guildId: string | null): readonly APIApplicationCommand[] {
    return [...this.#scope(guildId).values()];
  }

  one(guildId: string | null, id: string): APIApplicationCommand {
    const found = this.#scope(guildId).get(id);
    if (!found) throw refusal(10063);
    return found;
  }

  /** What a person in the guild can call by this name. */
  named(guildId: string, name: string): APIApplicationCommand | undefined {
    const wanted = { name, description: '' };
    return this.#same(guildId, wanted) ?? this.#same(null, wanted);
  }

  /** Replaces everything; a command that had the same name and type keeps its id. */
  put(guildId: string | null, wanted: readonly NewCommand[]): readonly APIApplicationCommand[] {
    const { nextId } = this.#surroundings;
    this.#creates.count(guildId, wanted.filter((command) => !this.#same(guildId, command)).length);
    const built = wanted.map((command) => this.#build(guildId, command, this.#same(guildId, command)?.id ?? nextId()));
    this.#scopes.set(guildId, new Map(built.map((command) => [command.id, command])));
    this.#announce(guildId);
    return built;
  }

  /** Adds one, or replaces the one of that name and type; tells whether it is new. */
  add(
    guildId: string | null,
    wanted: NewCommand,
  ): { readonly command: APIApplicationCommand; readonly fresh: boolean } {
    const old = this.#same(guildId, wanted);
    if (!old) this.#creates.count(guildId, 1);
    const command = this.#build(guildId, wanted, old?.id ?? this.#surroundings.nextId());
    this.#scope(guildId).set(command.id, command);
    this.#announce(guildId);
    return { command, fresh: !old };
  }

  edit(guildId: string | null, id: string, wanted: NewCommand): APIApplicationCommand {
    this.one(guildId, id);
    const command = this.#build(guildId, wanted, id);
    this.#scope(guildId).set(id, command);
    this.#announce(guildId);
    return command;
  }

  remove(guildId: string | null, id: string): void {
    this.one(guildId, id);
    this.#scope(guildId).delete(id);
    this.#announce(guildId);
  }

  #scope(guildId: string | null): CommandsById {
    const known: CommandsById = this.#scopes.get(guildId) ?? new Map();
    this.#scopes.set(guildId, known);
    return known;
  }

  /** The one that has this name and type already. */
  #same(guildId: string | null, { name, type = 1 }: NewCommand): APIApplicationCommand | undefined {
    return [...this.#scope(guildId).values()].find((one) => one.name === name && one.type === type);
  }

  #build(guildId: string | null, wanted: NewCommand, id: string): APIApplicationCommand {
    const { applicationId, nextId } = this.#surroundings;
    return registerCommand(wanted, { id, applicationId, guildId, version: nextId() });
  }

  #announce(guildId: string | null): void {
    this.#surroundings.changes.tell({ kind: 'commands-changed', guildId });
  }
}

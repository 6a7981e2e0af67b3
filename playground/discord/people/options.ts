import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';

/** What a person types after a command: numbers, words, yes or no, or somebody (a DiscordUser has an id). */
export type OptionValue = string | number | boolean | { readonly id: string };
export type Options = Readonly<Record<string, OptionValue>>;

export interface SentOption {
  readonly name: string;
  readonly type: Type;
  readonly value?: string | number | boolean;
  readonly focused?: boolean;
  readonly options?: readonly SentOption[];
}

interface Leaf {
  /** The path from the command down to what is called, without the command itself. */
  readonly path: readonly APIApplicationCommandOption[];
  readonly options: readonly APIApplicationCommandOption[];
}

/** Finds the subcommand that the words name; says what there is if they name none. */
export function leafOf(command: APIApplicationCommand, words: readonly string[]): Leaf {
  let options: readonly APIApplicationCommandOption[] = command.options ?? [];
  const path: APIApplicationCommandOption[] = [];
  for (const word of words) {
    const next = options.find((option) => option.name === word && nests(option));
    if (!next) throw new Error(`/${command.name} has no "${word}"; it has ${names(options.filter(nests))}`);
    path.push(next);
    options = ('options' in next ? next.options : undefined) ?? [];
  }
  if (options.some(nests)) throw new Error(`/${[command.name, ...words].join(' ')} needs one of ${names(options)}`);
  return { path, options };
}

function nests({ type }: APIApplicationCommandOption): boolean {
  return type === Type.Subcommand || type === Type.SubcommandGroup;
}

function names(options: readonly APIApplicationCommandOption[]): string {
  return options.map((option) => option.name).join(', ') || 'none';
}

/** The options as Discord sends them, or an error that says what its client would not have let through. */
export function fillIn({ path, options }: Leaf, given: Options, focused?: string): readonly SentOption[] {
  const missing = options.filter((option) => option.required && !(option.name in given) && focused === undefined);
  if (missing.length > 0) throw new Error(`Required and not given: ${names(missing)}`);
  const leaves = Object.entries(given).map<SentOption>(([name, value]) => {
    const option = options.find((one) => one.name === name);
    if (!option) throw new Error(`There is no option "${name}"; there is ${names(options)}`);
    if (name === focused) return { name, type: option.type, value: String(value), focused: true };
    return { name, type: option.type, value: checkValue(option, value) };
  });
  return path.reduceRight<readonly SentOption[]>((inner, { name, type }) => [{ name, type, options: inner }], leaves);
}

function checkValue(option: APIApplicationCommandOption, given: OptionValue): string | number | boolean {
  const { name, type } = option;
  const complain = (what: string): Error => new Error(`Option "${name}" ${what}, not ${JSON.stringify(given)}`);
  const value = typeof given === 'object' ? given.id : given;
  const kind = JAVASCRIPT_TYPE[type];
  if (kind === undefined) throw new Error(`Options of type ${type} cannot be given here ("${name}")`);
  if (typeof value !== kind) throw complain(`takes a ${kind}`);
  if (type === Type.Integer && !Number.isInteger(value)) throw complain('takes a whole number');
  if ('choices' in option && option.choices?.length && !option.choices.some((choice) => choice.value === value)) {
    throw complain(`takes one of ${option.choices.map((choice) => JSON.stringify(choice.value)).join(', ')}`);
  }
  if ('min_value' in option && Number(value) < (option.min_value ?? -Infinity)) {
    throw complain(`takes at least ${option.min_value}`);
  }
  if ('max_value' in option && Number(value) > (option.max_value ?? Infinity)) {
    throw complain(`takes at most ${option.max_value}`);
  }
  const { min_length = 0, max_length = 6000 } = option as { min_length?: number; max_length?: number };
  if (type === Type.String && (String(value).length < min_length || String(value).length > max_length)) {
    throw complain(`takes ${min_length} to ${max_length} characters`);
  }
  return value;
}

const JAVASCRIPT_TYPE: Partial<Record<Type, string>> = {
  [Type.String]: 'string',
  [Type.Integer]: 'number',
  [Type.Number]: 'number',
  [Type.Boolean]: 'boolean',
  [Type.User]: 'string',
  [Type.Channel]: 'string',
  [Type.Role]: 'string',
  [Type.Mentionable]: 'string',
};

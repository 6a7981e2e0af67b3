import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import type { TypedValue } from './wire.js';

/** Something the message box offers while a command is typed. */
export interface Suggestion {
  /** As it is shown, in the person's language. */
  readonly label: string;
  readonly description: string;
  /** What stands in the box once it is taken. */
  readonly text: string;
  /** It is all there: taking it and sending is one. */
  readonly complete: boolean;
}

/** Somebody who can be named in an option. */
export interface OptionUser {
  readonly id: string;
  readonly name: string;
}

export interface Typing {
  readonly commands: readonly APIApplicationCommand[];
  readonly people: readonly OptionUser[];
  readonly locale: string;
}

interface Localised {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string | null>> | null | undefined;
  readonly description?: string;
  readonly description_localizations?: Readonly<Record<string, string | null>> | null | undefined;
}

/** A command with its subcommand, as it can be called. */
interface Leaf {
  /** As Discord is told. */
  readonly path: string;
  /** As the person reads and types it. */
  readonly shown: string;
  readonly description: string;
  readonly options: readonly APIApplicationCommandOption[];
}

export interface TypedCommand {
  readonly command: string;
  readonly options: Readonly<Record<string, TypedValue>>;
}

/** What can follow what has been typed; nothing while an ordinary message is written. */
export function suggestions(typed: string, typing: Typing): readonly Suggestion[] {
  if (!typed.startsWith('/')) return [];
  const leaves = leavesOf(typing);
  const leaf = findLeaf(typed, leaves);
  if (leaf) return optionsOf(typed, leaf, typing);
  const wanted = typed.slice(1).toLowerCase();
  return leaves
    .filter(({ shown, path }) => shown.startsWith(wanted) || path.startsWith(wanted))
    .map(({ shown, description, options }) => {
      const complete = !options.some(({ required }) => required);
      return { label: `/${shown}`, description, text: `/${shown} `, complete };
    });
}

/** The call that stands in the box, or what is wrong with it. */
export function readTyped(typed: string, typing: Typing): TypedCommand | string {
  const leaf = findLeaf(`${typed.trimEnd()} `, leavesOf(typing));
  if (!leaf) return `There is no command ${typed.trim()}`;
  const options: Record<string, TypedValue> = {};
  for (const { name, value } of pairsOf(typed, leaf, typing.locale)) {
    const option = leaf.options.find((one) => nameOf(one, typing.locale) === name || one.name === name);
    if (!option) return `/${leaf.shown} has no option "${name}"`;
    if (value === '') return `The option "${name}" is empty`;
    options[option.name] = valueFor(option, value, typing);
  }
  return { command: `/${leaf.path}`, options };
}

function leavesOf({ commands, locale }: Typing): readonly Leaf[] {
  const walk = (
    of: Localised,
    options: readonly APIApplicationCommandOption[],
    path: string,
    shown: string,
  ): Leaf[] => {
    const inner = options.filter(({ type }) => type === Type.Subcommand || type === Type.SubcommandGroup);
    if (inner.length === 0) return [{ path, shown, description: descriptionOf(of, locale), options }];
    return inner.flatMap((option) => {
      const own = 'options' in option ? (option.options ?? []) : [];
      return walk(option as Localised, own, `${path} ${option.name}`, `${shown} ${nameOf(option, locale)}`);
    });
  };
  return commands.flatMap((one) => walk(one, one.options ?? [], one.name, nameOf(one, locale)));
}

function findLeaf(typed: string, leaves: readonly Leaf[]): Leaf | undefined {
  return leaves.find(({ shown, path }) => typed.startsWith(`/${shown} `) || typed.startsWith(`/${path} `));
}

interface Pair {
  readonly name: string;
  readonly value: string;
}

/** `pace:relaxed bots:1`; a value goes on until the next name. */
function pairsOf(typed: string, leaf: Leaf, locale: string): readonly Pair[] {
  const known = leaf.options.flatMap((option) => [option.name, nameOf(option, locale)]);
  const tail = tailOf(typed, leaf);
  const starts = [...tail.matchAll(/(?:^|\s)(\S+?):/g)].filter(({ 1: name }, n) => n === 0 || known.includes(name!));
  return starts.map((start, n) => {
    const from = start.index + start[0].length;
    return { name: start[1]!, value: tail.slice(from, starts[n + 1]?.index).trim() };
  });
}

function tailOf(typed: string, { shown, path }: Leaf): string {
  const start = typed.startsWith(`/${shown}`) ? shown : path;
  return typed.slice(start.length + 1).trimStart();
}

function optionsOf(typed: string, leaf: Leaf, typing: Typing): readonly Suggestion[] {
  const { locale } = typing;
  const pairs = pairsOf(typed, leaf, locale);
  const last = pairs.at(-1);
  const option = leaf.options.find((one) => last && [one.name, nameOf(one, locale)].includes(last.name));
  const wanted = last?.value.toLowerCase() ?? '';
  if (last && option && !(typed.endsWith(' ') && wanted !== '')) {
    const before = typed.slice(0, typed.length - last.value.length).replace(/\s+$/, '');
    const fitting = choicesOf(option, typing).filter(({ label }) => label.toLowerCase().includes(wanted));
    const description = descriptionOf(option as Localised, locale);
    const taken = fitting.map(({ label, text }) => ({ label, description, text: `${before}${text} `, complete: true }));
    if (taken.length > 0 || !typed.endsWith(' ')) return taken;
  }
  const open = /(?:^|\s)([^\s:]*)$/.exec(tailOf(typed, leaf))?.[1] ?? '';
  const base = typed.slice(0, typed.length - open.length);
  const left = leaf.options.filter(
    (one) => !pairs.some(({ name }) => name === one.name || name === nameOf(one, locale)),
  );
  return left
    .filter((one) => nameOf(one, locale).startsWith(open.toLowerCase()))
    .map((one) => {
      const label = nameOf(one, locale);
      return {
        label: one.required ? `${label} *` : label,
        description: descriptionOf(one as Localised, locale),
        text: `${base.replace(/(\S)$/, '$1 ')}${label}:`,
        complete: false,
      };
    });
}

interface Value {
  readonly label: string;
  readonly text: string;
}

function choicesOf(option: APIApplicationCommandOption, { people, locale }: Typing): readonly Value[] {
  if ('choices' in option && option.choices?.length) {
    return option.choices.map((choice) => {
      const label = nameOf(choice, locale);
      return { label, text: label };
    });
  }
  if (option.type === Type.User) return people.map(({ name }) => ({ label: `@${name}`, text: `@${name}` }));
  if (option.type === Type.Boolean) return ['True', 'False'].map((label) => ({ label, text: label }));
  if (option.type !== Type.Integer) return [];
  const [least, most] = [option.min_value ?? 0, option.max_value ?? -1];
  if (most - least > 24) return [];
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, n) => {
    return { label: String(least + n), text: String(least + n) };
  });
}

function valueFor(option: APIApplicationCommandOption, value: string, { people, locale }: Typing): TypedValue {
  if ('choices' in option && option.choices?.length) {
    const found = option.choices.find((one) => [nameOf(one, locale), one.name, String(one.value)].includes(value));
    if (found) return found.value;
  }
  if (option.type === Type.User) return people.find(({ name }) => `@${name}` === value || name === value)?.id ?? value;
  if (option.type === Type.Boolean) return value.toLowerCase() === 'true';
  if (option.type === Type.Integer || option.type === Type.Number) return Number(value);
  return value;
}

function nameOf({ name, name_localizations: names }: Localised, locale: string): string {
  return translationOf(names, locale) ?? name;
}

function descriptionOf({ description = '', description_localizations: all }: Localised, locale: string): string {
  return translationOf(all, locale) ?? description;
}

/** Discord falls back between the two Englishes, and else to the untranslated. */
function translationOf(all: Localised['name_localizations'], locale: string): string | null | undefined {
  const other = locale === 'en-GB' ? 'en-US' : locale === 'en-US' ? 'en-GB' : null;
  return all?.[locale] ?? (other === null ? undefined : all?.[other]);
}

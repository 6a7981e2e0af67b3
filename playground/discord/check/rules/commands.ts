import { DISCORD_LOCALES, longest, typable, wordings } from './names.js';
import {
  asFields,
  asList,
  asWord,
  entriesOf,
  isBlank,
  isGiven,
  joinPath,
  type ListEntry,
  repetitionsIn,
} from './read.js';
import type { Finding, Rule } from './rule.js';

const SIZE_MAX = 8000;
const CHAT_INPUT = 1;
const TYPES_MAX: ReadonlyMap<unknown, number> = new Map([
  [CHAT_INPUT, 100],
  [2, 15],
  [3, 15],
  [4, 1],
]);

/** A command, an option or a choice: all of them have names in several languages. */
interface Named extends ListEntry {
  /** True for what people type after a slash, which also has a description. */
  readonly typed: boolean;
}

const typeOf = (command: ListEntry): unknown => command.value.type ?? CHAT_INPUT;
const isChatInput = (command: ListEntry): boolean => typeOf(command) === CHAT_INPUT;

/** The options of a command at every depth, outer ones first. */
export function optionsBelow(holder: ListEntry): readonly ListEntry[] {
  return entriesOf(holder.value, 'options', holder.path).flatMap((option) => [option, ...optionsBelow(option)]);
}

function named(command: ListEntry): readonly Named[] {
  const options = optionsBelow(command);
  const choices = options.flatMap(({ value, path }) => entriesOf(value, 'choices', path));
  return [
    { ...command, typed: isChatInput(command) },
    ...options.map((option) => ({ ...option, typed: true })),
    ...choices.map((choice) => ({ ...choice, typed: false })),
  ];
}

function* commandName(command: ListEntry): Iterable<Finding> {
  for (const item of named(command)) {
    for (const { words, path } of wordings(item.value, 'name', item.path)) {
      if (item.typed && !typable(words)) {
        yield { message: `"${words}" needs lower case, without spaces, 1 to 32 letters`, path };
      }
      if (!item.typed && isBlank(words)) yield { message: 'A name cannot be blank', path };
    }
  }
}

function* commandDescription(command: ListEntry): Iterable<Finding> {
  for (const item of named(command).filter(({ typed }) => typed)) {
    for (const { words, path } of wordings(item.value, 'description', item.path)) {
      if (isBlank(words)) yield { message: 'A description is needed', path };
    }
  }
}

function* menuCommand(command: ListEntry): Iterable<Finding> {
  if (isChatInput(command)) return;
  const { value, path } = command;
  if (!isBlank(value.description))
    yield { message: 'Only slash commands are described', path: joinPath(path, 'description') };
  if (asList(value.options).length > 0) {
    yield { message: 'Only slash commands have options', path: joinPath(path, 'options') };
  }
}

function* unknownLocale(command: ListEntry): Iterable<Finding> {
  for (const { value, path } of named(command)) {
    for (const key of ['name_localizations', 'description_localizations']) {
      for (const locale of Object.keys(asFields(value[key])).filter((name) => !DISCORD_LOCALES.has(name))) {
        yield { message: `Discord has no locale "${locale}"`, path: joinPath(path, key, locale) };
      }
    }
  }
}

function size({ value }: ListEntry): number {
  const choiceValue = isGiven(value.value) ? asWord(value.value).length : 0;
  return longest(value, 'name') + longest(value, 'description') + choiceValue;
}

function* commandTooLong(command: ListEntry): Iterable<Finding> {
  const total = named(command).reduce((sum, item) => sum + size(item), 0);
  if (total > SIZE_MAX) {
    yield { message: `${total} characters in the whole command, at most ${SIZE_MAX}`, path: command.path };
  }
}

function* duplicateCommand(commands: readonly ListEntry[]): Iterable<Finding> {
  for (const { path } of repetitionsIn(commands, (command) => JSON.stringify([typeOf(command), command.value.name]))) {
    yield { message: 'Two commands of one type have the same name', path: joinPath(path, 'name') };
  }
}

function* tooManyCommands(commands: readonly ListEntry[]): Iterable<Finding> {
  for (const [type, most] of TYPES_MAX) {
    const count = commands.filter((command) => typeOf(command) === type).length;
    if (count > most) yield { message: `${count} commands of type ${asWord(type)}, at most ${most}`, path: '' };
  }
}

/** What holds for one command. */
export const commandRules: readonly Rule<ListEntry>[] = [
  { id: 'command-name', ground: 'documented', find: commandName },
  { id: 'command-description', ground: 'documented', find: commandDescription },
  { id: 'menu-command', ground: 'documented', find: menuCommand },
  { id: 'unknown-locale', ground: 'documented', find: unknownLocale },
  { id: 'command-too-long', ground: 'documented', find: commandTooLong },
];

/** What holds for all commands sent at once. */
export const commandListRules: readonly Rule<readonly ListEntry[]>[] = [
  { id: 'duplicate-command', ground: 'reported', find: duplicateCommand },
  { id: 'too-many-commands', ground: 'documented', find: tooManyCommands },
];

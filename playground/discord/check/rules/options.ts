import { optionsBelow } from './commands.js';
import { wordings } from './names.js';
import { asList, asNumber, entriesOf, isGiven, joinPath, type ListEntry, repetitionsIn } from './read.js';
import type { Finding, Rule } from './rule.js';

const OPTIONS_MAX = 25;
const SUBCOMMAND = 1;
const GROUP = 2;

const isSub = ({ value }: ListEntry): boolean => value.type === SUBCOMMAND || value.type === GROUP;
const optionsOf = (holder: ListEntry): readonly ListEntry[] => entriesOf(holder.value, 'options', holder.path);
const holders = (command: ListEntry): readonly ListEntry[] => [command, ...optionsBelow(command)];

function* tooManyCommandOptions(command: ListEntry): Iterable<Finding> {
  for (const holder of holders(command)) {
    for (const key of ['options', 'choices']) {
      const { length } = asList(holder.value[key]);
      if (length > OPTIONS_MAX)
        yield { message: `${length} ${key}, at most ${OPTIONS_MAX}`, path: joinPath(holder.path, key) };
    }
  }
}

function* requiredAfterOptional(command: ListEntry): Iterable<Finding> {
  for (const options of holders(command).map(optionsOf)) {
    const optional = options.findIndex((option) => !isSub(option) && option.value.required !== true);
    for (const { value, path } of options.slice(optional < 0 ? options.length : optional)) {
      if (value.required === true) yield { message: 'Required options come first', path: joinPath(path, 'required') };
    }
  }
}

function* sameNames(items: readonly ListEntry[]): Iterable<Finding> {
  const names = items.flatMap(({ value, path }) => wordings(value, 'name', path));
  for (const { words, path } of repetitionsIn(names, ({ words, locale }) => `${locale ?? ''} ${words}`)) {
    yield { message: `"${words}" is used twice`, path };
  }
}

function* duplicateOptionName(command: ListEntry): Iterable<Finding> {
  for (const holder of holders(command)) yield* sameNames(optionsOf(holder));
}

function* mixedSubcommands(command: ListEntry): Iterable<Finding> {
  const options = optionsOf(command);
  if (options.some(isSub) && !options.every(isSub)) {
    yield { message: 'Subcommands stand beside subcommands only', path: joinPath(command.path, 'options') };
  }
}

function* emptyGroup(command: ListEntry): Iterable<Finding> {
  for (const group of optionsBelow(command).filter(({ value }) => value.type === GROUP)) {
    if (optionsOf(group).length === 0) {
      yield { message: 'A group needs a subcommand', path: joinPath(group.path, 'options') };
    }
  }
}

function* requiredSubcommand(command: ListEntry): Iterable<Finding> {
  for (const { value, path } of optionsBelow(command).filter(isSub)) {
    if (isGiven(value.required)) yield { message: 'Subcommands are not required', path: joinPath(path, 'required') };
  }
}

const choicesOf = (option: ListEntry): readonly ListEntry[] => entriesOf(option.value, 'choices', option.path);

function* duplicateChoiceName(command: ListEntry): Iterable<Finding> {
  for (const option of optionsBelow(command)) yield* sameNames(choicesOf(option));
}

function* duplicateChoiceValue(command: ListEntry): Iterable<Finding> {
  for (const option of optionsBelow(command)) {
    for (const { path } of repetitionsIn(choicesOf(option), ({ value }) => value.value)) {
      yield { message: 'Two choices have the same value', path: joinPath(path, 'value') };
    }
  }
}

function* choicesBesideAutocomplete(command: ListEntry): Iterable<Finding> {
  for (const option of optionsBelow(command)) {
    if (option.value.autocomplete === true && choicesOf(option).length > 0) {
      yield { message: 'Either choices or autocomplete', path: joinPath(option.path, 'autocomplete') };
    }
  }
}

function* optionRange(command: ListEntry): Iterable<Finding> {
  for (const { value, path } of optionsBelow(command)) {
    for (const what of ['value', 'length']) {
      const least = asNumber(value[`min_${what}`]) ?? Number.NEGATIVE_INFINITY;
      const most = asNumber(value[`max_${what}`]) ?? Number.POSITIVE_INFINITY;
      if (least > most) yield { message: `At least ${least} and at most ${most}`, path: joinPath(path, `min_${what}`) };
    }
  }
}

/** What holds for the options and choices of one command. */
export const optionRules: readonly Rule<ListEntry>[] = [
  { id: 'too-many-command-options', ground: 'documented', find: tooManyCommandOptions },
  { id: 'required-after-optional', ground: 'documented', find: requiredAfterOptional },
  { id: 'duplicate-option-name', ground: 'documented', find: duplicateOptionName },
  { id: 'mixed-subcommands', ground: 'reported', find: mixedSubcommands },
  { id: 'empty-group', ground: 'stricter', find: emptyGroup },
  { id: 'required-subcommand', ground: 'documented', find: requiredSubcommand },
  { id: 'duplicate-choice-name', ground: 'reported', find: duplicateChoiceName },
  { id: 'duplicate-choice-value', ground: 'reported', find: duplicateChoiceValue },
  { id: 'choices-beside-autocomplete', ground: 'documented', find: choicesBesideAutocomplete },
  { id: 'option-range', ground: 'reported', find: optionRange },
];

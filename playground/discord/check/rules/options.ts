import { optionsBelow } from './commands.js';
import { wordings } from './names.js';
import { at, type Entry, entries, given, list, number, repeated } from './read.js';
import type { Finding, Rule } from './rule.js';

const OPTIONS_MAX = 25;
const SUBCOMMAND = 1;
const GROUP = 2;

const isSub = ({ value }: Entry): boolean => value.type === SUBCOMMAND || value.type === GROUP;
const optionsOf = (holder: Entry): readonly Entry[] => entries(holder.value, 'options', holder.path);
const holders = (command: Entry): readonly Entry[] => [command, ...optionsBelow(command)];

function* tooManyCommandOptions(command: Entry): Iterable<Finding> {
  for (const holder of holders(command)) {
    for (const key of ['options', 'choices']) {
      const { length } = list(holder.value[key]);
      if (length > OPTIONS_MAX)
        yield { message: `${length} ${key}, at most ${OPTIONS_MAX}`, path: at(holder.path, key) };
    }
  }
}

function* requiredAfterOptional(command: Entry): Iterable<Finding> {
  for (const options of holders(command).map(optionsOf)) {
    const optional = options.findIndex((option) => !isSub(option) && option.value.required !== true);
    for (const { value, path } of options.slice(optional < 0 ? options.length : optional)) {
      if (value.required === true) yield { message: 'Required options come first', path: at(path, 'required') };
    }
  }
}

function* sameNames(items: readonly Entry[]): Iterable<Finding> {
  const names = items.flatMap(({ value, path }) => wordings(value, 'name', path));
  for (const { words, path } of repeated(names, ({ words, locale }) => `${locale ?? ''} ${words}`)) {
    yield { message: `"${words}" is used twice`, path };
  }
}

function* duplicateOptionName(command: Entry): Iterable<Finding> {
  for (const holder of holders(command)) yield* sameNames(optionsOf(holder));
}

function* mixedSubcommands(command: Entry): Iterable<Finding> {
  const options = optionsOf(command);
  if (options.some(isSub) && !options.every(isSub)) {
    yield { message: 'Subcommands stand beside subcommands only', path: at(command.path, 'options') };
  }
}

function* emptyGroup(command: Entry): Iterable<Finding> {
  for (const group of optionsBelow(command).filter(({ value }) => value.type === GROUP)) {
    if (optionsOf(group).length === 0) {
      yield { message: 'A group needs a subcommand', path: at(group.path, 'options') };
    }
  }
}

function* requiredSubcommand(command: Entry): Iterable<Finding> {
  for (const { value, path } of optionsBelow(command).filter(isSub)) {
    if (given(value.required)) yield { message: 'Subcommands are not required', path: at(path, 'required') };
  }
}

const choicesOf = (option: Entry): readonly Entry[] => entries(option.value, 'choices', option.path);

function* duplicateChoiceName(command: Entry): Iterable<Finding> {
  for (const option of optionsBelow(command)) yield* sameNames(choicesOf(option));
}

function* duplicateChoiceValue(command: Entry): Iterable<Finding> {
  for (const option of optionsBelow(command)) {
    for (const { path } of repeated(choicesOf(option), ({ value }) => value.value)) {
      yield { message: 'Two choices have the same value', path: at(path, 'value') };
    }
  }
}

function* choicesBesideAutocomplete(command: Entry): Iterable<Finding> {
  for (const option of optionsBelow(command)) {
    if (option.value.autocomplete === true && choicesOf(option).length > 0) {
      yield { message: 'Either choices or autocomplete', path: at(option.path, 'autocomplete') };
    }
  }
}

function* optionRange(command: Entry): Iterable<Finding> {
  for (const { value, path } of optionsBelow(command)) {
    for (const what of ['value', 'length']) {
      const least = number(value[`min_${what}`]) ?? Number.NEGATIVE_INFINITY;
      const most = number(value[`max_${what}`]) ?? Number.POSITIVE_INFINITY;
      if (least > most) yield { message: `At least ${least} and at most ${most}`, path: at(path, `min_${what}`) };
    }
  }
}

/** What holds for the options and choices of one command. */
export const optionRules: readonly Rule<Entry>[] = [
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

import { asList, asNumber, entriesOf, isBlank, joinPath, type ListEntry, repetitionsIn } from './read.js';
import type { Finding, Rule } from './rule.js';
import { isSelect, type Node, type Tree, TYPE } from './tree.js';

const OPTIONS_MAX = 25;

const selects = ({ nodes }: Tree): readonly Node[] => nodes.filter(isSelect);
const stringSelects = ({ nodes }: Tree): readonly Node[] => nodes.filter(({ type }) => type === TYPE.stringSelect);
const optionsOf = (node: Node): readonly ListEntry[] => entriesOf(node.value, 'options', node.path);
const least = (node: Node): number => asNumber(node.value.min_values) ?? 1;
const most = (node: Node): number => asNumber(node.value.max_values) ?? 1;

function* tooManyOptions(tree: Tree): Iterable<Finding> {
  for (const node of stringSelects(tree)) {
    const { length } = optionsOf(node);
    if (length > OPTIONS_MAX) {
      yield { message: `${length} options, at most ${OPTIONS_MAX}`, path: joinPath(node.path, 'options') };
    }
  }
}

function* duplicateOptionValue(tree: Tree): Iterable<Finding> {
  for (const node of stringSelects(tree)) {
    for (const { path } of repetitionsIn(optionsOf(node), ({ value }) => value.value)) {
      yield { message: 'Two options have the same value', path: joinPath(path, 'value') };
    }
  }
}

function* optionBlank(tree: Tree): Iterable<Finding> {
  for (const option of stringSelects(tree).flatMap(optionsOf)) {
    for (const key of ['label', 'value'].filter((part) => isBlank(option.value[part]))) {
      yield { message: `The ${key} of an option cannot be blank`, path: joinPath(option.path, key) };
    }
  }
}

function* minOverMax(tree: Tree): Iterable<Finding> {
  for (const node of selects(tree)) {
    if (least(node) > most(node)) {
      yield {
        message: `At least ${least(node)} and at most ${most(node)} cannot be picked`,
        path: joinPath(node.path, 'min_values'),
      };
    }
  }
}

function* maxOverOptions(tree: Tree): Iterable<Finding> {
  for (const node of stringSelects(tree)) {
    const { length } = optionsOf(node);
    if (most(node) > length) {
      yield { message: `${most(node)} of ${length} options cannot be picked`, path: joinPath(node.path, 'max_values') };
    }
  }
}

function* tooManyDefaults(tree: Tree): Iterable<Finding> {
  for (const node of selects(tree)) {
    const chosen = optionsOf(node).filter(({ value }) => value.default === true).length;
    const count = chosen + asList(node.value.default_values).length;
    if (count > most(node)) {
      yield { message: `${count} options are chosen beforehand, at most ${most(node)} may be`, path: node.path };
    }
  }
}

function* tooFewDefaults(tree: Tree): Iterable<Finding> {
  for (const node of selects(tree)) {
    const count = asList(node.value.default_values).length;
    if (count > 0 && count < least(node)) {
      yield { message: `${count} are chosen beforehand, at least ${least(node)} must be`, path: node.path };
    }
  }
}

/** What holds for selects. */
export const selectRules: readonly Rule<Tree>[] = [
  { id: 'too-many-options', ground: 'documented', find: tooManyOptions },
  { id: 'duplicate-option-value', ground: 'reported', find: duplicateOptionValue },
  { id: 'option-blank', ground: 'stricter', find: optionBlank },
  { id: 'min-over-max', ground: 'reported', find: minOverMax },
  { id: 'max-over-options', ground: 'reported', find: maxOverOptions },
  { id: 'too-many-defaults', ground: 'documented', find: tooManyDefaults },
  { id: 'too-few-defaults', ground: 'documented', find: tooFewDefaults },
];

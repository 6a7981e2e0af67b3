import { asFields, asList, asNumber, asText, type Fields, isBlank, isGiven, joinPath } from './read.js';
import type { Finding, Rule } from './rule.js';
import { flatten, isSelect, type Node, type Tree, TYPE } from './tree.js';

const COMPONENTS_MAX = 5;
const TEXT_MAX = 4000;

/** A dialogue on its way out, as the rules see it. */
export interface Modal extends Tree {
  readonly body: Fields;
  readonly path: string;
}

/** Reads a modal body once for all rules. */
export function modal(body: unknown, path: string): Modal {
  const read = asFields(body);
  return { body: read, path, nodes: flatten(read, path) };
}

const inputs = ({ nodes }: Tree): readonly Node[] => nodes.filter(({ type }) => type === TYPE.textInput);

function* modalTooManyComponents({ body, path }: Modal): Iterable<Finding> {
  const { length } = asList(body.components);
  if (length > COMPONENTS_MAX) {
    yield { message: `${length} components, at most ${COMPONENTS_MAX}`, path: joinPath(path, 'components') };
  }
}

function* modalTitleBlank({ body, path }: Modal): Iterable<Finding> {
  if (isBlank(body.title)) yield { message: 'A modal needs a title', path: joinPath(path, 'title') };
}

function* modalDisabled({ nodes }: Modal): Iterable<Finding> {
  for (const { value, path } of nodes) {
    if (value.disabled === true)
      yield { message: 'Nothing in a modal can be disabled', path: joinPath(path, 'disabled') };
  }
}

function* modalSelectOptional({ nodes }: Modal): Iterable<Finding> {
  for (const { value, path } of nodes.filter(isSelect)) {
    if (value.min_values === 0 && value.required !== false) {
      yield { message: 'None can be picked only where nothing is required', path: joinPath(path, 'min_values') };
    }
  }
}

function* textInputLengths(tree: Modal): Iterable<Finding> {
  for (const { value, path } of inputs(tree)) {
    const least = asNumber(value.min_length) ?? 0;
    const most = asNumber(value.max_length) ?? TEXT_MAX;
    const { length } = asText(value.value);
    if (least > most) {
      yield { message: `At least ${least} and at most ${most} characters`, path: joinPath(path, 'min_length') };
    }
    if (length > most || (length > 0 && length < least)) {
      yield { message: 'The value does not fit the lengths asked for', path: joinPath(path, 'value') };
    }
  }
}

function* textInputLabel(tree: Modal): Iterable<Finding> {
  for (const { value, path, parentType } of inputs(tree)) {
    const inRow = parentType === TYPE.row;
    if (inRow === isBlank(value.label)) {
      const message = inRow ? 'A text input in a row needs a label' : 'The label around it has the text already';
      yield { message, path: joinPath(path, 'label') };
    }
  }
}

function* rowOfInputs({ nodes }: Modal): Iterable<Finding> {
  for (const { type, value, path } of nodes) {
    if (type === TYPE.row && isGiven(value.components) && asList(value.components).length > 1) {
      yield { message: 'A row holds one text input', path: joinPath(path, 'components') };
    }
  }
}

/** What holds for modals. */
export const modalRules: readonly Rule<Modal>[] = [
  { id: 'modal-too-many-components', ground: 'documented', find: modalTooManyComponents },
  { id: 'modal-title-blank', ground: 'stricter', find: modalTitleBlank },
  { id: 'modal-disabled', ground: 'documented', find: modalDisabled },
  { id: 'modal-select-optional', ground: 'documented', find: modalSelectOptional },
  { id: 'text-input-lengths', ground: 'reported', find: textInputLengths },
  { id: 'text-input-label', ground: 'stricter', find: textInputLabel },
  { id: 'row-of-inputs', ground: 'reported', find: rowOfInputs },
];

import { asFields, entriesOf, type Fields, isGiven, joinPath, type ListEntry } from './read.js';

export const TYPE = {
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
} as const;

/** A component wherever it sits, with the type of the component around it. */
export interface Node extends ListEntry {
  readonly type: unknown;
  readonly parentType?: unknown;
}

/** All components of a message or a modal, outer ones before the ones inside them. */
export interface Tree {
  readonly nodes: readonly Node[];
}

/** Flattens the components of a message or of a modal. */
export function flatten(holder: Fields, path: string): readonly Node[] {
  const nodes: Node[] = [];
  const visit = (value: Fields, where: string, parentType: unknown): void => {
    nodes.push({ value, path: where, type: value.type, parentType });
    for (const child of entriesOf(value, 'components', where)) visit(child.value, child.path, value.type);
    for (const key of ['accessory', 'component']) {
      if (isGiven(value[key])) visit(asFields(value[key]), joinPath(where, key), value.type);
    }
  };
  for (const entry of entriesOf(holder, 'components', path)) visit(entry.value, entry.path, undefined);
  return nodes;
}

export function isSelect(node: Node): boolean {
  return node.type === 3 || node.type === 5 || node.type === 6 || node.type === 7 || node.type === 8;
}

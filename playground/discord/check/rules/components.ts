import type { MessageBody } from './message.js';
import { asFields, asNumber, asText, asWord, entriesOf, isBlank, joinPath, repetitionsIn } from './read.js';
import type { Finding, Rule } from './rule.js';
import { isSelect, type Node, type Tree, TYPE } from './tree.js';

const ROWS_MAX = 5;
const COMPONENTS_MAX = 40;
const TEXT_MAX = 4000;
const CUSTOM_ID_MAX = 100;
const IN_LEGACY_ROWS: readonly unknown[] = [TYPE.row, TYPE.button, 3, 5, 6, 7, 8];

// Single regional letters are emoji to Discord though not to Unicode.
const EMOJI_PATTERN = '^(?:\\p{RGI_Emoji}|[\\u{1F1E6}-\\u{1F1FF}])$';
// Built from text because the flag is newer than the language level we compile to.
const EMOJI = new RegExp(EMOJI_PATTERN, 'v');

function* tooManyRows({ body, path, v2 }: MessageBody): Iterable<Finding> {
  const rows = entriesOf(body, 'components', path).length;
  if (!v2 && rows > ROWS_MAX) {
    yield { message: `${rows} rows, at most ${ROWS_MAX}`, path: joinPath(path, 'components') };
  }
}

function* tooManyComponents({ nodes, path, v2 }: MessageBody): Iterable<Finding> {
  if (v2 && nodes.length > COMPONENTS_MAX) {
    yield { message: `${nodes.length} components, at most ${COMPONENTS_MAX}`, path: joinPath(path, 'components') };
  }
}

function* v2ComponentWithoutFlag({ nodes, v2 }: MessageBody): Iterable<Finding> {
  if (v2) return;
  for (const node of nodes) {
    if (asNumber(node.type) !== undefined && !IN_LEGACY_ROWS.includes(node.type)) {
      yield {
        message: `Component type ${asWord(node.type)} needs the flag for components`,
        path: joinPath(node.path, 'type'),
      };
    }
  }
}

function* v2TextTooLong({ nodes, path }: MessageBody): Iterable<Finding> {
  const length = nodes.filter(isText).reduce((sum, { value }) => sum + asText(value.content).length, 0);
  if (length > TEXT_MAX) {
    yield { message: `${length} characters in all texts, at most ${TEXT_MAX}`, path: joinPath(path, 'components') };
  }
}

const isText = (node: Node): boolean => node.type === TYPE.text;

function* textDisplayBlank({ nodes }: Tree): Iterable<Finding> {
  for (const { value, path } of nodes.filter(isText)) {
    if (isBlank(value.content)) yield { message: 'A text cannot be blank', path: joinPath(path, 'content') };
  }
}

function* duplicateCustomId({ nodes }: Tree): Iterable<Finding> {
  for (const { value, path } of repetitionsIn(nodes, (node) => node.value.custom_id)) {
    yield { message: `"${asText(value.custom_id)}" is used twice`, path: joinPath(path, 'custom_id') };
  }
}

function* customIdLength({ nodes }: Tree): Iterable<Finding> {
  for (const { value, path } of nodes) {
    if (typeof value.custom_id !== 'string') continue;
    const { length } = value.custom_id;
    if (length < 1 || length > CUSTOM_ID_MAX) {
      yield {
        message: `A custom_id has 1 to ${CUSTOM_ID_MAX} characters, not ${length}`,
        path: joinPath(path, 'custom_id'),
      };
    }
  }
}

function* duplicateComponentId({ nodes }: Tree): Iterable<Finding> {
  // Discord gives an id of its own to components that have 0 or none.
  for (const { path } of repetitionsIn(nodes, ({ value }) => (value.id === 0 ? undefined : value.id))) {
    yield { message: 'Two components have the same id', path: joinPath(path, 'id') };
  }
}

interface Row {
  readonly path: string;
  readonly buttons: number;
  readonly selects: number;
}

function rows({ nodes }: Tree): readonly Row[] {
  return nodes
    .filter(({ type }) => type === TYPE.row)
    .map(({ value, path }) => {
      const inside = entriesOf(value, 'components', path).map((entry) => ({ ...entry, type: entry.value.type }));
      return {
        path: joinPath(path, 'components'),
        buttons: inside.filter(({ type }) => type === TYPE.button).length,
        selects: inside.filter(isSelect).length,
      };
    });
}

function* buttonsBesideSelect(tree: Tree): Iterable<Finding> {
  for (const { path, buttons, selects } of rows(tree)) {
    if (buttons > 0 && selects > 0) yield { message: 'A row has buttons or a select, not both', path };
  }
}

function* twoSelectsInRow(tree: Tree): Iterable<Finding> {
  for (const { path, selects } of rows(tree)) {
    if (selects > 1) yield { message: 'A select needs a row of its own', path };
  }
}

/** Buttons, selects and their options, each with what it has before its words. */
function withEmojis({ nodes }: Tree) {
  const holders = nodes.flatMap((node) => [node, ...entriesOf(node.value, 'options', node.path)]);
  return holders.map(({ value, path }) => ({ path: joinPath(path, 'emoji'), emoji: asFields(value.emoji) }));
}

function* unknownEmoji(tree: Tree): Iterable<Finding> {
  for (const { path, emoji } of withEmojis(tree)) {
    const name = asText(emoji.name);
    if (name !== '' && isBlank(emoji.id) && !EMOJI.test(name)) {
      yield { message: `"${name}" is no emoji of Unicode`, path: joinPath(path, 'name') };
    }
  }
}

function* missingEmoji({ context: { emojis }, ...tree }: MessageBody): Iterable<Finding> {
  for (const { path, emoji } of withEmojis(tree)) {
    if (emojis && !isBlank(emoji.id) && !emojis.has(asText(emoji.id))) {
      yield { message: 'Invalid emoji', path: joinPath(path, 'id') };
    }
  }
}

/** What holds for components wherever they are. */
export const treeRules: readonly Rule<Tree>[] = [
  { id: 'duplicate-custom-id', ground: 'documented', find: duplicateCustomId },
  { id: 'custom-id-length', ground: 'documented', find: customIdLength },
  { id: 'duplicate-component-id', ground: 'documented', find: duplicateComponentId },
  { id: 'buttons-beside-select', ground: 'documented', find: buttonsBesideSelect },
  { id: 'two-selects-in-row', ground: 'documented', find: twoSelectsInRow },
  { id: 'unknown-emoji', ground: 'reported', find: unknownEmoji },
  { id: 'text-display-blank', ground: 'stricter', find: textDisplayBlank },
];

/** What holds for the components of a message. */
export const componentRules: readonly Rule<MessageBody>[] = [
  { id: 'too-many-rows', ground: 'documented', find: tooManyRows },
  { id: 'too-many-components', ground: 'documented', find: tooManyComponents },
  { id: 'v2-component-without-flag', ground: 'documented', find: v2ComponentWithoutFlag },
  { id: 'v2-text-too-long', ground: 'reported', find: v2TextTooLong },
  { id: 'missing-emoji', ground: 'reported', find: missingEmoji },
];

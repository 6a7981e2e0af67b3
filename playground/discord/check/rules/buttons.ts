import { asText, isBlank, isGiven, joinPath } from './read.js';
import type { Finding, Rule } from './rule.js';
import { type Node, type Tree, TYPE } from './tree.js';

const LINK = 5;
const PREMIUM = 6;
const SCHEMES = /^(https?|discord):\/\//i;

const buttons = ({ nodes }: Tree): readonly Node[] => nodes.filter(({ type }) => type === TYPE.button);
const links = (tree: Tree): readonly Node[] => buttons(tree).filter(({ value }) => value.style === LINK);
const premium = (tree: Tree): readonly Node[] => buttons(tree).filter(({ value }) => value.style === PREMIUM);
const plain = (tree: Tree): readonly Node[] =>
  buttons(tree).filter(({ value }) => value.style !== LINK && value.style !== PREMIUM);

function* buttonWithoutCustomId(tree: Tree): Iterable<Finding> {
  for (const { value, path } of plain(tree)) {
    if (!isGiven(value.custom_id)) yield { message: 'A button needs a custom_id', path: joinPath(path, 'custom_id') };
  }
}

function* buttonWithoutFace(tree: Tree): Iterable<Finding> {
  for (const { value, path } of [...plain(tree), ...links(tree)]) {
    if (isBlank(value.label) && !isGiven(value.emoji)) yield { message: 'A button needs a label or an emoji', path };
  }
}

function* buttonWithUrl(tree: Tree): Iterable<Finding> {
  for (const { value, path } of plain(tree)) {
    for (const key of ['url', 'sku_id'].filter((part) => isGiven(value[part]))) {
      yield { message: `This style of button cannot have ${key}`, path: joinPath(path, key) };
    }
  }
}

function* linkWithoutUrl(tree: Tree): Iterable<Finding> {
  for (const { value, path } of links(tree)) {
    if (isBlank(value.url)) yield { message: 'A link button needs a url', path: joinPath(path, 'url') };
  }
}

function* linkScheme(tree: Tree): Iterable<Finding> {
  for (const { value, path } of links(tree)) {
    const url = asText(value.url);
    if (url !== '' && !SCHEMES.test(url)) {
      yield { message: 'A link button opens http, https and discord addresses only', path: joinPath(path, 'url') };
    }
  }
}

function* linkWithCustomId(tree: Tree): Iterable<Finding> {
  for (const { value, path } of links(tree)) {
    for (const key of ['custom_id', 'sku_id'].filter((part) => isGiven(value[part]))) {
      yield { message: `A link button cannot have ${key}`, path: joinPath(path, key) };
    }
  }
}

function* premiumButton(tree: Tree): Iterable<Finding> {
  for (const { value, path } of premium(tree)) {
    if (!isGiven(value.sku_id)) yield { message: 'A premium button needs a sku_id', path: joinPath(path, 'sku_id') };
    for (const key of ['custom_id', 'label', 'url', 'emoji'].filter((part) => isGiven(value[part]))) {
      yield { message: `A premium button cannot have ${key}`, path: joinPath(path, key) };
    }
  }
}

/** What each style of button must and must not have. */
export const buttonRules: readonly Rule<Tree>[] = [
  { id: 'button-without-custom-id', ground: 'documented', find: buttonWithoutCustomId },
  { id: 'button-without-face', ground: 'reported', find: buttonWithoutFace },
  { id: 'button-with-url', ground: 'documented', find: buttonWithUrl },
  { id: 'link-without-url', ground: 'documented', find: linkWithoutUrl },
  { id: 'link-scheme', ground: 'reported', find: linkScheme },
  { id: 'link-with-custom-id', ground: 'documented', find: linkWithCustomId },
  { id: 'premium-button', ground: 'documented', find: premiumButton },
];

/** Discord's Markdown as a tree: what a browser draws of it is another matter. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'break' }
  | {
      readonly kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler';
      readonly inside: readonly Inline[];
    }
  | { readonly kind: 'link'; readonly url: string; readonly inside: readonly Inline[] }
  | { readonly kind: 'user' | 'role' | 'channel'; readonly id: string }
  | { readonly kind: 'everyone'; readonly text: string }
  | { readonly kind: 'command'; readonly name: string }
  | { readonly kind: 'emoji'; readonly name: string; readonly id: string }
  | { readonly kind: 'time'; readonly at: number; readonly style: string };

export type Block =
  | { readonly kind: 'paragraph' | 'small' | 'quote'; readonly inside: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly inside: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'code'; readonly text: string };

const FENCE = /```(?:[a-z0-9_+-]*\n)?([\s\S]*?)\n?```/i;

export function parseMarkdown(source: string): readonly Block[] {
  const fence = FENCE.exec(source);
  if (!fence) return parseLines(source);
  const before = source.slice(0, fence.index).replace(/\n$/, '');
  const after = source.slice(fence.index + fence[0].length).replace(/^\n/, '');
  const code: Block = { kind: 'code', text: fence[1] ?? '' };
  return [...(before ? parseLines(before) : []), code, ...(after ? parseMarkdown(after) : [])];
}

interface Line {
  readonly kind: 'paragraph' | 'small' | 'quote' | 'heading' | 'bullet' | 'number';
  readonly text: string;
  readonly level: number;
}

const STARTS: readonly (readonly [RegExp, Line['kind']])[] = [
  [/^(#{1,3}) (?=\S)/, 'heading'],
  [/^-# (?=\S)/, 'small'],
  [/^> /, 'quote'],
  [/^ *[-*] (?=\S)/, 'bullet'],
  [/^ *\d+\. (?=\S)/, 'number'],
];

function lineOf(text: string): Line {
  for (const [start, kind] of STARTS) {
    const found = start.exec(text);
    if (found) return { kind, text: text.slice(found[0].length), level: found[1]?.length ?? 0 };
  }
  return { kind: 'paragraph', text, level: 0 };
}

function parseLines(source: string): readonly Block[] {
  const rest = /^>>> ([\s\S]*)$/m.exec(source);
  if (rest) {
    const before = source.slice(0, rest.index).replace(/\n$/, '');
    return [...(before ? parseLines(before) : []), { kind: 'quote', inside: parseInline(rest[1] ?? '') }];
  }
  const groups: Line[][] = [];
  for (const line of source.split('\n').map(lineOf)) {
    const last = groups.at(-1);
    const joins = last?.[0]?.kind === line.kind && line.kind !== 'heading' && line.kind !== 'small';
    if (last && joins) last.push(line);
    else groups.push([line]);
  }
  return groups.map(blockOf);
}

function blockOf(lines: readonly Line[]): Block {
  const [first] = lines;
  const kind = first?.kind ?? 'paragraph';
  if (kind === 'bullet' || kind === 'number') {
    return { kind: 'list', ordered: kind === 'number', items: lines.map(({ text }) => parseInline(text)) };
  }
  const inside = parseInline(lines.map(({ text }) => text).join('\n'));
  return kind === 'heading' ? { kind, level: (first?.level ?? 1) as 1 | 2 | 3, inside } : { kind, inside };
}

type Rule = readonly [RegExp, (found: RegExpExecArray) => Inline];

const wrap =
  (kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler') =>
  (found: RegExpExecArray): Inline => ({ kind, inside: parseInline(found[1] ?? found[2] ?? '') });
const text = (of: string): Inline => ({ kind: 'text', text: of });

/** The first rule that fits at a place counts. */
const RULES: readonly Rule[] = [
  [/^\\([^a-zA-Z0-9\s])/, (found) => text(found[1]!)],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (found) => ({ kind: 'code', text: found[2]!.trim() })],
  [/^\n/, () => ({ kind: 'break' })],
  [/^<@!?(\d+)>/, (found) => ({ kind: 'user', id: found[1]! })],
  [/^<@&(\d+)>/, (found) => ({ kind: 'role', id: found[1]! })],
  [/^<#(\d+)>/, (found) => ({ kind: 'channel', id: found[1]! })],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (found) => ({ kind: 'time', at: Number(found[1]) * 1000, style: found[2] ?? 'f' })],
  [/^<\/([-\w' ]+):\d+>/, (found) => ({ kind: 'command', name: found[1]! })],
  [/^<a?:(\w+):(\d+)>/, (found) => ({ kind: 'emoji', name: found[1]!, id: found[2]! })],
  [/^@(everyone|here)\b/, (found) => ({ kind: 'everyone', text: found[0] })],
  [
    /^\[((?:[^[\]\\]|\\.)+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/,
    (found) => ({ kind: 'link', url: found[2]!, inside: parseInline(found[1]!) }),
  ],
  [
    /^<?(https?:\/\/[^\s<>]+[^\s<>.,:;"'\])])>?/,
    (found) => ({ kind: 'link', url: found[1]!, inside: [text(found[1]!)] }),
  ],
  [/^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/, wrap('bold')],
  [/^__((?:\\[\s\S]|[^\\])+?)__(?!_)/, wrap('underline')],
  [/^~~((?:\\[\s\S]|[^\\])+?)~~/, wrap('strike')],
  [/^\|\|((?:\\[\s\S]|[^\\])+?)\|\|/, wrap('spoiler')],
  [/^\*(?=\S)((?:\\[\s\S]|[^\\*])+?)\*(?!\*)|^_((?:\\[\s\S]|[^\\_])+?)_(?!\w)/, wrap('italic')],
];

/** Where a rule other than plain text may begin. */
const SPECIAL = /[\\`\n<@[*_~|]|https?:\/\//;

export function parseInline(source: string): readonly Inline[] {
  const parts: Inline[] = [];
  const add = (part: Inline): void => {
    const last = parts.at(-1);
    if (part.kind === 'text' && last?.kind === 'text') parts[parts.length - 1] = text(last.text + part.text);
    else parts.push(part);
  };
  let rest = source;
  while (rest !== '') {
    const begins = rest.search(SPECIAL);
    if (begins !== 0) {
      const plain = begins < 0 ? rest : rest.slice(0, begins);
      add(text(plain));
      rest = rest.slice(plain.length);
      continue;
    }
    const taken = take(rest);
    add(taken.part);
    rest = rest.slice(taken.length);
  }
  return parts;
}

function take(rest: string): { readonly part: Inline; readonly length: number } {
  for (const [start, part] of RULES) {
    const found = start.exec(rest);
    if (found) return { part: part(found), length: found[0].length };
  }
  return { part: text(rest.charAt(0)), length: 1 };
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseInline, parseMarkdown } from './markdown.js';

const text = (of: string) => ({ kind: 'text', text: of });

describe('blocks', () => {
  test('a fence keeps its text as it is, with what stands around it', () => {
    expect(parseMarkdown('Above\n```\nA  B\n**C**\n```\nBelow')).toEqual([
      { kind: 'paragraph', inside: [text('Above')] },
      { kind: 'code', text: 'A  B\n**C**' },
      { kind: 'paragraph', inside: [text('Below')] },
    ]);
  });

  test('a fence may name its language', () => {
    expect(parseMarkdown('```ts\nlet\n```')).toEqual([{ kind: 'code', text: 'let' }]);
  });

  test('lines of one kind belong together, headings and small lines stand alone', () => {
    expect(parseMarkdown('> a\n> b\n-# c\n-# d\n# E\n1. f\n2. g\n- h').map(({ kind }) => kind)).toEqual([
      'quote',
      'small',
      'small',
      'heading',
      'list',
      'list',
    ]);
  });

  test('three arrows quote all that follows', () => {
    expect(parseMarkdown('a\n>>> b\n# c')).toEqual([
      { kind: 'paragraph', inside: [text('a')] },
      { kind: 'quote', inside: [text('b'), { kind: 'break' }, text('# c')] },
    ]);
  });
});

describe('inside of a line', () => {
  test('marks may stand in one another', () => {
    expect(parseInline('**a *b***')).toEqual([
      { kind: 'bold', inside: [text('a '), { kind: 'italic', inside: [text('b')] }] },
    ]);
  });

  test.each([
    ['a \\*b\\* \\_c\\_', 'a *b* _c_'],
    ['snake_case_name', 'snake_case_name'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['a < b', 'a < b'],
  ])('%s is plain text', (source, shown) => {
    expect(parseInline(source)).toEqual([text(shown)]);
  });

  test('people, channels, commands and times are told apart', () => {
    expect(
      parseInline('<@12> <@!12> <#3> </poll start:4> <t:60:R> <t:60>').filter(({ kind }) => kind !== 'text'),
    ).toEqual([
      { kind: 'user', id: '12' },
      { kind: 'user', id: '12' },
      { kind: 'channel', id: '3' },
      { kind: 'command', name: 'poll start' },
      { kind: 'time', at: 60_000, style: 'R' },
      { kind: 'time', at: 60_000, style: 'f' },
    ]);
  });

  test('an emoji of an application has its name and its id', () => {
    expect(parseInline('<:r5:12>R5 <a:r5:12>')).toEqual([
      { kind: 'emoji', name: 'r5', id: '12' },
      text('R5 '),
      { kind: 'emoji', name: 'r5', id: '12' },
    ]);
  });

  test('only addresses of the web become links', () => {
    expect(parseInline('[a](https://b.example/c)')).toEqual([
      { kind: 'link', url: 'https://b.example/c', inside: [text('a')] },
    ]);
    expect(parseInline('[a](javascript:b)')).toEqual([text('[a](javascript:b)')]);
  });

  test('every text is read to its end', () => {
    const signs = fc.constantFrom(
      '*',
      '_',
      '`',
      '~',
      '|',
      '\\',
      '<',
      '>',
      '@',
      '[',
      ']',
      '(',
      ')',
      'a',
      ' ',
      '\n',
      '#',
      '-',
    );
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 40 }), (parts) => {
        expect(parseMarkdown(parts.join('')).length).toBeGreaterThanOrEqual(parts.length > 0 ? 1 : 0);
      }),
    );
  });
});

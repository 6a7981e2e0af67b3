/** A record whose throws follow from that, a comment above it. */
export const SEALED_LINES: readonly string[] = [
  '# dice',
  'qwixx 2 0',
  '* 5 3 5 6 5 5',
  '1 w-pass',
  '0 w-r8',
  '0 c-pass',
  '* 6 6 2 4 4 3',
];

export const SEALED_PROOF = {
  seal: '989fd003f7653776826b0fd5903e8dec1963c25f474fab945f09658d98fdde76',
  secret: '00a0000000000000000000000000000000000000000000000000000000000007',
  salt: '1234567890123456789,1234567890123456790',
} as const;

interface OddFile {
  readonly what: string;
  readonly bytes: Uint8Array;
  /** The line that is refused; null where every throw follows. */
  readonly refused: number | 'no record' | null;
}

/** The record with one of its lines, counted from 1, written otherwise. */
function withLine(line: number, text: string): string {
  return SEALED_LINES.with(line - 1, text).join('\n');
}

const WHOLE = SEALED_LINES.join('\n');
const FROM_HEADER = SEALED_LINES.slice(1).join('\n');

/** That record as editors and people may write it; commands and pages that read records agree on all of them. */
export const ODD_FILES: readonly OddFile[] = (
  [
    ['a line feed at its end, and blank lines', `\n${WHOLE}\n \t\n\n`, null],
    ['a carriage return behind a comment', withLine(1, '# dice\r'), null],
    ['carriage returns and line separators within a comment', withLine(1, '# dice\r* 1\u2028* 2\u0085* 3'), null],
    ['a byte order mark within a comment', withLine(1, '# \ufeffdice'), null],
    ['line ends of Windows', SEALED_LINES.join('\r\n'), 2],
    ['line ends of Windows, and no comment', SEALED_LINES.slice(1).join('\r\n'), 1],
    ['a line end of Windows behind its first throw', withLine(3, `${SEALED_LINES[2]}\r`), 3],
    ['a line end of Windows behind its last throw', `${WHOLE}\r\n`, 7],
    ['a blank line that has a line end of Windows', `# dice\n\r\n${FROM_HEADER}`, 2],
    ['carriage returns as line ends, and a comment', SEALED_LINES.join('\r'), 'no record'],
    ['carriage returns as line ends', SEALED_LINES.slice(1).join('\r'), 1],
    ['a byte order mark', `\ufeff${WHOLE}`, 1],
    ['a byte order mark, and no comment', `\ufeff${FROM_HEADER}`, 1],
    ['a byte order mark before a blank line', `\ufeff\n${FROM_HEADER}`, 1],
    ['a byte order mark in its midst', withLine(3, `\ufeff${SEALED_LINES[2]}`), 3],
    ['two bytes a letter, marked as such', Buffer.from(`\ufeff${WHOLE}`, 'utf16le'), 1],
    ['two bytes a letter', Buffer.from(FROM_HEADER, 'utf16le'), 1],
    ['a comment that is not UTF-8', Buffer.from(withLine(1, '# Glück'), 'latin1'), 1],
    ['an answer that is not UTF-8', Buffer.from(withLine(5, '0 w-ü8'), 'latin1'), 5],
    ['a blank before its header', withLine(2, ' qwixx 2 0'), 2],
    ['a blank behind an answer', withLine(4, '1 w-pass '), 4],
    ['a tab within a throw', withLine(3, '* 5 3 5\t6 5 5'), 3],
    ['a blank that is none within a throw', withLine(3, '* 5 3 5\u00a06 5 5'), 3],
    ['a sign that is none behind a throw', withLine(3, `${SEALED_LINES[2]}\0`), 3],
    ['figures of another alphabet', withLine(7, '* ٦ 6 2 4 4 3'), 7],
    ['a comment behind an answer', withLine(5, '0 w-r8 # eight'), 5],
    ['nothing in it', '', 'no record'],
    ['comments alone', '# dice\n\n# * 5 3 5 6 5 5\n', 'no record'],
  ] as const
).map(([what, text, refused]) => ({ what, bytes: typeof text === 'string' ? Buffer.from(text) : text, refused }));

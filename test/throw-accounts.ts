import type { SeenMessage } from 'local-discord';
import { lettersOfDice } from './dice-known.js';

/** A throw as people can follow it: the dice, whose turn it was, and what each seat entered, in words. */
export interface ThrowAccount {
  readonly dice: string;
  readonly active: string;
  readonly entries: Readonly<Record<string, readonly string[]>>;
}

const THROW = /^-# 🎲 (.+?) \((.+?)\)(?: · (.*))?$/;
const ENTRY = /^([^:]+): (.+)$/;
/** What came of it for everybody: rows that are closed, and why the match ended. */
const NEWS = / is closed: | rows are closed$| took the fourth misthrow$/;
/** What came of it for one seat, after what it entered. */
const OWN_NEWS = /(?:^|, )misthrow \d\/\d, −\d+$/;
const HEADING = /^.+: (?:last throw|the last two throws)$/m;

/** The throws that the older boards in a channel tell, in the order in which they stand there. */
export function accountsOnBoards(messages: readonly SeenMessage[]): readonly ThrowAccount[] {
  return messages.filter(isAccount).flatMap(({ text }) => lettersOfDice(text).split('\n').flatMap(accountIn));
}

function accountIn(line: string): readonly ThrowAccount[] {
  const [, dice, active, told = ''] = THROW.exec(line) ?? [];
  if (dice === undefined || active === undefined) return [];
  const entries = told.split(' · ').flatMap((part) => {
    const [, who, of] = NEWS.test(part) ? [] : (ENTRY.exec(part) ?? []);
    const entered = of?.replace(OWN_NEWS, '') ?? '';
    return who === undefined || entered === '' ? [] : [[who, entered.split(', ')] as const];
  });
  return [{ dice, active, entries: Object.fromEntries(entries) }];
}

function isAccount({ content, ephemeral }: SeenMessage): boolean {
  return !ephemeral && HEADING.test(content);
}

const DICE = ['W', 'W', 'R', 'Y', 'G', 'B'];
const COLOURS: Readonly<Record<string, string>> = { r: 'red', y: 'yellow', g: 'green', b: 'blue' };

/** The same, read off a record: of the answers of one action only a seat's last one counts. */
export function accountsInRecord(record: string, names: readonly string[]): readonly ThrowAccount[] {
  const [header = '', ...lines] = record.trimEnd().split('\n');
  const first = Number(header.split(' ')[2]);
  const throws: { dice: string; answers: Map<string, Map<string, string>> }[] = [];
  for (const line of lines) {
    const [giver = '', ...rest] = line.split(' ');
    if (giver === '*') {
      const faces = rest.map((face, n) => `${DICE[n]}${face === '-' ? '–' : face}`);
      throws.push({ dice: `${faces.slice(0, 2).join(' ')} · ${faces.slice(2).join(' ')}`, answers: new Map() });
      continue;
    }
    const word = rest[0] ?? '';
    const action = word.slice(0, 1);
    const { answers } = throws.at(-1)!;
    const ofSeat = answers.get(giver) ?? new Map<string, string>();
    answers.set(giver, ofSeat.set(action, wordText(word)));
  }
  return throws.map(({ dice, answers }, turn) => ({
    dice,
    active: names[(first + turn) % names.length]!,
    entries: Object.fromEntries([...answers].map(([seat, words]) => [names[Number(seat)]!, [...words.values()]])),
  }));
}

function wordText(word: string): string {
  const [, letter = '', number = ''] = /^[wc]-([rygb])(\d+)$/.exec(word) ?? [];
  if (letter === '') return 'pass';
  const isLast = number === (letter === 'r' || letter === 'y' ? '12' : '2');
  return `${COLOURS[letter]} ${number}${isLast ? ' and the lock' : ''}`;
}

import type { Database } from 'better-sqlite3';
import type { MatchRecord } from '../interface.js';
import { linesOf } from './read-only.js';

/** Of the matches that are over only so many, the newest, are looked through: a record takes up to a millisecond. */
const MOST_OVER = 10_000;

/** What the rules say to a record: the line, as it is printed, that they don't allow; null: none; or that they can't tell. */
export type Judge = (record: MatchRecord) => number | null | 'unknown';

/** A record that the rules do not allow. */
export interface BrokenRecord {
  readonly match: string;
  /** As it is printed: the header is the first. */
  readonly line: number;
}

/** How the records of a database stand. */
export interface Judgement {
  /** So many were played through by the rules. */
  readonly judged: number;
  /** The first one that breaks the rules, those of open tables before the others. */
  readonly broken: BrokenRecord | null;
}

/** Has the records of a database judged: those of open tables, and the newest others. */
export function judgeRecords(sqlite: Database, judge: Judge): Judgement {
  const matches = sqlite.prepare<[number], Omit<MatchRecord, 'lines'> & { readonly id: string }>(
    `SELECT id, game, version, seats, first FROM matches WHERE status = 'playing'
     UNION ALL
     SELECT * FROM (SELECT id, game, version, seats, first FROM matches WHERE status <> 'playing'
                    ORDER BY rowid DESC LIMIT ?)`,
  );
  const lines = linesOf(sqlite);
  let judged = 0;
  for (const { id, ...match } of matches.all(MOST_OVER)) {
    const line = judge({ ...match, lines: lines(id) });
    if (typeof line === 'number') return { judged, broken: { match: id, line } };
    if (line === null) judged += 1;
  }
  return { judged, broken: null };
}

/** Says which record is broken, and what that means. */
export function brokenText({ match, line }: BrokenRecord): string {
  return `line ${line} of the record of match ${match} is against the rules. \`restore\` takes it with --force only; if that match is on, the bot closes it without a result.`;
}

import { GAME } from '../table-harness.js';

/** Lists of changes that more than one test expects, at tables of the first game. */

interface Opening {
  /** The table's number. */
  readonly table: number;
  readonly host: string;
  /** The number of its message. */
  readonly lobby: number;
  readonly pace?: string;
  readonly locale?: string;
  readonly games?: number;
  readonly seats?: number;
}

/** What is stored of a table that somebody who is known already has opened. */
export function listOpening({
  table,
  host,
  lobby,
  pace = 'live',
  locale = 'en',
  games = 1,
  seats = 5,
}: Opening): readonly string[] {
  return [
    'server: here',
    'channel: here',
    `game: ${GAME.id}`,
    `pace: ${pace}`,
    `locale: ${locale}`,
    `games: ${games}`,
    `max seats: ${seats}`,
    'status: none → lobby',
    `opener: ${host}`,
    `host: ${host}`,
    'host heard now',
    'due in 30 min',
    'unseen since now',
    `seat 0: + ${host}`,
    `lobby ${lobby} posted`,
  ].map((line) => `table ${table}: ${line}`);
}

/** Somebody is asked anew: their time begins, once they can see it. */
export const TIME_ANEW = ['due in 1 min', 'late called in 25 s', 'unseen since now'] as const;

/** The same at the relaxed pace. */
export const RELAXED_ANEW = ['due in 10 min', 'late called in 2 min', 'unseen since now'] as const;

/** The same of the menu of each of these. */
export function listMenus(change: string, ...names: readonly string[]): readonly string[] {
  return names.map((name) => `menu of ${name} ${change}`);
}

/** What is noted of somebody who presses for the first time. */
export function listNames(name: string): readonly string[] {
  return [`${name} is called "${name}" here`, `${name} is called "${name} everywhere" everywhere`];
}

/** The names of somebody who is erased. */
export function listForgotten(name: string): readonly string[] {
  return [`nobody is called "${name}" here any more`, `nobody is called "${name} everywhere" everywhere any more`];
}

/** What Ann's last pass, after `untilLastMove(2)`, changes but the table itself: Ben has more points, so Ann wins only if he has left. */
export function listResult(winner: 'Ann' | 'Ben'): readonly string[] {
  const [ann, ben] = winner === 'Ann' ? [1, 2] : [2, 1];
  const ratingOf = (place: number) => (place === 1 ? '27.6 ± 8.1 after 1' : '22.4 ± 8.1 after 1');
  return [
    'match 1: over',
    `match 1: seat 0 is number ${ann} with -20 points`,
    `match 1: seat 1 is number ${ben} with -15 points`,
    'record + "0 c-pass"',
    'board 2 renewed, closed at line 28',
    'result 3 posted',
    'menu of Ann answered',
    'menu of Ben refreshed',
    `result of Ann (seat 0, "Ann") in ${GAME.id} here: number ${ann} of 2, -20 points`,
    `result of Ben (seat 1, "Ben") in ${GAME.id} here: number ${ben} of 2, -15 points`,
    ...['here', 'everywhere'].flatMap((scope) => [
      `rating of Ann in ${GAME.id} ${scope}: ${ratingOf(ann)}`,
      `rating of Ben in ${GAME.id} ${scope}: ${ratingOf(ben)}`,
    ]),
  ];
}

/** What Ben's last pass changes but the table itself, where after `listResult('Ben')` the next match went by in passes. */
export function listSecondResult(series: readonly string[] = []): readonly string[] {
  return [
    'match 2: over',
    'match 2: seat 0 is number 1 with -15 points',
    'match 2: seat 1 is number 2 with -20 points',
    'record of match 2 + "1 c-pass"',
    'board 4 renewed, closed at line 28',
    'result 5 posted of match 2',
    'menu of Ann refreshed',
    'menu of Ben answered',
    `result of Ann (seat 0, "Ann") in ${GAME.id} here: number 1 of 2, -15 points, -20 at best before`,
    `result of Ben (seat 1, "Ben") in ${GAME.id} here: number 2 of 2, -20 points, -15 at best before`,
    ...series,
    ...['here', 'everywhere'].flatMap((scope) => [
      `rating of Ann in ${GAME.id} ${scope}: 23.9 ± 7.9 after 2`,
      `rating of Ben in ${GAME.id} ${scope}: 26.1 ± 7.9 after 2`,
    ]),
  ];
}

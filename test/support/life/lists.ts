import { GAME } from '../table-harness.js';

/** Lists of changes that more than one test expects, at tables of the first game. */

interface Opening {
  /** The table's number. */
  readonly table: number;
  readonly host: string;
  /** The number of its message. */
  readonly lobby: number;
  readonly pace?: string;
  readonly games?: number;
  readonly seats?: number;
}

/** What is stored of a table that somebody who is known already has opened. */
export function listOpening({ table, host, lobby, pace = 'live', games = 1, seats = 5 }: Opening): readonly string[] {
  return [
    'server: here',
    'channel: here',
    `game: ${GAME.id}`,
    `pace: ${pace}`,
    'locale: en',
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

/** What Ann's last pass, after `untilLastMove(2)`, changes but the table itself: Ben has more points, so Ann wins only if he has left. */
export function listResult(winner: 'Ann' | 'Ben'): readonly string[] {
  const [ann, ben] = winner === 'Ann' ? [1, 2] : [2, 1];
  const ratingOf = (place: number) => (place === 1 ? '27.6 ± 8.1 after 1' : '22.4 ± 8.1 after 1');
  return [
    'match 1: over',
    `match 1: seat 0 is number ${ann} with -20 points`,
    `match 1: seat 1 is number ${ben} with -15 points`,
    'record + "0 c-pass"',
    'board 8 renewed, closed at line 28',
    'result 9 posted',
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

/** The same change of all boards from that number to another. */
export function listBoards(first: number, last: number, change: string): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, n) => `board ${first + n} ${change}`);
}

import type { Game, Locale } from '../../games/game.js';
import { GAMES, gameOf } from '../../games/registry.js';
import type { Leaderboard, Stored, TableRow } from '../../store/types.js';
import { TABLE_STATUSES } from '../../store/types.js';
import { liveWith } from '../../table/live.js';
import type { Live } from '../../table/types.js';
import { phrasesOf } from '../../text/phrases.js';
import { ORDERS, SCOPES } from '../ids.js';
import { boardMessage } from './board.js';
import type { Body } from './body.js';
import { chooseMessage } from './choose.js';
import { helpMessage, leaderboardMessage, rulesMessage, statsMessage } from './info.js';
import { lobbyMessage } from './lobby.js';
import { menuMessage } from './menu.js';
import { noticeMessage } from './notice.js';
import { resultMessage, voidMessage } from './result.js';
import { begun, further, postRow, seatRow, storedTable, tableRow } from './trial.js';

/** For tests: every message of the bot in one language, with full tables of people whose names are as long as can be. */
export function screensIn(locale: Locale, name: string): readonly Body[] {
  const about = [helpMessage(GAMES, locale), ...statsScreens(name, locale), ...noticeScreens(locale)];
  return [
    ...about,
    ...GAMES.flatMap((game) => [...openScreens(game, name, locale), ...playScreens(game, name, locale)]),
  ];
}

/** Of so many moments of a match one is shown. */
const EACH = 9;

function playScreens(game: Game, name: string, locale: Locale): readonly Body[] {
  const names = Array.from({ length: game.seats[1] }, () => name);
  const screens: Body[] = [];
  let live = speaking(begun(game, names), { locale });
  for (let n = 0; !live.over; n += 1) {
    if (n % EACH === 0) screens.push(...momentScreens(live, locale));
    live = further(live, (count) => (n * 7919 + 13) % count);
  }
  const other = { ...live, stored: { ...live.stored, match: { ...live.stored.match, id: 'othermatch12' } } };
  const ended = { ...live.stored, match: { ...live.stored.match, status: 'void' as const } };
  return [
    ...screens,
    ...momentScreens(live, locale),
    resultMessage(live, postRow('result')),
    voidMessage(ended, postRow('result'), live),
    ...(['game', 'version', 'record'] as const).map((unplayable) =>
      voidMessage(ended, postRow('result'), { unplayable }),
    ),
    chooseMessage([live, other], live.stored.seats[0]!.personId!, locale),
  ];
}

function momentScreens(live: Live, locale: Locale): readonly Body[] {
  const { seats, lines } = live.stored;
  const mentions = seats.map((row) => row.personId!);
  const late = { ...live, stored: { ...live.stored, seats: seats.map((row) => ({ ...row, away: true })) } };
  return [
    boardMessage(live, postRow('board', { mentions })),
    boardMessage(late, postRow('board')),
    boardMessage(speaking(live, { status: 'parked', dueAt: null }), postRow('board')),
    boardMessage(live, postRow('board', { until: lines.length })),
    ...seats.flatMap(({ seat }) => [
      menuMessage(live, seat, { locale }),
      menuMessage(live, seat, { locale, note: { key: 'table.note.stale' }, tapped: '0f' }),
    ]),
  ];
}

function openScreens(game: Game, name: string, locale: Locale): readonly Body[] {
  const seats = Array.from({ length: game.seats[1] }, (_, seat) =>
    seatRow(seat, name, seat === 1 ? { personId: null, level: 'hard' } : {}),
  );
  const lobby = (more: Partial<TableRow>, taken = seats.length): Stored =>
    storedTable(tableRow(game, { locale, ...more }), seats.slice(0, taken));
  const orders = ORDERS.flatMap((by) => SCOPES.map((scope) => ({ game, scope, by, page: 1 })));
  return [
    ...seats.map((_, taken) => lobbyMessage(lobby({}, taken + 1), game)),
    ...TABLE_STATUSES.map((status) => lobbyMessage(lobby({ status, reason: 'table.reason.ended' }), game)),
    ...game.rules.map((_, page) => rulesMessage(game, page, locale)),
    ...orders.flatMap((shown) => [
      leaderboardMessage(shown, leaders(name), locale),
      leaderboardMessage(shown, { lines: [], total: 0 }, locale),
    ]),
  ];
}

function leaders(name: string): Leaderboard {
  const lines = Array.from({ length: 10 }, (_, n) => ({
    rank: n + 11,
    personId: `${n}`,
    name,
    value: 1234.5 - n,
    matches: 1 + n * 999,
  }));
  return { lines, total: 100 };
}

function statsScreens(name: string, locale: Locale): readonly Body[] {
  const stats = GAMES.map((game, n) => ({
    game: game.id,
    matches: 1 + n,
    wins: n,
    average: 41.25,
    best: 99,
    rated: n,
    rating: { mu: 25, sigma: 3 },
  }));
  return [statsMessage(name, stats, gameOf, locale), statsMessage(name, [], gameOf, locale)];
}

/** Every short private sentence, with something for whatever it tells of. */
function noticeScreens(locale: Locale): readonly Body[] {
  const args = { least: 2, most: 6, count: 2, list: '1', language: '1' };
  const keys = [...phrasesOf(locale).keys()].filter((key) => /^(table|notice|settings)\./.test(key));
  return keys.map((key) => noticeMessage({ key, args }, locale));
}

function speaking(live: Live, table: Partial<TableRow>): Live {
  return liveWith({ ...live.stored, table: { ...live.stored.table, ...table } }, live.game, live.state);
}

/** Everything that can be read in a message. */
export function wordsOn(made: Body): readonly string[] {
  const parts = made.components.flatMap((row) => row.components);
  return [
    made.content,
    ...made.embeds.flatMap(({ title = '', description = '', footer, fields = [] }) => [
      title,
      description,
      footer?.text ?? '',
      ...fields.flatMap((field) => [field.name, field.value]),
    ]),
    ...parts.flatMap((part) => [
      ...('label' in part ? [part.label ?? ''] : []),
      ...('placeholder' in part ? [part.placeholder ?? ''] : []),
      ...('options' in part ? part.options.map(({ label }) => label) : []),
    ]),
  ];
}

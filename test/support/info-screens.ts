import { CHOOSINGS, ORDERS, SCOPES } from '../../src/discord/ids.js';
import { checkMessage } from '../../src/discord/message/check.js';
import { fairMessage, gameChoice, helpMessage } from '../../src/discord/message/help.js';
import type { Message } from '../../src/discord/message/message.js';
import { noticeMessage } from '../../src/discord/message/notice.js';
import { eraseMessage, privacyMessage } from '../../src/discord/message/privacy.js';
import { pagesOf, rulesMessage } from '../../src/discord/message/rules.js';
import { personMessage, serverMessage } from '../../src/discord/message/settings.js';
import { inviteOf } from '../../src/discord/permissions.js';
import type { Game, Locale } from '../../src/games/game.js';
import { GAMES, gameOf } from '../../src/games/registry.js';
import { SHEET_STYLES } from '../../src/settings/settings.js';
import type { Leaderboard } from '../../src/store/rankings.js';
import type { TableRow } from '../../src/store/rows.js';
import { TABLE_STATUSES } from '../../src/store/stored-values.js';
import type { Stored } from '../../src/store/types.js';
import type { CheckView } from '../../src/table/view/check.js';
import { phrasesOf } from '../../src/text/phrases.js';
import { voiceOf } from '../../src/text/say.js';
import { postRow, seatRow, storedTable, tableRow } from './message-fixtures.js';
import { showDice, showEnough, showLeaderboard, showLobby, showSharedLeaderboard, showStats } from './shown.js';
import { thrownRows } from './thrown.js';

/** For tests: every message that is about no game. */
export function infoScreens(name: string, locale: Locale): readonly Message[] {
  return [
    helpMessage(GAMES, (command) => `\`/${command}\``, locale),
    fairMessage((command) => `\`/${command}\``, locale),
    ...CHOOSINGS.map((what) => gameChoice(GAMES, what, locale)),
    ...statsScreens(name, locale),
    ...noticeScreens(locale),
    ...settingScreens(locale),
    ...checkScreens(locale),
    privacyMessage(locale),
    eraseMessage('1000000000000000000', locale),
  ];
}

const OUTCOMES: readonly CheckView['outcome'][] = [
  { kind: 'on' },
  { kind: 'unsealed' },
  { kind: 'unreadable' },
  ...[0, 1, 24].map((throws) => ({ kind: 'follows', throws, seal: 'f'.repeat(64) }) as const),
  { kind: 'differs', line: 17 },
];

/** Whatever comes of a check of dice. */
function checkScreens(locale: Locale): readonly Message[] {
  const game = GAMES[0]!;
  const checked = { match: 'matchmatch12', game: game.id, record: '' };
  const files = [{ name: 'record.txt' }, { name: 'page.html' }];
  return OUTCOMES.flatMap((outcome) =>
    [files, files.slice(0, 1), []].map((handed) => checkMessage({ ...checked, outcome }, game, locale, handed)),
  );
}

const ENOUGH = ['here', 'server', 'tables', 'channel', 'often'].map((what) => `open.refuse.${what}`);

/** For tests: every message about a game without a match: lobbies, rules, leaderboards and dice. */
export function openScreens(game: Game, name: string, locale: Locale): readonly Message[] {
  const seats = Array.from({ length: game.seats[1] }, (_, seat) =>
    seatRow(seat, name, seat === 1 ? { personId: null, level: 'hard' } : { word: name }),
  );
  const lobby = (more: Partial<TableRow>, taken = seats.length): Stored =>
    storedTable(tableRow(game, { locale, secret: 'f'.repeat(64), ...more }), seats.slice(0, taken));
  const orders = ORDERS.flatMap((by) => SCOPES.map((scope) => ({ game, scope, by, page: 1 })));
  return [
    ...seats.map((_, taken) => showLobby(lobby({}, taken + 1), game)),
    showLobby({ ...lobby({ status: 'playing', channelId: '900000000000000002' }), posts: [postRow('lobby')] }, game),
    ...TABLE_STATUSES.map((status) => showLobby(lobby({ status, reason: 'table.reason.ended' }), game)),
    ...pagesOf(game).flatMap((_, page) => SHEET_STYLES.map((look) => rulesMessage(game, page, locale, { look }))),
    ...ENOUGH.map((key) =>
      showEnough(
        {
          kind: 'enough',
          phrase: { key, args: { most: 5 } },
          open: TABLE_STATUSES.slice(0, 3).map((status) => lobby({ status })),
          again: 1_700_000_000_000,
        },
        gameOf,
        locale,
      ),
    ),
    ...diceScreens(game, locale),
    ...orders.flatMap((shown) => [
      showLeaderboard(shown, leaders(name), locale),
      showLeaderboard(shown, { lines: [], total: 0, own: null }, locale),
      showSharedLeaderboard(shown, leaders(name), locale),
    ]),
  ];
}

function leaders(name: string): Leaderboard {
  const lines = Array.from({ length: 10 }, (_, n) => ({
    rank: n + 11,
    personId: `${n}`,
    name: n === 9 ? null : name,
    account: n === 8 ? null : name,
    value: 1234.5 - n,
    matches: 1 + n * 999,
  }));
  return { lines, total: 100, own: { rank: 1, personId: 'own', value: 1300, matches: 7 } };
}

function statsScreens(name: string, locale: Locale): readonly Message[] {
  const stats = GAMES.map((game, n) => ({
    game: game.id,
    alone: n === 0 ? null : { matches: n, best: 99, average: 41.3 },
    matches: 1 + n,
    wins: n,
    average: 41.25,
    best: 99,
    rated: 9 + n,
    series: n,
    seriesWon: n,
    rating: { mu: 25, sigma: 3 },
    recent: Array.from({ length: 12 }, (_, at) => ({ points: 9 * at - 40, isWon: at % 2 === 0 })),
  }));
  const alone = { matches: 12, best: 99, average: 41.3 };
  const none = {
    matches: 0,
    wins: 0,
    average: 0,
    best: 0,
    rated: 0,
    series: 0,
    seriesWon: 0,
    rating: null,
    recent: [],
  };
  const lists = [stats, [{ game: GAMES[0]!.id, ...none, alone }], []];
  return SHEET_STYLES.flatMap((look) => lists.map((list) => showStats(name, list, locale, look)));
}

/** With nothing thrown, one die, few throws, and very many, of which none, one or all faces are out of line. */
function diceScreens(game: Game, locale: Locale): readonly Message[] {
  const counts: readonly Parameters<typeof thrownRows>[1][] = [
    () => 0,
    (die, face) => (die + face === 0 ? 1 : 0),
    () => 3,
    (die, face) => 100_000 + (die + face === 0 ? 9000 : 0),
    (_, face) => 100_000 * (face + 1),
  ];
  return counts.map((timesOf) => showDice(game, thrownRows(game, timesOf), locale));
}

/** With nothing set, and with everything. */
function settingScreens(locale: Locale): readonly Message[] {
  const channels = Array.from({ length: 25 }, (_, n) => `90000000000000000${n}`);
  const none = { locale: null, pace: null, channels: null, mentions: null, threads: null };
  const all = { locale, pace: 'slow', channels, mentions: false, threads: true } as const;
  return [
    serverMessage(none, { usual: locale, channels: [] }, locale),
    serverMessage(all, { usual: 'en', channels }, locale),
    personMessage({ locale: null, look: null, mentions: null }, locale, locale),
    personMessage({ locale, look: 'text', mentions: false }, 'en', locale),
  ];
}

/** Every short private sentence, with something for whatever it tells of. */
function noticeScreens(locale: Locale): readonly Message[] {
  const args = {
    least: 2,
    most: 6,
    count: 2,
    name: '1',
    list: '1',
    language: '1',
    game: '1',
    others: '1',
    seat: '1',
    votes: 1,
    needed: 2,
    games: 3,
    value: '1',
    usual: '1',
    channels: '1',
    match: '1',
    button: '1',
    someone: '1',
    thread: '1',
    where: '1',
    when: '1',
    why: '1',
    way: 'https://discord.com/channels/1/2/3',
    invite: inviteOf('1000000000000000000'),
  };
  const keys = [...phrasesOf(locale).keys()].filter((key) =>
    /^(table|notice|settings|leave|kick|end|take|privacy|series\.refuse|solo\.refuse|solo\.reason|leaderboard\.refuse|thread|opened|begin|word)\.|^verify\.unknown$/.test(
      key,
    ),
  );
  const list = permissionNames(locale);
  return [
    ...keys.map((key) => noticeMessage({ key, args }, locale)),
    ...['notice.permissions', 'notice.threadPermissions'].map((key) =>
      noticeMessage({ key, args: { count: 2, list } }, locale),
    ),
  ];
}

/** Every permission that may be missing. */
export function permissionNames(locale: Locale): string {
  const voice = voiceOf(locale);
  const keys = [...phrasesOf(locale).keys()].filter((key) => key.startsWith('permission.'));
  return voice.list(keys.map((key) => `**${voice.say({ key })}**`));
}

import type { Game, Locale } from '../../games/game.js';
import { GAMES, gameOf } from '../../games/registry.js';
import type { TableRow } from '../../store/rows.js';
import { GONE, LOOKS, TABLE_STATUSES } from '../../store/rows.js';
import type { Leaderboard, Stored } from '../../store/types.js';
import { kicking } from '../../table/kick.js';
import { leaving, leavingWhich } from '../../table/leave.js';
import { liveWith } from '../../table/live.js';
import { outside } from '../../table/outside.js';
import type { Live } from '../../table/types.js';
import { phrasesOf } from '../../text/phrases.js';
import { boardAlt, menuAlt } from '../../text/picture.js';
import { voiceOf } from '../../text/say.js';
import { ORDERS, SCOPES } from '../ids.js';
import { askMessage } from './ask.js';
import { boardMessage } from './board.js';
import type { Body } from './body.js';
import { chooseMessage } from './choose.js';

import { gamesMessage } from './games.js';
import { helpMessage, leaderboardMessage, statsMessage } from './info.js';

import { lobbyMessage } from './lobby.js';
import { menuMessage } from './menu.js';
import { noticeMessage } from './notice.js';
import { plainVoice } from './people.js';
import { eraseMessage, privacyMessage } from './privacy.js';
import { reminderMessage } from './reminder.js';
import { resultMessage, voidMessage } from './result.js';
import { pagesOf, rulesMessage } from './rules.js';
import { seriesScreens } from './series-screens.js';
import { personMessage, serverMessage } from './settings.js';
import { postRow, seatRow, storedTable, tableRow } from './trial.js';
import { type Moment, momentsOf } from './walk.js';

const made = new Map<string, readonly Body[]>();

/**
 * For tests: every message of the bot in one language, with full tables of people whose names are as long as can be.
 * They are made once only, as that takes seconds.
 */
export function screensIn(locale: Locale, name: string): readonly Body[] {
  const key = `${locale} ${name}`;
  const known = made.get(key) ?? makeScreens(locale, name);
  made.set(key, known);
  return known;
}

function makeScreens(locale: Locale, name: string): readonly Body[] {
  const about = [
    helpMessage(GAMES, locale),
    ...statsScreens(name, locale),
    ...noticeScreens(locale),
    ...settingScreens(locale),
    privacyMessage(locale),
    eraseMessage('1000000000000000000', locale),
  ];
  return [
    ...about,
    ...GAMES.flatMap((game) => [...openScreens(game, name, locale), ...playScreens(game, name, locale)]),
  ];
}

/** For tests: every text that stands for a picture, in the same moments. */
export function altsIn(locale: Locale, name: string): readonly string[] {
  return GAMES.flatMap((game) =>
    momentsOf(game, name).flatMap(({ live }) => {
      const voice = plainVoice(live.stored, locale);
      const menus = live.stored.seats.map(({ seat }) => menuAlt(game.view(live.state, seat), seat, voice));
      return [boardAlt(game.view(live.state, null), voice), ...menus];
    }),
  );
}

function playScreens(game: Game, name: string, locale: Locale): readonly Body[] {
  const moments = momentsOf(game, name).map(({ live, taps }) => ({ live: speaking(live, { locale }), taps }));
  const { live: begins } = moments[1]!;
  const { live } = moments.find((each) => each.live.over)!;
  const ended = { ...live.stored, match: { ...live.stored.match, status: 'void' as const } };
  const reason = { status: 'void', reason: 'table.reason.ended' } as const;
  return [
    ...moments.flatMap((moment) => momentScreens(moment, locale)),
    menuMessage(speaking(begins, reason), 0, { locale }),
    voidMessage(ended, postRow('result'), live),
    voidMessage(ended, postRow('result'), live, 'picture'),
    ...(['game', 'version', 'record'] as const).map((unplayable) =>
      voidMessage(ended, postRow('result'), { unplayable }),
    ),
    chooseMessage([begins, otherThan(live)], live.stored.seats[0]!.personId!, locale),
  ];
}

function otherThan(live: Live): Live {
  return { ...live, stored: { ...live.stored, match: { ...live.stored.match, id: 'othermatch12' } } };
}

function momentScreens({ live, taps }: Moment, locale: Locale): readonly Body[] {
  const { seats, lines } = live.stored;
  const mentions = seats.map((row) => row.personId!);
  const gone = seats.map((row, seat) => ({
    ...row,
    gone: GONE[seat % GONE.length]!,
    ...(seat % 2 === 1 && { deputyId: `2${row.personId}`, deputyName: row.name }),
  }));
  const left = { ...live, stored: { ...live.stored, seats: gone } };
  const voted = { ...live, stored: { ...live.stored, seats: seats.map((row) => ({ ...row, votes: mentions })) } };
  const late = { ...live, stored: { ...live.stored, seats: seats.map((row) => ({ ...row, away: true })) } };
  return [
    boardMessage(live, postRow('board', { mentions })),
    boardMessage(live, postRow('board', { mentions }), 'picture'),
    boardMessage(late, postRow('board')),
    boardMessage(late, postRow('board'), 'picture'),
    ...gamesScreens(live, left, locale),
    ...seriesScreens(live, gone, locale),
    reminderMessage(live, postRow('reminder', { mentions })),
    reminderMessage(live, postRow('reminder', { mentions, until: lines.length })),
    boardMessage(left, postRow('board')),
    boardMessage(voted, postRow('board')),
    ...(live.over
      ? [
          resultMessage(live, postRow('result')),
          resultMessage(left, postRow('result')),
          resultMessage(left, postRow('result'), 'picture'),
        ]
      : []),
    ...namelessScreens(live, locale),
    menuMessage(left, 1, { locale }),
    ...seats.flatMap(({ personId }) => askScreens(left, personId!, locale)),
    boardMessage(speaking(live, { status: 'parked', dueAt: null }), postRow('board')),
    ...pausedScreens(live, locale),
    boardMessage(live, postRow('board', { until: lines.length })),
    ...seats.flatMap(({ seat }) => [
      menuMessage(live, seat, { locale }),
      menuMessage(live, seat, { locale, look: 'picture' }),
      menuMessage(live, seat, { locale, note: { key: 'table.note.stale' } }),
    ]),
    ...taps.map(({ seat, tapped }) => menuMessage(live, seat, { locale, tapped })),
  ];
}

/** Where people had their data erased: who plays for them, or nobody does. */
function namelessScreens({ game, state, stored }: Live, locale: Locale): readonly Body[] {
  const erased = { personId: null, name: '' };
  const [first, second, ...others] = stored.seats;
  const seats = [
    { ...first!, ...erased, gone: 'left' as const },
    { ...second!, gone: 'absent' as const, deputyName: '' },
    ...others.map((row) => ({ ...row, ...erased })),
  ];
  const nameless = liveWith({ ...stored, seats }, game, state);
  return [
    boardMessage(nameless, postRow('board')),
    ...(nameless.over ? LOOKS.map((look) => resultMessage(nameless, postRow('result'), look)) : []),
    ...askScreens(nameless, second!.personId!, locale),
  ];
}

/** While its channel takes no posts. */
function pausedScreens(live: Live, locale: Locale): readonly Body[] {
  const stopped = speaking(live, { paused: 1, dueAt: 2 });
  const notes = [{ key: 'pause.missing', args: { count: 2, list: permissionsIn(locale) } }, { key: 'pause.locked' }];
  return [
    boardMessage(stopped, postRow('board')),
    ...notes.map((note) => menuMessage(stopped, 0, { locale, note })),
    gamesMessage([stopped.stored], live.stored.seats[0]!.personId!, GAMES, locale),
  ];
}

/** Somebody's tables: more than are told of, one table, one of which they are gone, and none; and one where somebody plays for them. */
function gamesScreens(live: Live, left: Live, locale: Locale): readonly Body[] {
  const { stored } = live;
  const personId = stored.seats[0]!.personId!;
  const board = postRow('board', { messageId: '111111111111111111' });
  const lobby = storedTable(tableRow(live.game, { locale }), stored.seats);
  const shown = { ...stored, posts: [board] };
  const parked = speaking(live, { status: 'parked', dueAt: null }).stored;
  const lists = [[], [lobby], [shown, parked, lobby, left.stored], Array.from({ length: 30 }, () => shown)];
  return [
    ...lists.map((list) => gamesMessage(list.map(numbered), personId, GAMES, locale)),
    gamesMessage([left.stored], stored.seats[1]!.personId!, GAMES, locale),
  ];
}

/** As if it were another match: no two buttons are alike. */
function numbered(stored: Stored, n: number): Stored {
  return stored.match === null ? stored : { ...stored, match: { ...stored.match, id: `match${n}` } };
}

/** What somebody is asked or offered who leaves, or has left. */
function askScreens(left: Live, personId: string, locale: Locale): readonly Body[] {
  const told = [
    outside(left, personId),
    leaving(left, `2${personId}`),
    leavingWhich([left], personId),
    kicking(left, { person: { id: personId }, moderator: true }, null),
  ];
  return told.flatMap((each) => (each.kind === 'ask' ? [askMessage(each, locale)] : []));
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
    ...pagesOf(game).flatMap((_, page) => LOOKS.map((look) => rulesMessage(game, page, locale, look))),
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
    series: n,
    seriesWon: n,
    rating: { mu: 25, sigma: 3 },
  }));
  return [statsMessage(name, stats, gameOf, locale), statsMessage(name, [], gameOf, locale)];
}

/** With nothing set, and with everything. */
function settingScreens(locale: Locale): readonly Body[] {
  const channels = Array.from({ length: 25 }, (_, n) => `90000000000000000${n}`);
  const none = { locale: null, pace: null, channels: null, mentions: null, threads: null };
  const all = { locale, pace: 'slow', channels, mentions: false, threads: true } as const;
  return [
    serverMessage(none, { usual: locale, channels: [] }, locale),
    serverMessage(all, { usual: 'en', channels }, locale),
    personMessage({ locale: null, look: null }, locale, locale),
    personMessage({ locale, look: 'text' }, 'en', locale),
  ];
}

/** Every short private sentence, with something for whatever it tells of. */
function noticeScreens(locale: Locale): readonly Body[] {
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
    value: '1',
    usual: '1',
    channels: '1',
    someone: '1',
    thread: '1',
  };
  const keys = [...phrasesOf(locale).keys()].filter((key) =>
    /^(table|notice|settings|leave|kick|take|privacy|series\.refuse|thread)\./.test(key),
  );
  const list = permissionsIn(locale);
  return [
    ...keys.map((key) => noticeMessage({ key, args }, locale)),
    ...['notice.permissions', 'notice.threadPermissions'].map((key) =>
      noticeMessage({ key, args: { count: 2, list } }, locale),
    ),
  ];
}

/** Every permission that may be missing. */
function permissionsIn(locale: Locale): string {
  const voice = voiceOf(locale);
  const keys = [...phrasesOf(locale).keys()].filter((key) => key.startsWith('permission.'));
  return voice.list(keys.map((key) => `**${voice.say({ key })}**`));
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

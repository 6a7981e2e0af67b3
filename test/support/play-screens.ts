import type { Message } from '../../src/discord/message/message.js';
import type { Game, Locale } from '../../src/games/game.js';
import { GAMES, gameOf } from '../../src/games/registry.js';
import { SHEET_STYLES } from '../../src/settings/settings.js';
import type { TableRow } from '../../src/store/rows.js';
import { GONE } from '../../src/store/stored-values.js';
import type { Stored } from '../../src/store/types.js';
import { askKick } from '../../src/table/kick.js';
import { askLeave } from '../../src/table/leave.js';
import { askOust } from '../../src/table/lobby.js';
import { toActiveMatch } from '../../src/table/match.js';
import { tellNotSeated } from '../../src/table/replies.js';
import type { ActiveMatch, Choice, Listing, Press } from '../../src/table/types.js';
import { permissionNames } from './info-screens.js';
import { postRow, storedTable, tableRow } from './message-fixtures.js';
import { scenarioOf } from './scenario.js';
import { seriesScreens } from './series-screens.js';
import {
  showAsk,
  showBoard,
  showGames,
  showMenu,
  showResult,
  showThrows,
  showUndone,
  showVoid,
  showWhich,
} from './shown.js';

/** For tests: every message about a match of a game, in all its moments, whatever became of its table. */
export function playScreens(game: Game, name: string, locale: Locale): readonly Message[] {
  const moments = scenarioOf(game, name).map((live) => speaking(live, { locale }));
  const begins = moments[1]!;
  const live = moments.find((each) => each.over)!;
  const ended = { ...live.stored, match: { ...live.stored.match, status: 'void' as const } };
  const reason = { status: 'void', reason: 'table.reason.ended' } as const;
  return [
    ...moments.flatMap((moment) => momentScreens(moment, locale)),
    showMenu(speaking(begins, reason), 0, { locale }),
    showVoid(ended, postRow('result'), live),
    showVoid(ended, postRow('result'), live, 'picture'),
    ...(['game', 'version', 'record'] as const).map((unplayable) => showVoid(ended, postRow('result'), { unplayable })),
    showUndone(live.stored, locale),
    ...whichScreens([begins.stored, otherThan(live).stored], live.stored.seats[0]!.personId!, locale),
  ];
}

function otherThan(live: ActiveMatch): ActiveMatch {
  return { ...live, stored: { ...live.stored, match: { ...live.stored.match, id: 'othermatch12' } } };
}

function momentScreens(live: ActiveMatch, locale: Locale): readonly Message[] {
  const { seats, lines } = live.stored;
  const mentions = seats.map((row) => row.personId!);
  const gone = seats.map((row, seat) => ({
    ...row,
    gone: GONE[seat % GONE.length]!,
    since: lines.length,
    ...(seat % 2 === 1 && { deputyId: `2${row.personId}`, deputyName: row.name }),
  }));
  const left = { ...live, stored: { ...live.stored, seats: gone } };
  const votes = mentions.flatMap((by) => mentions.map((against) => ({ by, against })));
  const ending = seats.map((row) => ({ ...row, ending: true }));
  const voted = {
    ...live,
    stored: { ...live.stored, seats: ending, table: { ...live.stored.table, votes } },
  };
  const idle = { ...live, stored: { ...live.stored, match: { ...live.stored.match, played: [], removed: true } } };
  const played = { ...live, stored: { ...live.stored, seats: seats.map((row) => ({ ...row, away: row.seat > 0 })) } };
  const late = { ...live, stored: { ...live.stored, seats: seats.map((row) => ({ ...row, away: true })) } };
  return [
    showBoard(live, postRow('board', { mentions })),
    showBoard(live, postRow('board', { mentions }), 'picture'),
    showBoard(late, postRow('board')),
    showBoard(late, postRow('board'), 'picture'),
    showBoard(played, postRow('board')),
    showMenu(played, 1, { locale }),
    showMenu(played, 1, { locale, look: 'picture' }),
    ...gamesScreens(live, left, locale),
    ...seriesScreens(live, gone, locale),
    showBoard(left, postRow('board')),
    showBoard(voted, postRow('board')),
    ...(live.over
      ? [
          showResult(live, postRow('result')),
          ...SHEET_STYLES.map((look) => showResult(rated(live), postRow('result'), look)),
          showResult(left, postRow('result')),
          showResult(left, postRow('result'), 'picture'),
          showResult(idle, postRow('result')),
          showResult(byBots(played), postRow('result')),
        ]
      : []),
    ...namelessScreens(live, locale),
    showMenu(left, 1, { locale }),
    showMenu(left, 1, { locale, look: 'picture' }),
    ...seats.flatMap(({ personId }) => askScreens(left, personId!, locale)),
    showBoard(speaking(live, { status: 'parked', dueAt: null }), postRow('board')),
    ...pausedScreens(live, locale),
    showBoard(live, postRow('board', { until: lines.length })),
    showThrows(live, locale),
    ...seats.flatMap(({ seat }) => [
      showMenu(live, seat, { locale }),
      showMenu(live, seat, { locale, look: 'picture' }),
      showMenu(live, seat, { locale, note: { key: 'table.note.stale' } }),
    ]),
    ...sureScreens(live, locale),
    ...inheritedScreens(live, locale),
  ];
}

/** The same where it counted for everybody's rating, and nobody has ever had as many points. */
function rated(live: ActiveMatch): ActiveMatch {
  const results = live.stored.seats.map(({ seat }) => {
    return { seat, ratingBefore: 1240, ratingAfter: 1262, bestBefore: -100 };
  });
  return { ...live, stored: { ...live.stored, results } };
}

/** The same where bots have given all the answers, though everybody counts as somebody who has played. */
function byBots({ stored, ...live }: ActiveMatch): ActiveMatch {
  const lines = stored.lines.map((line) => ({ ...line, giver: 'opponent' as const }));
  const match = { ...stored.match, played: stored.seats.map(({ seat }) => seat) };
  return { ...live, stored: { ...stored, lines, match } };
}

/** The questions that a pass which costs something asks first. */
function sureScreens(live: ActiveMatch, locale: Locale): readonly Message[] {
  return live.stored.seats.flatMap(({ seat }) =>
    live.game
      .menu(live.state, seat)
      .rows.flat()
      .flatMap((control) =>
        control.kind === 'play' && control.tone === 'costly'
          ? [showMenu(live, seat, { locale, tapped: control.move })]
          : [],
      ),
  );
}

/** The menus of those who came to a seat after it had answered. */
function inheritedScreens({ game, state, stored }: ActiveMatch, locale: Locale): readonly Message[] {
  const seats = stored.seats.map((row) => ({ ...row, since: stored.lines.length }));
  const taken = toActiveMatch({ ...stored, seats }, game, state);
  const answered = seats.filter(({ seat }) => game.pendingMove(state, seat) !== null);
  return answered.map(({ seat }) => showMenu(taken, seat, { locale }));
}

/** Where people had their data erased: who plays for them, or nobody does. */
function namelessScreens({ game, state, stored }: ActiveMatch, locale: Locale): readonly Message[] {
  const erased = { personId: null, name: '' };
  const [first, second, ...others] = stored.seats;
  const seats = [
    { ...first!, ...erased, gone: 'left' as const },
    { ...second!, gone: 'absent' as const, deputyName: '' },
    ...others.map((row) => ({ ...row, ...erased })),
  ];
  const nameless = toActiveMatch({ ...stored, seats }, game, state);
  return [
    showBoard(nameless, postRow('board')),
    ...(nameless.over ? SHEET_STYLES.map((look) => showResult(nameless, postRow('result'), look)) : []),
    ...askScreens(nameless, second!.personId!, locale),
  ];
}

/** While its channel takes no posts. */
function pausedScreens(live: ActiveMatch, locale: Locale): readonly Message[] {
  const stopped = speaking(live, { paused: 1, dueAt: 2 });
  const notes = [
    { key: 'pause.missing', args: { count: 2, list: permissionNames(locale) } },
    { key: 'pause.locked' },
    { key: 'pause.blocked' },
    { key: 'pause.refused' },
  ];
  return [
    showBoard(stopped, postRow('board')),
    ...notes.map((note) => showMenu(stopped, 0, { locale, note })),
    showGames([stopped.stored], live.stored.seats[0]!.personId!, GAMES, locale),
  ];
}

/** Somebody's tables: more than are told of, one table, one of which they are gone, and none; and one where somebody plays for them. */
function gamesScreens(live: ActiveMatch, left: ActiveMatch, locale: Locale): readonly Message[] {
  const { stored } = live;
  const personId = stored.seats[0]!.personId!;
  const board = postRow('board', { messageId: '111111111111111111' });
  const lobby = storedTable(tableRow(live.game, { locale }), stored.seats);
  const shown = { ...stored, posts: [board] };
  const parked = speaking(live, { status: 'parked', dueAt: null }).stored;
  const lists = [[], [lobby], [shown, parked, lobby, left.stored], Array.from({ length: 30 }, () => shown)];
  return [
    ...lists.map((list) => showGames(list.map(numbered), personId, GAMES, locale)),
    showGames([left.stored], stored.seats[1]!.personId!, GAMES, locale),
  ];
}

/** As if it were another match: no two buttons are alike. */
function numbered(stored: Stored, n: number): Stored {
  return stored.match === null ? stored : { ...stored, match: { ...stored.match, id: `match${n}` } };
}

/** What somebody is asked at several tables, one of them a lobby: by each command which of them is meant, and whom it is about. */
function whichScreens(begun: readonly Stored[], personId: string, locale: Locale): readonly Message[] {
  const lobby = { ...begun[0]!, table: { ...begun[0]!.table, id: 'lobbylobby12', status: 'lobby' as const } };
  const notes: readonly Choice['note'][] = ['awaited', 'pardon', null];
  const tables = [...begun, lobby].map(
    (stored, n): Choice => ({ stored, action: { kind: 'ending', table: `table${n}` }, note: notes[n]! }),
  );
  const many = Array.from({ length: 30 }, (_, n): Choice => {
    return { stored: begun[0]!, action: { kind: 'ending', table: `table${n}` }, note: null };
  });
  const listings: readonly Listing[] = [
    ...(['sheet', 'leave', 'end', 'kick'] as const).map((of) => ({ of, game: lobby.table.game, person: null })),
    { of: 'kick', game: lobby.table.game, person: personId },
  ];
  const asked = askOust(lobby, moderator(personId), null);
  return [
    ...listings.map((listing) => showWhich({ kind: 'which', listing, tables, personId, page: 0 }, locale, gameOf)),
    showWhich({ kind: 'which', listing: listings[0]!, tables: many, personId, page: 1 }, locale, gameOf),
    ...(asked.kind === 'ask' ? [showAsk(asked, locale, gameOf)] : []),
  ];
}

function moderator(personId: string): Press {
  const person = { id: personId, name: '', globalName: '' };
  return { id: '1', person, guildId: '2', channelId: '3', at: 0, token: '', until: 0, moderator: true };
}

/** What somebody is asked or offered who leaves, or has left. */
function askScreens(left: ActiveMatch, personId: string, locale: Locale): readonly Message[] {
  const screens = [
    tellNotSeated(left, personId),
    askLeave(left, `2${personId}`),
    askKick(left, { person: { id: personId }, moderator: true }, null),
  ];
  return screens.flatMap((each) => (each.kind === 'ask' ? [showAsk(each, locale, gameOf)] : []));
}

function speaking(live: ActiveMatch, table: Partial<TableRow>): ActiveMatch {
  return toActiveMatch({ ...live.stored, table: { ...live.stored.table, ...table } }, live.game, live.state);
}

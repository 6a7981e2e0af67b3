import type { Message } from '../../src/discord/message/message.js';
import { type Game, type Locale, SOLO } from '../../src/games/game.js';
import { GAMES, gameOf } from '../../src/games/registry.js';
import { SHEET_STYLES } from '../../src/settings/settings.js';
import { askEnd } from '../../src/table/end.js';
import { askLeave } from '../../src/table/leave.js';
import { toActiveMatch } from '../../src/table/match.js';
import type { ActiveMatch } from '../../src/table/types.js';
import { postRow, seatRow, storedTable, tableRow, withSeals } from './message-fixtures.js';
import { soloScenario } from './scenario.js';
import { showAsk, showBoard, showGames, showLobby, showMenu, showResult, showVoid } from './shown.js';

/** For tests: every message about a match that somebody plays alone, from its lobby to its result. */
export function soloScreens(game: Game, name: string, locale: Locale): readonly Message[] {
  return [
    ...lobbyScreens(game, name, locale),
    ...soloScenario(game, name).flatMap((live) => momentScreens(inLocale(withSeals(live, name), locale), locale)),
  ];
}

/** With one seat, and with more where one person may play alone. */
function lobbyScreens(game: Game, name: string, locale: Locale): readonly Message[] {
  const seats = [seatRow(0, name)];
  const bots = [...seats, seatRow(1, name, { personId: null, level: 'hard' })];
  return [
    ...(['lobby', 'playing', 'over', 'cancelled', 'expired'] as const).map((status) =>
      showLobby(storedTable(tableRow(game, { locale, status, maxSeats: SOLO }), seats), game),
    ),
    ...[seats, bots].map((all) => showLobby(storedTable(tableRow(game, { locale }), all), game)),
  ];
}

function momentScreens(live: ActiveMatch, locale: Locale): readonly Message[] {
  const person = live.stored.seats[0]!.personId!;
  const reason = { status: 'void', reason: 'solo.reason' } as const;
  const ended = { ...live.stored, match: { ...live.stored.match, status: 'void' as const } };
  const stopped = { ...ended, table: { ...ended.table, ...reason } };
  const asks = [askLeave(live, person), askEnd(live.stored, { person: { id: person }, moderator: false })];
  return [
    ...SHEET_STYLES.flatMap((look) => [
      showBoard(live, postRow('board'), look),
      showMenu(live, 0, { locale, look }),
      showVoid(stopped, postRow('result'), live, look),
    ]),
    showGames([live.stored], person, GAMES, locale),
    ...asks.flatMap((each) => (each.kind === 'ask' ? [showAsk(each, locale, gameOf)] : [])),
    ...(live.over ? SHEET_STYLES.flatMap((look) => resultScreens(live, look)) : []),
  ];
}

/** Of somebody's first match, of a better one than before, and of somebody who is not known any more. */
function resultScreens(live: ActiveMatch, look: (typeof SHEET_STYLES)[number]): readonly Message[] {
  const results = [{ seat: 0, ratingBefore: null, ratingAfter: null, bestBefore: -100 }];
  const figures = [{ matches: 1, best: 12, average: 12 }, { matches: 999, best: 212, average: 101.7 }, null];
  return figures.map((alone) =>
    showResult(
      { ...live, stored: { ...live.stored, alone, results: alone === null ? [] : results } },
      postRow('result'),
      look,
    ),
  );
}

/** In that language; whoever plays alone has answered in person. */
function inLocale({ game, state, stored }: ActiveMatch, locale: Locale): ActiveMatch {
  const match = { ...stored.match, played: [0] };
  return toActiveMatch({ ...stored, match, table: { ...stored.table, locale } }, game, state);
}

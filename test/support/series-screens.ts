import type { Message } from '../../src/discord/message/message.js';
import type { Locale } from '../../src/games/game.js';
import { GAMES } from '../../src/games/registry.js';
import { toActiveMatch } from '../../src/table/match.js';
import { MOST_GAMES } from '../../src/table/pace.js';
import { finalStanding } from '../../src/table/results.js';
import type { ActiveMatch } from '../../src/table/types.js';
import { postRow, withSeals } from './message-fixtures.js';
import { showBoard, showGames, showKept, showLobby, showMenu, showResult, showVoid } from './shown.js';

/** For tests: that match as the first, a middle one and the last one of the longest series, everybody with many points. */
export function seriesOn(
  live: ActiveMatch,
  number: number,
  table: Partial<ActiveMatch['stored']['table']> = {},
): ActiveMatch {
  const { match, seats } = live.stored;
  const finish = seats.map((_, seat) => ({ place: 1 + (seat % 3), points: 100 + seat }));
  const over = { ...match, status: 'over' as const };
  const last = live.over ? { ...over, finish: finalStanding(live) } : match;
  const matches = Array.from({ length: number }, (_, n) =>
    n < number - 1 ? { ...over, id: `match${n}`, finish } : last,
  );
  const on = {
    ...live.stored,
    match: matches.at(-1)!,
    matches,
    table: { ...live.stored.table, games: MOST_GAMES, ...table },
  };
  return toActiveMatch(on, live.game, live.state);
}

/** For tests: every message of a series, in that moment of one of its matches; `gone` are its seats after all have left. */
export function seriesScreens(
  unsealed: ActiveMatch,
  gone: ActiveMatch['stored']['seats'],
  locale: Locale,
): readonly Message[] {
  const live = withSeals(unsealed, unsealed.stored.seats[0]!.name);
  const going = seriesOn(live, 3, { locale, status: 'playing', dueAt: 1_700_000_060_000 });
  const first = seriesOn(live, 1, { locale, status: 'playing' });
  const last = seriesOn(live, MOST_GAMES, { locale, status: 'over', dueAt: null });
  const parked = seriesOn(live, 3, { locale, status: 'parked', dueAt: null });
  const closed = seriesOn(live, 3, { locale, status: 'void', reason: 'table.reason.ended', dueAt: null });
  const left = { ...last, stored: { ...last.stored, seats: gone } };
  if (!live.over)
    return [first, going].flatMap((each) => [
      showBoard(each, postRow('board')),
      showBoard(each, postRow('board'), 'picture'),
      showVoid(each.stored, postRow('result'), each),
      showLobby({ ...each.stored, table: { ...each.stored.table, status: 'lobby' } }, each.game),
    ]);
  return [first, going, last, parked, closed, left].flatMap((each) => [
    showResult(each, postRow('result')),
    showResult(each, postRow('result'), 'picture'),
    showKept(each, postRow('result')),
    showMenu(each, 0, { locale }),
    showGames([each.stored], each.stored.seats[0]!.personId!, GAMES, locale),
  ]);
}

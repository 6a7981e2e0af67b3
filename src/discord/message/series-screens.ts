import type { Locale } from '../../games/game.js';
import { GAMES } from '../../games/registry.js';
import { toActiveMatch } from '../../table/match.js';
import { MOST_GAMES } from '../../table/pace.js';
import type { ActiveMatch } from '../../table/types.js';
import { boardMessage } from './board.js';
import type { Body } from './body.js';
import { gamesMessage } from './games.js';
import { lobbyMessage } from './lobby.js';
import { menuMessage } from './menu.js';
import { resultMessage, voidMessage } from './result.js';
import { postRow } from './trial.js';

/** For tests: that match as the first, a middle one and the last one of the longest series, everybody with many points. */
export function seriesOn(
  live: ActiveMatch,
  number: number,
  table: Partial<ActiveMatch['stored']['table']> = {},
): ActiveMatch {
  const { match, seats } = live.stored;
  const finish = seats.map((_, seat) => ({ place: 1 + (seat % 3), points: 100 + seat }));
  const matches = Array.from({ length: number }, (_, n) =>
    n < number - 1 || live.over
      ? { ...match, id: n < number - 1 ? `match${n}` : match.id, status: 'over' as const, finish }
      : match,
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
  live: ActiveMatch,
  gone: ActiveMatch['stored']['seats'],
  locale: Locale,
): readonly Body[] {
  const going = seriesOn(live, 3, { locale, status: 'playing', dueAt: 1_700_000_060_000 });
  const first = seriesOn(live, 1, { locale, status: 'playing' });
  const last = seriesOn(live, MOST_GAMES, { locale, status: 'over', dueAt: null });
  const parked = seriesOn(live, 3, { locale, status: 'parked', dueAt: null });
  const closed = seriesOn(live, 3, { locale, status: 'void', reason: 'table.reason.ended', dueAt: null });
  const left = { ...last, stored: { ...last.stored, seats: gone } };
  if (!live.over)
    return [first, going].flatMap((each) => [
      boardMessage(each, postRow('board')),
      boardMessage(each, postRow('board'), 'picture'),
      voidMessage(each.stored, postRow('result'), each),
      lobbyMessage({ ...each.stored, table: { ...each.stored.table, status: 'lobby' } }, each.game),
    ]);
  return [first, going, last, parked, closed, left].flatMap((each) => [
    resultMessage(each, postRow('result')),
    resultMessage(each, postRow('result'), 'picture'),
    menuMessage(each, 0, { locale }),
    gamesMessage([each.stored], each.stored.seats[0]!.personId!, GAMES, locale),
  ]);
}

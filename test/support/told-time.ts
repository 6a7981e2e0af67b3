import type { Store } from '../../src/store/interface.js';
import type { Change, Stored } from '../../src/store/types.js';
import { currentBoard } from '../../src/table/announce.js';
import { currentPosts } from '../../src/table/clock.js';
import { isBetween } from '../../src/table/match.js';
import { runningUntil } from '../../src/table/view/table.js';

/** People notice a change of the time that is left by more than this part of it. */
const NOTICED = 0.05;

/** By which messages people are not told of a new time that a decision gives them while the match goes on; []: by none. */
export function untoldTime(stored: Stored, change: Change, at: number): readonly ('board' | 'menus')[] {
  const table = { ...stored.table, ...change.table };
  const goesOn = [stored.table, table].every(({ status }) => status === 'playing' || status === 'parked');
  const [told, due] = [runningUntil(stored.table), runningUntil(table)];
  // Where no time is told any more, or for the first time, the table has been parked, paused, or goes on.
  const isNoticed =
    told === null || due === null ? told !== due : Math.abs(due - told) > NOTICED * Math.max(0, due - at);
  if (!goesOn || !isNoticed) return [];
  const { renew = [], posts = [] } = change;
  const isEdited = currentPosts(stored).some(({ id }) => renew.some((each) => each.id === id));
  const isOnItsWay = stored.posts.some((post) => post.sent < post.wanted);
  const board = currentBoard(stored);
  // By a message of its own a board brings the menus along.
  const isNew =
    posts.some(({ kind }) => kind === 'board') ||
    (!isBetween(stored) && board !== undefined && board.messageId === null) ||
    renew.some(({ id, anew }) => id === board?.id && anew === true);
  return [
    ...(posts.length > 0 || isEdited || isOnItsWay ? [] : (['board'] as const)),
    ...(isNew || change.refreshMenus === true ? [] : (['menus'] as const)),
  ];
}

/** The same store, on which no decision may leave people with an old time. */
export function tellingTime(store: Store): Store {
  return {
    ...store,
    update: (where, by, at, decide) =>
      store.update(where, by, at, (stored) => {
        const decided = decide(stored);
        const untold = untoldTime(stored, decided, at);
        if (untold.length > 0)
          throw new Error(`the ${untold.join(' and the ')} of ${stored.table.id} told an old time`);
        return decided;
      }),
  };
}

import type { OpenMenu } from '../store/rows.js';
import type { MenuBefore, MenuReach, OldMenu } from '../store/stored-values.js';
import type { NewMenu, Stored } from '../store/types.js';
import { currentBoard, isLater } from './announce.js';
import type { ActiveMatch, Press } from './types.js';

/** What reaches a menu for less than so many milliseconds is of no use any more where there is something newer. */
const LASTING = 5 * 60_000;

/**
 * The presser's menu of a match from now on: the private message that they pressed, or the one that they are answered with.
 * Where that is another one than before, the one before is taken away, so that there is one menu a person and match.
 */
export function menuOf(press: Press, { stored }: ActiveMatch): NewMenu {
  const { id, person, token, until, at, channelId, locale, on = null } = press;
  const before = stored.menus.find(({ personId }) => personId === person.id);
  const message = on?.message ?? id;
  const isSame = before !== undefined && isOn(before, on);
  const older = before === undefined ? [] : isSame ? before.old : olderOf(before, at);
  // One that was pressed before it could be taken away stays.
  const isPressed = ({ is = [] }: OldMenu): boolean =>
    on !== null && (is.includes(on.message) || is.includes(on.origin));
  const old = older.filter((each) => !isPressed(each));
  const stays = older.filter(isPressed);
  const elsewhere = channelId !== stored.table.channelId;
  const reach = before === undefined ? null : isSame ? reachOf(before, at) : reachOfOther(before, at);
  const earlier = reach === null || stays.length === 0 ? reach : { ...reach, old: stays };
  const isUnsettled = old.length > 0 || !isBeneath({ message, elsewhere }, stored);
  return {
    ...{ matchId: stored.match.id, personId: person.id, token, until, locale: locale ?? null },
    ...{ message, press: id, elsewhere, old, earlier },
    ...(isUnsettled && { isUnsettled }),
  };
}

/** Whether a menu stands where it is seen: beneath the board that the match is played by, if that is in the same channel. */
export function isBeneath(
  { message, elsewhere }: Pick<OpenMenu, 'message' | 'elsewhere'>,
  stored: Pick<Stored, 'posts'>,
): boolean {
  const board = currentBoard(stored)?.messageId ?? null;
  return elsewhere || board === null || isLater(message, board);
}

/** Whether that is the message of the menu. Where nothing is known of it, it is: there was no other. */
function isOn({ message, press }: OpenMenu, on: NonNullable<Press['on']> | null): boolean {
  if (on === null) return false;
  return message === '' || message === on.message || message === on.origin || (press !== '' && press === on.origin);
}

/** What reaches the message of a menu whatever becomes of the presses on it that have not shown yet whether they were answered. */
function reachOf(menu: OpenMenu, at: number): MenuReach | null {
  const { token, until, reached, elsewhere, locale, earlier } = menu;
  // Who presses on it has seen it: where it has taken the place of another one, and was not there before, nothing leads back to that.
  const isOwn = earlier !== null && (earlier.message === undefined || earlier.old !== undefined);
  if (isOwn && earlier.until > at + LASTING) return earlier;
  return reached === null || until <= at ? null : { token, until, reached, elsewhere, locale };
}

/** The same where another message is to take its place: it is the menu still if that one never arrives. */
function reachOfOther(menu: OpenMenu, at: number): MenuReach | null {
  const { message, earlier } = menu;
  const known = earlier !== null && earlier.until > at ? earlier : reachOf(menu, at);
  if (known === null || message === '') return null;
  const { old: _, ...reach } = known;
  return { message, ...reach };
}

/** A menu as it was before the last press, if that was never answered; null: nothing is known of that. */
export function beforePress(menu: OpenMenu, at: number): MenuBefore | null {
  const { message, elsewhere, locale, earlier, old } = menu;
  if (earlier === null || earlier.until <= at) return null;
  const before = { message, elsewhere, locale, ...earlier };
  return { ...before, old: [...old, ...(earlier.old ?? [])].filter(({ is = [] }) => !is.includes(before.message)) };
}

/** What is to be taken away, and still can be, where another message takes the place of a menu's: by each token that may reach it. */
export function olderOf(
  { token, until, reached, message, press, earlier, old }: OpenMenu,
  at: number,
): readonly OldMenu[] {
  // Another message that it may go back to is among the older ones already.
  const own = earlier === null || earlier.message !== undefined ? [] : [earlier];
  const reaches = [...own, ...(reached === null ? [] : [{ token, until, reached }])];
  const is = [message, press].filter((name) => name !== '');
  const living = reaches.filter((reach) => reach.until > at);
  const stayed = earlier?.old ?? [];
  return [...old, ...stayed, ...living.map((reach) => ({ token: reach.token, message: reach.reached, is }))];
}

/** The menus with which a match begins: of everybody who waited for it and can still be sent one. */
export function firstMenusOf({ seats }: Pick<Stored, 'seats'>, matchId: string, at: number): readonly NewMenu[] {
  return seats.flatMap(({ personId, waiting }) =>
    personId === null || waiting === null || waiting.until <= at
      ? []
      : [{ matchId, personId, ...waiting, reached: null, isUnsettled: true as const }],
  );
}

/** A menu as it is once it is stored. */
export function toOpenMenu({ isUnsettled: _, ...menu }: NewMenu): OpenMenu {
  return {
    locale: null,
    message: '',
    press: '',
    reached: null,
    elsewhere: false,
    old: [],
    earlier: null,
    ...menu,
    wanted: 1,
    sent: 0,
  };
}

import type { OpenMenu } from '../store/rows.js';
import type { OldMenu } from '../store/stored-values.js';
import type { NewMenu, Stored } from '../store/types.js';
import { currentBoard, isLater } from './announce.js';
import type { ActiveMatch, Press } from './types.js';

/**
 * The presser's menu of a match from now on: the private message that they pressed, or the one that they are answered with.
 * Where that is another one than before, the one before is taken away, so that there is one menu a person and match.
 */
export function menuOf(press: Press, { stored }: ActiveMatch): NewMenu {
  const { id, person, token, until, at, channelId, locale, on = null } = press;
  const before = stored.menus.find(({ personId }) => personId === person.id);
  const message = on?.message ?? id;
  const old = before === undefined ? [] : [...before.old, ...(isOn(before, on) ? [] : takenAway(before, at))];
  const elsewhere = channelId !== stored.table.channelId;
  const isUnsettled = old.length > 0 || !isBeneath({ message, elsewhere }, stored);
  return {
    ...{ matchId: stored.match.id, personId: person.id, token, until, locale: locale ?? null },
    ...{ message, press: id, elsewhere, old },
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

/** What can still be taken away of a menu. */
function takenAway({ token, until, reached }: OpenMenu, at: number): readonly OldMenu[] {
  return reached === null || until <= at ? [] : [{ token, message: reached }];
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
    ...menu,
    wanted: 1,
    sent: 0,
  };
}

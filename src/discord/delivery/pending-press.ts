import { type MenuOf, menuKey } from './menus.js';
import { lobbyKey } from './posts.js';

/** What a press may change: the message that it stands on, and what its token makes. */
export interface PressedMessage {
  readonly token: string;
  readonly menu: Pick<MenuOf, 'matchId' | 'personId'> | null;
  /** The private message that was pressed, by the interaction that made it. */
  readonly message: string | null;
  /** This interaction, which may make such a message. */
  readonly id: string;
  /** The table whose lobby it is. */
  readonly lobby: string | null;
}

/** A press that is being answered, with how its presser is spoken to. */
export interface PendingPress extends PressedMessage {
  readonly menu: MenuOf | null;
}

/** The keys of what a press stands on: a list or a question is on a message without being the menu of a match. */
export function pressedKeys({ menu, message }: PressedMessage): readonly string[] {
  return [...(menu === null ? [] : [menuKey(menu)]), ...(message === null ? [] : [message])];
}

/** The keys of all that nothing else may change before it is answered; its token is one of them. */
export function lockedKeys(press: PressedMessage): readonly string[] {
  const { token, lobby } = press;
  return [token, ...pressedKeys(press), ...(lobby === null ? [] : [lobbyKey(lobby)])];
}

import type { OpenMenu } from '../../store/rows.js';

/** A press that is being answered, and what it may change: the message that it stands on, and what its token makes. */
export interface PendingPress {
  /** This interaction, which may make a private message. */
  readonly id: string;
  readonly token: string;
  /** Whose menu of which match was pressed, and in which language it is; null: it is none. */
  readonly menu: Pick<OpenMenu, 'matchId' | 'personId' | 'locale'> | null;
  /** The private message that was pressed, by the interaction that made it. */
  readonly message: string | null;
  /** The same by its own id; left out or null: that is not known. */
  readonly messageId?: string | null;
  /** The table whose lobby was pressed. */
  readonly lobby: string | null;
}

/** The key of a menu among messages. */
export function menuKey({ matchId, personId }: Pick<OpenMenu, 'matchId' | 'personId'>): string {
  return `${matchId} ${personId}`;
}

/** The key of a table's lobby among messages. */
export function lobbyKey(table: string): string {
  return `lobby ${table}`;
}

/** The key of a table's lobby as long as it has no message. */
export function unpostedLobbyKey(table: string): string {
  return `unposted lobby ${table}`;
}

/** The keys of what a press stands on: a list or a question is on a message without being the menu of a match. */
export function pressedKeys({ menu, message }: PendingPress): readonly string[] {
  return [...(menu === null ? [] : [menuKey(menu)]), ...(message === null ? [] : [message])];
}

/**
 * The keys of all that nothing else may change before it is answered: its token is one of them, and a message that its answer
 * makes, which can be pressed before the bot hears that it is there.
 */
export function lockedKeys(press: PendingPress): readonly string[] {
  const { id, token, message, messageId, lobby } = press;
  const made = message === null ? id : null;
  const others = [made, messageId ?? null, lobby === null ? null : lobbyKey(lobby)].filter((key) => key !== null);
  return [...new Set([token, ...pressedKeys(press), ...others])];
}

/** What else was on its way to a message while a press on it was being answered: nobody knows which of them came last. */
export type Doubt = 'answer' | 'edit';

interface MessageState {
  /** So many presses on it are being answered: one can be delivered twice, and two can come at once. */
  presses: number;
  edits: number;
  doubt: Doubt | null;
}

/**
 * What is on its way to each message. A message has several keys: itself, whose menu it is, the token that changes it, the
 * table whose lobby it is. What has a key in common may be the same message.
 */
export class MessageStates {
  readonly #states = new Map<string, MessageState>();
  /** By key: who waits until no press on that message is being answered any more. */
  readonly #whenFree = new Map<string, (() => void)[]>();

  /** A press on a message of these keys is being answered from now on. */
  lock(keys: readonly string[]): void {
    for (const key of keys) {
      const state = this.#stateOf(key);
      if (state.edits > 0) state.doubt = 'edit';
      else if (state.presses > 0) state.doubt ??= 'answer';
      state.presses += 1;
    }
  }

  /** It has been answered. */
  unlock(keys: readonly string[]): void {
    for (const key of keys) {
      const state = this.#stateOf(key);
      state.presses = Math.max(0, state.presses - 1);
      if (state.presses === 0) this.#tellFree(key);
      this.#settle(key, state);
    }
  }

  /** An edit of that message is under way from now on. */
  beginEdit(keys: readonly string[]): void {
    for (const key of keys) this.#stateOf(key).edits += 1;
  }

  endEdit(keys: readonly string[]): void {
    for (const key of keys) {
      const state = this.#stateOf(key);
      state.edits -= 1;
      this.#settle(key, state);
    }
  }

  /** Whether a press on that message is being answered. */
  isLocked(keys: readonly string[]): boolean {
    return keys.some((key) => (this.#states.get(key)?.presses ?? 0) > 0);
  }

  /** Until no press on the message of that key is being answered. */
  free(key: string): Promise<void> {
    if (!this.isLocked([key])) return Promise.resolve();
    return new Promise((resolve) => {
      this.#whenFree.set(key, [...(this.#whenFree.get(key) ?? []), resolve]);
    });
  }

  isEdited(keys: readonly string[]): boolean {
    return keys.some((key) => (this.#states.get(key)?.edits ?? 0) > 0);
  }

  /** What makes that message doubtful, until nothing is on its way to it. */
  doubtOf(keys: readonly string[]): Doubt | null {
    const doubts = keys.map((key) => this.#states.get(key)?.doubt);
    return doubts.find((doubt) => doubt === 'edit') ?? doubts.find((doubt) => doubt === 'answer') ?? null;
  }

  #tellFree(key: string): void {
    const waiting = this.#whenFree.get(key) ?? [];
    this.#whenFree.delete(key);
    for (const resolve of waiting) resolve();
  }

  #stateOf(key: string): MessageState {
    const state = this.#states.get(key) ?? { presses: 0, edits: 0, doubt: null };
    this.#states.set(key, state);
    return state;
  }

  #settle(key: string, { presses, edits }: MessageState): void {
    if (presses === 0 && edits === 0) this.#states.delete(key);
  }
}

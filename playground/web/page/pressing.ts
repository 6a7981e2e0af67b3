import type { EndedAction, SendAction } from './connection.js';

type Press = Extract<Parameters<SendAction>[0], { do: 'press' | 'pick' }>;

/** What is under way, and what has failed, on each message. */
export interface Pressing {
  /** Null as long as nothing on that message has failed. */
  failure(messageId: string): string | null;
  /** The custom ids of what is under way on that message. */
  pendingOn(messageId: string): readonly string[];
  /** Presses, unless that is under way already. */
  press(press: Press): void;
}

export interface PressingParts {
  readonly act: SendAction;
  readonly redraw: (messageId: string) => void;
  readonly ended: (ended: EndedAction) => void;
}

export function createPressing({ act, redraw, ended }: PressingParts): Pressing {
  const pending = new Map<string, Set<string>>();
  const failures = new Map<string, string>();
  const at = (message: string): Set<string> => {
    const found = pending.get(message) ?? new Set();
    pending.set(message, found);
    return found;
  };
  return {
    failure: (message) => failures.get(message) ?? null,
    pendingOn: (message) => [...(pending.get(message) ?? [])],
    press(action) {
      const { message, customId } = action;
      if (at(message).has(customId)) return;
      at(message).add(customId);
      failures.delete(message);
      redraw(message);
      void act(action).then((end) => {
        at(message).delete(customId);
        if (end.ack === 'failed') failures.set(message, 'This interaction failed');
        if (end.ack === 'refused') failures.set(message, `Discord would not send this: ${end.refused}`);
        redraw(message);
        ended(end);
      });
    },
  };
}

import type { SeenMessage } from 'local-discord';

/** Returns what tells whether a message is new, or begins with another line than the last time it was asked about. */
export function noteBeginnings(): (message: Pick<SeenMessage, 'id' | 'text'>) => boolean {
  const last = new Map<string, string>();
  return ({ id, text }) => {
    const [line = ''] = text.split('\n');
    if (last.get(id) === line) return false;
    last.set(id, line);
    return true;
  };
}

import type { Discord } from '../discord/server.js';
import type { FeedEntry } from './shared/wire.js';

/** News for everybody, and for one person what concerns only them. */
export type Publish = (news: FeedEntry, only?: { readonly personId: string; readonly others: FeedEntry }) => void;

/** How many interactions are remembered, to know whose an answer was. */
const KEEP = 2_000;

/** Reports what goes wrong between the bot and the stand-in. */
export function feedErrors(discord: Discord, publish: Publish): () => void {
  const owners = new Map<string, string>();

  return discord.on('change', (change) => {
    if (change.kind === 'interaction-sent') {
      const { id, token, userId } = change.interaction;
      owners.set(id, userId).set(token, userId);
      for (const key of owners.keys()) if (owners.size > KEEP) owners.delete(key);
    }
    if (change.kind === 'interaction-ended' && change.interaction.ending?.ack === 'failed') {
      publish(feedEntry('bad', 'An interaction failed: no valid answer in 3 seconds'));
    }
    if (change.kind !== 'request-ended') return;
    const entry = discord.log.at(-1);
    if (!entry || (typeof entry.status === 'number' && entry.status < 400)) return;
    const { method, route, path, status, code, problems } = entry;
    const what = `${method} ${route} was answered with ${status}${code === null ? '' : ` (${code})`}`;
    if (problems.length === 0) return publish(feedEntry('bad', what));
    const refused = problems.map(({ path: at, message, rule }) => `${at || 'body'}: ${message} (${rule})`);
    const owner = path.split('/').flatMap((part) => owners.get(part) ?? [])[0];
    // The reasons may quote a private answer.
    if (owner === undefined) publish({ ...feedEntry('bad', what), refused });
    else publish({ ...feedEntry('bad', what), refused }, { personId: owner, others: feedEntry('bad', what) });
  });
}

export function feedEntry(tone: FeedEntry['tone'], text: string): FeedEntry {
  return { at: Date.now(), tone, text };
}

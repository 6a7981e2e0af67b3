import type { Post } from '../../store/rows.js';

/** New messages and edits have limits of their own. */
export type Way = 'new' | 'edit';

export function wayOf({ messageId }: Post): Way {
  return messageId === null ? 'new' : 'edit';
}

/** Messages that ask somebody, and accounts of what is over. */
type Group = 'asking' | 'others';

/** What a channel's next turn depends on. Times are those of the steady clock. */
export interface Turns {
  /** Nothing goes that way before then. */
  readonly from: Record<Way, number>;
  /** By post: not before then, for reasons of its own. */
  readonly resting: Map<number, number>;
  /** The post of each group that was edited last: the next one gets its turn first. */
  readonly lastEdited: Record<Group, number>;
  /** So many edits in a row went to messages that ask somebody. */
  favoured: number;
}

/** So many edits go to messages that ask somebody before one of the others gets its turn: none of these may wait for ever. */
const FAVOURED = 1;

/** The post whose turn it is, or when the next one's will be; null: there is none. */
export function nextTurn(posts: readonly Post[], turns: Turns, now: number): Post | number | null {
  const timeOf = (post: Post): number => Math.max(turns.from[wayOf(post)], turns.resting.get(post.id) ?? 0);
  const ready = posts.filter((post) => timeOf(post) <= now).sort((one, other) => one.id - other.id);
  const create = ready.find((post) => wayOf(post) === 'new');
  if (create !== undefined) return create;
  const asking = ready.filter(isAsking);
  const others = ready.filter((post) => !isAsking(post));
  const isTheirs = asking.length > 0 && (turns.favoured < FAVOURED || others.length === 0);
  const [group, last] = isTheirs ? [asking, turns.lastEdited.asking] : [others, turns.lastEdited.others];
  const turn = group.find(({ id }) => id > last) ?? group[0];
  if (turn !== undefined) return turn;
  return posts.length === 0 ? null : Math.min(...posts.map(timeOf));
}

/** Notes whose turn it was. */
export function hadTurn(turns: Turns, post: Post): void {
  if (wayOf(post) === 'new') return;
  turns.lastEdited[isAsking(post) ? 'asking' : 'others'] = post.id;
  turns.favoured = isAsking(post) ? turns.favoured + 1 : 0;
}

/** Whether people are waiting for what it says; the rest are accounts of what is over. */
function isAsking({ kind, until }: Post): boolean {
  return kind !== 'result' && until === null;
}

import type { Phrase, PhraseArg } from '../games/game.js';
import type { Store } from '../store/interface.js';
import type { Stored, Updated, Where } from '../store/types.js';
import type { fairPhrases } from '../text/en/fair.js';
import type { openPhrases } from '../text/en/open.js';
import type { privacyPhrases } from '../text/en/privacy.js';
import type { sealPhrases } from '../text/en/seal.js';
import type { seatPhrases } from '../text/en/seats.js';
import type { seriesPhrases } from '../text/en/series.js';
import type { soloPhrases } from '../text/en/solo.js';
import type { tablePhrases } from '../text/en/table.js';
import { ownSeat } from './seats.js';
import type { ActiveMatch, Press, TableReply } from './types.js';

/** A key of this folder's own phrases. */
export type TableKey =
  | keyof typeof tablePhrases
  | keyof typeof sealPhrases
  | keyof typeof seatPhrases
  | keyof typeof seriesPhrases
  | keyof typeof soloPhrases
  | keyof typeof fairPhrases
  | keyof typeof openPhrases
  | Extract<keyof typeof privacyPhrases, `seat.${string}`>;

/** A phrase of this folder. */
export function tablePhrase(key: TableKey, args?: Readonly<Record<string, PhraseArg>>): Phrase {
  return args === undefined ? { key } : { key, args };
}

/** A short private sentence: what was done, or why not and what to do instead. */
export function notice(
  key: TableKey,
  args?: Readonly<Record<string, PhraseArg>>,
): Extract<TableReply, { kind: 'notice' }> {
  return { kind: 'notice', phrase: tablePhrase(key, args) };
}

/** The presser's own menu. */
export function menuReply(live: ActiveMatch, seat: number, note: Phrase | null = null, tapped = ''): TableReply {
  return { kind: 'menu', live, seat, tapped, note };
}

/** Why the table takes no more answers, for people who press its old buttons. */
export function closedNotice(stored: Stored): TableReply {
  switch (stored.table.status) {
    case 'cancelled':
      return notice('table.refuse.cancelled');
    case 'expired':
      return notice('table.refuse.expired');
    case 'lobby':
      return notice('table.refuse.notBegun');
    case 'playing':
    case 'parked':
    case 'over':
    case 'void':
      return notice('table.refuse.closed');
  }
}

/** What somebody is told, and perhaps offered, in private. */
type PrivateReply = Extract<TableReply, { kind: 'notice' | 'ask' }>;

/** What somebody is told who does not play in a match that is on: a stranger, or one who is gone, with the way back if there is one. */
export function tellNotSeated(live: ActiveMatch, personId: string): PrivateReply {
  const { stored } = live;
  const own = ownSeat(stored.seats, personId);
  if (own?.gone == null) return notice('table.refuse.stranger');
  if (stored.table.banned.includes(personId))
    return notice(own.gone === 'voted' ? 'kick.told.voted' : 'kick.told.sent');
  const key = own.gone === 'left' ? 'leave.told' : own.gone === 'absent' ? 'kick.told.absent' : 'kick.told.pardoned';
  const taken = own.deputyId === null ? null : tablePhrase('leave.taken', { seat: { seat: own.seat } });
  return {
    kind: 'ask',
    stored,
    phrase: taken ?? tablePhrase(key, { game: live.game.name }),
    actions: [{ action: { kind: 'back', match: stored.match.id }, label: tablePhrase('leave.back'), tone: 'main' }],
  };
}

/** The same on a menu that is open: it shows that they had a seat here, so that without one of their own it was somebody else's. */
export function tellDismissed(live: ActiveMatch, personId: string): PrivateReply {
  return ownSeat(live.stored.seats, personId) === undefined ? notice('take.told.over') : tellNotSeated(live, personId);
}

/** What is told for a press on that table once the store has decided. */
export async function toReply(
  updated: Updated<TableReply>,
  store: Store,
  where: Where,
  by: Press,
): Promise<TableReply> {
  if (updated.kind === 'missing') return replyUnknown(store, where, by);
  return updated.kind === 'done' ? updated.out : { kind: 'nothing' };
}

/** Nothing is ever forgotten: what is not known was pressed on a course of play that a restored backup has undone. */
export async function replyUnknown(store: Store, where: Where, by: Press): Promise<TableReply> {
  const table = await store.renamed(where);
  const stored = table === null ? null : await store.read({ table });
  return stored?.table.guildId === by.guildId ? { kind: 'undone', stored } : notice('table.refuse.unknown');
}

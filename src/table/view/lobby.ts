import type { Seat } from '../../games/game.js';
import type { Pace } from '../../settings/settings.js';
import type { TableStatus } from '../../store/stored-values.js';
import type { Stored } from '../../store/types.js';
import { ownSeat } from '../seats.js';
import { canPlayAlone, isSolo } from '../solo.js';
import { type SealView, viewSeal } from './seal.js';
import { type PostView, runningUntil, type TableView, viewPost, viewTable } from './table.js';

/** What has become of a lobby. */
type LobbyState = 'open' | 'begun' | Exclude<TableStatus, 'lobby' | 'playing' | 'parked'>;

/** Who sits down together, and for what. */
export interface LobbyView extends TableView {
  readonly table: string;
  /** The game's id. */
  readonly game: string;
  readonly state: LobbyState;
  readonly host: Seat | null;
  /** How many seats nobody has taken. */
  readonly free: number;
  /** Whether the one person there may get a solo match at once, though there are more seats. */
  readonly mayPlayAlone: boolean;
  /** When it is closed; null: no time runs. */
  readonly expiresAt: number | null;
  readonly pace: Pace;
  /** How many matches are played: more than one are a series. */
  readonly games: number;
  /** Why it was closed, as a phrase's key; null where nothing but its state says so. */
  readonly reason: string | null;
  /** The thread that its boards are in; null: they are where the lobby is. */
  readonly thread: string | null;
  /** The dice of its match, the first one of a series; null: they are not sealed. */
  readonly seal: SealView | null;
  /** null: none is wanted. */
  readonly post: PostView | null;
}

export function viewLobby(stored: Stored): LobbyView {
  const { posts, seats, table } = stored;
  const post = posts.find(({ kind }) => kind === 'lobby');
  return {
    ...viewTable(stored),
    table: table.id,
    game: table.game,
    state: stateOf(table.status),
    host: ownSeat(seats, table.hostId)?.seat ?? null,
    free: table.maxSeats - seats.length,
    mayPlayAlone: !isSolo(table) && canPlayAlone(stored),
    expiresAt: runningUntil(table),
    pace: table.pace,
    games: table.games,
    reason: table.status === 'void' ? table.reason : null,
    thread: post === undefined || post.channelId === table.channelId ? null : table.channelId,
    seal: viewSeal(stored, 0),
    post: post === undefined ? null : viewPost(post, stored),
  };
}

function stateOf(status: TableStatus): LobbyState {
  switch (status) {
    case 'lobby':
      return 'open';
    case 'playing':
    case 'parked':
      return 'begun';
    default:
      return status;
  }
}

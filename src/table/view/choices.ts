import type { Seat } from '../../games/game.js';
import type { Stored } from '../../store/types.js';
import { ownSeat, seatOf } from '../seats.js';
import type { Choice, TableReply } from '../types.js';
import { type PlaceView, viewPlace } from './place.js';
import { type SeatView, type TableView, viewTable } from './table.js';

/** A table among others, for somebody who is to know it again: its game, and who else is there. */
export interface TableLabel {
  /** The game's id. */
  readonly game: string;
  readonly isLobby: boolean;
  readonly seats: readonly SeatView[];
  /** Their own seat; null: they have none. */
  readonly own: Seat | null;
  readonly place: PlaceView;
  readonly createdAt: number;
}

function viewLabel(stored: Stored, personId: string): TableLabel {
  const { seats, table } = stored;
  return {
    game: table.game,
    isLobby: table.status === 'lobby',
    seats: viewTable(stored).seats,
    own: (seatOf(seats, personId) ?? ownSeat(seats, personId))?.seat ?? null,
    place: viewPlace(stored),
    createdAt: table.createdAt,
  };
}

type Which = Extract<TableReply, { kind: 'which' }>;
type Ask = Extract<TableReply, { kind: 'ask' }>;

/** The tables that a command may mean. */
export interface WhichView extends Pick<Which, 'listing' | 'page'> {
  readonly choices: readonly (Pick<Choice, 'action' | 'note'> & { readonly label: TableLabel })[];
}

export function viewWhich({ listing, page, personId, tables }: Which): WhichView {
  const choices = tables.map(({ action, note, stored }) => ({ action, note, label: viewLabel(stored, personId) }));
  return { listing, page, choices };
}

/** A question about a table. */
export interface AskView extends TableView, Pick<Ask, 'phrase' | 'actions'> {
  /** Which table that is; null: whoever is asked knows. */
  readonly about: TableLabel | null;
}

export function viewAsk({ actions, personId, phrase, stored }: Ask): AskView {
  const about = personId === undefined ? null : viewLabel(stored, personId);
  return { ...viewTable(stored), phrase, actions, about };
}

import type { Line, MatchRow, OpenMenu, Post, SeatRow, TableRow } from '../../src/store/rows.js';
import { seatFixture, tableFixture } from './store-fixtures.js';

/** A table of the store as it would be if nothing ever failed: plain objects. */
interface Table {
  row: TableRow;
  seats: readonly SeatRow[];
  matches: { row: MatchRow; lines: readonly Line[] }[];
}

/** Its nonce is left out, since that is random. */
export type ModelPost = Omit<Post, 'nonce'>;

/** All that it holds. */
export interface Model {
  handled: Set<string>;
  tables: Table[];
  posts: ModelPost[];
  menus: OpenMenu[];
}

/** What is known of a post whose message is another one by now. */
export function withoutMessage({ wanted }: ModelPost) {
  return { messageId: null, picture: null, triedAt: null, wanted: wanted + 1 };
}

/** The first message of a lobby is where the seal of its dice is seen, if they are sealed. */
export function noteSealShown({ tables }: Model, { tableId, matchId }: ModelPost, message: string): void {
  const table = tables.find(({ row }) => row.id === tableId)!;
  const isToCome = (table.matches.at(-1)?.row.id ?? null) === matchId;
  if (table.row.secret !== null && isToCome)
    table.row = { ...table.row, sealMessage: table.row.sealMessage ?? message };
}

/** False if it had been handled before. */
export function handle(model: Model, press: string): boolean {
  const fresh = !model.handled.has(press);
  model.handled.add(press);
  return fresh;
}

/** Of every other one the dice are sealed. */
export function modelTable({ tables }: Model, id: number): TableRow {
  return tableFixture(`t${tables.length}`, { secret: id % 2 === 0 ? 'f'.repeat(64) : null });
}

/** A table with its lobby. */
export function addTable(model: Model, row: TableRow): void {
  model.tables.push({ row, seats: [seatFixture(0)], matches: [] });
  addPost(model, row, { kind: 'lobby', matchId: null, from: 0, mentions: [] });
}

/** A post that is still to be sent. */
export function addPost(model: Model, row: TableRow, post: Pick<Post, 'kind' | 'matchId' | 'from' | 'mentions'>): void {
  model.posts.push({
    ...post,
    id: model.posts.length + 1,
    tableId: row.id,
    until: null,
    channelId: row.channelId,
    messageId: null,
    wanted: 1,
    sent: 0,
    triedAt: null,
    picture: null,
    old: [],
    token: null,
    tokenUntil: null,
  });
}

/** What is known of a menu of which only the press is told. */
export const NEW_MENU = { message: '', press: '', reached: '@original', elsewhere: false, old: [], earlier: null };

/** The store with nothing in it. */
export const emptyModel = (): Model => ({ handled: new Set(), tables: [], posts: [], menus: [] });

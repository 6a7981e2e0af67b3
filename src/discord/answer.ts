import type { SheetStyle } from '../store/rows.js';
import type { Store } from '../store/types.js';
import { phrase } from '../text/phrases.js';
import type { Context, Opened, Told } from './command.js';
import { isDrawn, type Pictures } from './delivery/pictures.js';
import { askMessage } from './message/ask.js';
import type { Body } from './message/body.js';
import { enoughMessage } from './message/enough.js';
import { lobbyMessage } from './message/lobby.js';
import { menuMessage } from './message/menu.js';
import { noticeMessage } from './message/notice.js';
import { undoneMessage } from './message/undone.js';
import { whichMessage } from './message/which.js';
import type { Reply, Source } from './respond.js';

/** The lobby that a reply shows: the version of its post, to compare with what is wanted once it has arrived. */
export interface ShownLobby {
  readonly table: string;
  readonly version: number;
}

/** The menu that a reply shows. */
export interface ShownMenu {
  readonly match: string;
  /** It does not show its picture yet, and is to be edited soon. */
  readonly isLate: boolean;
}

export interface Rendered {
  readonly reply: Reply;
  readonly lobby: ShownLobby | null;
  readonly menu: ShownMenu | null;
  /** A table of whose message nothing can be told yet. */
  readonly opened?: Opened;
}

/** Where the presser stands, and how they are spoken to. */
export interface Reader {
  readonly source: Source;
  readonly locale: string;
  readonly look: SheetStyle;
  /** What the pressed private message shows; null: that is not known. */
  readonly files: readonly string[] | null;
}

/** So many milliseconds an answer waits for its picture. */
const PATIENCE = 100;

/** What the presser gets to see: a private message is replaced where it was pressed, everything else is a new one. */
export async function render(
  told: Exclude<Told, Opened>,
  reader: Reader,
  context: Context,
  pictures: Pictures,
): Promise<Rendered> {
  if (told.kind === 'nothing') return { reply: null, lobby: null, menu: null };
  if (told.kind === 'aside') {
    const { body, file } = told;
    return { reply: { kind: 'private', body, drawn: null, file }, lobby: null, menu: null };
  }
  // From a private message a lobby can only be left.
  if (told.kind === 'lobby' && reader.source === 'menu')
    return render({ kind: 'notice', phrase: phrase('leave.done.lobby') }, reader, context, pictures);
  if (told.kind === 'lobby') return lobby(told.stored.table.id, reader.source, context);
  if (told.kind === 'menu' && reader.source === 'menu' && hasPicture(reader)) return changedMenu(told, reader);
  const body = bodyOf(told, reader, context);
  const drawing = body.picture === null ? null : await pictures.draw(body.picture, 'person', PATIENCE);
  const kind = reader.source === 'menu' ? 'update' : 'private';
  const menu =
    told.kind === 'menu'
      ? { match: told.live.stored.match.id, isLate: drawing === 'late' && told.tapped === '' }
      : null;
  if (drawing === null || isDrawn(drawing)) return { reply: { kind, body, drawn: drawing }, lobby: null, menu };
  const plain = bodyOf(told, { ...reader, look: 'text' }, context);
  return { reply: { kind, body: plain, drawn: null }, lobby: null, menu };
}

/** Whether the pressed message shows a picture, or may do so. */
function hasPicture({ look, files }: Reader): boolean {
  return look === 'picture' && (files === null || files.length > 0);
}

/**
 * A menu that is changed keeps its picture for the moment, so that the answer is short and quick. The new picture follows by
 * an edit; a tap, which that edit would undo, changes none.
 */
function changedMenu(told: Extract<Told, { kind: 'menu' }>, { locale, files }: Reader): Rendered {
  const { live, seat, tapped, note } = told;
  const body = menuMessage(live, seat, { tapped, note, locale, look: 'picture' });
  return {
    reply: { kind: 'update', body, drawn: 'kept' },
    lobby: null,
    menu: { match: live.stored.match.id, isLate: tapped === '' || files === null },
  };
}

function bodyOf(
  told: Exclude<Told, { kind: 'nothing' | 'lobby' | 'aside' | 'opened' }>,
  { locale, look }: Reader,
  { gameOf }: Pick<Context, 'gameOf'>,
): Body {
  switch (told.kind) {
    case 'menu':
      return menuMessage(told.live, told.seat, { tapped: told.tapped, note: told.note, locale, look });
    case 'ask':
      return askMessage(told, locale, gameOf);
    case 'enough':
      return enoughMessage(told, gameOf, locale);
    case 'undone':
      return undoneMessage(told.stored, locale);
    case 'notice':
      return noticeMessage(told.phrase, locale);
    case 'which':
      return whichMessage(told, locale, gameOf);
    case 'message':
      return look === 'text' ? (told.plain ?? told.body) : told.body;
  }
}

/** The lobby as it is now, which may be newer than what this press made of it. */
function lobby(table: string, source: Source, { store, gameOf }: Pick<Context, 'gameOf'> & { store: Store }): Rendered {
  const stored = store.read({ table });
  if (stored === null || source !== 'lobby') throw new Error(`table ${table} has no lobby to show here`);
  const post = stored.posts.find((each) => each.kind === 'lobby');
  const body = lobbyMessage(stored, gameOf(stored.table.game));
  return { reply: { kind: 'update', body, drawn: null }, lobby: { table, version: post?.wanted ?? 0 }, menu: null };
}

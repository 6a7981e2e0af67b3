import type { Store } from '../store/types.js';
import type { Context, Told } from './command.js';
import type { Body } from './message/body.js';
import { chooseMessage } from './message/choose.js';
import { lobbyMessage } from './message/lobby.js';
import { menuMessage } from './message/menu.js';
import { noticeMessage } from './message/notice.js';
import type { Reply, Source } from './respond.js';

/** The lobby that a reply shows: the version of its post, to compare with what is wanted once it has arrived. */
export interface ShownLobby {
  readonly table: string;
  readonly version: number;
}

export interface Rendered {
  readonly reply: Reply;
  readonly lobby: ShownLobby | null;
}

/** What the presser gets to see: a private message is replaced where it was pressed, everything else is a new one. */
export function render(told: Told, source: Source, locale: string, context: Context): Rendered {
  if (told.kind === 'nothing') return { reply: null, lobby: null };
  if (told.kind === 'lobby') return lobby(told.stored.table.id, source, context);
  const kind = source === 'menu' ? 'update' : 'private';
  return { reply: { kind, body: bodyOf(told, locale) }, lobby: null };
}

function bodyOf(told: Exclude<Told, { kind: 'nothing' | 'lobby' }>, locale: string): Body {
  switch (told.kind) {
    case 'menu':
      return menuMessage(told.live, told.seat, { tapped: told.tapped, note: told.note, locale });
    case 'notice':
      return noticeMessage(told.phrase, locale);
    case 'choose':
      return chooseMessage(told.lives, told.personId, locale);
    case 'message':
      return told.body;
  }
}

/** The lobby as it is now, which may be newer than what this press made of it. */
function lobby(table: string, source: Source, { store, gameOf }: Pick<Context, 'gameOf'> & { store: Store }): Rendered {
  const stored = store.read({ table });
  if (stored === null || source !== 'lobby') throw new Error(`table ${table} has no lobby to show here`);
  const post = stored.posts.find((each) => each.kind === 'lobby');
  const body = lobbyMessage(stored, gameOf(stored.table.game));
  return { reply: { kind: 'update', body }, lobby: { table, version: post?.wanted ?? 0 } };
}

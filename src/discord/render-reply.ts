import { isNewest } from '../table/match.js';
import { viewAsk, viewWhich } from '../table/view/choices.js';
import { viewEnough } from '../table/view/lists.js';
import { viewLobby } from '../table/view/lobby.js';
import { viewMenu } from '../table/view/menu.js';
import { viewPlace } from '../table/view/place.js';
import { viewThrows } from '../table/view/throws.js';
import { phrase } from '../text/phrases.js';
import type { Context, Opened, Reply } from './command.js';
import { isDrawn, type Pictures } from './delivery/pictures.js';
import type { Incoming } from './incoming.js';
import { askMessage } from './message/ask.js';
import { enoughMessage } from './message/enough.js';
import { lobbyMessage } from './message/lobby.js';
import { menuMessage } from './message/menu.js';
import type { Message } from './message/message.js';
import { noticeMessage } from './message/notice.js';
import { throwsMessage } from './message/throws.js';
import { undoneMessage } from './message/undone.js';
import { whichMessage } from './message/which.js';
import type { NewMessageResponse, Response } from './response.js';

/** So many milliseconds an answer waits for its picture, so that it needs no deferral. Then it is written, and stays so until something changes. */
const PATIENCE = 1_200;

/** What an answer depends on beside what it says. */
type Pressed = Pick<Incoming, 'source' | 'locale' | 'look' | 'files'>;
type Making = Pick<Context, 'store' | 'gameOf' | 'dieSign'>;

/** What the presser gets to see: a private message is replaced where it was pressed, everything else is a new one. */
export async function renderReply(
  reply: Exclude<Reply, Opened>,
  incoming: Pressed,
  context: Making,
  pictures: Pictures,
): Promise<Response> {
  if (reply.kind === 'nothing') return null;
  if (reply.kind === 'aside') {
    const { body, files } = reply;
    return { kind: 'private', body, drawn: null, files };
  }
  if (reply.kind === 'form') return reply;
  if (reply.kind === 'public') return { ...reply, drawn: null };
  // From a private message a lobby can only be left.
  if (reply.kind === 'lobby' && incoming.source === 'menu')
    return renderReply({ kind: 'notice', phrase: phrase('leave.done.lobby') }, incoming, context, pictures);
  if (reply.kind === 'lobby') return renderLobby(reply.stored.table.id, incoming, context);
  // Of a match that others have followed no edit comes later.
  if (reply.kind === 'menu' && isNewest(reply.live.stored) && mayKeepPicture(incoming))
    return changeMenu(reply, incoming, context);
  const body = messageOf(reply, incoming, context);
  const drawing = body.picture === null ? null : await pictures.draw(body.picture, 'person', PATIENCE);
  const kind = incoming.source === 'menu' ? 'update' : 'private';
  const menu = reply.kind === 'menu' ? { match: reply.live.stored.match.id, isLate: false } : null;
  if (drawing === null || isDrawn(drawing)) return { kind, body, drawn: drawing, menu };
  const plain = messageOf(reply, { ...incoming, look: 'text' }, context);
  return { kind, body: plain, drawn: null, menu };
}

/** What whoever has pressed is told where that has failed: nobody knows whether it has counted. */
export function renderBug(locale: string): NewMessageResponse {
  return { kind: 'private', body: noticeMessage(phrase('notice.bug'), locale), drawn: null };
}

/** Whether a private message was pressed that shows a picture, or may do so. */
function mayKeepPicture({ source, look, files }: Pressed): boolean {
  return source === 'menu' && look === 'picture' && files()?.length !== 0;
}

/**
 * A menu that is changed keeps its picture for the moment, so that the answer is short and quick. The new picture follows by
 * an edit; a tap, which that edit would undo, changes none.
 */
function changeMenu(
  reply: Extract<Reply, { kind: 'menu' }>,
  { locale, files }: Pressed,
  { dieSign }: Making,
): Response {
  const { live, seat, tapped, note } = reply;
  const body = menuMessage(viewMenu(live, seat, tapped), { note, locale, look: 'picture', dieSign });
  return {
    kind: 'update',
    body,
    drawn: 'kept',
    menu: { match: live.stored.match.id, isLate: tapped === '' || files() === null },
  };
}

function messageOf(
  reply: Exclude<Reply, { kind: 'nothing' | 'lobby' | 'aside' | 'form' | 'public' | 'opened' }>,
  { locale, look }: Pick<Pressed, 'locale' | 'look'>,
  { gameOf, dieSign }: Making,
): Message {
  switch (reply.kind) {
    case 'menu':
      return menuMessage(viewMenu(reply.live, reply.seat, reply.tapped), { note: reply.note, locale, look, dieSign });
    case 'ask':
      return askMessage(viewAsk(reply), locale, gameOf);
    case 'enough':
      return enoughMessage(viewEnough(reply), gameOf, locale);
    case 'undone':
      return undoneMessage(viewPlace(reply.stored), locale);
    case 'notice':
      return noticeMessage(reply.phrase, locale);
    case 'throws':
      return throwsMessage(viewThrows(reply), locale, dieSign);
    case 'which':
      return whichMessage(viewWhich(reply), locale, gameOf);
    case 'message':
      return look === 'text' ? (reply.plain ?? reply.body) : reply.body;
  }
}

/** The lobby as it is now, which may be newer than what this press made of it. */
async function renderLobby(table: string, { source }: Pressed, { store, gameOf }: Making): Promise<Response> {
  const stored = await store.read({ table });
  if (stored === null || source !== 'lobby') throw new Error(`table ${table} has no lobby to show here`);
  const post = stored.posts.find((each) => each.kind === 'lobby');
  const body = lobbyMessage(viewLobby(stored), gameOf(stored.table.game));
  return { kind: 'update', body, drawn: null, lobby: { table, version: post?.wanted ?? 0 } };
}

import type { BodyContext } from '../check/check.js';
import type { StoredMessage } from '../state/message.js';
import { messageJson } from '../state/message-json.js';
import type { Platform } from '../state/platform.js';
import { type ApiResponse, ok } from './route.js';

/** What the check of a new message has to know. */
export function contextOf({ emojis }: Platform): Omit<BodyContext, 'files'> {
  return { emojis: new Set(emojis.all().map(({ id }) => id)) };
}

/** What the check of an edit has to know besides, of the message as it stands. */
export function editContextOf(platform: Platform, message: StoredMessage): Omit<BodyContext, 'files'> {
  const existingAttachments = message.files.map((file) => file.name);
  return { ...contextOf(platform), existingAttachments, existingFlags: message.flags };
}

/** The message, as the answer to whoever asked for it or changed it. */
export function showMessage({ world, origin }: Platform, message: StoredMessage): ApiResponse {
  return ok(messageJson(world, message, origin));
}

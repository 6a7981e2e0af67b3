import type { BodyContext } from '../check/check.js';
import type { StoredMessage } from '../state/message.js';
import { messageJson } from '../state/message-json.js';
import type { Platform } from '../state/platform.js';
import { type ApiResponse, ok } from './route.js';

/** What the check of an edit has to know of the message as it stands. */
export function editContextOf(message: StoredMessage): Omit<BodyContext, 'files'> {
  return { existingAttachments: message.files.map((file) => file.name), existingFlags: message.flags };
}

/** The message, as the answer to whoever asked for it or changed it. */
export function showMessage({ world, origin }: Platform, message: StoredMessage): ApiResponse {
  return ok(messageJson(world, message, origin));
}

import { randomBytes } from 'node:crypto';

/** The application's id where a test names no token of its own. */
const DEFAULT_APPLICATION = '1187654321098765432';

/**
 * A token that has the form of a real one and opens nothing anywhere. Each is another one: a bot that outlived its stand-in
 * is not let in where a later one has the same port.
 */
export function newToken(): string {
  const application = Buffer.from(DEFAULT_APPLICATION).toString('base64url');
  return `${application}.LclDsc.playground-stand-in-${randomBytes(13).toString('base64url')}`;
}

/** A bot's token begins with its application's id. */
export function applicationIdOf(token: string): string {
  const id = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString();
  const wellFormed = /^\d{17,20}$/.test(id) && /^[\w-]+\.[\w-]{6}\.[\w-]{38}$/.test(token);
  if (!wellFormed) throw new Error('The token has not the form of a bot token');
  return id;
}

import { createHash } from 'node:crypto';

/** What is read where signs of markdown are escaped, and what is written from right to left is set apart. */
export function asRead(text: string): string {
  return text.replaceAll(/\\(.)/gu, '$1').replaceAll(/[\u2068\u2069]/g, '');
}

/** The seal of a secret: the SHA-256 of its 32 bytes. */
export function sealBy(secret: string): string {
  return createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');
}

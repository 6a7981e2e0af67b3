import { createHash, createHmac, randomBytes } from 'node:crypto';

/** What the dice of a match follow from: 32 bytes, written as 64 lower-case hex digits. Nobody sees it before the end. */
export type Secret = string;

const SECRET_BYTES = 32;
const HEX = /^[0-9a-f]{64}$/;

export function newSecret(): Secret {
  return randomBytes(SECRET_BYTES).toString('hex');
}

/** Whether that is written as secrets and seals are. */
export function isSecret(text: string): boolean {
  return HEX.test(text);
}

/** What everybody is shown of a secret beforehand: the SHA-256 of its bytes, in hex digits. */
export function sealOf(secret: Secret): string {
  return createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');
}

/** What the bot could not choose: the public message in which the seal stood first, and the words beneath it in their order. */
export function saltOf(message: string, words: readonly string[]): string {
  return [message, ...words].join(',');
}

/** What all dice of a match are taken from. */
export function dieKeyOf(secret: Secret, salt: string): Buffer {
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(salt, 'utf8').digest();
}

/** Which die of which throw it is: both counted from 0, dice in the order of the record's line. */
export interface DiePlace {
  readonly game: string;
  readonly throwNumber: number;
  readonly die: number;
}

/** The face of a die. Bytes that would favour the first faces are passed over; one that has but one face needs none. */
export function faceOf(key: Buffer, { game, throwNumber, die }: DiePlace, faces: readonly string[]): string {
  if (faces.length === 1) return faces[0]!;
  const fair = 256 - (256 % faces.length);
  for (let block = 0; ; block++) {
    const bytes = createHmac('sha256', key).update(`${game}:${throwNumber}:${die}:${block}`, 'utf8').digest();
    const byte = bytes.find((each) => each < fair);
    if (byte !== undefined) return faces[byte % faces.length]!;
  }
}

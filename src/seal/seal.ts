import { createHash, createHmac, randomBytes } from 'node:crypto';

/** What the dice of a match follow from: 32 bytes, written as 64 lower-case hex digits. Nobody sees it before the end. */
export type Secret = string;

const SECRET_BYTES = 32;
const HEX = /^[0-9a-f]{64}$/;

/** A secret that nobody can guess. */
export function newSecret(): Secret {
  return randomBytes(SECRET_BYTES).toString('hex');
}

/** Whether that is written as secrets and seals are. */
export function isSecretOrSeal(text: string): boolean {
  return HEX.test(text);
}

/** What everybody is shown of a secret beforehand: the SHA-256 of its bytes, in hex digits. */
export function sealOf(secret: Secret): string {
  return createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');
}

/** What comes from outside: the public message in which the seal stood first, and the lucky words beneath it in their order. */
export function saltOf(message: string, words: readonly string[]): string {
  return [message, ...words].join(',');
}

/** On a screen they set apart what is written from right to left. No lucky word has them. */
const SET_APART = /[\u2066-\u2069]/g;

/** A salt as it was copied from a screen. */
export function saltRead(text: string): string {
  return text.replace(SET_APART, '');
}

/** What all dice of a match are taken from. */
export function diceKeyOf(secret: Secret, salt: string): Buffer {
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(salt, 'utf8').digest();
}

/** Which die of which throw it is: both counted from 0, dice in the order of the record's line. */
export interface DiePlace {
  readonly game: string;
  readonly throwNumber: number;
  readonly die: number;
}

/** The bytes of a die, without end, one block after the other. */
export function* dieBytes(key: Buffer, { game, throwNumber, die }: DiePlace): Generator<number, never> {
  for (let block = 0; ; block++) {
    yield* createHmac('sha256', key).update(`${game}:${throwNumber}:${die}:${block}`, 'utf8').digest();
  }
}

const BYTES = 256;

/** The face of a die. Bytes that would favour the first faces are passed over; a die with one face is not thrown, and needs none. */
export function faceFrom(key: Buffer, place: DiePlace, faces: readonly string[]): string {
  if (faces.length === 0 || faces.length > BYTES) throw new RangeError(`a die cannot have ${faces.length} faces`);
  if (faces.length === 1) return faces[0]!;
  const fair = BYTES - (BYTES % faces.length);
  const bytes = dieBytes(key, place);
  for (;;) {
    const byte = bytes.next().value;
    if (byte < fair) return faces[byte % faces.length]!;
  }
}

import type { Rules } from '../games/game.js';
import { isFault, parseEvent, parseRecord, throwLine } from '../games/record.js';
import { bindDice } from './bound.js';
import { diceKeyOf, isSecretOrSeal, type Secret, sealOf } from './seal.js';

/** What is shown of a match's dice: the seal before it, secret and salt after it. */
export interface DiceProof {
  readonly seal: string;
  readonly secret: Secret;
  readonly salt: string;
}

/** What comes of a check; `line` counts every line of the record from 1. */
export type DiceCheck =
  | { readonly kind: 'follows' }
  /** Seal, secret or salt are not written as such, so that nothing can be told. */
  | { readonly kind: 'unreadable'; readonly fault: string }
  | { readonly kind: 'wrong seal' }
  | { readonly kind: 'line'; readonly line: number; readonly fault: string };

type GameOf = (id: string) => Rules | undefined;

/** Whether every throw of a record follows from the secret that was sealed, and the salt. */
export function checkDice(bytes: Uint8Array, gameOf: GameOf, proof: DiceProof): DiceCheck {
  const fault = faultOf(proof);
  if (fault !== null) return { kind: 'unreadable', fault };
  if (sealOf(proof.secret) !== proof.seal) return { kind: 'wrong seal' };
  const key = diceKeyOf(proof.secret, proof.salt);
  const boundOf = (id: string): Rules | undefined => {
    const game = gameOf(id);
    return game && bindDice(game, key);
  };
  const parsed = parseRecord(bytes, boundOf);
  if (!isFault(parsed)) return { kind: 'follows' };
  const { line } = parsed;
  return { kind: 'line', line, fault: throwInstead(bytes, line, boundOf) ?? parsed.fault };
}

function faultOf({ seal, secret, salt }: DiceProof): string | null {
  if (!isSecretOrSeal(seal)) return 'the seal must be 64 digits 0-9 and a-f';
  if (!isSecretOrSeal(secret)) return 'the secret must be 64 digits 0-9 and a-f';
  return salt === '' ? 'the salt must not be empty' : null;
}

/** If that line is a throw where one is due: what it must read. The dice as such would be told one by one. */
function throwInstead(bytes: Uint8Array, line: number, boundOf: GameOf): string | null {
  // Whatever the bytes are, so each is one character.
  const lines = Buffer.from(bytes).toString('latin1').split('\n');
  const event = parseEvent(lines[line - 1]!);
  const before = parseRecord(Buffer.from(lines.slice(0, line - 1).join('\n'), 'latin1'), boundOf);
  if (isFault(event) || event.kind !== 'throw' || isFault(before)) return null;
  const dice = before.game.diceDue(before.state);
  return dice && `the throw must read \`${throwLine(dice.map(({ faces }) => faces[0]!))}\``;
}

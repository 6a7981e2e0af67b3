import { sealOf } from '../../seal/seal.js';
import type { MatchRow } from '../../store/rows.js';
import type { Stored } from '../../store/types.js';

/** The dice of a match as everybody may know them before its end. */
export interface SealView {
  readonly seal: string;
  /** The lucky words, in their order. */
  readonly words: readonly string[];
}

/** What the dice of a match that is over follow from. */
export interface ProofView {
  readonly seal: string;
  readonly secret: string;
  readonly salt: string;
  /** So many lucky words of the salt only the record tells. */
  readonly kept: number;
}

/** The dice of a table's match of that number, from 0, which may still be to come; null: they are not sealed. */
export function viewSeal({ matches, seats, table }: Stored, number: number): SealView | null {
  const match = matches[number];
  const secret = match === undefined ? table.secret : match.secret;
  if (secret === null) return null;
  const words = match === undefined ? seats.flatMap(({ word }) => word ?? []) : wordsIn(match);
  return { seal: sealOf(secret), words };
}

/** null: it is still on, or its dice were not sealed. */
export function viewProof({ salt, secret, status }: MatchRow): ProofView | null {
  if (status === 'playing' || secret === null || salt === null) return null;
  return { seal: sealOf(secret), secret, salt, kept: 0 };
}

/** The same without the lucky words of its salt, which may not be told there. */
export function withWordsKept<View extends { readonly proof: ProofView | null }>(view: View): View {
  const { proof } = view;
  if (proof === null) return view;
  const [message = '', ...words] = proof.salt.split(',');
  return { ...view, proof: { ...proof, salt: message, kept: words.length } };
}

/** Whether something that people have typed is told of its dice, and could be kept. */
export function hasWords({ match }: Stored): boolean {
  return match !== null && match.status !== 'playing' && wordsIn(match).length > 0;
}

/** After the message's id each is a part of the salt. */
function wordsIn({ salt }: MatchRow): readonly string[] {
  return salt === null ? [] : salt.split(',').slice(1);
}

import { headerLine } from '../../games/record.js';
import { checkDice, type DiceCheck } from '../../seal/check.js';
import type { GameOf, StoredMatch } from '../types.js';
import { type ProofView, viewProof } from './seal.js';

/** What comes of a check of the dice of a match. */
export interface CheckView {
  readonly match: string;
  /** The game's id. */
  readonly game: string;
  readonly outcome:
    | { readonly kind: 'on' | 'unsealed' | 'unreadable' }
    | { readonly kind: 'follows'; readonly throws: number; readonly seal: string }
    /** `line` of the record as it is handed out. */
    | { readonly kind: 'differs'; readonly line: number };
  /** What anybody can check it by: the record with its seal, secret and salt; null: there is none yet. */
  readonly record: string | null;
}

export function viewCheck(stored: StoredMatch, gameOf: GameOf): CheckView {
  const { match } = stored;
  const about = { match: match.id, game: match.game };
  const proof = viewProof(match);
  if (proof === null)
    return {
      ...about,
      outcome: { kind: match.status === 'playing' && match.secret !== null ? 'on' : 'unsealed' },
      record: null,
    };
  const record = recordOf(stored, proof);
  const game = gameOf(match.game);
  if (game?.version !== match.version) return { ...about, outcome: { kind: 'unreadable' }, record };
  return { ...about, outcome: outcomeOf(checkDice(Buffer.from(record), gameOf, proof), stored, proof), record };
}

function outcomeOf(checked: DiceCheck, { lines }: StoredMatch, { seal }: ProofView): CheckView['outcome'] {
  switch (checked.kind) {
    case 'follows':
      return { kind: 'follows', throws: lines.filter(({ giver }) => giver === 'dice').length, seal };
    case 'line':
      return { kind: 'differs', line: checked.line };
    case 'unreadable':
    case 'wrong seal':
      throw new Error(`what is kept of a match's dice is no proof: ${checked.kind}`);
  }
}

function recordOf({ lines, match }: StoredMatch, { seal, secret, salt }: ProofView): string {
  const proof = [`# seal ${seal}`, `# secret ${secret}`, `# salt ${salt}`];
  return `${[...proof, headerLine(match), ...lines.map(({ text }) => text)].join('\n')}\n`;
}

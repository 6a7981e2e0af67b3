import type { ProofView, SealView } from '../../table/view/seal.js';
import { escapeMarkdown } from '../../text/name.js';
import { isolate } from '../../text/names.js';
import type { Voice } from '../../text/say.js';

/** The seal of a match's dice with the lucky words beneath it, in small print; nothing where they are not sealed. */
export function sealTexts(sealed: SealView | null, key: 'seal.lobby' | 'seal.next', voice: Voice): readonly string[] {
  if (sealed === null) return [];
  const { seal, words } = sealed;
  const shown = words.map(wordText).join(' · ');
  return [
    `-# ${voice.tell(key, { seal })}`,
    ...(words.length === 0 ? [] : [`-# ${voice.tell('seal.words', { count: words.length, words: shown })}`]),
  ];
}

/** As it was typed; what is written from right to left turns nothing around it. */
function wordText(word: string): string {
  return isolate(escapeMarkdown(word));
}

/** What the dice of a match that is over follow from. */
export function proofTexts(proof: ProofView | null, voice: Voice): readonly string[] {
  if (proof === null) return [];
  const { kept, salt, seal, secret } = proof;
  return [
    `-# ${voice.tell('seal.of', { seal })}`,
    `-# ${voice.tell('seal.secret', { secret })}`,
    `-# ${voice.tell('seal.salt', { salt: salt.split(',').map(wordText).join(',') })}`,
    ...(kept === 0 ? [] : [`-# ${voice.tell('seal.kept', { count: kept, button: voice.tell('seal.button.verify') })}`]),
  ];
}

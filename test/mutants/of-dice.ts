import type { MutantRow } from './mutants.js';

/** What dice follow from, and who is told of it when. */
export const OF_DICE: readonly MutantRow[] = [
  [
    'the secret of a match is told while it is on',
    'src/table/view/seal.ts',
    "status === 'playing' || secret === null",
    'secret === null',
    'src/table/seals.test.ts',
  ],
  [
    'the salt begins with the message that was pressed last, wherever the seal stood first',
    'src/table/seals.ts',
    'saltOf(sealMessage ?? (isKnown ? null : seenIn) ?? UNSEEN',
    'saltOf(seenIn ?? sealMessage ?? UNSEEN',
    'src/table/seals.test.ts',
  ],
  [
    'lucky words are shown, and count for nothing',
    'src/table/seals.ts',
    'seenIn) ?? UNSEEN, words)',
    'seenIn) ?? UNSEEN, [])',
    'src/table/seals.test.ts',
  ],
  [
    'lucky words count once more in the next match of the series',
    'src/table/start.ts',
    'ending: false, word: null',
    'ending: false',
    'src/table/seals.test.ts',
  ],
  [
    'the dice of the next match of a series are not sealed',
    'src/table/commit.ts',
    '...sealNext(chance),',
    '',
    'src/table/seals.test.ts',
  ],
  [
    'the seal is held to have stood first where its newest message is',
    'src/store/outbox.ts',
    'isNull(tables.sealMessage),',
    '',
    'src/table/seals.test.ts',
  ],
  [
    'a lucky word keeps its commas, so that it counts as several',
    'src/text/name.ts',
    "tidy(raw.replace(PARTING, ' '))",
    'tidy(raw)',
    'src/text/name.test.ts',
  ],
  [
    'whoever knows its id is told of a match of another server',
    'src/discord/verify.ts',
    'stored?.match == null || !isOfServer(stored, press)',
    'stored?.match == null',
    'test/lucky-words.test.ts',
  ],
  [
    'who has no seat is not told so before they type a lucky word',
    'src/discord/lucky.ts',
    "'refuse' in found",
    'found === null',
    'test/lucky-words.test.ts',
  ],
];

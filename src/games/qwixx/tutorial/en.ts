/** The rules as people are told them, page by page. */
export const en = {
  'qwixx.rules.whole.title': 'The whole game',
  'qwixx.rules.whole.text': [
    'You cross from left to right in four rows: what you leave out is gone.',
    '**Everyone** may cross the sum of the white dice (W) in one row.',
    '**Only you**, on your turn: then also a white die and a coloured one, in the row of that colour.',
    'Nothing crossed on your turn: misthrow, −5.',
    '**Lock**: the last number of a row needs five crosses before it, counts as two and closes the row for everyone.',
    '**End**: as soon as two rows are closed or somebody has four misthrows.',
    '**Points**: 1, 3, 6, 10, 15, 21 … for 1, 2, 3, 4, 5, 6 … crosses in a row.',
  ].join('\n'),

  'qwixx.rules.sheet.title': 'The sheet',
  'qwixx.rules.sheet.text': [
    'Your sheet has four rows: red (R) and yellow (Y) from 2 to 12, green (G) and blue (B) from 12 to 2. Throw after throw you cross numbers, and each further cross in a row is worth more than the one before. Whoever has the most points at the end wins.',
    'Two to five play, people or bots. Who begins is drawn by lot; then the turn goes round the table.',
  ].join('\n'),
  'qwixx.rules.sheet.example':
    'An empty sheet. Beside the last number of each row stands its lock (L), and below are four boxes for misthrows.',

  'qwixx.rules.turn.title': 'A turn',
  'qwixx.rules.turn.text': [
    'All dice that are still in the match are thrown: two white ones (W) and one for each open row.',
    '**Everyone** may cross the sum of the white dice in one row. You all choose in secret; the crosses appear together.',
    '**Only the active player** may then add either white die to one coloured die, and cross that sum in the row of the die’s colour.',
    'After that the next player is active.',
  ].join('\n'),
  'qwixx.rules.turn.example':
    'The white dice (W) made 9, and you crossed blue (B) 9. Now you may add the 6 or the 3 to one coloured die.',

  'qwixx.rules.cross.title': 'From left to right',
  'qwixx.rules.cross.text': [
    'In each row you cross from left to right. Begin where you like and leave out as many numbers as you like, but what lies left of a cross cannot be crossed any more. Green (G) and blue (B) fall, so a small number there gives up the larger ones.',
    'You never have to cross anything, and nobody crosses more than one number at a time.',
  ].join('\n'),
  'qwixx.rules.cross.example':
    'Red (R) 3 is crossed, and the white dice (W) make 7. Crossing red 7 would give up 4, 5 and 6 for good.',

  'qwixx.rules.lock.title': 'Closing a row',
  'qwixx.rules.lock.text': [
    'The last number of a row, 12 in red (R) and yellow (Y), 2 in green (G) and blue (B), needs at least five crosses in that row before it. With it you cross the lock (L) as well: one more cross.',
    'That closes the row for everyone, and its die leaves the match. Whoever crosses the same number at the same time, with five crosses of their own, gets a lock too. With fewer it is never possible.',
  ].join('\n'),
  'qwixx.rules.lock.example':
    'Five crosses in red (R), and the white dice (W) make 12: red 12 brings the lock (L) as well. Seven crosses are 28 points.',

  'qwixx.rules.misthrow.title': 'Misthrows',
  'qwixx.rules.misthrow.text': [
    'Nobody is ever forced to cross anything. But if the active player crosses nothing in the whole turn, by choice or because nothing fits, that is a misthrow: one of the four boxes is crossed, at a cost of 5 points. The button warns you before.',
    'The others never take misthrows, whatever they do.',
  ].join('\n'),
  'qwixx.rules.misthrow.example':
    'Two crosses in green (G) bring 3 points, a misthrow costs 5: that makes {total, plural, one {# point} other {# points}}.',

  'qwixx.rules.end.title': 'The end and the points',
  'qwixx.rules.end.text': [
    'The match ends at once when two rows are closed, whoever closed them, or when somebody takes a fourth misthrow. If the sum that everyone may cross brings it about, no coloured die is added any more.',
    '```',
    '{crosses}',
    '{points}',
    '```',
    'Above: crosses in a row, the lock (L) counted. Below: their points. Add up your four rows and take off 5 for each misthrow. The highest total wins; equal totals share the place.',
  ].join('\n'),
  'qwixx.rules.end.example':
    'Red (R) and blue (B) are closed and the match is over: this sheet makes {total, plural, one {# point} other {# points}}.',
} as const satisfies Record<string, string>;

/** Another locale lacks no key and has none besides, or it does not compile. */
export type RulesPhrases = Readonly<Record<keyof typeof en, string>>;

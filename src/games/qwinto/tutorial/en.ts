/** The rules as people are told them, page by page. */
export const en = {
  'qwinto.rules.whole.title': 'The whole game',
  'qwinto.rules.whole.text': [
    'Three rows rise from left to right, with gaps or not; no number twice in a row or column.',
    '**Only you**, on your turn: choose one, two or three dice and throw; all of them once more if you like.',
    '**Everyone** may enter the sum in one field, in the row of a thrown die.',
    'Nothing entered on your turn, even if nothing fits: failed attempt, −5.',
    '**Points**: 1 for each number; for a full row its last number instead; for a full column of three also the number in its five-sided bonus field (★).',
    '**End**: as soon as somebody has two full rows or four failed attempts.',
  ].join('\n'),

  'qwinto.rules.sheet.title': 'The sheet',
  'qwinto.rules.sheet.text': [
    'Your sheet has three rows of nine fields: orange (O), yellow (Y) and purple (P). You enter sums of dice, as many as you can: each brings a point, and full rows and columns bring far more. Whoever has the most points at the end wins.',
    'Two to six play, people or bots. Who begins is drawn by lot; then the turn goes round the table.',
  ].join('\n'),
  'qwinto.rules.sheet.example':
    'An empty sheet. The rows are shifted, each has a gap where nothing is entered, and five fields are bonus fields.',

  'qwinto.rules.turn.title': 'A turn',
  'qwinto.rules.turn.text': [
    'The active player chooses one, two or all three dice and throws them. If the sum does not please, *all* of those dice may be thrown once more; the second throw stands.',
    'Then *everyone* may enter the sum in one field, in a row of the colour of a die that was thrown. You all choose in secret; the numbers appear together.',
    'After that the next player is active.',
  ].join('\n'),
  'qwinto.rules.turn.example':
    'You threw orange (O) and yellow (Y) twice: the 8 did not please you, the 10 stands. It may go into either of these two rows.',

  'qwinto.rules.rows.title': 'Where a number may stand',
  'qwinto.rules.rows.text': [
    'In a row the numbers rise from left to right, and none stands there twice. Fill the fields in any order and leave as many empty as you like; what fits between can be entered later.',
    'In a column, from top to bottom, no number may stand twice either. Otherwise their order there is free.',
    'A field into which nothing fits any more stays empty to the end.',
  ].join('\n'),
  'qwinto.rules.rows.example':
    'A 7 for orange (O) or purple (P). In the orange row it must stand between 5 and 9, but not above the yellow (Y) 7: one column cannot hold it twice.',

  'qwinto.rules.bonus.title': 'Bonus columns',
  'qwinto.rules.bonus.text': [
    'Five columns have three fields, one of which is a five-sided bonus field. When all three are filled, you get the number in the bonus field as extra points, besides what the rows bring.',
    'So put large numbers into bonus fields, and see that something still fits above and below.',
  ].join('\n'),
  'qwinto.rules.bonus.example':
    'Orange (O) 3, yellow (Y) 4 and purple (P) 11 fill a column, and its bonus field is the purple one: 11 extra points, so {total, plural, one {# point} other {# points}} in all.',

  'qwinto.rules.failed.title': 'Failed attempts',
  'qwinto.rules.failed.text': [
    'Nobody is ever forced to enter anything. But if the active player enters nothing, by choice or because the sum fits nowhere, that is a failed attempt: one of the four boxes is crossed, at a cost of 5 points. The button warns you before.',
    'The others never note one, whatever they do. Think of it when you choose the dice: one makes 1⁠–⁠6, two make 2⁠–⁠12, three make 3⁠–⁠18.',
  ].join('\n'),
  'qwinto.rules.failed.example':
    'One number brings 1 point, a failed attempt costs 5: that makes {total, plural, one {# point} other {# points}}.',

  'qwinto.rules.end.title': 'The end and the points',
  'qwinto.rules.end.text': [
    'The match ends when somebody has filled two rows or notes a fourth failed attempt; all entries of that throw still count.',
    '- A row without an empty field: its rightmost number',
    '- Any other row: one point for each number',
    '- A full bonus column: the number in its bonus field',
    '- A failed attempt: −5',
    'The highest total wins; equal totals share the place.',
  ].join('\n'),
  'qwinto.rules.end.example':
    'The other player noted a fourth failed attempt, so the match is over. The full yellow (Y) row scores its last number, two bonus columns are full: {total, plural, one {# point} other {# points}}.',
} as const satisfies Record<string, string>;

/** Another locale lacks no key and has none besides, or it does not compile. */
export type RulesPhrases = Readonly<Record<keyof typeof en, string>>;

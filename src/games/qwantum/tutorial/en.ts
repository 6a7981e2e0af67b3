/** The rules as people are told them, page by page. */
export const en = {
  'qwantum.rules.whole.title': 'The whole game',
  'qwantum.rules.whole.text': [
    'Four rows, filled from left to right: the first four numbers rise, the last two fall.',
    'A colour is worth all dice that show it plus the white die (W).',
    '**Only you**, on your turn: throw seven dice, any of them once more; then you may enter one colour in its row.',
    '**Everyone** may then enter one of the other colours.',
    'Nothing entered on your turn: misthrow, −1, the next −2, up to −5.',
    '**Points**: a full column brings its second lowest number; equal ones count as one.',
    '**End**: as soon as somebody has filled all rows or has five misthrows.',
  ].join('\n'),

  'qwantum.rules.sheet.title': 'The sheet',
  'qwantum.rules.sheet.text': [
    'Your sheet has four rows of six fields: purple (P), blue (B), red (R) and yellow (Y). Points come from columns alone: once its four fields are filled, a column brings you its second lowest number. Whoever has the most points at the end wins.',
    'Two to four play, people or bots. Who begins is drawn by lot; then the turn goes round the table.',
  ].join('\n'),
  'qwantum.rules.sheet.example':
    'An empty sheet. A thick line stands after the fourth field of each row, and below are five boxes for misthrows.',

  'qwantum.rules.dice.title': 'What the dice are worth',
  'qwantum.rules.dice.text': [
    'There is a white die (W) with 1 to 6, and there are six coloured ones, whose sides each show a colour and a number of their own. Below are all of them, a line for each die, as in the list of dice in your menu.',
    'A colour is worth the sum of all dice that show it *plus* the white die. A colour that no die shows is worth the white die alone.',
  ].join('\n'),
  'qwantum.rules.dice.example':
    'White (W) 3. Red (R) is worth 4 + 2 + 3 = 9, blue (B) 4 + 2 + 6 + 3 = 15, yellow (Y) 5 + 3 = 8, and purple (P), which no die shows, 3.',

  'qwantum.rules.turn.title': 'A turn',
  'qwantum.rules.turn.text': [
    'The active player throws all seven dice, and may throw any of them once more.',
    '**Only the active player** may then enter what one colour is worth, in the row of that colour. Everyone sees it at once.',
    '**Everyone**, the active player too, may then enter one of the other three colours, or one of all four if the active player entered none. You all choose in secret; the numbers appear together.',
    'After that the next player is active.',
  ].join('\n'),
  'qwantum.rules.turn.example':
    'You entered yellow (Y) 8. Now everyone may enter purple (P) 3, blue (B) 15 or red (R) 9.',

  'qwantum.rules.rows.title': 'Up to the line, then down',
  'qwantum.rules.rows.text': [
    'You fill each row from left to right and leave no field out. In the first four fields, up to the thick line, each number must be higher than the one before it. After the line it goes down: the fifth must be lower than the fourth, the sixth lower than the fifth.',
    'Do not climb too fast: a colour seldom makes more than 20, and never more than 33.',
  ].join('\n'),
  'qwantum.rules.rows.example':
    'Red (R) 9 and yellow (Y) 8 are entered. Of this throw the red 7 does not fit any more, the yellow 12 does.',

  'qwantum.rules.columns.title': 'Columns bring points',
  'qwantum.rules.columns.text': [
    'A column counts once all four of its fields are filled, and brings its *second lowest* number. Equal numbers count as one: 4, 4, 7 and 9 bring 7. If all four are the same, that number counts.',
    'So a single low number in a column does no harm, but two different ones do. A column with an empty field brings nothing, however high its numbers.',
  ].join('\n'),
  'qwantum.rules.columns.example':
    'The first column is full with 4, 3, 5 and 4. Its second lowest number is 4, so it brings {total, plural, one {# point} other {# points}}.',

  'qwantum.rules.end.title': 'Misthrows and the end',
  'qwantum.rules.end.text': [
    'Nobody is ever forced to enter anything. But an active player who enters nothing in the whole turn takes a misthrow: the first costs 1 point, the second 2 more, up to 5 for the fifth. The others never take one.',
    'The match ends at once when the active player fills all four rows before the others choose; else once everyone has answered, if somebody has filled all four or takes a fifth misthrow. Full columns less misthrows: the highest total wins, equal totals share the place.',
  ].join('\n'),
  'qwantum.rules.end.example':
    'The other player took a fifth misthrow, so the match is over. Three full columns, less one misthrow: {total, plural, one {# point} other {# points}}.',
} as const satisfies Record<string, string>;

/** Another locale lacks no key and has none besides, or it does not compile. */
export type RulesPhrases = Readonly<Record<keyof typeof en, string>>;

export const en = {
  'qwixx.name': 'Qwixx',
  'qwixx.summary': 'Cross numbers from left to right in four colours, and lock rows before the others do. 2–5 players.',

  'qwixx.rules.aim': [
    '**The aim.** Your sheet has four rows: red and yellow from 2 to 12, green and blue from 12 to 2. Cross as many numbers as you can.',
    'In each row you work from left to right. You may leave numbers out, but what lies left of a cross is lost.',
    'The more crosses in one row, the more each of them is worth: 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78 points for 1 to 12 crosses.',
  ].join('\n'),
  'qwixx.rules.turn': [
    '**A turn.** One player is active; all six dice are thrown.',
    'Action 1: *everyone* may cross the sum of the two white dice, in any one row. You choose in secret; all crosses appear together.',
    'Action 2: only the *active* player may add one white die to one coloured die and cross that sum in the row of that colour.',
    'Then the next player is active.',
  ].join('\n'),
  'qwixx.rules.misthrow': [
    '**Misthrows.** Nobody ever has to cross anything. But an active player who crosses nothing in both actions takes a misthrow, which costs 5 points.',
    'The others never take misthrows.',
  ].join('\n'),
  'qwixx.rules.lock': [
    '**Locks.** The last number of a row (red 12, yellow 12, green 2, blue 2) needs at least five crosses in that row before it.',
    'Cross it and you cross the lock beside it too: one more cross. The row is then closed for everybody and its die is gone.',
    'Whoever crosses the last number in the same action 1 gets the lock as well.',
  ].join('\n'),
  'qwixx.rules.end': [
    '**The end.** The match ends at once when two rows are closed, whoever closed them, or when somebody takes a fourth misthrow.',
    'The points of your four rows, less 5 for each misthrow, are your result. The highest wins; equal results share the place.',
  ].join('\n'),

  'qwixx.sum': 'White dice: {first} + {second} = {sum}',
  'qwixx.step.white': 'Action 1: everyone may cross {sum}',
  'qwixx.step.coloured': 'Action 2: {seat} may cross the sum of one white and one coloured die',

  'qwixx.colour.red': 'Red',
  'qwixx.colour.yellow': 'Yellow',
  'qwixx.colour.green': 'Green',
  'qwixx.colour.blue': 'Blue',
  'qwixx.button.cross': '{colour} {number}',
  'qwixx.button.lock': '{colour} {number} + lock',
  'qwixx.button.pass': 'Pass',
  'qwixx.button.misthrow': 'Pass and take a misthrow (−{cost})',
  'qwixx.button.lastMisthrow': 'Pass: fourth misthrow (−{cost}), ends the match',

  'qwixx.label.cross': '{colour} {number}',
  'qwixx.label.lock': '{colour} {number} and the lock',
  'qwixx.label.pass': 'pass',

  'qwixx.misthrows': 'misthrows',
  'qwixx.news.closed': '{colour} is closed: {who} crossed its last number and the lock.',
  'qwixx.news.misthrow': '{seat} takes a misthrow ({nth} of {of}).',
  'qwixx.news.endRows':
    '{rows, plural, =2 {Two rows are} =3 {Three rows are} other {All rows are}} closed: the match is over.',
  'qwixx.news.endMisthrows': 'That was the fourth misthrow of {seat}: the match is over.',
  'qwixx.list.two': '{first} and {second}',
  'qwixx.list.more': '{first}, {rest}',
} as const satisfies Record<string, string>;

/** Another locale lacks no key and has none besides, or it does not compile. */
export type Phrases = Readonly<Record<keyof typeof en, string>>;

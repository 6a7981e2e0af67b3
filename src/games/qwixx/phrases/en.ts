export const en = {
  'qwixx.name': 'Qwixx',
  'qwixx.summary': 'Cross numbers from left to right in four colours, and lock rows before the others do. 2–5 players.',

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

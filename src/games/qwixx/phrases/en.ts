export const en = {
  'qwixx.name': 'Qwixx',
  'qwixx.summary': 'Cross numbers from left to right in four colours, and lock rows before the others do. 2⁠–⁠5 players.',

  'qwixx.sum': 'White dice: {first} + {second} = {sum}',
  'qwixx.step.white': 'cross {sum, select, 8 {an 8} 11 {an 11} other {a {sum}}}?',
  'qwixx.step.coloured': 'cross white + colour?',

  'qwixx.colour.red': 'Red',
  'qwixx.colour.yellow': 'Yellow',
  'qwixx.colour.green': 'Green',
  'qwixx.colour.blue': 'Blue',
  'qwixx.button.cross': '{colour} {number}',
  'qwixx.button.lock': '{colour} {number} + lock',
  'qwixx.button.wait': 'Pass for now',
  'qwixx.button.pass': 'Pass',
  'qwixx.button.misthrow': 'Pass −{cost}',
  'qwixx.button.lastMisthrow': 'Pass −{cost}: end',
  'qwixx.button.lastMisthrow.short': '−{cost}: the end',

  'qwixx.label.cross': '{colour} {number}',
  'qwixx.label.lock': '{colour} {number} and the lock',
  'qwixx.label.pass': 'pass',

  'qwixx.misthrows': 'misthrows',
  'qwixx.news.closed': '{colour} is closed: {who}',
  'qwixx.news.misthrow': '{seat}: misthrow {nth}/{of}, −{cost}',
  'qwixx.news.endRows': '{rows, plural, =2 {Two rows are} =3 {Three rows are} other {All rows are}} closed',
  'qwixx.news.endMisthrows': '{seat} took the fourth misthrow',
  'qwixx.list.two': '{first} and {second}',
  'qwixx.list.more': '{first}, {rest}',
} as const satisfies Record<string, string>;

/** Another locale lacks no key and has none besides, or it does not compile. */
export type Phrases = Readonly<Record<keyof typeof en, string>>;

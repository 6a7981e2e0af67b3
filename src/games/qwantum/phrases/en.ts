export const en = {
  'qwantum.name': 'Qwantum',
  'qwantum.summary': 'Throw seven dice twice and fill four rows: up to the thick line, then down again. 2⁠–⁠4 players.',

  'qwantum.sum': 'Purple {purple} · Blue {blue} · Red {red} · Yellow {yellow}',
  'qwantum.step.again': 'which dice again?',
  'qwantum.step.active': 'enter a colour?',
  'qwantum.step.all': 'enter a colour?',
  'qwantum.step.rest': 'enter a colour, but not {colour}?',

  'qwantum.colour.purple': 'Purple',
  'qwantum.colour.blue': 'Blue',
  'qwantum.colour.red': 'Red',
  'qwantum.colour.yellow': 'Yellow',
  'qwantum.die': '{die}: {letter}{number}',
  'qwantum.die.sides': '{first} {second} {third} {fourth} {fifth} {sixth}',
  'qwantum.side': '{letter}{number}',
  'qwantum.side.up': '[{letter}{number}]',
  'qwantum.totals': '{first} · {others}',
  'qwantum.list': 'Choose dice; closing the list throws',
  'qwantum.button.keep': 'Keep all',
  'qwantum.button.keep.misthrow': 'Keep all −{cost}',
  'qwantum.button.keep.lastMisthrow': 'Keep all −{cost}: the end',
  'qwantum.button.enter': '{colour} {number}',
  'qwantum.button.wait': 'Pass for now',
  'qwantum.button.pass': 'Pass',
  'qwantum.button.misthrow': 'Misthrow −{cost}',
  'qwantum.button.lastMisthrow': '5th misthrow −{cost}: the end',
  'qwantum.note.fits': 'Fits as it is: {fits}',
  'qwantum.note.unfit': '⚠️ As it is nothing fits: misthrow.',

  'qwantum.label.keep': 'keeps all dice',
  'qwantum.label.again': 'throws {count, plural, one {# die} =7 {all seven dice} other {# dice}} again',
  'qwantum.label.enter': '{colour} {number}',
  'qwantum.label.pass': 'pass',

  'qwantum.column': 'column {number}',
  'qwantum.misthrows': 'misthrows',
  'qwantum.news.column': '{seat}: column {number}, +{points}',
  'qwantum.news.misthrow': '{seat}: misthrow {nth}/{of}, −{nth}',
  'qwantum.news.endSheet': '{who} filled all four rows',
  'qwantum.news.endMisthrows': '{seat} took the fifth misthrow',
  'qwantum.list.two': '{first} and {second}',
  'qwantum.list.more': '{first}, {rest}',
} as const satisfies Record<string, string>;

/** Another locale lacks no key and has none besides, or it does not compile. */
export type Phrases = Readonly<Record<keyof typeof en, string>>;

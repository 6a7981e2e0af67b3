export const en = {
  'qwantum.name': 'Qwantum',
  'qwantum.summary': 'Throw seven dice twice and fill four rows: up to the thick line, then down again. 2–4 players.',

  'qwantum.sum': 'Purple {purple} · Blue {blue} · Red {red} · Yellow {yellow}',
  'qwantum.step.again': '{seat} may throw any of the dice once more',
  'qwantum.step.active': 'Step B: {seat} may enter one colour',
  'qwantum.step.all': 'Step C: everyone may enter one colour',
  'qwantum.step.rest': 'Step C: everyone may enter one colour, but not {colour}',

  'qwantum.colour.white': 'White',
  'qwantum.colour.purple': 'Purple',
  'qwantum.colour.blue': 'Blue',
  'qwantum.colour.red': 'Red',
  'qwantum.colour.yellow': 'Yellow',
  'qwantum.button.white': '{colour} {number}',
  'qwantum.button.die': '{die}: {colour} {number}',
  'qwantum.button.again': 'Throw again: {dice}',
  'qwantum.button.againAll': 'Throw all seven dice again',
  'qwantum.button.keep': 'Keep all dice',
  'qwantum.button.all': 'Mark all',
  'qwantum.button.none': 'Mark none',
  'qwantum.button.faces': 'Dice faces',
  'qwantum.button.enter': '{colour} {number}',
  'qwantum.button.wait': 'Pass: all four colours stay open for step C',
  'qwantum.button.pass': 'Pass',
  'qwantum.button.misthrow': 'Pass: {nth, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} misthrow (−{cost})',
  'qwantum.button.lastMisthrow':
    'Pass: {nth, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} misthrow (−{cost}), ends the match',

  'qwantum.note.mark': 'Mark the dice that are to be thrown again, or keep them all.',
  'qwantum.note.faces': [
    '```',
    'white {die0}',
    'die 1 {die1}',
    'die 2 {die2}',
    'die 3 {die3}',
    'die 4 {die4}',
    'die 5 {die5}',
    'die 6 {die6}',
    '```',
  ].join('\n'),

  'qwantum.label.keep': 'keeps all dice',
  'qwantum.label.again': 'throws {count, plural, one {# die} =7 {all seven dice} other {# dice}} again',
  'qwantum.label.enter': '{colour} {number}',
  'qwantum.label.pass': 'pass',

  'qwantum.column': 'column {number}',
  'qwantum.misthrows': 'misthrows',
  'qwantum.news.column': '{seat} fills column {number}: {points, plural, one {# point} other {# points}}.',
  'qwantum.news.misthrow': '{seat} takes a misthrow ({nth} of {of}): −{nth}.',
  'qwantum.news.endSheet': '{who} filled all four rows: the match is over.',
  'qwantum.news.endMisthrows': 'That was the fifth misthrow of {seat}: the match is over.',
  'qwantum.list.two': '{first} and {second}',
  'qwantum.list.more': '{first}, {rest}',
} as const satisfies Record<string, string>;

/** Another locale lacks no key and has none besides, or it does not compile. */
export type Phrases = Readonly<Record<keyof typeof en, string>>;

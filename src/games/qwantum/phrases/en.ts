export const en = {
  'qwantum.name': 'Qwantum',
  'qwantum.summary': 'Throw seven dice twice and fill four rows: up to the thick line, then down again. 2–4 players.',

  'qwantum.rules.aim': [
    '**The aim.** Your sheet has four rows, purple, blue, red and yellow, of six fields each. Fill its columns with high numbers, and be quick about it.',
    'In each row you fill the fields from left to right and leave none out. Up to the thick line, in the first four fields, every number must be higher than the one before it; after it every number must be lower.',
  ].join('\n'),
  'qwantum.rules.dice': [
    '**The dice.** There is a white die with 1 to 6, and six coloured ones. Each side of those has a colour and a number of its own: the button **Dice faces** shows them all.',
    'A colour is worth the sum of all dice that show it, plus the white die. A colour that no die shows is worth the white die alone.',
  ].join('\n'),
  'qwantum.rules.turn': [
    '**A turn.** A: the active player throws all seven dice, and may throw any of them once more.',
    'B: the *active* player may enter what one colour is worth in the row of that colour. Everybody sees it at once.',
    'C: *everyone*, the active player too, may enter one of the other colours; one of all four, if nothing was entered in B. You choose in secret; all entries appear together.',
    'Then the next player is active.',
  ].join('\n'),
  'qwantum.rules.columns': [
    '**Points.** A column in which all four fields are filled scores its second lowest number. Equal numbers count as one: 4, 4, 7 and 9 score 7.',
    'If all four numbers are the same, the column scores that number. A column with an empty field scores nothing.',
  ].join('\n'),
  'qwantum.rules.misthrow': [
    '**Misthrows.** Nobody ever has to enter anything. But an active player who enters nothing in B and nothing in C takes a misthrow.',
    'The first costs 1 point, the second 2 more, the third 3 more, and so on. The others never take misthrows.',
  ].join('\n'),
  'qwantum.rules.end': [
    '**The end.** The match ends when somebody has filled all four rows: at once in B, or after everybody’s entries in C. It also ends after C when somebody takes a fifth misthrow.',
    'The points of your full columns, less your misthrows, are your result. The highest wins; equal results share the place.',
  ].join('\n'),

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

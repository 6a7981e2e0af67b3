export const en = {
  'qwinto.name': 'Qwinto',
  'qwinto.summary': 'Choose dice, throw, and fit the sum into rows that rise from left to right. 2–6 players.',

  'qwinto.sum.two': '{first} + {second} = {sum}',
  'qwinto.sum.three': '{first} + {second} + {third} = {sum}',
  'qwinto.step.choose': '{seat} chooses the dice',
  'qwinto.step.decide': '{seat} keeps {sum} or throws again',
  'qwinto.step.enter': 'Everyone may enter {sum} in one field: {rows}',

  'qwinto.rows.o': 'orange',
  'qwinto.rows.y': 'yellow',
  'qwinto.rows.p': 'purple',
  'qwinto.rows.oy': 'orange or yellow',
  'qwinto.rows.op': 'orange or purple',
  'qwinto.rows.yp': 'yellow or purple',
  'qwinto.rows.oyp': 'orange, yellow or purple',

  'qwinto.note.choose':
    'One die makes 1–6, two make 2–12, three make 3–18. The sum goes into a row of the colour of one of the dice.',
  'qwinto.note.decide':
    '{fields, plural, =0 {No field of yours takes {sum}.} one {One field of yours takes {sum}.} other {# fields of yours take {sum}.}}',

  'qwinto.button.o': 'Orange',
  'qwinto.button.y': 'Yellow',
  'qwinto.button.p': 'Purple',
  'qwinto.button.oy': 'Orange + yellow',
  'qwinto.button.op': 'Orange + purple',
  'qwinto.button.yp': 'Yellow + purple',
  'qwinto.button.oyp': 'Orange + yellow + purple',
  'qwinto.button.keep': 'Keep {sum}',
  'qwinto.button.again': 'Throw again',
  'qwinto.button.pass': 'Pass',
  'qwinto.button.failed': 'Pass and note a failed attempt (−{cost})',
  'qwinto.button.lastFailed': 'Pass: fourth failed attempt (−{cost}), ends the match',

  'qwinto.colour.orange': 'Orange',
  'qwinto.colour.yellow': 'Yellow',
  'qwinto.colour.purple': 'Purple',
  'qwinto.row': '{colour}: enter {sum} in …',
  'qwinto.field': '{colour} field {field} — {where}',
  'qwinto.field.bonus': '{colour} field {field} — {where}, bonus field',
  'qwinto.where.alone': 'first number in the row',
  'qwinto.where.after': 'after {left}',
  'qwinto.where.before': 'before {right}',
  'qwinto.where.between': 'between {left} and {right}',

  'qwinto.label.o': 'throws orange',
  'qwinto.label.y': 'throws yellow',
  'qwinto.label.p': 'throws purple',
  'qwinto.label.oy': 'throws orange and yellow',
  'qwinto.label.op': 'throws orange and purple',
  'qwinto.label.yp': 'throws yellow and purple',
  'qwinto.label.oyp': 'throws orange, yellow and purple',
  'qwinto.label.keep': 'keeps the throw',
  'qwinto.label.again': 'throws again',
  'qwinto.label.field': '{number} in {colour} field {field}',
  'qwinto.label.pass': 'pass',

  'qwinto.bonus': 'bonus columns',
  'qwinto.failed': 'failed attempts',
  'qwinto.news.row': '{seat} has filled the {colour} row: {points} points.',
  'qwinto.news.column': '{seat} has filled a bonus column: {points, plural, one {# point} other {# points}}.',
  'qwinto.news.failed': '{seat} notes a failed attempt ({nth} of {of}).',
  'qwinto.news.endRows': '{seat} has filled two rows: the match is over.',
  'qwinto.news.endFailed': 'That was the fourth failed attempt of {seat}: the match is over.',
} as const satisfies Record<string, string>;

/** Another locale lacks no key and has none besides, or it does not compile. */
export type Phrases = Readonly<Record<keyof typeof en, string>>;

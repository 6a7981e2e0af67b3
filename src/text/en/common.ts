/** Words that every part of the bot uses. */
export const common = {
  'colour.white': 'white',
  'colour.red': 'red',
  'colour.yellow': 'yellow',
  'colour.green': 'green',
  'colour.blue': 'blue',
  'colour.orange': 'orange',
  'colour.purple': 'purple',
  'letter.white': 'W',
  'letter.red': 'R',
  'letter.yellow': 'Y',
  'letter.green': 'G',
  'letter.blue': 'B',
  'letter.orange': 'O',
  'letter.purple': 'P',

  'pace.live': 'live: 60 seconds for an answer',
  'pace.relaxed': 'relaxed: 10 minutes for an answer',
  'pace.slow': 'slow: 24 hours for an answer',

  'name.player': 'player',
  'points.short': '{points, plural, one {# point} other {# points}}',

  'die.value': '{colour} {value}',
  'die.out': 'no {colour}',

  'sheet.letters': '`{letter}` {colour}',
  'sheet.cross': '`X` crossed',
  'sheet.entered': 'numbers are entries',
  'sheet.skipped': '`·` left out',
  'sheet.closed': '`-` closed',
  'sheet.lock': '`L` lock',
  'sheet.possible': '`[ ]` possible now',
  'sheet.pending': '`( )` your answer',
  'sheet.bonus': '`< >` bonus field',
  'sheet.closedRows': 'closed: {rows}',
  'sheet.total': 'total {points}',
} as const satisfies Record<string, string>;

/** What a picture shows, for those who do not see it. */
export const picturePhrases = {
  'picture.throw': 'Throw: {dice}.',
  'picture.turn': 'Turn: {seat}.',
  'picture.answered': 'Answered: {names}.',
  'picture.row': '{colour}: {entries}',
  'picture.row.closed': '{row} (closed)',
  'picture.row.empty': 'nothing',
  'picture.lock': 'lock',
  'picture.coming': '{number} in {colour} field {field}',
  'picture.number': '{colour} {number}',
  'picture.possible': 'Possible now: {fields}.',
  'picture.pending': 'Your answer: {fields}.',
  'picture.columns': 'Points of columns: {points}',
  'picture.penalties': '{taken} of {boxes} penalty boxes crossed',
  'picture.own': 'Your sheet. {parts}Total {points}.',
  'picture.seat': 'Sheet {number}, {seat}: {parts}Total {points}.',
  'picture.seat.short': 'Sheet {number}, {seat}: {parts}total {points}.',
} as const satisfies Record<string, string>;

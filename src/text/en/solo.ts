/** What is said of a match that somebody plays alone. */
export const soloPhrases = {
  'lobby.button.alone': 'Play alone',
  'solo.lobby': '{seat} plays alone, and presses **{begin}**.',
  'solo.time': 'No clock runs: an unfinished match waits for three weeks.',
  'solo.menu': 'The match is over: {points, plural, one {# point} other {# points}}.',
  'solo.best': '⭐ new best',
  'solo.figures': 'Alone: {matches, plural, one {# match} other {# matches}} · best {best} · average {average}',
  'solo.throw': 'Most from one throw: {points, plural, one {# point} other {# points}} · {dice}',
  'solo.again': 'Play again',
  'solo.ask.leave':
    'Leave this match of {game}? You play it alone, so it is closed at once without a result and counts for nothing.',
  'solo.ask.end': 'End this match? It is closed at once without a result and counts for nothing.',
  'solo.reason': 'The match was given up before its end, so it has no result.',
  'solo.refuse.kick': 'This match is played by one person alone, so nobody is replaced in it.',
  'solo.refuse.series': 'Alone you play one match at a time: leave out the number of matches, or take more seats.',
  'solo.refuse.others':
    'Somebody else sits at this table by now. Start the match together, or open a table with one seat.',
} as const satisfies Record<string, string>;

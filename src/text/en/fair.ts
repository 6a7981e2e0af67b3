/** What is said about fair play: ending a match together, and what counts for whom. */
export const fairPhrases = {
  'end.ask.lobby': 'Close this lobby? Everybody at it loses their seat.',
  'end.ask':
    'End this match without a result? It ends once everybody who is present agrees: {votes} of {needed} so far. {games, plural, one {} other {The series then ends with it and has no result; matches that are over stay counted. }}If only you want to go, leave instead.',
  'end.ask.alone':
    'End this match without a result? Nobody else is present, so it is closed at once.{games, plural, one {} other { The series ends with it and has no result; matches that are over stay counted.}}',
  'end.ask.again':
    'You agree to end this match without a result, as do {votes} of {needed} who are present. Would you rather play on?',
  'end.ask.moderator':
    'End this match of other people at once, without a result? It counts for nobody.{games, plural, one {} other { The series ends with it and has no result; matches that are over stay counted.}}',
  'end.ask.which': 'Which table is to end? Nothing happens yet: you are asked once more.',
  'end.button': 'End it',
  'end.button.close': 'Close the lobby',
  'end.button.stay': 'Play on',
  'end.voted': 'Your word counts: {votes} of {needed} agree. The others do so with the same command.',
  'end.stayed': 'You no longer agree to end the match: it goes on.',
  'end.refuse.stranger':
    'Only those who play at this table can end its match together, or someone who manages the server and has no part in it.',
  'end.refuse.deputy':
    'You play for somebody else here, so you can end the match only together with someone on their own seat. You can leave.',
  'board.ending': '{votes} of {needed} agree to end the match without a result (`/{game} end`).',
  'table.reason.agreed': 'Everybody who was present agreed to end the match, so it has no result.',
  'table.reason.alone': 'The only one who was still present ended the match, so it has no result.',
  'table.reason.moderator': 'Someone who manages the server ended the match, so it has no result.',
  'table.reason.abandoned': 'Nobody came back for three weeks, so the table is closed without a result.',
  'series.ended': 'The series has no result; matches that are over stay counted.',
  'series.removed': 'Somebody was removed from this series while present, so the series counts for nobody.',
  'result.removed': 'Somebody was removed from this match while present, so it counts for nobody.',
  'result.idle': '{name} did not answer once in person and counts as last.',
} as const satisfies Record<string, string>;

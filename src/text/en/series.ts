/** What is said about a series of several matches at one table. */
export const seriesPhrases = {
  'command.start.games': 'Matches in a row: more than one make a series',
  'option.games': 'games',
  'lobby.series': 'A series of {games} matches: the sum of points decides.',
  'series.refuse.games': 'A series has 1 to {most} matches. Choose a number in that range.',
  'series.refuse.begun': 'The next match has begun. `/games` leads you to your sheet.',
  'series.refuse.host': 'The host begins the next match. If they do not, it begins by itself within 60 seconds.',
  'series.title': '{game}: match {number} of {games} is over',
  'series.over': '{game}: the series is over',
  'series.so-far': '**The series so far**',
  'series.final': '**The series of {games} matches**',
  'series.match': '**Match {number} of {games}**',
  'series.legend': '`★` matches won',
  'series.standing': 'Match {number} of {games}. So far: {list}.',
  'series.first': 'Match {number} of {games}.',
  'series.next': 'Next match',
  'series.waits': 'The next match begins as soon as {host} presses **{next}**, else by itself: ⏳ {when}',
  'series.parked':
    'Nobody is here, so the series waits. It goes on as soon as a player presses **{next}**; after three weeks it is closed.',
  'series.follows': 'The next match begins soon; your sheet comes here by itself. ⏳ {when}',
  'stats.series':
    '{series, plural, one {# series} other {# series}}, {won, plural, one {# of them won} other {# of them won}}',
  'games.between': 'between two matches',
  'games.begins': 'the next one: ⏳ {when}',
} as const satisfies Record<string, string>;

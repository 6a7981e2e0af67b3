/** What every version has written into its file: each takes of it what it has columns for. */

type Value = string | number | null;
type Rows = readonly Readonly<Record<string, Value>>[];

const AT = 1_700_000_000_000;
const HOUR = 60 * 60_000;

/** Seat 1 is asked next. */
const OPEN_RECORD =
  '* 1 3 1 2 2 2, 0 w-y4, 1 w-r4, 0 c-r2, * 6 4 1 1 6 4, 0 w-g10, 1 w-b10, 1 c-g12, * 3 1 4 4 3 4, 0 w-r4';

const WHOLE_RECORD = `${OPEN_RECORD}, 1 w-y4, 0 c-r5, \
* 3 5 6 5 2 1, 0 w-g8, 1 w-b8, 1 c-pass, * 1 3 6 1 6 5, 0 w-pass, 1 w-pass, 0 c-g7, * 1 3 5 2 5 1, 0 w-pass, 1 w-pass, 1 c-y5, \
* 4 2 5 6 2 4, 0 w-r6, 1 w-y6, 0 c-r7, * 2 2 3 1 6 6, 0 w-pass, 1 w-pass, 1 c-r5, * 6 3 2 1 2 2, 0 w-pass, 1 w-g9, 0 c-r8, \
* 5 5 2 4 3 2, 0 w-b10, 1 w-pass, 1 c-g8, * 2 2 3 6 1 2, 0 w-g4, 1 w-pass, 0 c-g3, * 2 4 6 6 1 5, 0 w-y6, 1 w-r6, 1 c-b7, \
* 4 3 6 4 6 3, 0 w-y7, 1 w-r7, 0 c-r9, * 3 3 4 5 2 4, 0 w-pass, 1 w-g6, 1 c-g5, * 6 3 1 4 6 5, 0 w-b9, 1 w-r9, 0 c-b8, \
* 5 1 2 5 3 3, 0 w-b6, 1 w-b6, 1 c-g4, * 3 6 1 3 2 5, 0 w-y9, 1 w-pass, * 3 1 1 2 2 1, 0 w-b4, 1 w-b4, 1 c-b2, \
* 4 3 1 6 4 -, 1 w-y7, 0 c-y10, * 4 6 2 1 2 -, 0 w-r10, 1 w-r10, * 6 4 3 2 2 -, 1 w-pass, * 2 1 2 6 4 -, 1 w-g3, 1 c-y8, \
* 2 5 6 2 1 -, 0 c-r11, * 4 3 5 5 5 -, 1 c-y9, * 1 6 3 6 3 -, 0 c-pass, * 1 4 3 5 5 -, * 3 6 1 4 1 -, * 4 1 6 4 6 -, \
* 3 4 6 5 1 -`;

function linesOf(match: string, record: string): Rows {
  return record.split(', ').map((text, n) => ({
    match_id: match,
    n,
    text,
    giver: text.startsWith('*') ? 'dice' : 'person',
    at: AT + 1000 * n,
  }));
}

const TABLE = {
  guild_id: 'guild',
  channel_id: 'channel',
  game: 'qwixx',
  pace: 'live',
  host_id: 'ann',
  opener_id: 'ann',
  max_seats: 5,
  reason: null,
  locale: 'de',
  created_at: AT,
  due_at: null,
  rematch_id: null,
  remind_at: null,
  host_at: AT,
  barred: '[]',
  votes: '[]',
  games: 1,
  paused: null,
  unseen_since: null,
  parent_id: null,
  secret: null,
  seal_message: null,
};

const SEAT = {
  level: null,
  missed: 0,
  away: 0,
  gone: null,
  deputy_id: null,
  deputy_name: null,
  since: 0,
  ending: 0,
  votes: '[]',
  waiting: null,
  word: null,
};
const ANN = { ...SEAT, seat: 0, person_id: 'ann', name: 'Ann' };
const BEN = { ...SEAT, seat: 1, person_id: 'ben', name: 'Ben' };

const MATCH = {
  game: 'qwixx',
  version: 1,
  seats: 2,
  first: 0,
  status: 'over',
  started_at: AT,
  ended_at: AT + HOUR,
  absent: '[]',
  finish: '[{"place":2,"points":70},{"place":1,"points":88}]',
  played: '[0,1]',
  removed: 0,
  secret: null,
  salt: null,
};
const GOING = { ...MATCH, status: 'playing', ended_at: null, finish: null };

const POST = {
  match_id: null,
  from: 0,
  until: null,
  mentions: '[]',
  channel_id: 'channel',
  wanted: 1,
  sent: 1,
  tried_at: AT,
  picture: null,
  replaces: null,
  old: '[]',
  token: null,
  token_until: null,
};

const RESULT = {
  ...{ guild_id: 'guild', game: 'qwixx', seats: 2, opponents: 0, ended_at: AT + HOUR },
  ...{ rating_before: 1000, rating_after: 1080, best_before: 60 },
};
const OF_ANN = { seat: 0, person_id: 'ann', name: 'Ann', place: 2, points: 70 };
const OF_BEN = { seat: 1, person_id: 'ben', name: 'Ben', place: 1, points: 88 };

/** The one throw of `m-void` follows from these; all other matches began before dice were sealed. */
const SEALED = { secret: '00112233445566778899aabbccddeeff'.repeat(2), salt: '1075927,Glück' };

/** By table, in an order in which every reference finds what it points at. */
export const ROWS_BY_TABLE: Readonly<Record<string, Rows>> = {
  tables: [
    { ...TABLE, id: 'lobby', status: 'lobby', due_at: AT + HOUR, secret: 'f'.repeat(64), seal_message: '12' },
    {
      ...TABLE,
      id: 'going',
      status: 'playing',
      due_at: AT + HOUR,
      barred: '["eve"]',
      votes: '[{"by":"ann","against":"ben"}]',
    },
    { ...TABLE, id: 'over', status: 'over', games: 2, rematch_id: 'lobby' },
  ],
  seats: [
    {
      ...{ ...ANN, table_id: 'lobby', word: 'Glück' },
      waiting: `{"token":"of the lobby","until":${AT + HOUR},"locale":"de"}`,
    },
    { ...SEAT, table_id: 'lobby', seat: 1, person_id: null, name: 'Bot 1', level: 'easy' },
    { ...ANN, table_id: 'going' },
    { ...BEN, table_id: 'going', missed: 1, votes: '["ann"]' },
    { ...ANN, table_id: 'over' },
    { ...BEN, table_id: 'over' },
  ],
  matches: [
    { ...GOING, id: 'm-going', table_id: 'going' },
    { ...MATCH, id: 'm-over', table_id: 'over' },
    {
      ...{ ...GOING, ...SEALED, id: 'm-void', table_id: 'over' },
      ...{ status: 'void', started_at: AT + HOUR, ended_at: AT + HOUR },
    },
  ],
  lines: [
    ...linesOf('m-going', OPEN_RECORD),
    ...linesOf('m-over', WHOLE_RECORD),
    ...linesOf('m-void', '* 1 3 1 2 2 2'),
  ],
  posts: [
    { ...POST, id: 1, table_id: 'over', kind: 'result', match_id: 'm-over', message_id: '11', nonce: 'n1' },
    { ...POST, id: 2, table_id: 'lobby', kind: 'lobby', message_id: '12', nonce: 'n2' },
    {
      ...POST,
      id: 3,
      table_id: 'going',
      kind: 'board',
      match_id: 'm-going',
      from: 8,
      mentions: '["ben"]',
      message_id: null,
      nonce: 'n3',
      sent: 0,
      tried_at: null,
    },
  ],
  menus: [
    {
      ...{ match_id: 'm-going', person_id: 'ann', token: 'token', until: AT + HOUR, wanted: 2, sent: 1, locale: null },
      ...{ message: '15', press: '', reached: '15', elsewhere: 0, old: '[{"token":"old","message":"@original"}]' },
      earlier: `{"token":"before","until":${AT + HOUR},"reached":"15"}`,
    },
  ],
  handled: [{ n: 1, id: 'an old press', at: AT }],
  results: [
    { ...RESULT, ...OF_ANN, match_id: 'm-over' },
    { ...RESULT, ...OF_BEN, match_id: 'm-over' },
  ],
  series: [{ ...RESULT, ...OF_BEN, table_id: 'over', matches: 1, points: 88 }],
  ratings: ['guild', '*'].flatMap((scope) => [
    { person_id: 'ann', game: 'qwixx', scope, mu: 24, sigma: 8, matches: 1 },
    { person_id: 'ben', game: 'qwixx', scope, mu: 26, sigma: 8, matches: 1 },
  ]),
  thrown: ['1', '3', '1', '2', '2', '2'].map((face, die) => ({
    ...{ guild_id: 'guild', game: 'qwixx' },
    ...{ die, face, times: 1 },
  })),
  people: [
    { id: 'ann', name: 'Ann', at: AT },
    { id: 'ben', name: 'Ben', at: AT },
  ],
  names: [
    { person_id: 'ann', scope: 'guild', name: 'Ann', at: AT },
    { person_id: 'ben', scope: 'guild', name: 'Ben', at: AT },
  ],
  person_settings: [{ id: 'ann', locale: 'is', look: 'text', mentions: 0 }],
  server_settings: [{ id: 'guild', locale: 'fr', pace: 'slow', channels: '["channel"]', mentions: 0, threads: 1 }],
  starts: [{ n: 1, at: AT }],
};

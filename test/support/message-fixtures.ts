import type { APIEmbed, APIStringSelectComponent } from 'discord.js';
import { embedLength, LIMITS } from '../../src/discord/message/limits.js';
import type { Message } from '../../src/discord/message/message.js';
import { type Game, SOLO } from '../../src/games/game.js';
import { moveLine, throwLine } from '../../src/games/record.js';
import { saltOf } from '../../src/seal/seal.js';
import { UNSET_SERVER } from '../../src/settings/settings.js';
import type { Line, MatchRow, Post, SeatRow, TableRow } from '../../src/store/rows.js';
import type { Stored } from '../../src/store/types.js';
import { toActiveMatch } from '../../src/table/match.js';
import { JUST_SEATED } from '../../src/table/seats.js';
import type { ActiveMatch } from '../../src/table/types.js';

/** Shapes for the tests of messages: a table as the store would read it, played on by choices from outside. */

export const START = 1_700_000_000_000;

export function seatRow(seat: number, name: string, more: Partial<SeatRow> = {}): SeatRow {
  return { seat, personId: `10000000000000000${seat}`, name, level: null, ...JUST_SEATED, since: 0, ...more };
}

export function tableRow(game: Game, more: Partial<TableRow> = {}): TableRow {
  return {
    id: 'tabletable12',
    guildId: '800000000000000001',
    channelId: '900000000000000001',
    game: game.id,
    pace: 'live',
    hostId: '100000000000000000',
    maxSeats: game.seats[1],
    status: 'lobby',
    reason: null,
    locale: 'en',
    createdAt: START,
    dueAt: START + 60_000,
    rematchId: null,
    remindAt: null,
    hostAt: START,
    banned: [],
    games: 1,
    votes: [],
    paused: null,
    unseenSince: null,
    openerId: '100000000000000000',
    parentId: null,
    secret: null,
    sealMessage: null,
    ...more,
  };
}

export function postRow(kind: Post['kind'], more: Partial<Post> = {}): Post {
  return {
    id: 7,
    tableId: 'tabletable12',
    kind,
    matchId: kind === 'lobby' ? null : 'matchmatch12',
    from: 0,
    until: null,
    mentions: [],
    channelId: '900000000000000001',
    messageId: null,
    old: [],
    nonce: 'nonce',
    wanted: 1,
    sent: 0,
    triedAt: null,
    picture: null,
    token: null,
    tokenUntil: null,
    ...more,
  };
}

export function storedTable(table: TableRow, seats: readonly SeatRow[]): Stored {
  return {
    table,
    seats,
    matches: [],
    match: null,
    lines: [],
    posts: [postRow('lobby', { channelId: table.channelId })],
    menus: [],
    results: [],
    alone: null,
    server: UNSET_SERVER,
    unmentioned: [],
  };
}

/** A match that has just begun. */
export function freshMatch(game: Game, names: readonly string[]): ActiveMatch {
  const table = tableRow(game, { status: 'playing', ...(names.length === SOLO && { maxSeats: SOLO }) });
  const match: MatchRow = {
    id: 'matchmatch12',
    tableId: table.id,
    game: game.id,
    version: game.version,
    seats: names.length,
    first: 0,
    status: 'playing',
    startedAt: START,
    endedAt: null,
    absent: [],
    finish: null,
    played: [],
    removed: false,
    secret: null,
    salt: null,
  };
  const stored = storedTable(
    table,
    names.map((name, seat) => seatRow(seat, name)),
  );
  return toActiveMatch({ ...stored, matches: [match], match }, game, game.start(names.length, 0));
}

/** The same with its dice sealed, and those of the match after it, everybody's lucky word beneath them. */
export function withSeals({ stored, ...live }: ActiveMatch, word: string): ActiveMatch {
  const [secret, sealMessage] = ['f'.repeat(64), '9'.repeat(19)];
  const seats = stored.seats.map((row) => ({ ...row, word }));
  const sealed = (match: MatchRow): MatchRow => ({
    ...match,
    secret,
    salt: saltOf(
      sealMessage,
      seats.map(() => word),
    ),
  });
  const table = { ...stored.table, secret, sealMessage };
  return {
    ...live,
    stored: { ...stored, table, seats, match: sealed(stored.match), matches: stored.matches.map(sealed) },
  };
}

/** The match with one more throw. */
export function withThrow(live: ActiveMatch, faces: readonly string[]): ActiveMatch {
  return withLine(live, throwLine(faces), live.game.roll(live.state, faces), 'dice');
}

/** The match with one more answer. */
export function withAnswer(
  live: ActiveMatch,
  seat: number,
  word: string,
  giver: Line['giver'] = 'person',
): ActiveMatch {
  return withLine(live, moveLine(seat, word), live.game.play(live.state, seat, word), giver);
}

function withLine(live: ActiveMatch, text: string, state: unknown, giver: Line['giver']): ActiveMatch {
  const line: Line = { text, giver, at: START };
  return toActiveMatch({ ...live.stored, lines: [...live.stored.lines, line] }, live.game, state);
}

/** One event further, `choose(n)` telling which of n possibilities it is; the same match once it is over. */
export function further(live: ActiveMatch, choose: (count: number) => number): ActiveMatch {
  const { game, state } = live;
  const due = game.diceDue(state);
  if (due !== null)
    return withThrow(
      live,
      due.map(({ faces }) => faces[choose(faces.length)]!),
    );
  const seats = game.toMove(state);
  if (seats.length === 0) return live;
  const seat = seats[choose(seats.length)]!;
  const words = game.legalMoves(state, seat);
  return withAnswer(live, seat, words[choose(words.length)]!);
}

/** So many moves further, each chosen by a number. */
export function playFurther(live: ActiveMatch, picks: readonly number[]): ActiveMatch {
  return picks.reduce((now, pick) => further(now, (count) => pick % count), live);
}

/** The ids of a message's buttons and selects, in their order. */
export function idsOf(made: Message): readonly string[] {
  return made.components.flatMap((row) =>
    row.components.flatMap((each) => ('custom_id' in each ? [each.custom_id] : [])),
  );
}

/** What the platform would refuse in a message, one sentence each. */
export function faultsOf(made: Message): readonly string[] {
  const buttons = made.components.flatMap((row) => row.components);
  const ids = idsOf(made);
  const labels = buttons.flatMap((each) => ('label' in each && each.label !== undefined ? [each.label] : []));
  const selects = buttons.flatMap((each) => ('options' in each ? [each] : []));
  return [
    ...selects.flatMap(selectFaults),
    ...made.components.flatMap((row) =>
      row.components.length > 1 && row.components.some((each) => 'options' in each) ? ['a select beside others'] : [],
    ),
    ...(made.components.length > 5 ? ['more than five rows'] : []),
    ...made.components.flatMap((row) => (row.components.length > 5 || row.components.length === 0 ? ['row'] : [])),
    ...(new Set(ids).size < ids.length ? ['two equal ids'] : []),
    ...ids.flatMap((id) => (id.length > 100 || id.length === 0 ? [`id ${id}`] : [])),
    ...labels.flatMap((label) => (label.length > 80 || label.trim() === '' ? [`label ${label}`] : [])),
    ...(made.content.length > 2000 ? ['content'] : []),
    ...(made.content === '' && made.embeds.length === 0 ? ['empty'] : []),
    ...(made.embeds.reduce((sum, embed) => sum + embedLength(embed), 0) > LIMITS.embeds ? ['embeds too long'] : []),
    ...made.embeds.flatMap(embedFaults),
    ...(made.picture === null ? made.embeds.flatMap((each) => (embedLength(each) === 0 ? ['empty embed'] : [])) : []),
    ...(made.allowed_mentions.parse.length > 0 ? ['mentions are parsed'] : []),
  ];
}

function selectFaults({
  options,
  placeholder = '',
  max_values: most = 1,
}: APIStringSelectComponent): readonly string[] {
  const values = options.map(({ value }) => value);
  const texts = options.flatMap(({ label, value, description = '-' }) => [label, value, description]);
  return [
    ...(options.length === 0 || options.length > 25 ? ['options'] : []),
    ...(new Set(values).size < values.length ? ['two equal values'] : []),
    ...(options.filter((option) => option.default === true).length > most ? ['too many options chosen'] : []),
    ...(most > options.length ? ['more than there are'] : []),
    ...(placeholder.length > 150 ? ['placeholder'] : []),
    ...texts.flatMap((text) => (text.trim() === '' || text.length > 100 ? [`option ${text}`] : [])),
  ];
}

/** What was too long for a button or an option and had to be cut, though nobody's name stands in it. */
export function cutsIn(made: Message, name: string): readonly string[] {
  const texts = made.components
    .flatMap((row) => row.components)
    .flatMap((part) => [
      ...('label' in part ? [{ text: part.label ?? '', most: LIMITS.label }] : []),
      ...('placeholder' in part ? [{ text: part.placeholder ?? '', most: 150 }] : []),
      ...('options' in part
        ? part.options.flatMap(({ label, description = '' }) =>
            [label, description].map((text) => ({ text, most: 100 })),
          )
        : []),
    ]);
  return texts.flatMap(({ text, most }) =>
    text.length >= most - 1 && text.endsWith('…') && !text.includes(name.slice(0, 8)) ? [text] : [],
  );
}

function embedFaults(embed: APIEmbed): readonly string[] {
  const fields = embed.fields ?? [];
  return [
    ...((embed.title?.length ?? 0) > LIMITS.title ? ['title'] : []),
    ...(embed.description === '' || (embed.description?.length ?? 0) > LIMITS.description ? ['description'] : []),
    ...(fields.length > 25 ? ['more than 25 fields'] : []),
    ...((embed.footer?.text.length ?? 0) > 2048 ? ['footer'] : []),
    ...fields.flatMap(({ name, value }) => [
      ...(name.trim() === '' || name.length > LIMITS.fieldName ? [`field name ${name}`] : []),
      ...(value.trim() === '' || value.length > LIMITS.field ? [`field value ${value}`] : []),
    ]),
  ];
}

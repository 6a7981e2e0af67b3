import type { SeatRow, TableRow } from '../store/rows.js';
import type { Gone } from '../store/stored-values.js';
import type { Decided, Stored } from '../store/types.js';
import { commit, handOver } from './commit.js';
import { notice, type TableKey, tablePhrase, tellNotSeated } from './replies.js';
import {
  isHost,
  isNeutral,
  isOwn,
  isPlayedFor,
  isPresent,
  noteArrival,
  type Presser,
  playerOf,
  seatOf,
  vacate,
} from './seats.js';
import { isSolo } from './solo.js';
import type { ActiveMatch, Chance, DecisionDeps, Press, TableActionOf, TableReply } from './types.js';

/** What `/… kick` says before anything happens: whose seat is meant, or whether the presser is sure. */
export function askKick(live: ActiveMatch, press: Presser, person: string | null): TableReply {
  const { seats, table } = live.stored;
  if (isSolo(table)) return notice('solo.refuse.kick');
  const rows = seats.filter((row) => playerOf(row) !== null && playerOf(row) !== press.person.id);
  const meant = person === null ? rows : rows.filter((row) => playerOf(row) === person);
  if (meant.length === 0) return notice(person === press.person.id ? 'kick.refuse.self' : 'kick.refuse.nobody');
  const alone = meant.every((row) => mayDecideAlone(live.stored, press, row));
  return {
    kind: 'ask',
    stored: live.stored,
    personId: press.person.id,
    phrase: tablePhrase(alone ? 'kick.ask' : 'kick.ask.vote'),
    actions: meant.map((row) => ({
      action: {
        kind: 'kick',
        match: live.stored.match.id,
        seat: row.seat,
        person: playerOf(row),
        asked: alone ? 'alone' : null,
      },
      label: tablePhrase('kick.button', { seat: { seat: row.seat } }),
      tone: 'bad',
    })),
  };
}

/** Whether this person may let somebody back, or replace who is away: the host, or a moderator. */
export function mayManage(stored: Stored, press: Presser): boolean {
  return isHost(stored, press.person.id) || press.moderator;
}

/** Whether this person decides alone about who plays there: about who holds nobody up only a moderator who has no part in it. */
export function mayDecideAlone(stored: Stored, press: Presser, row: SeatRow): boolean {
  const seats = noteArrival(stored.seats, press.person.id);
  return isNeutral(stored, press) || (row.away && !isPlayedFor({ ...stored, seats }, row) && mayManage(stored, press));
}

/** Whether no single vote takes that seat from who plays it: they are there, or a bot plays for them, and nobody has to wait. */
function isKept(at: Parameters<typeof isPlayedFor>[0], row: SeatRow): boolean {
  return isPresent(row) || isPlayedFor(at, row);
}

/**
 * Has a bot opponent play on at that seat for that person: at once where the presser decides alone, else once most of the others who are
 * present on their own seats have voted for it. Whoever was asked for the other of both is asked anew. Who was present may not come
 * back until they are let.
 */
export function kick(
  live: ActiveMatch,
  press: Press,
  { seat, person, asked }: Pick<TableActionOf<'kick'>, 'seat' | 'person' | 'asked'>,
  deps: DecisionDeps,
): Decided<TableReply> {
  const { stored } = live;
  const by = press.person.id;
  const seats = noteArrival(stored.seats, by);
  const row = seats[seat];
  if (seatOf(seats, by) === undefined && !isNeutral(stored, press)) return { out: tellNotSeated(live, by) };
  // Whoever has come to that seat since the question is not who was meant.
  const player = row === undefined ? null : playerOf(row);
  if (player !== person) return { out: askKick(live, press, person ?? player) };
  const refusal = refuseKick(stored, row, seats, press);
  if (row === undefined || refusal !== null) return { out: notice(refusal ?? 'kick.refuse.nobody') };
  const alone = mayDecideAlone(stored, press, row);
  const isAsMeant = asked === 'away' ? row.away : alone === (asked === 'alone');
  if (!isAsMeant) return { out: askKick(live, press, player) };
  if (alone) return replacePlayer(live, seats, row, press, 'sent', deps);

  const against = playerOf(row)!;
  const before = { seats, table: stored.table };
  if (stored.table.votes.some((vote) => vote.by === by && vote.against === against))
    return { out: notice('kick.voted.already', countVotes(before, row)) };
  const votes = [...stored.table.votes, { by, against }];
  const count = countVotes({ seats, table: { ...stored.table, votes } }, row);
  if (count.votes >= count.needed) return replacePlayer(live, seats, row, press, 'voted', deps);
  const { change } = commit(live, seats, { at: press.at, by: null, votes }, deps);
  return { ...change, out: notice('kick.voted', count) };
}

/** How many votes of the others are needed against who plays there, and how many there are. */
export function countVotes(
  { seats, table }: { readonly seats: readonly SeatRow[]; readonly table: Pick<TableRow, 'votes' | 'pace'> },
  row: SeatRow,
): Readonly<Record<'votes' | 'needed', number>> {
  const others = votersAbout(seats, row);
  const player = playerOf(row);
  const votes = table.votes.filter(({ by, against }) => against === player && others.includes(by)).length;
  const most = Math.floor(others.length / 2) + 1;
  return { votes, needed: isKept({ seats, table }, row) ? Math.max(2, most) : most };
}

/** Lets somebody come back who was sent away. */
export function pardonPerson(
  stored: Stored,
  press: Press,
  { person }: { readonly person: string },
): Decided<TableReply> {
  const { table } = stored;
  if (!mayManage(stored, press) || person === press.person.id) return { out: notice('kick.refuse.pardon') };
  if (!table.banned.includes(person)) return { out: notice('kick.refuse.free') };
  const banned = table.banned.filter((each) => each !== person);
  return { table: { banned }, refreshMenus: true, out: notice('kick.pardoned') };
}

/** Who votes about that seat: the others on their own seats, for second accounts can play on others' at any time. */
function votersAbout(seats: readonly SeatRow[], row: SeatRow): readonly string[] {
  return seats.filter((each) => each.seat !== row.seat && isOwn(each)).map((each) => playerOf(each)!);
}

/** By one vote nobody is replaced who is there, or played for: it takes two, or a moderator who doesn't play. */
function refuseKick(
  stored: Stored,
  row: SeatRow | undefined,
  seats: readonly SeatRow[],
  press: Press,
): TableKey | null {
  if (isSolo(stored.table)) return 'solo.refuse.kick';
  if (row === undefined || playerOf(row) === null) return 'kick.refuse.nobody';
  if (playerOf(row) === press.person.id) return 'kick.refuse.self';
  const own = seatOf(seats, press.person.id);
  if (own !== undefined && !isOwn(own) && !mayDecideAlone(stored, press, row)) return 'kick.refuse.deputy';
  const isOneEnough = isNeutral(stored, press) || !isKept({ ...stored, seats }, row);
  return isOneEnough || votersAbout(seats, row).length > 1 ? null : 'kick.refuse.alone';
}

function replacePlayer(
  live: ActiveMatch,
  before: readonly SeatRow[],
  row: SeatRow,
  press: Press,
  why: Exclude<Gone, 'left' | 'absent'>,
  chance: Chance,
): Decided<TableReply> {
  const { stored } = live;
  const seats = vacate(before, row.seat, row.away ? 'absent' : why);
  const player = playerOf(row)!;
  const banned = row.away ? stored.table.banned : [...new Set([...stored.table.banned, player])];
  // A vote that has decided is used up.
  const votes = why === 'voted' ? stored.table.votes.filter(({ against }) => against !== player) : stored.table.votes;
  // Between two matches of a series nobody is taken from a match.
  const spoils = !row.away && !live.over;
  const match = { ...stored.match, removed: stored.match.removed || spoils };
  const change = handOver({ ...live, stored: { ...stored, match } }, seats, { at: press.at, by: null, votes }, chance);
  const lets = !row.away && mayManage(stored, press);
  const out: TableReply = {
    kind: 'ask',
    stored: { ...stored, seats },
    phrase: tablePhrase('kick.done', { seat: { seat: row.seat } }),
    actions: lets
      ? [
          {
            action: { kind: 'pardon', match: live.stored.match.id, person: player },
            label: tablePhrase('kick.pardon'),
            tone: 'plain',
          },
        ]
      : [],
  };
  return {
    ...change,
    ...(spoils && { match: { ...change.match, removed: true } }),
    table: { ...change.table, banned },
    out,
  };
}

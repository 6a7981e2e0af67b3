import type { Stored } from '../store/types.js';
import { Choices, isBanned, pardonChoice, whereHasSay } from './choices.js';
import { askEnd } from './end.js';
import { decideAt, isOfServer, isRefused, openMatch, UNKNOWN_TABLE } from './gates.js';
import { askKick, kick, mayDecideAlone, mayManage, pardonPerson } from './kick.js';
import { askLeave } from './leave.js';
import { askOust, leaveLobby, oustFromLobby } from './lobby.js';
import { isOpenTable } from './match.js';
import { openSheet } from './play.js';
import { closedNotice, notice, replyUnknown, tellNotSeated } from './replies.js';
import { seatOf } from './seats.js';
import type { ActionDeps, Choice, Listing, Press, TableActionOf, TableReply } from './types.js';

/** A command that doesn't say which table it means: where one fits it is that one, and where several do it asks. */
export async function findTable(by: Press, { of, game, person }: Listing, deps: ActionDeps): Promise<TableReply> {
  const choices = new Choices(by, deps);
  const listing = { of, game, person };
  const all = await choices.of(listing);
  const meant = of === 'sheet' ? awaitedOf(all) : all;
  if (meant.length > 1) return list(by, listing, all);
  const [only] = meant;
  switch (of) {
    case 'sheet':
      return findSheet(by, only, deps);
    case 'leave':
      return findLeave(by, game, only, choices, deps);
    case 'kick':
      return findKick(by, listing, only, choices, deps);
    case 'end':
      return findEnd(by, game, only, choices);
  }
}

/** A page of the tables that a command may mean. */
export async function listTables(
  by: Press,
  { of, game, person, page }: TableActionOf<'which'>,
  deps: ActionDeps,
): Promise<TableReply> {
  const listing = { of, game, person };
  const all = await new Choices(by, deps).of(listing);
  if (all.length > 0) return list(by, listing, all, page);
  return notice(of === 'end' ? 'table.refuse.nothingToEnd' : 'table.refuse.noMatchHere');
}

/** Asks whether that table is to end. */
export async function askEndAt(by: Press, { table }: TableActionOf<'ending'>, deps: ActionDeps): Promise<TableReply> {
  const stored = await openTable(by, table, deps);
  return 'kind' in stored ? stored : askEnd(stored, by);
}

/** Asks whom to have replaced at that table; or lets come back who was to be let, and only that. */
export async function askKickAt(
  by: Press,
  { table, person, asked }: TableActionOf<'kicking'>,
  deps: ActionDeps,
): Promise<TableReply> {
  const stored = await openTable(by, table, deps);
  if ('kind' in stored) return stored;
  return person !== null && asked === 'pardon'
    ? decideAt({ table }, by, { person }, { at: 'table', decide: pardonPerson }, deps)
    : askWhom(by, stored, person, deps);
}

/** The host or a moderator takes somebody out of a lobby. */
export async function oustPerson(by: Press, table: string, person: string, deps: ActionDeps): Promise<TableReply> {
  const reply = await decideAt({ table }, by, person, { at: 'table', decide: oustFromLobby }, deps);
  if (reply.kind !== 'lobby') return reply;
  return notice(reply.stored.table.status === 'lobby' ? 'kick.done.lobby' : 'kick.done.closed');
}

function list(by: Press, listing: Listing, tables: readonly Choice[], page = 0): TableReply {
  return { kind: 'which', listing, tables, personId: by.person.id, page };
}

/** Where one table awaits the presser, its sheet is meant. */
function awaitedOf(all: readonly Choice[]): readonly Choice[] {
  const awaited = all.filter(({ note }) => note === 'awaited');
  return awaited.length === 1 ? awaited : all;
}

async function findSheet(by: Press, only: Choice | undefined, deps: ActionDeps): Promise<TableReply> {
  const match = only?.stored.match;
  if (match == null) return notice('table.refuse.noMatchHere');
  return decideAt({ match: match.id }, by, null, { at: 'seat', decide: openSheet }, deps);
}

/** `/… leave`: out of a lobby at once; in a match the presser is asked first. */
async function findLeave(
  by: Press,
  game: string,
  only: Choice | undefined,
  choices: Choices,
  deps: ActionDeps,
): Promise<TableReply> {
  const table = only?.stored.table;
  if (table?.status === 'lobby') {
    const left = await decideAt({ table: table.id }, by, null, { at: 'table', decide: leaveLobby }, deps);
    return left.kind === 'lobby' ? notice('leave.done.lobby') : left;
  }
  const matches = await choices.matchesOf(game);
  const match = matches.find(({ stored }) => stored.table.id === table?.id);
  if (match !== undefined) return askLeave(match, by.person.id);
  // Who has left several of them already may come back to each.
  const sheets: Listing = { of: 'sheet', game, person: null };
  if (matches.length > 1) return list(by, sheets, await choices.of(sheets));
  return matches[0] === undefined ? notice('table.refuse.noMatchHere') : tellNotSeated(matches[0], by.person.id);
}

/** `/… kick`: has a bot play on for that person, or asks for whom (null), or lets somebody back who was sent away. */
async function findKick(
  by: Press,
  { game, person }: Listing,
  only: Choice | undefined,
  choices: Choices,
  deps: ActionDeps,
): Promise<TableReply> {
  // Where none fits, any of them says why.
  const meant = only?.stored ?? whereHasSay(await choices.openOf(game), by)[0];
  return meant === undefined ? notice('table.refuse.noMatchHere') : kickAt(by, meant, person, deps);
}

async function findEnd(by: Press, game: string, only: Choice | undefined, choices: Choices): Promise<TableReply> {
  const meant = only?.stored ?? (await choices.openOf(game))[0];
  return meant === undefined ? notice('table.refuse.nothingToEnd') : askEnd(meant, by);
}

/** The table of a button, while it is open, for those who press in its server; else what to tell instead. */
async function openTable(by: Press, table: string, { store }: ActionDeps): Promise<Stored | TableReply> {
  const stored = await store.read({ table });
  if (stored === null) return replyUnknown(store, { table }, by);
  if (!isOfServer(stored, by)) return UNKNOWN_TABLE;
  return isOpenTable(stored) ? stored : closedNotice(stored);
}

/** What `/… kick` does by itself: lets somebody come back, takes them out of a lobby, votes; else it asks. */
async function kickAt(by: Press, stored: Stored, person: string | null, deps: ActionDeps): Promise<TableReply> {
  const table = stored.table.id;
  if (person === null || whereHasSay([stored], by).length === 0) return askWhom(by, stored, person, deps);
  if (isBanned(stored, person)) return decideAt({ table }, by, { person }, { at: 'table', decide: pardonPerson }, deps);
  if (stored.table.status === 'lobby') return oustPerson(by, table, person, deps);
  const row = seatOf(stored.seats, person);
  return row === undefined || mayDecideAlone(stored, by, row) || person === by.person.id
    ? askWhom(by, stored, person, deps)
    : decideAt({ table }, by, { seat: row.seat, person }, { at: 'play', decide: kick }, deps);
}

/** Asks whom to take out of a lobby or have replaced in a match; of who was sent away, whether they may come back. */
function askWhom(by: Press, stored: Stored, person: string | null, { gameOf }: ActionDeps): TableReply {
  if (whereHasSay([stored], by).length === 0) return notice('table.refuse.noMatchHere');
  if (person !== null && isBanned(stored, person)) {
    if (!mayManage(stored, by)) return notice('kick.refuse.pardon');
    return list(by, { of: 'kick', game: stored.table.game, person }, [pardonChoice(stored, person)]);
  }
  if (stored.table.status === 'lobby') return askOust(stored, by, person);
  const match = openMatch(stored, gameOf, by.at);
  return isRefused(match) ? match.out : askKick(match, by, person);
}

import { setTimeout as sleep } from 'node:timers/promises';
import { startStopwatch } from 'local-discord';
import type { Seat } from '../src/games/game.js';
import { gameOf } from '../src/games/registry.js';
import type { Store } from '../src/store/interface.js';
import type { SeatRow } from '../src/store/rows.js';
import type { Stored } from '../src/store/types.js';
import { isBetween, isPlayable, loadMatch } from '../src/table/match.js';
import { playerOf, presentAmong } from '../src/table/seats.js';
import { resultOfPress } from '../test/ledger.js';
import { callCommand, controlsOf, type Guest, press } from './act.js';
import type { Luck } from './luck.js';
import type { PressTarget } from './screens.js';
import type { Town, Venue } from './town.js';

export interface Alive {
  readonly town: Town;
  readonly store: Store;
  readonly places: readonly Venue[];
  readonly luck: Luck;
  /** Messages that were deleted on purpose, and channels where the bot might not post: what is missing comes at the next change. */
  readonly missing: ReadonlySet<string>;
}

/** So long a message may take to come back. */
const PATIENCE = 20_000;
const LOOK = 500;
const LOOKS = 3;

/** Whether an open table goes on: where somebody is asked, their press has to count. Returns what is wrong, or null. */
export async function stuck(alive: Alive, table: string): Promise<string | null> {
  let account: string | null = null;
  // Time may be up in the very moment of a look.
  for (let look = 0; look < LOOKS; look++) {
    const stored = (await alive.store.read({ table }))!;
    const wrong = await stuckNow(alive, stored);
    if (wrong === null) return null;
    account = `table ${table} (${stored.table.status}, match ${stored.match?.id}): ${wrong}`;
  }
  return account;
}

async function stuckNow(alive: Alive, stored: Stored): Promise<string | null> {
  switch (stored.table.status) {
    case 'lobby':
      return lobbyStuck(alive, stored);
    case 'playing':
    case 'parked':
      return matchStuck(alive, stored);
    default:
      return null;
  }
}

async function lobbyStuck(alive: Alive, stored: Stored): Promise<string | null> {
  const { town } = alive;
  const { id, dueAt, channelId, hostId } = stored.table;
  if (dueAt === null) return 'the lobby never expires';
  const button = await findButton(alive, stored, `join:${id}`);
  if (typeof button === 'string') return button === 'missing' ? null : 'there is no lobby message';
  const { people } = alive.places.find(({ channel }) => channel.id === channelId)!;
  const person = people.find((one) => one.id !== hostId)!;
  return answered(await press(town, guestOf(alive, stored, person.id), button));
}

async function matchStuck(alive: Alive, stored: Stored): Promise<string | null> {
  if (isBetween(stored)) return seriesStuck(alive, stored);
  const live = loadMatch(stored, gameOf);
  if (!isPlayable(live)) return `it cannot be played: ${live.unplayable}`;
  const row = rowToPress(stored, live.awaited);
  if (row === undefined) return 'nobody is asked, and nobody could come back';
  const guest = guestOf(alive, stored, playerOf(row)!);
  const { town, store } = alive;
  const match = live.stored.match.id;
  const board = await findButton(alive, stored, `sheet:${match}`);
  if (board === 'lost') return 'there is no board';
  const opened = await openSheet(town, guest, match, board === 'missing' ? null : board, stored.table.game);
  if (typeof opened === 'string') return opened;

  const now = (await store.read({ match }))!;
  if (now.table.status === 'parked') return 'it still waits for people though one has come back';
  const offer = opened.find(({ customId }) => /^(?:play|pick):/.test(customId));
  // Whoever comes back from being away may find that the step of then is over, and others are asked.
  if (offer === undefined) return row.away ? null : 'its menu has nothing to choose';
  const outcome = await press(town, guest, offer);
  const wrong = answered(outcome);
  if (wrong !== null) return wrong;
  const entry = town.ledger.entries.findLast((one) => one.match === match && one.personId === guest.person.id)!;
  if (resultOfPress({ ...entry, outcome }) === 'refused') return `the answer was refused: ${outcome!.message?.text}`;
  const after = (await store.read({ match }))!;
  if (after.lines.length === now.lines.length) return 'the answer is not in the record';
  return (await shownAgain(town, guest, match, store)) ? null : 'the board did not come back';
}

/** Between two matches of a series the host begins the next one, or it begins when its time has come. */
async function seriesStuck(alive: Alive, stored: Stored): Promise<string | null> {
  const { town, store } = alive;
  const rows = stored.seats.filter((row) => playerOf(row) !== null);
  const row = rows.find((each) => playerOf(each) === stored.table.hostId) ?? rows[0];
  if (row === undefined) return 'nobody could begin the next match';
  const button = await findButton(alive, stored, `next:${stored.match?.id}`);
  if (typeof button === 'string') return button === 'missing' ? null : 'the next match cannot be begun';
  const wrong = answered(await press(town, guestOf(alive, stored, playerOf(row)!), button));
  if (wrong !== null) return wrong;
  const { match, table } = (await store.read({ table: stored.table.id }))!;
  return match?.id === stored.match?.id && table.dueAt === null ? 'the next match does not begin' : null;
}

/** Somebody who is asked and present; where nobody is, somebody who is away. */
function rowToPress({ seats }: Stored, awaited: readonly Seat[]): SeatRow | undefined {
  return presentAmong(seats, awaited)[0] ?? seats.find((row) => playerOf(row) !== null);
}

async function openSheet(
  town: Town,
  guest: Guest,
  match: string,
  board: PressTarget | null,
  game: string,
): Promise<readonly PressTarget[] | string> {
  const outcome = board === null ? await callCommand(town, guest, `/${game} sheet`) : await press(town, guest, board);
  const wrong = answered(outcome);
  if (wrong !== null) return wrong;
  const mine = controlsOf(town, outcome).find(({ customId }) => customId === `sheet:${match}`);
  return controlsOf(town, mine === undefined ? outcome : await press(town, guest, mine));
}

/** After an answer there is a board, or the match is over. */
async function shownAgain(town: Town, guest: Guest, match: string, store: Store): Promise<boolean> {
  for (const passed = startStopwatch(); passed() < PATIENCE; ) {
    if (town.screens.newest(`sheet:${match}`) !== null) return true;
    if ((await store.read({ match }))!.match!.status !== 'playing') return true;
    await town.screens.news(guest.channel.id, guest.person.id, LOOK);
  }
  return false;
}

function answered(outcome: Awaited<ReturnType<typeof press>>): string | null {
  if (outcome === null) return 'its button cannot be pressed';
  return outcome.ack === 'failed' ? 'a press is not answered' : null;
}

/**
 * The newest public button of a table that begins so. Time goes on while it is looked at, so a message that is on its way is
 * waited for; of one that is not there it is `missing` where that was done on purpose, else `lost`.
 */
async function findButton(alive: Alive, { table }: Stored, start: string): Promise<PressTarget | 'missing' | 'lost'> {
  const { screens } = alive.town;
  for (const passed = startStopwatch(); passed() < PATIENCE; await sleep(LOOK)) {
    // Before the look: what was sent by then is on the screen.
    const stored = (await alive.store.read({ table: table.id }))!;
    const button = screens.newest(start);
    if (button !== null) return button;
    if (mayBeMissing(alive, stored)) return 'missing';
    if (stored.posts.every(({ sent, wanted }) => sent >= wanted)) return 'lost';
  }
  return 'lost';
}

function mayBeMissing({ missing }: Alive, { table, posts }: Stored): boolean {
  return missing.has(table.channelId) || posts.some(({ messageId }) => messageId !== null && missing.has(messageId));
}

function guestOf({ places, luck }: Alive, { table }: Stored, personId: string): Guest {
  const { channel, people } = places.find((place) => place.channel.id === table.channelId)!;
  return { person: people.find(({ id }) => id === personId)!, channel, luck };
}

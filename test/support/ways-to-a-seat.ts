import type { Seat } from '../../src/games/game.js';
import { idOf, personOf, type TableHarness } from './table-harness.js';

/** Who sits down; the others come by. */
export const SITTING = ['Ann', 'Ben', 'Cid', 'Fay'];

/** How a seat comes to somebody else, and who plays there before and after. */
export interface WayToASeat {
  readonly name: string;
  /** Who gives the answer at the seat of `own`; null: the bot that plays there. */
  giver(own: string): string | null;
  /** Before the answer is given. */
  before?(at: At): Promise<unknown>;
  /** After it; tells who plays there then. */
  after(at: At): Promise<string>;
}

export interface At extends TableHarness {
  readonly table: string;
  readonly match: string;
  readonly seat: Seat;
  /** Whose own seat it is. */
  readonly own: string;
}

const takes = async ({ tables, press, match, seat }: At, who: string): Promise<string> => {
  await tables.act(press(who), { kind: 'take', match, seat });
  return who;
};
const leaves = ({ tables, press, match }: At, who: string) => tables.act(press(who), { kind: 'quit', match });
const comesBack = async ({ tables, press, match, own }: At): Promise<string> => {
  await tables.act(press(own), { kind: 'back', match });
  return own;
};

const erases = ({ tables, clock }: At, who: string) => tables.erase(personOf(who), clock.now);
const sendsAway = ({ tables, press, match, seat, own }: At) =>
  tables.act(press('Mod', { moderator: true }), { kind: 'kick', match, seat, person: idOf(own), asked: 'alone' });
/** The others play on until they have twice had to wait for them in vain. */
const misses = async (at: At): Promise<void> => {
  for (;;) {
    const { awaited, game, state, stored } = await at.live(at.table);
    if (stored.seats[at.seat]!.away) return;
    const other = awaited.find((seat) => seat !== at.seat);
    if (other !== undefined) await at.say(at.table, SITTING[other]!, game.legalMoves(state, other).at(-1)!);
    else at.clock.now = stored.table.dueAt! + 60_000;
    await at.tables.tick(at.clock.now);
  }
};

export const WAYS_TO_A_SEAT: readonly WayToASeat[] = [
  {
    name: 'they leave, and another takes the seat',
    giver: (own) => own,
    async after(at) {
      await leaves(at, at.own);
      return takes(at, 'Eve');
    },
  },
  {
    name: 'a moderator sends them away, and another takes the seat',
    giver: (own) => own,
    async after(at) {
      await sendsAway(at);
      return takes(at, 'Eve');
    },
  },
  {
    name: 'the others vote them out, and another takes the seat',
    giver: (own) => own,
    async after(at) {
      const voters = SITTING.filter((name) => name !== 'Ann' && name !== at.own);
      for (const name of voters)
        await at.tables.act(at.press(name), { kind: 'kick', match: at.match, seat: at.seat, person: idOf(at.own) });
      return takes(at, 'Eve');
    },
  },
  {
    name: 'whoever plays for them leaves, and another takes the seat',
    giver: () => 'Dan',
    async before(at) {
      await leaves(at, at.own);
      await takes(at, 'Dan');
    },
    async after(at) {
      await leaves(at, 'Dan');
      return takes(at, 'Eve');
    },
  },
  {
    name: 'whoever plays for them leaves, and they come back',
    giver: () => 'Dan',
    async before(at) {
      await leaves(at, at.own);
      await takes(at, 'Dan');
    },
    async after(at) {
      await leaves(at, 'Dan');
      return comesBack(at);
    },
  },
  {
    name: 'they come back to where somebody plays for them',
    giver: () => 'Dan',
    async before(at) {
      await leaves(at, at.own);
      await takes(at, 'Dan');
    },
    after: comesBack,
  },
  {
    name: 'they have themself erased, and another takes the seat',
    giver: (own) => own,
    async after(at) {
      await erases(at, at.own);
      return takes(at, 'Eve');
    },
  },
  {
    name: 'whoever plays for them has themself erased, and they come back',
    giver: () => 'Dan',
    async before(at) {
      await leaves(at, at.own);
      await takes(at, 'Dan');
    },
    async after(at) {
      await erases(at, 'Dan');
      return comesBack(at);
    },
  },
  {
    name: 'a bot plays for who was away, and another takes the seat',
    giver: () => null,
    async before(at) {
      await misses(at);
      await sendsAway(at);
    },
    after: (at) => takes(at, 'Eve'),
  },
  {
    name: 'a bot plays for who left, and they come back',
    giver: () => null,
    before: (at) => leaves(at, at.own),
    after: comesBack,
  },
];

import { expect, test } from 'vitest';
import { type Pick, picker } from '../../../test/support/random-match.js';
import { toScale } from '../../../test/support/scale.js';
import { Sights } from '../../../test/support/sights.js';
import { GUILD, idOf, personOf, type TableHarness, tableHarness } from '../../../test/support/table-harness.js';
import { tellingTime } from '../../../test/support/told-time.js';
import { PACES } from '../../settings/settings.js';
import type { Decided, Stored } from '../../store/types.js';
import { pauseTable, resumeTable } from '../../table/clock.js';
import { isBetween } from '../../table/match.js';
import { playerOf } from '../../table/seats.js';
import type { TableAction } from '../../table/types.js';

const NAMES = ['Ann', 'Ben', 'Cid', 'Eve'];
const SECOND = 1000;
/** Most often people answer; how long they take tells who is late, passed over and away. */
const WAITS = [0, 0, 1, 3, 10, 24, 45, 61, 130, 620].map((seconds) => seconds * SECOND);

interface Scene {
  readonly it: TableHarness;
  readonly table: string;
  readonly pick: Pick;
}

const oneOf = <T>(pick: Pick, all: readonly T[]): T => all[pick(all.length)]!;

/** A table in the midst of a match, or between two of a series. */
async function sceneOf(seed: number): Promise<Scene> {
  const pick = picker(seed);
  const it = tableHarness(':memory:', seed);
  it.clock.shows = false;
  it.waiting.reached = pick(2) === 0;
  const table = await it.begin(NAMES.slice(0, 2 + pick(2)), { pace: oneOf(pick, PACES), games: 2 });
  if (pick(4) === 0) await it.store.setServerSettings(GUILD, { mentions: false });
  if (pick(3) === 0) await it.finish(table);
  return { it, table, pick };
}

/** What somebody presses, whether it fits or not. */
async function actionOf({ it, table, pick }: Scene, who: string): Promise<TableAction> {
  const { stored, step, game, state } = await it.live(table);
  const match = stored.match.id;
  const seat = pick(stored.seats.length);
  const own = stored.seats.find((row) => playerOf(row) === idOf(who));
  const moves = own === undefined ? [] : game.legalMoves(state, own.seat);
  const move = moves.length === 0 ? 'none' : oneOf(pick, moves);
  const person = playerOf(stored.seats[seat]!);
  const rare: readonly TableAction[] = [
    { kind: 'quit', match },
    { kind: 'take', match, seat },
    { kind: 'kick', match, seat, person, asked: oneOf(pick, [null, 'alone', 'away'] as const) },
    { kind: 'pardon', match, person: idOf(oneOf(pick, NAMES)) },
    { kind: 'end', match },
    { kind: 'stay', match },
    { kind: 'back', match },
    { kind: 'next', match },
  ];
  const usual: readonly TableAction[] = [
    { kind: 'play', match, step, move },
    { kind: 'sheet', match },
    isBetween(stored) ? { kind: 'next', match } : { kind: 'play', match, step, move },
  ];
  return oneOf(pick, pick(3) === 0 ? rare : usual);
}

/** Something happens that may change what people have to see; its name. */
async function happen(scene: Scene): Promise<string> {
  const { it, table, pick } = scene;
  const { clock, tables } = it;
  const decide = (decision: (stored: Stored) => Decided<boolean>) =>
    tellingTime(it.store).update({ table }, null, clock.now, decision);
  clock.now += oneOf(pick, WAITS);
  const what = pick(25);
  if (what < 12) {
    const who = oneOf(pick, NAMES);
    const action = await actionOf(scene, who);
    await tables.act(it.press(who, { moderator: pick(6) === 0 }), action);
    return `${who}: ${action.kind}`;
  }
  if (what < 18) return named('tick', tables.tick(clock.now));
  if (what < 20)
    return named(
      'grace',
      tables.giveGrace(() => clock.now, pick(100) * SECOND),
    );
  if (what < 22) return named('pause', decide(pauseTable(clock.now)));
  if (what < 24) return named('resume', decide(resumeTable(clock.now)));
  return named('erase', tables.erase(personOf(oneOf(pick, NAMES)), clock.now));
}

async function named(name: string, done: Promise<unknown>): Promise<string> {
  await done;
  return name;
}

const seeds = Array.from({ length: toScale({ full: 120, brief: 40 }) }, (_, seed) => seed + 1);

test.each(seeds)(
  'whatever happens, no board, menu or result goes on saying what is not true any more (%i)',
  async (seed) => {
    const scene = await sceneOf(seed);
    const { it, table, pick } = scene;
    const sights = new Sights(it, table);
    const late = () => ({
      waits: oneOf(pick, [0, 0, 1, 8, 20]) * SECOND,
      travels: oneOf(pick, [0, 0, 1, 8, 20]) * SECOND,
    });
    const done: string[] = [];
    await sights.deliver(late());
    for (let n = 0; n < 25; n++) {
      const { match, table: before } = await it.read(table);
      if (match?.status === 'void' || before.status === 'over') break;
      done.push(await happen(scene));
      await sights.noteAnswers();
      await sights.deliver(late());
      expect(await sights.untrue(), done.join(', ')).toEqual([]);
    }
  },
);

import { expect, test } from 'vitest';
import { GAMES } from '../games/registry.js';
import { picker } from '../games/sample.js';
import { trial } from './trial.js';

const NAMES = ['Ann', 'Ben'];

test.each(GAMES.map((game) => ({ id: game.id, game })))(
  'each turn of $id is a new board, and who goes on alone in it gets no further one',
  async ({ game }) => {
    const { begin, live, read, say } = trial();
    const pick = picker(7);
    const table = await begin(NAMES, { game });
    const boards = (): number => read(table).posts.filter(({ kind }) => kind === 'board').length;
    const made = { turned: [] as number[], alone: [] as number[] };
    for (let now = live(table); !now.over; now = live(table)) {
      const seat = now.awaited[pick(now.awaited.length)]!;
      const words = game.words(now.state, seat);
      const before = boards();
      await say(table, NAMES[seat]!, words[pick(words.length)]!);
      const then = live(table);
      if (then.over) continue;
      const turned = game.active(then.state) !== game.active(now.state);
      const lines = then.stored.lines.length - now.stored.lines.length;
      // With one line, the answer, nothing can have passed all around the table.
      if (turned) made.turned.push(boards() - before);
      else if (then.awaited.every((each) => each === seat) && lines === 1) made.alone.push(boards() - before);
    }
    expect(made.turned.length).toBeGreaterThan(3);
    expect(new Set(made.turned)).toEqual(new Set([1]));
    expect(made.alone.filter((count) => count > 0)).toEqual([]);
  },
);

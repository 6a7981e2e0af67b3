import type { Level } from '../games/game.js';

/** A bot opponent by name, and what it looks like. */
interface Bot {
  readonly name: string;
  readonly face: string;
}

/** Who plays at each level, in the order in which they sit down: as many as a table has room for beside one person. */
export const BOTS: Readonly<Record<Level, readonly Bot[]>> = {
  easy: [
    { name: 'Pip', face: '🐣' },
    { name: 'Momo', face: '🐢' },
    { name: 'Lulu', face: '🐰' },
    { name: 'Dot', face: '🐞' },
    { name: 'Bo', face: '🐑' },
  ],
  normal: [
    { name: 'Kit', face: '🦊' },
    { name: 'Tuva', face: '🐧' },
    { name: 'Olli', face: '🐻' },
    { name: 'Nala', face: '🐱' },
    { name: 'Rico', face: '🦝' },
  ],
  hard: [
    { name: 'Hugo', face: '🦉' },
    { name: 'Vega', face: '🐺' },
    { name: 'Inka', face: '🦅' },
    { name: 'Rex', face: '🦖' },
    { name: 'Nyx', face: '🐙' },
  ],
};

/** Stands behind the name of every bot, and in no person's. */
export const BOT_MARK = '🤖';

const FACES = new Map(
  Object.values(BOTS)
    .flat()
    .map(({ name, face }) => [name, face]),
);

/** What stands behind the name of that bot: its face, if it is one of these, and the mark of all. */
export function botMark(name: string): string {
  return `${FACES.get(name) ?? ''}${BOT_MARK}`;
}

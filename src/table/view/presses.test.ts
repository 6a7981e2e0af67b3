import { expect, test } from 'vitest';
import { freshMatch, further, withAnswer } from '../../../test/support/message-fixtures.js';
import { picker } from '../../../test/support/random-match.js';
import type { Control, Game, Seat } from '../../games/game.js';
import { GAMES } from '../../games/registry.js';
import type { ActiveMatch } from '../types.js';
import { viewMenu } from './menu.js';
import type { TapControl } from './sure.js';

const MATCHES = 2;
const NAMES = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve', 'Fay'];

/** The most presses that a turn takes whose turn it is, to choose from a list being one; all others answer with one. */
const OWN_TURN: Readonly<Record<string, number>> = { qwixx: 2, qwinto: 3, qwantum: 3 };
/** Qwinto's button to throw again, after which the same is asked once more. */
const AGAIN = 'again';

interface Turn {
  readonly active: Seat;
  /** By seat. */
  readonly presses: number[];
  /** How often the one whose turn it is threw again, or was asked whether they mean a pass that costs something. */
  more: number;
}

/** The turns of one match that the games' bots play. */
function turnsOf(game: Game, seats: number, seed: number): readonly Turn[] {
  const pick = picker(seed);
  const turns: Turn[] = [];
  let live = freshMatch(game, NAMES.slice(0, seats));
  while (!live.over) {
    const active = game.active(live.state);
    if (turns.at(-1)?.active !== active) turns.push({ active, presses: Array<number>(seats).fill(0), more: 0 });
    const [seat] = live.awaited;
    if (seat === undefined) {
      live = further(live, pick);
      continue;
    }
    const turn = turns.at(-1)!;
    const move = game.botMove(live.state, seat, 'hard');
    const presses = pressesFor(live, seat, move);
    turn.presses[seat]! += presses;
    if (seat === active && (move === AGAIN || presses === 2)) turn.more += 1;
    live = withAnswer(live, seat, move);
  }
  return turns;
}

/** One where the menu has the move, two where that is a pass which costs something, and asks once more. */
function pressesFor(live: ActiveMatch, seat: Seat, move: string): number {
  const first = controlsOn(live, seat, '');
  if (first.some((control) => brings(control, move))) return 1;
  const isAsked = first.some((control) => control.kind === 'tap' && control.what === move);
  const [pass] = isAsked ? controlsOn(live, seat, move) : [];
  return pass?.kind === 'play' && pass.tone === 'costly' && pass.move === move ? 2 : Infinity;
}

function controlsOn(live: ActiveMatch, seat: Seat, tapped: string): readonly (Control | TapControl)[] {
  return viewMenu(live, seat, tapped).choices?.rows.flat() ?? [];
}

function brings(control: Control | TapControl, move: string): boolean {
  switch (control.kind) {
    case 'play':
      return control.move === move;
    case 'pick':
      return control.options.some((option) => option.move === move);
    case 'multiselect':
      return (
        move === control.none ||
        (move.startsWith(control.stem) &&
          [...move.slice(control.stem.length)].every((word) => control.options.some((option) => option.word === word)))
      );
    case 'tap':
      return false;
  }
}

const TABLES = GAMES.flatMap((game) => game.seats.map((seats) => ({ game, seats })));

test.each(TABLES)(
  'in $game.id by $seats a turn takes one press of whoever is asked, and no more than a few of whose turn it is',
  ({ game, seats }) => {
    const turns = Array.from({ length: MATCHES }, (_, n) => turnsOf(game, seats, n + 1)).flat();
    const own = turns.map(({ active, presses, more }) => presses[active]! - more);
    const others = turns.flatMap(({ active, presses }) => presses.filter((_, seat) => seat !== active));
    expect(Math.max(...own)).toBe(OWN_TURN[game.id]);
    expect(Math.max(...others)).toBe(1);
  },
);

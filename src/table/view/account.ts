import type { DieView, Phrase, Seat } from '../../games/game.js';
import { apply, isFault, parseEvent, replay } from '../../games/record.js';
import type { Line } from '../../store/rows.js';
import type { ActiveMatch } from '../types.js';

export interface Entry {
  readonly label: Phrase;
  /** Written by the clock. */
  readonly late: boolean;
}

/** What everyone may know of one throw: answers only of steps that are over. */
export interface TurnAccount {
  readonly dice: readonly DieView[];
  readonly active: Seat;
  /** Each seat that answered with its answers in their order, by seat. */
  readonly entries: readonly { readonly seat: Seat; readonly entries: readonly Entry[] }[];
  readonly news: readonly Phrase[];
}

/** What has become of a throw: it was played to its end, is still played, or was cut off as its match was closed. */
export type ThrowCourse = 'over' | 'running' | 'cut off';

/** What has become of the newest throw of a match. */
export function courseOfNewest(live: ActiveMatch): ThrowCourse {
  if (live.over || !isThrown(live, live.state)) return 'over';
  return live.stored.match.status === 'playing' ? 'running' : 'cut off';
}

/** The lines `from` ≤ n < `until` of the record, told throw by throw. The first may have been thrown before `from`. */
export function readAccount(live: ActiveMatch, from: number, until: number): readonly TurnAccount[] {
  const { game, stored } = live;
  const known = replay(
    game,
    stored.match,
    stored.lines.slice(0, from).map((line) => line.text),
  );
  if (isFault(known)) throw new Error(`match ${stored.match.id}: line ${known.line} can't be told`);
  let state = known.state;
  const turns: Draft[] = isThrown(live, state) ? [draft(game.diceOn(state), game.active(state))] : [];
  /** What was chosen before the throw that it is about. */
  let lead: Draft = draft([], game.active(state));
  /** The answers of the step that is on, which are secret, and what they have led to so far. */
  let step: { answers: Map<Seat, Entry>; news: Phrase[] } = { answers: new Map(), news: [] };
  for (const [n, line] of stored.lines.slice(from, until).entries()) {
    const event = parseEvent(line.text);
    const next = isFault(event) ? event : apply(game, state, event);
    if (isFault(event) || isFault(next))
      throw new Error(`match ${stored.match.id}: line ${from + n + 1} can't be told`);
    const news = game.events(state, next.state);
    if (event.kind === 'throw') {
      turns.push({
        ...lead,
        dice: game.diceIn(event.faces),
        active: game.active(state),
        news: [...lead.news, ...news],
      });
      lead = draft([], game.active(next.state));
    } else {
      step.answers.set(event.seat, entryOf(game.label(state, event.move), line));
      step.news.push(...news);
      if (isStepOver(live, state, next.state)) {
        tell(isThrown(live, state) ? turns.at(-1)! : lead, step);
        step = { answers: new Map(), news: [] };
      }
    }
    state = next.state;
  }
  if (lead.entries.size > 0) turns.push(lead);
  return turns.map(({ entries, ...rest }) => ({
    ...rest,
    entries: [...entries].sort(([one], [other]) => one - other).map(([seat, of]) => ({ seat, entries: of })),
  }));
}

/** The last so many throws before that line, as far as they may be told. */
export function readRecent(live: ActiveMatch, until: number, throws: number): readonly TurnAccount[] {
  const thrown = live.stored.lines.slice(0, until).flatMap(({ giver }, n) => (giver === 'dice' ? [n] : []));
  // One throw more is read, since what was chosen before a throw is told with it.
  return readAccount(live, thrown.at(-throws - 1) ?? 0, until).slice(-throws);
}

interface Draft {
  readonly dice: readonly DieView[];
  readonly active: Seat;
  readonly entries: Map<Seat, Entry[]>;
  readonly news: Phrase[];
}

function draft(dice: readonly DieView[], active: Seat): Draft {
  return { dice, active, entries: new Map(), news: [] };
}

/** Whether the throw of this turn is on the table. */
function isThrown({ game }: ActiveMatch, state: unknown): boolean {
  return game.diceOn(state).length > 0;
}

function entryOf(label: Phrase, line: Line): Entry {
  return { label, late: line.giver === 'clock' };
}

function isStepOver({ game }: ActiveMatch, before: unknown, after: unknown): boolean {
  return game.toMove(after).length === 0 || game.step(after) !== game.step(before);
}

function tell(turn: Draft, step: { answers: Map<Seat, Entry>; news: Phrase[] }): void {
  for (const [seat, entry] of step.answers) {
    turn.entries.set(seat, [...(turn.entries.get(seat) ?? []), entry]);
  }
  turn.news.push(...step.news);
}

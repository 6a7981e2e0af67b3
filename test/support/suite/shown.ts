import { expect, test } from 'vitest';
import {
  type Control,
  type Game,
  LEVELS,
  LOCALES,
  type Menu,
  type Phrase,
  type Seat,
} from '../../../src/games/game.js';
import { type RandomMatch, seatsOf, staysOpen } from '../random-match.js';
import { toScale } from '../scale.js';
import { same } from './same.js';
import { sayIn } from './say.js';

/** The part of the suite about what is shown and said. */

/** A button holds no longer label. */
const LABEL = 80;

/** Of so many moments in which somebody has answered, one is looked at with each other answer in its place, which takes long. */
const SECRET_EACH = toScale({ full: 1, brief: 3 });

export function declareShowTests(game: Game, samples: readonly RandomMatch[]): void {
  /** Some states have dozens of menus: all are looked at once. */
  let known: Said | undefined;
  const saidInMenus = (): Said => {
    known ??= lookAtMenus(game, samples);
    return known;
  };

  test('a menu reaches exactly the legal moves, within what a message can hold', () => {
    expect(saidInMenus().labels.size).toBeGreaterThan(0);
  });

  declarePhraseTests(game, samples, saidInMenus);

  test('a seat sees what it may enter on its own sheet only', () => {
    for (const { header, moments } of samples) {
      for (const { after } of moments) {
        for (const looking of [null, ...seatsOf(header.seats)]) {
          for (const sheet of game.view(after, looking).sheets) {
            const cells = sheet.rows.flatMap((row) => row.cells);
            const own = looking === sheet.seat;
            if (!own || game.legalMoves(after, sheet.seat).length === 0) {
              same(
                cells.some((cell) => cell.possible || cell.pending),
                false,
              );
            }
          }
        }
      }
    }
  });
}

export function declareSecrecyTests(game: Game, samples: readonly RandomMatch[]): void {
  test('nobody can tell what another seat has answered before the step is over', () => {
    for (const { header, moments } of samples) {
      const open = moments.filter((moment) => staysOpen(game, moment));
      for (const moment of open.filter((_, n) => n % SECRET_EACH === 0)) {
        const { after, event } = moment;
        if (event.kind !== 'move') continue;
        const onlookers = [null, ...seatsOf(header.seats)].filter((seat) => seat !== event.seat);
        const seen = onlookers.map((seat) => seenBy(game, after, seat));
        for (const move of game.legalMoves(after, event.seat)) {
          const other = game.play(after, event.seat, move);
          same(game.scores(other), game.scores(after));
          same(game.events(moment.before, other), []);
          for (const [i, seat] of onlookers.entries()) same(seenBy(game, other, seat), seen[i]);
        }
      }
    }
  });
}

function declarePhraseTests(game: Game, samples: readonly RandomMatch[], saidInMenus: () => Said): void {
  test('every phrase that is used can be said in every language', () => {
    const { labels, others } = saidInMenus();
    const said = new Set([...labels, ...others]);
    const note = (phrase: Phrase | null): void => {
      if (phrase !== null) said.add(JSON.stringify(phrase));
    };
    for (const phrase of [game.name, game.summary]) note(phrase);
    for (const { header, moments } of samples) {
      for (const { before, after } of moments) {
        for (const phrase of game.events(before, after)) note(phrase);
        for (const score of game.scores(after)) for (const part of score.parts) note(part.label);
        for (const seat of seatsOf(header.seats)) {
          const { sum, step } = game.view(after, seat);
          note(sum);
          note(step);
          for (const move of game.legalMoves(after, seat)) note(game.label(after, move));
        }
      }
    }
    for (const locale of LOCALES) {
      const lengths = new Map([...said].map((text) => [text, sayIn(game, locale, JSON.parse(text)).length]));
      const silent = [...said].filter((text) => lengths.get(text) === 0);
      const long = [...labels].filter((text) => lengths.get(text)! > LABEL);
      expect([silent, long], locale).toEqual([[], []]);
    }
  });

  test('its phrases bear its name, and if it is translated every language has all of them', () => {
    const keys = Object.keys(game.phrases.en).sort();
    for (const locale of LOCALES) {
      const own = Object.keys(game.phrases[locale] ?? {}).sort();
      expect(own, locale).toEqual(game.isTranslated ? keys : keys.filter((key) => own.includes(key)));
    }
    for (const key of keys) expect(key.startsWith(`${game.id}.`)).toBe(true);
    for (const locale of LOCALES) expect(sayIn(game, locale, game.summary).length).toBeLessThanOrEqual(100);
  });
}

/** All that is told to a seat, or to everyone, as text. */
function seenBy(game: Game, state: unknown, seat: Seat | null): string {
  const view = game.view(state, seat);
  if (seat === null) return JSON.stringify({ view, missing: game.toMove(state) });
  const moves = game.legalMoves(state, seat);
  const says = moves.length === 0 ? [] : LEVELS.map((level) => game.botMove(state, seat, level));
  return JSON.stringify({
    view,
    moves,
    says,
    menu: game.menu(state, seat),
    pending: game.pendingMove(state, seat),
  });
}

/** Phrases as JSON. */
interface Said {
  readonly labels: Set<string>;
  readonly others: Set<string>;
}

/** Checks every menu of every state; returns what is said in them. */
function lookAtMenus(game: Game, samples: readonly RandomMatch[]): Said {
  const said: Said = { labels: new Set(), others: new Set() };
  for (const { header, moments } of samples) {
    for (const { after } of moments) {
      for (const seat of seatsOf(header.seats)) {
        same(reachable(game, after, seat, said), new Set(game.legalMoves(after, seat)));
      }
    }
  }
  return said;
}

function reachable(game: Game, state: unknown, seat: Seat, said: Said): ReadonlySet<string> {
  const menu = game.menu(state, seat);
  same(menu.rows.length <= 5, true);
  for (const row of menu.rows) {
    const selects = row.filter(({ kind }) => kind !== 'play').length;
    same(row.length >= 1 && (selects === 0 ? row.length <= 5 : row.length === 1), true);
  }
  const controls = menu.rows.flat();
  const ids = controls.flatMap(idOf);
  same(new Set(ids).size, ids.length);
  const offered = controls.flatMap(movesOf);
  same(new Set(offered).size, offered.length);
  for (const control of controls) if (control.kind === 'multiselect') same(offered.includes(control.none), true);
  const labels = controls.flatMap(labelsOf).map((label) => JSON.stringify(label));
  same(new Set(labels).size, labels.length);
  for (const label of labels) said.labels.add(label);
  for (const phrase of othersOf(menu)) said.others.add(JSON.stringify(phrase));
  return new Set(offered);
}

/** Two components of a message can't have the same id: every select of a menu is another one. */
function idOf(control: Control): readonly string[] {
  switch (control.kind) {
    case 'play':
      return [];
    case 'pick':
      return [`pick ${control.part}`];
    case 'multiselect':
      return [`multiselect ${control.stem}`];
  }
}

function movesOf(control: Control): readonly string[] {
  switch (control.kind) {
    case 'play':
      return [control.move];
    case 'pick':
      same(control.options.length > 0 && control.options.length <= 25, true);
      return control.options.map((option) => option.move);
    case 'multiselect':
      return movesOfSeveral(control);
  }
}

/** Those of all choices of one option or more. A button has the move of who chooses none. */
function movesOfSeveral({ options, stem }: Extract<Control, { kind: 'multiselect' }>): readonly string[] {
  const words = options.map(({ word }) => word);
  same(words.length > 0 && words.length <= 25, true);
  same(
    words.map((word) => word.length),
    words.map(() => 1),
  );
  same(new Set(words).size, words.length);
  const rising = words.toSorted();
  return Array.from({ length: 1 << words.length }, (_, mask) => rising.filter((_word, n) => (mask >> n) & 1))
    .slice(1)
    .map((chosen) => `${stem}${chosen.join('')}`);
}

function labelsOf(control: Control): readonly Phrase[] {
  return 'options' in control ? control.options.map((option) => option.label) : [control.label];
}

/** What a menu says besides its labels. */
function othersOf(menu: Menu): readonly Phrase[] {
  const prompts = menu.rows.flat().flatMap((control) => {
    if (!('options' in control)) return [];
    const about = control.kind === 'multiselect' ? control.options.map(({ description }) => description) : [];
    return [control.prompt, ...about];
  });
  return menu.note === null ? prompts : [...prompts, menu.note];
}

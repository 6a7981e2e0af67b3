import { describe, expect, test } from 'vitest';
import { type Game, LEVELS, type Seat } from '../../../src/games/game.js';
import { apply, headerLine, isFault, isOver, parseRecord, replay } from '../../../src/games/record.js';
import {
  freezeDeep,
  momentsOf,
  type RandomMatch,
  randomMatch,
  randomSolo,
  seatsOf,
  staysOpen,
} from '../random-match.js';
import { toScale } from '../scale.js';
import { declareSoloTests } from './alone.js';
import { declareRulesTests } from './rules.js';
import { same } from './same.js';
import { declareSecrecyTests, declareShowTests } from './shown.js';

const MOVE = /^[a-z0-9-]{1,24}$/;
const MATCHES = toScale({ full: 60, brief: 30 });
/** So many of them are looked at from every side, which takes long. */
const CLOSELY = toScale({ full: 12, brief: 6 });
/** So many are played alone, one of them looked at from every side. */
const ALONE = toScale({ full: 30, brief: 10 });

/** What every game must survive: declares the tests, played on random matches of that game. */
export function suite(game: Game): void {
  describe(`${game.id}, as every game`, () => {
    const together = Array.from({ length: MATCHES }, (_, seed) => randomMatch(game, seed));
    const alone = Array.from({ length: ALONE }, (_, seed) => randomSolo(game, seed));
    const samples = [...together, ...alone];
    const closely = [...together.slice(0, CLOSELY), ...alone.slice(0, 1)];
    declareRecordTests(game, samples);
    declareMoveTests(game, samples);
    declareBotTests(game, closely);
    declareShowTests(game, closely);
    declareSecrecyTests(game, closely);
    declareSoloTests(game, alone);
    declareRulesTests(game);
  });
}

function declareRecordTests(game: Game, samples: readonly RandomMatch[]): void {
  test('play goes on from a state that went through JSON, and changes nothing it was given', () => {
    for (const { before, event, after } of momentsOf(samples)) {
      const copy = freezeDeep(JSON.parse(JSON.stringify(before)));
      same(copy, before);
      same(apply(game, copy, event), { state: after });
      same(copy, before);
    }
  });

  test('a record replays to what was played', () => {
    for (const { header, lines, end } of samples) {
      expect(replay(game, header, lines)).toEqual({ state: end });
      const text = [headerLine(header), ...lines].join('\n');
      expect(parseRecord(new TextEncoder().encode(text), () => game)).toEqual({ game, header, lines, state: end });
    }
  });

  test('nothing can happen after the end', () => {
    for (const { header, moments, end } of samples) {
      expect(isOver(game, end)).toBe(true);
      for (const { event } of moments) same(isFault(apply(game, end, event)), true);
      for (const seat of seatsOf(header.seats)) expect(game.legalMoves(end, seat)).toEqual([]);
    }
  });

  test('points are the sum of their parts, in the scores and on the sheets', () => {
    for (const { header, moments } of samples) {
      for (const { after } of moments) {
        const scores = game.scores(after);
        same(scores.length, header.seats);
        const { sheets } = game.view(after, null);
        for (const [seat, score] of scores.entries()) {
          same(
            score.parts.reduce((sum, part) => sum + part.points, 0),
            score.total,
          );
          const sheet = sheets[seat]!;
          same([sheet.seat, sheet.total, sheet.penalties?.taken], [seat, score.total, score.penalties]);
        }
      }
    }
  });
}

function declareMoveTests(game: Game, samples: readonly RandomMatch[]): void {
  test('exactly the seats that are asked have moves, each once, none while dice are due', () => {
    for (const { header, moments } of samples) {
      for (const { before } of moments) {
        const missing = game.toMove(before);
        same(
          missing,
          [...new Set(missing)].sort((a, b) => a - b),
        );
        same(game.diceDue(before) === null || missing.length === 0, true);
        same(game.legalMoves(before, header.seats), []);
        for (const seat of seatsOf(header.seats)) {
          const moves = game.legalMoves(before, seat);
          const asked = missing.includes(seat) || game.pendingMove(before, seat) !== null;
          same(moves.length > 0, asked);
          same(new Set(moves).size, moves.length);
          same(
            moves.filter((move) => !MOVE.test(move)),
            [],
          );
        }
        same(game.active(before) >= 0 && game.active(before) < header.seats, true);
      }
    }
  });

  test('a seat meets a move in one step of a throw only', () => {
    for (const { header, moments } of samples) {
      const met = new Map<string, number>();
      for (const { after, event } of moments) {
        if (event.kind === 'throw') met.clear();
        for (const seat of seatsOf(header.seats)) {
          for (const move of game.legalMoves(after, seat)) {
            const step = game.step(after);
            if ((met.get(`${seat} ${move}`) ?? step) !== step) expect.fail(`${move} is offered twice to seat ${seat}`);
            met.set(`${seat} ${move}`, step);
          }
        }
      }
    }
  });

  test('the step stays while answers come in and rises with every new one', () => {
    for (const { moments } of samples) {
      let last = Number.NEGATIVE_INFINITY;
      for (const moment of moments) {
        const { before, after } = moment;
        const step = game.step(after);
        same(step >= game.step(before), true);
        if (staysOpen(game, moment)) same(step, game.step(before));
        else if (game.toMove(after).length > 0) same(step > last, true);
        if (game.toMove(after).length > 0) last = step;
      }
    }
  });

  test('a pending move is known while the step is on, and forgotten after it', () => {
    for (const { header, moments } of samples) {
      let pending = new Map<Seat, string>();
      for (const moment of moments) {
        if (!staysOpen(game, moment)) pending = new Map();
        else if (moment.event.kind === 'move') pending.set(moment.event.seat, moment.event.move);
        for (const seat of seatsOf(header.seats)) {
          same(game.pendingMove(moment.after, seat), pending.get(seat) ?? null);
        }
      }
    }
  });

  test('what is written for a seat whose time is up and what a bot plays are legal', () => {
    for (const { before } of momentsOf(samples)) {
      for (const seat of game.toMove(before)) {
        const moves = game.legalMoves(before, seat);
        same(moves.includes(game.defaultMove(before, seat)), true);
        for (const level of LEVELS) same(moves.includes(game.botMove(before, seat, level)), true);
      }
    }
  });
}

function declareBotTests(game: Game, samples: readonly RandomMatch[]): void {
  test('what is written for a seat whose time is up and what a bot plays are always the same', () => {
    for (const { before } of momentsOf(samples)) {
      const copy = freezeDeep(JSON.parse(JSON.stringify(before)));
      for (const seat of game.toMove(before)) {
        same(game.defaultMove(copy, seat), game.defaultMove(before, seat));
        for (const level of LEVELS) same(game.botMove(copy, seat, level), game.botMove(before, seat, level));
      }
    }
  });
}

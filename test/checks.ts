import type { AckCount } from 'local-discord';
import { mentionsLeftOpen } from 'local-discord';
import { expect } from 'vitest';
import { type Verdict, verdictOn } from '../src/cli/verdict.js';
import { headerLine, isFault, parseRecord } from '../src/games/record.js';
import { gameOf } from '../src/games/registry.js';
import { recordIn } from '../src/store/file/read-only.js';
import type { House } from './house.js';

/** Nothing that was sent was refused, unknown, or could have called people; nothing was written that asks for attention. */
export function expectClean(house: House): void {
  const { refused, unknownRoutes, log } = house.discord;
  expect(refused.map(({ method, path, problems }) => ({ method, path, problems }))).toEqual([]);
  expect(unknownRoutes).toEqual([]);
  expect(log.filter(({ body }) => mentionsLeftOpen(body)).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  expect(written(house)).toEqual([]);
}

/** A line of the log that only tells what happens. */
const TOLD = /^\{"level":30,/;

/** The lines of the log that tell of anything wrong, but for the one about a clock which a test has set. */
function written(house: House): readonly string[] {
  return house
    .output()
    .split('\n')
    .filter((line) => line !== '' && !TOLD.test(line) && !line.includes('the clock of this machine is wrong'));
}

/** Every interaction was acknowledged, once, with a single attempt. */
export function expectAnsweredOnce(house: House): void {
  expect(notAnsweredOnce(house)).toEqual([]);
}

/** The same of a crowd without pauses: where that holds up the machine, the library sends an answer once more of whose arrival it has not heard. */
export function expectCrowdAnsweredOnce(house: House): void {
  const isRepeated = ({ accepted, attempts }: Attempted) =>
    accepted === 1 && attempts.every(({ code }) => code === null || code === ANSWERED);
  expect(notAnsweredOnce(house).filter((one) => !isRepeated(one))).toEqual([]);
}

type Attempted = ReturnType<typeof attemptsAt>[number];

/** "Interaction has already been acknowledged." */
const ANSWERED = 40060;

/** "Unknown message": the menu that was pressed has moved beneath a new board, and the answer is a message of its own. */
const TAKEN_AWAY = 10008;

function notAnsweredOnce(house: House) {
  const wrong = attemptsAt(house, ({ tried, accepted }) => tried !== 1 || accepted !== 1);
  return wrong.filter(({ attempts }) => attempts.map(({ code }) => code).join() !== `${TAKEN_AWAY},`);
}

/** Those interactions, each with what was tried to answer it, so that a failing test tells why. */
export function attemptsAt({ discord }: House, which: (ack: AckCount) => boolean) {
  return discord.acks.filter(which).map((ack) => ({
    ...ack,
    attempts: discord.log
      .filter(({ path }) => path.startsWith(`/interactions/${ack.interactionId}/`))
      .map(({ status, code, at, tookMs }) => ({ status, code, at, tookMs })),
  }));
}

/** The record of a stored match, as the command `record` prints it. */
export async function recordOf({ database }: House, match: string): Promise<string> {
  const record = recordIn(database, match);
  if (record === null) throw new Error(`There is no match ${match}`);
  return [headerLine(record), ...record.lines.map(({ text }) => text), ''].join('\n');
}

/** What the command `referee` says about a record. */
export async function refereeOn(record: string): Promise<Verdict> {
  const parsed = parseRecord(new TextEncoder().encode(record), gameOf);
  if (isFault(parsed)) throw new Error(`line ${parsed.line}: ${parsed.fault}`);
  return verdictOn(parsed);
}

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { AckCount } from 'local-discord';
import { mentionsLeftOpen } from 'local-discord';
import { expect } from 'vitest';
import type { House } from './house.js';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));

/** Nothing that was sent was refused, unknown, or could have called people; nothing was written that asks for attention. */
export function expectClean(house: House): void {
  const { refused, unknownRoutes, log } = house.discord;
  expect(refused.map(({ method, path, problems }) => ({ method, path, problems }))).toEqual([]);
  expect(unknownRoutes).toEqual([]);
  expect(log.filter(({ body }) => mentionsLeftOpen(body)).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  expect(written(house)).toEqual([]);
}

/** The lines of the log, but for the one that tells of a clock which a test has set. */
function written(house: House): readonly string[] {
  return house
    .output()
    .split('\n')
    .filter((line) => line !== '' && !line.includes('the clock of this machine is wrong'));
}

/** Every interaction was acknowledged, once, with a single attempt, and in time. */
export function expectAnsweredOnce(house: House): void {
  expect(notAnsweredOnce(house)).toEqual([]);
}

/** The same, but for so small a share whose only attempt came too late, as it happens at a crowd of players without pauses. */
export function expectNearlyAllAnsweredOnce(house: House, share: number): void {
  const wrong = notAnsweredOnce(house);
  const late = wrong.filter(({ attempts }) => attempts.length === 1 && attempts[0]!.code === TOO_LATE);
  expect(wrong.filter((one) => !late.includes(one))).toEqual([]);
  expect(late.length).toBeLessThanOrEqual(share * house.discord.acks.length);
}

/** "Unknown interaction": nobody waits for the answer any more. */
const TOO_LATE = 10062;

function notAnsweredOnce(house: House) {
  return attemptsAt(house, ({ tried, accepted }) => tried !== 1 || accepted !== 1);
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

/** What the command `record` prints of a stored match. */
export async function recordOf(house: House, match: string): Promise<string> {
  const env = { PATH: process.env.PATH, DATABASE_PATH: house.database };
  const { stdout } = await run(process.execPath, ['dist/bin/record.js', match], { cwd: root, env });
  return stdout;
}

/** What the command `referee` says about a record. */
export interface Verdict {
  readonly game: string;
  readonly seats: number;
  readonly over: boolean;
  readonly due: 'dice' | 'answers' | null;
  readonly toMove: readonly number[];
  readonly active: number;
  readonly misthrows: readonly number[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

export async function refereeOn(record: string): Promise<Verdict> {
  const refereeing = run(process.execPath, ['dist/bin/referee.js', '-'], { cwd: root });
  refereeing.child.stdin!.end(record);
  return JSON.parse((await refereeing).stdout) as Verdict;
}

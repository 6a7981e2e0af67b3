import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Clock } from '../../lib/clock.js';
import { MessageStates } from './message-states.js';
import { DeliveryQueue } from './queue.js';
import type { Work } from './work.js';

/** A message of the world under test, with what the store knows of it and what people see. */
interface Message {
  readonly id: number;
  wanted: number;
  sent: number;
  shown: number;
}

/** How an edit ends: it is made, it is lost, or it is made and nobody hears of it. */
type Fate = 'made' | 'lost' | 'unheard';

interface Flight {
  readonly version: number;
  readonly land: (fate: Fate) => void;
}

/** A clock that goes on when the test says so. */
function manualClock() {
  let now = 0;
  const jobs = new Map<() => void, number>();
  const clock: Clock = {
    now: () => now,
    monotonic: () => now,
    after(ms, job) {
      const once = (): void => job();
      jobs.set(once, now + ms);
      return () => void jobs.delete(once);
    },
  };
  const pass = (ms: number): void => {
    now += ms;
    for (const [job, at] of jobs) if (at <= now && jobs.delete(job)) job();
  };
  return { clock, pass };
}

/**
 * Messages that a queue brings up to date. As menus each has a stream of its own, is drawn, and counts as sent once a press on
 * it was decided; as posts they have one stream, and outlive the process.
 */
function world(count: number, as: 'menus' | 'posts') {
  const isMenu = as === 'menus';
  const messages: readonly Message[] = Array.from({ length: count }, (_, id) => ({ id, wanted: 0, sent: 0, shown: 0 }));
  const { clock, pass } = manualClock();
  const wrong: string[] = [];
  let states = new MessageStates();
  let queue: DeliveryQueue<Message>;
  /** By message: what waits for its picture, what is under way, and the versions that presses are answered with. */
  const draws = new Map<number, () => void>();
  const flights = new Map<number, Flight>();
  const presses = new Map<number, number[]>();
  let reads = 0;
  const pressesOn = (id: number): number[] => presses.get(id) ?? [];
  const keysOf = ({ id }: Pick<Message, 'id'>): readonly string[] => [`message ${id}`];

  /** The store answers soon, late, or later than what was asked after it; and with what was, or has become since. */
  async function read<Found>(find: () => Found): Promise<Found> {
    const slow = reads % 7;
    reads += 1;
    const before = find();
    for (let n = 0; n < slow % 4; n++) await turn();
    return slow < 4 ? before : find();
  }

  function work(): Work<Message> {
    let isDead = false;
    ends.push(() => {
      isDead = true;
    });
    return {
      pace: isMenu ? 1000 : 0,
      unsent: () => read(() => messages.filter(({ sent, wanted }) => sent < wanted).map((message) => ({ ...message }))),
      idOf: ({ id }) => String(id),
      streamOf: ({ id }) => (isMenu ? String(id) : 'channel'),
      keysOf,
      isBlocked: () => false,
      next: ([message]) => message!,
      pauseLeft: () => 0,
      acquire: async () => undefined,
      refresh: ({ id }, isRepeat) =>
        read(() => {
          const message = messages[id]!;
          return isRepeat || message.sent < message.wanted ? { ...message } : null;
        }),
      async send({ id }, isLocked) {
        const message = messages[id]!;
        // Only what may be pressed while it is drawn asks once more.
        if (isMenu) await new Promise<void>((drawn) => draws.set(id, drawn));
        if (isDead) return 'sent';
        if (isMenu && isLocked()) return 'skipped';
        if (pressesOn(id).length > 0) wrong.push(`${id} was edited while a press on it was answered`);
        if (flights.has(id)) wrong.push(`two edits of ${id} were under way`);
        if (!isMenu && flights.size > 0) wrong.push('two edits in one channel were under way');
        const version = message.wanted;
        const fate = await new Promise<Fate>((land) => flights.set(id, { version, land }));
        flights.delete(id);
        if (fate !== 'lost') message.shown = version;
        if (isDead) return 'sent';
        if (fate !== 'made') return 0;
        message.sent = Math.max(message.sent, version);
        return 'sent';
      },
      failed: (_, error) => wrong.push(String(error)),
      mayForget: () => true,
    };
  }
  const ends: (() => void)[] = [];
  const start = (): void => {
    states = new MessageStates();
    queue = new DeliveryQueue(work(), states, clock);
    queue.pump();
  };
  start();

  function draw(id: number): void {
    draws.get(id)?.();
    draws.delete(id);
  }

  function answer(id: number, which: number): void {
    const versions = pressesOn(id);
    const version = versions.splice(isMenu ? 0 : which % Math.max(1, versions.length), 1)[0];
    if (version === undefined) return;
    const message = messages[id]!;
    message.shown = version;
    const isDoubtful = states.doubtOf(keysOf(message)) === 'edit';
    if (isMenu && isDoubtful) queue.repeat(message);
    else if (isDoubtful || (!isMenu && message.wanted > version)) message.wanted += 1;
    else message.sent = Math.max(message.sent, version);
    states.unlock(keysOf(message));
    queue.pump();
  }

  return {
    messages,
    wrong,
    draw,
    answer,
    change(id: number) {
      messages[id]!.wanted += 1;
      queue.pump();
    },
    /** The press decides at once, and its answer is on its way from then on. */
    press(id: number) {
      states.lock(keysOf(messages[id]!));
      const message = messages[id]!;
      message.wanted += 1;
      if (isMenu) message.sent = message.wanted;
      presses.set(id, [...pressesOn(id), message.wanted]);
    },
    land: (id: number, fate: Fate) => flights.get(id)?.land(fate),
    pass,
    /** The process dies. What it had sent reaches the messages, or does not. */
    async kill(arrives: boolean) {
      if (isMenu) return;
      for (const end of ends.splice(0)) end();
      queue.stop();
      for (const { id } of messages) {
        draw(id);
        flights.get(id)?.land(arrives ? 'made' : 'lost');
        await turn();
        for (const version of pressesOn(id)) if (arrives) messages[id]!.shown = Math.max(messages[id]!.shown, version);
      }
      presses.clear();
      start();
    },
    /** Whatever still goes on comes to a good end, after some failures. */
    async finish() {
      for (let round = 0, quiet = 0; quiet < 3; round++) {
        for (const { id } of messages) {
          answer(id, 0);
          draw(id);
          flights.get(id)?.land(round < 6 ? 'lost' : 'made');
        }
        pass(60_000);
        await queue.pump();
        for (let n = 0; n < 12; n++) await turn();
        const isQuiet = queue.isIdle() && messages.every(({ id }) => pressesOn(id).length === 0);
        quiet = isQuiet ? quiet + 1 : 0;
      }
    },
  };
}

const MESSAGES = 2;
const id = fc.nat(MESSAGES - 1);
const STEP = fc.oneof(
  fc.record({ kind: fc.constantFrom('change', 'press', 'press', 'draw', 'draw'), id }),
  fc.record({ kind: fc.constant('answer'), id, which: fc.nat(2) }),
  fc.record({ kind: fc.constant('land'), id, fate: fc.constantFrom<Fate>('made', 'made', 'lost', 'unheard') }),
  fc.record({ kind: fc.constant('pass'), ms: fc.constantFrom(100, 1000, 40_000) }),
  fc.record({ kind: fc.constant('kill'), arrives: fc.boolean() }),
);

test.each(['menus', 'posts'] as const)(
  'any order of presses, changes, failures and kills ends with each message as it is wanted: %s',
  async (as) => {
    const property = fc.asyncProperty(fc.array(STEP, { maxLength: 60, size: 'max' }), async (steps) => {
      const it = world(MESSAGES, as);
      for (const step of steps) {
        if ('fate' in step) it.land(step.id, step.fate);
        else if ('which' in step) it.answer(step.id, step.which);
        else if ('ms' in step) it.pass(step.ms);
        else if ('arrives' in step) await it.kill(step.arrives);
        else if (step.kind === 'change') it.change(step.id);
        else if (step.kind === 'press') it.press(step.id);
        else it.draw(step.id);
        await turn();
        await turn();
      }
      await it.finish();
      expect(it.wrong).toEqual([]);
      for (const { shown, sent, wanted } of it.messages) expect([shown, sent]).toEqual([wanted, wanted]);
    });
    await fc.assert(property, { numRuns: 200 });
  },
);

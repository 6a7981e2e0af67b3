import { setImmediate as turn } from 'node:timers/promises';
import type { Clock } from '../../lib/clock.js';
import type { MessageStates } from './message-states.js';
import { Stream } from './stream.js';
import type { SendResult, Work } from './work.js';

/** Brings up to date what is unsent: in each stream one after the other, nothing past a press on its message. */
export class DeliveryQueue<Item extends object> {
  readonly #work: Work<Item>;
  readonly #states: MessageStates;
  readonly #clock: Clock;
  readonly #streams = new Map<string, Stream<Item>>();
  readonly #whenIdle: (() => void)[] = [];
  #settling: Promise<void> | null = null;
  #isStopped = false;

  constructor(work: Work<Item>, states: MessageStates, clock: Clock) {
    this.#work = work;
    this.#states = states;
    this.#clock = clock;
  }

  /** Takes in what is unsent by now, and sends what may be sent. */
  async pump(): Promise<void> {
    if (this.#isStopped) return;
    const unsent = await this.#work.unsent();
    if (this.#isStopped) return;
    // What was sent meanwhile is looked at once more before its turn.
    for (const item of unsent) this.#streamOf(item).note(this.#work.idOf(item), item);
    this.#advanceAll();
  }

  /** This has to be sent once more, whatever was sent. */
  repeat(item: Item): void {
    const stream = this.#streamOf(item);
    stream.repeats.set(this.#work.idOf(item), item);
    this.#advance(stream);
  }

  /** Begins nothing more. */
  stop(): void {
    this.#isStopped = true;
    for (const stream of this.#streams.values()) stream.wake();
    this.#checkIdle();
  }

  isIdle(): boolean {
    return this.#settling === null && [...this.#streams.values()].every(({ isStill }) => isStill);
  }

  /** Until nothing is under way, nor waits for its turn. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#whenIdle.push(resolve);
      this.#checkIdle();
    });
  }

  #checkIdle(): void {
    if (this.#whenIdle.length === 0 || !this.isIdle()) return;
    for (const resolve of this.#whenIdle.splice(0)) resolve();
  }

  #streamOf(item: Item): Stream<Item> {
    const name = this.#work.streamOf(item);
    const stream = this.#streams.get(name) ?? new Stream<Item>(name);
    this.#streams.set(name, stream);
    return stream;
  }

  #advanceAll(): void {
    for (const stream of this.#streams.values()) this.#advance(stream);
    this.#checkIdle();
  }

  /** Has a stream send what is next, or wait for it. */
  #advance(stream: Stream<Item>): void {
    if (this.#isStopped || stream.isBusy) return;
    const now = this.#clock.monotonic();
    const next = this.#next(stream, now);
    if (typeof next === 'number') {
      stream.waitUntil(next, (at) => this.#clock.after(at - now, () => this.#goOn(stream)));
      return;
    }
    stream.wake();
    if (next !== null) void this.#run(stream);
    else if (stream.isEmpty && stream.restsUntil <= now && this.#work.mayForget(stream.name, now)) {
      this.#streams.delete(stream.name);
    }
  }

  #goOn(stream: Stream<Item>): void {
    stream.wake();
    this.#advance(stream);
    this.#checkIdle();
  }

  /** What is to be sent next, or when; null: nothing can be. */
  #next(stream: Stream<Item>, now: number): Item | number | null {
    const free = stream.items().filter((item) => this.#isFree(item));
    if (free.length === 0) return null;
    const rested = Math.max(stream.restsUntil, now + this.#work.pauseLeft());
    return rested > now ? rested : this.#work.next(free, now);
  }

  #isFree(item: Item): boolean {
    const keys = this.#work.keysOf(item);
    return !this.#states.isLocked(keys) && !this.#states.isEdited(keys) && !this.#work.isBlocked(item);
  }

  async #run(stream: Stream<Item>): Promise<void> {
    stream.isBusy = true;
    try {
      await this.#work.acquire(() => stream.waiting.values());
      // While it waited something more urgent may have come.
      const next = this.#isStopped ? null : this.#next(stream, this.#clock.monotonic());
      if (next !== null && typeof next !== 'number') await this.#attempt(stream, next);
    } catch (error) {
      // What is unsent is found again by the next pump.
      stream.waiting.clear();
      this.#work.failed(stream.name, error);
    }
    stream.isBusy = false;
    this.#settling ??= turn().then(() => {
      this.#settling = null;
      this.#advanceAll();
    });
  }

  async #attempt(stream: Stream<Item>, chosen: Item): Promise<void> {
    const id = this.#work.idOf(chosen);
    const isRepeat = stream.repeats.delete(id);
    const item = await this.#work.refresh(chosen, isRepeat);
    if (!isRepeat) stream.replace(id, chosen, item);
    if (item === null) return;
    let outcome: SendResult = 'skipped';
    try {
      outcome = await this.#send(stream, item);
    } finally {
      if (isRepeat && outcome !== 'sent' && !stream.repeats.has(id)) stream.repeats.set(id, item);
    }
    // Presses that have come meanwhile go first.
    await turn();
    const known = stream.waiting.get(id);
    const left = await this.#work.refresh(item, false);
    if (!this.#isStopped) stream.replace(id, known, left);
  }

  async #send(stream: Stream<Item>, item: Item): Promise<SendResult> {
    const now = this.#clock.monotonic();
    // As it is by now it may have to wait.
    if (!this.#isFree(item) || this.#work.next([item], now) !== item) return 'skipped';
    const keys = this.#work.keysOf(item);
    const isLocked = (): boolean => this.#states.isLocked(this.#work.keysOf(item));
    stream.restsUntil = now + this.#work.pace;
    this.#states.beginEdit(keys);
    try {
      const outcome = await this.#work.send(item, isLocked, stream.waiting.values());
      stream.rest(outcome, this.#clock.monotonic());
      return outcome;
    } finally {
      this.#states.endEdit(keys);
    }
  }
}

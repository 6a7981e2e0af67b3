import { pauseAfter } from '../../lib/backoff.js';
import { SEND_BACKOFF } from './deps.js';
import type { SendResult } from './work.js';

/** What is sent one after the other. */
export class Stream<Item> {
  readonly name: string;
  /** By id: what was last known to be unsent. */
  readonly waiting = new Map<string, Item>();
  /** What has to be sent once more, whatever was sent. */
  readonly repeats = new Map<string, Item>();
  restsUntil = 0;
  isBusy = false;
  /** When its next turn is, and what ends the waiting for it; null: it does not wait. */
  #turn: { readonly at: number; callOff(): void } | null = null;
  /** In a row. */
  #failures = 0;

  constructor(name: string) {
    this.name = name;
  }

  get isStill(): boolean {
    return !this.isBusy && this.#turn === null;
  }

  get isEmpty(): boolean {
    return this.waiting.size + this.repeats.size === 0;
  }

  /** Each item once. */
  items(): readonly Item[] {
    if (this.repeats.size === 0) return [...this.waiting.values()];
    return [...new Map([...this.waiting, ...this.repeats]).values()];
  }

  /** Notes the item as it is by now; null: nothing of it is left to be sent. */
  note(id: string, item: Item | null): void {
    if (item === null) this.waiting.delete(id);
    else this.waiting.set(id, item);
  }

  /** Notes what was read of an item, unless something else was noted of it while it was read. */
  replace(id: string, known: Item | undefined, item: Item | null): void {
    if (this.waiting.get(id) === known) this.note(id, item);
  }

  /** Waits for that turn, by whatever `begin` starts, in place of any other; a turn that it waits for already stays. */
  waitUntil(at: number, begin: (at: number) => () => void): void {
    if (this.#turn?.at === at) return;
    this.wake();
    this.#turn = { at, callOff: begin(at) };
  }

  wake(): void {
    this.#turn?.callOff();
    this.#turn = null;
  }

  /** Rests as long as an attempt that went so asks for, the longer the more have failed. */
  rest(outcome: SendResult, now: number): void {
    if (typeof outcome === 'number') {
      this.restsUntil = now + Math.max(outcome, pauseAfter(this.#failures, SEND_BACKOFF));
      this.#failures += 1;
      return;
    }
    this.#failures = 0;
    if (outcome === 'skipped') this.restsUntil = 0;
  }
}

/**
 * How an attempt went. `skipped`: it was not its turn after all. A number: it failed, and for so many milliseconds at least
 * nothing is sent in its stream.
 */
export type SendResult = 'sent' | 'skipped' | number;

/** What a queue brings up to date, and how: one of its uses. */
export interface Work<Item> {
  /** Attempts in one stream begin so many milliseconds apart at least. */
  readonly pace: number;
  /** All that is unsent. */
  unsent(): Promise<Iterable<Item>>;
  idOf(item: Item): string;
  /** Of the items of one stream one is sent at a time. */
  streamOf(item: Item): string;
  /** The keys of the message that is changed: not while a press on it is being answered, and not by two at once. */
  keysOf(item: Item): readonly string[];
  /** Whether it can't be sent for now, for reasons of its own. */
  isBlocked(item: Item): boolean;
  /** Whose turn it is among some of a stream, or when the next one's will be. */
  next(items: readonly Item[], now: number): Item | number;
  /** For so many milliseconds nothing may be sent. */
  pauseLeft(): number;
  /** Waits until one more may be sent, in a stream where these wait. */
  acquire(waiting: () => Iterable<Item>): Promise<void>;
  /** The item as it is by now; null: it needs not be sent, as it does where it is a repeat, whatever was sent. */
  refresh(item: Item, isRepeat: boolean): Promise<Item | null>;
  /** One attempt. Once `isLocked`, a press on the message has come, and is answered first. */
  send(item: Item, isLocked: () => boolean, waiting: Iterable<Item>): Promise<SendResult>;
  /** An attempt ended in a bug. */
  failed(stream: string, error: unknown): void;
  /** Nothing waits in that stream: whether all that is known of it may be forgotten. */
  mayForget(stream: string, now: number): boolean;
}

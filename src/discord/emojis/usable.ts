/**
 * Which of the application's emojis may stand on buttons and options: the platform refuses a whole message for one that is
 * gone, and at times for one that is there.
 */
export class UsableEmojis {
  #ids: ReadonlySet<string> = new Set();
  #refusals = 0;
  #heard: () => void = () => undefined;

  /** How many messages were refused for emojis that were taken for usable. */
  get refusals(): number {
    return this.#refusals;
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  /** From now on these are, and no others. */
  use(ids: readonly string[]): void {
    this.#ids = new Set(ids);
  }

  /** Has `heard` called whenever a message was refused for them. */
  onRefused(heard: () => void): void {
    this.#heard = heard;
  }

  /** A message with these was refused for one of them: none is used any more. Of one from before the last look nothing follows. */
  refused(ids: readonly string[]): void {
    if (!ids.every((id) => this.has(id))) return;
    this.#ids = new Set();
    this.#refusals += 1;
    this.#heard();
  }
}

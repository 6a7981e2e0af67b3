import { expect } from 'vitest';

interface Account {
  readonly reply: string;
  readonly lines: readonly string[];
}

/** Something that happens at a table, to be compared with what it is to bring. */
export class Happening {
  readonly #account: () => Promise<Account>;

  constructor(account: () => Promise<Account>) {
    this.#account = account;
  }

  /** The presser is told this, exactly these changes are stored, and nothing else. */
  async brings(reply: string, lines: readonly string[]): Promise<void> {
    expect(await this.#account()).toEqual({ reply, lines });
  }

  /** The presser is told why not, and nothing is stored but that the press was dealt with. */
  async isRefused(reply: string): Promise<void> {
    await this.brings(reply, []);
  }

  /** Whatever anybody is told, nothing is stored but perhaps that presses were dealt with. */
  async changesNothing(): Promise<void> {
    expect((await this.lines()).filter((line) => !/^press \S+ noted/.test(line))).toEqual([]);
  }

  /** What has changed, whatever the presser is told. */
  async lines(): Promise<readonly string[]> {
    return (await this.#account()).lines;
  }

  /** By time, or for a channel: nobody is told, exactly these changes are stored, and nothing else. */
  async changes(lines: readonly string[]): Promise<void> {
    await this.brings('nobody is told', lines);
  }
}

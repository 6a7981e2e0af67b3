import type { FileRow } from './contents.js';

export type Cell = string | number | null;

/** What a column holds before anything was said about it. */
const BLANK: readonly Cell[] = [null, 0, '', '[]'];

/** One row before and after. Whatever of its change nobody has put into words is told by the names of its columns. */
export class RowChange {
  readonly isNew: boolean;
  readonly isGone: boolean;
  readonly #before: FileRow;
  readonly #after: FileRow;
  readonly #untold: Set<string>;

  constructor(before: FileRow | undefined, after: FileRow | undefined) {
    this.isNew = before === undefined;
    this.isGone = after === undefined;
    this.#before = before ?? {};
    this.#after = after ?? {};
    const columns = new Set([...Object.keys(this.#before), ...Object.keys(this.#after)].filter((name) => name !== '#'));
    this.#untold = new Set([...columns].filter((name) => !isSame(this.#before[name], this.#after[name])));
  }

  /** The row as it is, or was last. */
  get row(): FileRow {
    return this.isGone ? this.#before : this.#after;
  }

  before(column: string): Cell {
    return this.#before[column] ?? null;
  }

  after(column: string): Cell {
    return this.#after[column] ?? null;
  }

  has(column: string): boolean {
    return this.#untold.has(column);
  }

  /** Whether that column has changed; from now on its change counts as told. */
  take(column: string): boolean {
    return this.#untold.delete(column);
  }

  /** That a column has changed to this is no news; to anything else it is. */
  expect(column: string, value: Cell): void {
    if (this.after(column) === value) this.#untold.delete(column);
  }

  /** What has changed and was not told. */
  rest(): readonly string[] {
    return [...this.#untold].map((column) => `${column} ${this.before(column)} → ${this.after(column)}`);
  }
}

function isSame(one: Cell | undefined, other: Cell | undefined): boolean {
  if (one === undefined || other === undefined) return BLANK.includes(one ?? other ?? null);
  return one === other;
}

import type { StoredFile } from './files.js';

/** So many of them are kept. */
const KEPT = 500;

/** Files that were replaced or whose message was deleted: clients that show it as it was still get them for a while. */
export class GoneFiles {
  readonly #files = new Map<string, StoredFile>();

  add(file: StoredFile): void {
    this.#files.set(file.id, file);
    if (this.#files.size > KEPT) this.#files.delete(this.#files.keys().next().value!);
  }

  find(id: string): StoredFile | undefined {
    return this.#files.get(id);
  }
}

import type { StoredFile } from './files.js';

/** So many replaced files are kept. */
const REPLACED = 500;

/** The content network goes on handing out files that were replaced, to clients that show the message as it was. */
export class ReplacedFiles {
  readonly #files = new Map<string, StoredFile>();

  add(file: StoredFile): void {
    this.#files.set(file.id, file);
    if (this.#files.size > REPLACED) this.#files.delete(this.#files.keys().next().value!);
  }

  find(id: string): StoredFile | undefined {
    return this.#files.get(id);
  }
}

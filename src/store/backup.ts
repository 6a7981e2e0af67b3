import { existsSync, renameSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Copied, copyInto, openToCopy } from './copy.js';
import { StoreError, told } from './errors.js';

/** Copies the database at `path`, which a bot may be using, to `file`. An existing file is replaced only with `replace`. */
export async function backUp(path: string, file: string, { replace }: { readonly replace: boolean }): Promise<Copied> {
  if (resolve(path) === resolve(file)) throw new StoreError(`${file} is the database itself.`);
  const there = statSync(file, { throwIfNoEntry: false });
  if (there?.isDirectory()) throw new StoreError(`${file} is a folder; name a file in it.`);
  if (there !== undefined && !replace) throw new StoreError(`${file} exists already; --force replaces it.`);
  if (!existsSync(dirname(file))) throw new StoreError(`There is no folder ${dirname(file)}.`);
  const source = openToCopy(path);
  try {
    const copied = await copyInto(source, `${file}.part`);
    renameSync(`${file}.part`, file);
    return copied;
  } catch (error) {
    throw told(error, file);
  } finally {
    source.close();
  }
}

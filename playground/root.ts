import { fileURLToPath } from 'node:url';

/** The project's folder: this file stands in `playground/`, or in `dist/playground/` once it is built. */
export const ROOT = fileURLToPath(
  new URL(import.meta.url.includes('/dist/playground/') ? '../..' : '..', import.meta.url),
);

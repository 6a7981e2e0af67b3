import { fileURLToPath } from 'node:url';

/** The project's folder: this file stands in `play/`, or in `dist/play/` once it is built. */
export const ROOT = fileURLToPath(new URL(import.meta.url.includes('/dist/play/') ? '../..' : '..', import.meta.url));

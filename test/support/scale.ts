/** Set for `npm run test:long` by vitest.config.ts, and read here alone. */
const IS_FULL = process.env.TEST_SCALE === 'full';

/** How often or how much of something a `*.scaled.test.ts` does: `full` in `npm run test:long`, `brief` in `npm test`. */
export function toScale<T>({ full, brief }: { readonly full: T; readonly brief: T }): T {
  return IS_FULL ? full : brief;
}

/** For `vi.waitFor` and `expect.poll`: much longer than anything takes, on any machine. */
export const WAITING = { timeout: 120_000, interval: 50 };

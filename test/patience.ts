/** For `vi.waitFor` and `expect.poll`: much longer than anything takes, on any machine. */
export const WAITING = { timeout: 120_000, interval: 50 };

/** For a house where presses or answers get lost: people wait for one as long as on Discord, and not until the machine may have given it. */
export const AS_ON_DISCORD = { acknowledgeMs: 3_000 };

/** For a house full of people where nothing gets lost: nobody gives up, however long the machine stands still. */
export const AS_LONG_AS_IT_TAKES = { acknowledgeMs: 600_000 };

const DISCORD_EPOCH = 1_420_070_400_000;
const TIME_BITS = 22n;

/** The smallest id that a thing made at that time can have. */
export function snowflakeAt(time: number): string {
  return String(BigInt(Math.max(0, time - DISCORD_EPOCH)) << TIME_BITS);
}

/** When the platform made the thing with that id, by its own clock. */
export function timeOfSnowflake(id: string): number {
  return Number(BigInt(id) >> TIME_BITS) + DISCORD_EPOCH;
}

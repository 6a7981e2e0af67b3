import type { DiscordClock } from './clock.js';

const DISCORD_EPOCH = 1_420_070_400_000;
const PER_MILLISECOND = 4096;

/** Makes Discord ids: the time in their upper bits, each one above the one before. */
export function createIds(clock: DiscordClock): () => string {
  let last = 0;
  let count = 0;
  return () => {
    const now = clock.now();
    if (now > last) {
      last = now;
      count = 0;
    } else {
      count += 1;
      if (count === PER_MILLISECOND) {
        last += 1;
        count = 0;
      }
    }
    return ((BigInt(last - DISCORD_EPOCH) << 22n) | BigInt(count)).toString();
  };
}

export function isSnowflake(text: string): boolean {
  return /^\d{17,20}$/.test(text);
}

/** When an id was made, in milliseconds since 1970. */
export function madeAt(id: string): number {
  return Number(BigInt(id) >> 22n) + DISCORD_EPOCH;
}

/** The order in which two ids were made. */
export function byAge(a: { readonly id: string }, b: { readonly id: string }): number {
  if (a.id.length !== b.id.length) return a.id.length - b.id.length;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

/** Which of `count` shards hears of a guild. */
export function shardOf(guildId: string, count: number): number {
  return Number((BigInt(guildId) >> 22n) % BigInt(count));
}

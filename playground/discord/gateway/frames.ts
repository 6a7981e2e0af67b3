import { GatewayCloseCodes as Close, GatewayIntentBits as Intents } from 'discord-api-types/v10';
import * as z from 'zod/mini';

/** Why a connection is closed: Discord's code and words. */
export interface Closing {
  readonly code: Close;
  readonly reason: string;
}

export const CLOSINGS = {
  unknownOpcode: { code: Close.UnknownOpcode, reason: 'Unknown opcode.' },
  undecodable: { code: Close.DecodeError, reason: 'Error while decoding payload.' },
  notAuthenticated: { code: Close.NotAuthenticated, reason: 'Not authenticated.' },
  wrongToken: { code: Close.AuthenticationFailed, reason: 'Authentication failed.' },
  alreadyAuthenticated: { code: Close.AlreadyAuthenticated, reason: 'Already authenticated.' },
  wrongSeq: { code: Close.InvalidSeq, reason: 'Invalid seq.' },
  wrongShard: { code: Close.InvalidShard, reason: 'Invalid shard.' },
  wrongIntents: { code: Close.InvalidIntents, reason: 'Invalid intent(s).' },
  disallowedIntents: { code: Close.DisallowedIntents, reason: 'Disallowed intent(s).' },
} as const satisfies Record<string, Closing>;

const Frame = z.object({ op: z.int(), d: z.optional(z.unknown()) });
const Identify = z.object({
  token: z.string(),
  intents: z.int(),
  properties: z.record(z.string(), z.unknown()),
  shard: z.optional(z.tuple([z.int().check(z.nonnegative()), z.int().check(z.positive())])),
});
const Resume = z.object({ token: z.string(), session_id: z.string(), seq: z.int() });

export type IdentifyData = z.infer<typeof Identify>;
export type ResumeData = z.infer<typeof Resume>;

/** Reads what a client sent; null if it is not what it ought to be. */
export function readFrame(text: string): z.infer<typeof Frame> | null {
  try {
    return z.safeParse(Frame, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export function readIdentify(data: unknown): IdentifyData | null {
  return z.safeParse(Identify, data).data ?? null;
}

export function readResume(data: unknown): ResumeData | null {
  return z.safeParse(Resume, data).data ?? null;
}

const PRIVILEGED = Intents.GuildMembers | Intents.GuildPresences | Intents.MessageContent;
const KNOWN = Object.values(Intents).reduce<number>((all, bit) => (typeof bit === 'number' ? all | bit : all), 0);

/** What speaks against these intents, given the privileged ones that are switched on. */
export function againstIntents(intents: number, privileged: number): Closing | null {
  if (intents & ~KNOWN) return CLOSINGS.wrongIntents;
  return intents & PRIVILEGED & ~privileged ? CLOSINGS.disallowedIntents : null;
}

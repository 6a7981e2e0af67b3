import { setTimeout as sleep } from 'node:timers/promises';
import { nameless } from './pattern.js';

/** How a connection ends without an answer. */
export type Broken = 'reset' | 'hangup';

/** Something that goes wrong on purpose with the next requests that fit. */
export interface RequestFault {
  readonly method?: string;
  /** A pattern such as `/channels/:id/messages`, a path with its ids, or an expression over the path. */
  readonly route?: string | RegExp;
  /** Only what is asked of that channel or thread, be it by the token of a press there. */
  readonly channel?: string;
  /** Before the work: nothing happened. After it: it happened, but the sender does not learn so. */
  readonly when: 'before' | 'after';
  /**
   * The answer's HTTP status, or how the connection ends instead: reset, which discord.js tries again, or hung up,
   * which it throws. Left out, the request is only delayed.
   */
  readonly status?: number | Broken;
  /** Discord's own code in the answer's body. */
  readonly code?: number;
  /** Seconds to wait, with a 429. */
  readonly retryAfter?: number;
  /** Whose limit a 429 is about. */
  readonly scope?: 'user' | 'shared' | 'global';
  readonly delayMs?: number | 'until lifted';
  /** How many requests it meets: one, unless said otherwise. */
  readonly times?: number;
}

export interface PlacedFault {
  /** How many requests it has met. */
  readonly hits: number;
  /** Takes it away again; what it has held up until now goes on. */
  lift(): void;
}

/** A fault at the request that it meets. */
export interface MetFault extends Pick<RequestFault, 'status' | 'code' | 'retryAfter' | 'scope'> {
  /** Resolves when the request has been held up for long enough. */
  readonly delay: () => Promise<void>;
}

/** A request as far as it tells which faults meet it. */
export interface MeetingRequest {
  readonly method: string;
  readonly pattern: string;
  readonly path: string;
  /** The channel that it is about; null: none. */
  readonly channel: string | null;
}

export interface Faults {
  place(fault: RequestFault): PlacedFault;
  /** The fault that meets this request at this moment, which uses it up by one. */
  take(when: RequestFault['when'], request: MeetingRequest): MetFault | null;
}

interface Placed {
  hits: number;
  left: number;
  readonly lifted: Promise<void>;
  readonly lift: () => void;
}

export function createFaults(): Faults {
  const placed = new Map<RequestFault, Placed>();
  return {
    place(wanted) {
      const fault = { ...wanted };
      const count = place(fault.times ?? 1);
      placed.set(fault, count);
      return {
        get hits() {
          return count.hits;
        },
        lift() {
          placed.delete(fault);
          count.lift();
        },
      };
    },
    take(when, request) {
      for (const [fault, count] of placed) {
        if (fault.when !== when || !meets(fault, request)) continue;
        count.hits += 1;
        count.left -= 1;
        if (count.left <= 0) placed.delete(fault);
        return { ...fault, delay: () => delayBy(fault, count) };
      }
      return null;
    },
  };
}

function place(left: number): Placed {
  let lift = (): void => undefined;
  const lifted = new Promise<void>((resolve) => {
    lift = resolve;
  });
  return { hits: 0, left, lifted, lift };
}

async function delayBy({ delayMs = 0 }: RequestFault, { lifted }: Placed): Promise<void> {
  if (delayMs === 'until lifted') await lifted;
  else if (delayMs > 0) await sleep(delayMs);
}

function meets(fault: RequestFault, { method, channel, ...asked }: MeetingRequest): boolean {
  if ((fault.method ?? method) !== method || (fault.channel ?? channel) !== channel) return false;
  return isOnRoute(fault.route, asked);
}

function isOnRoute(route: RequestFault['route'], { pattern, path }: Pick<MeetingRequest, 'pattern' | 'path'>): boolean {
  if (route === undefined) return true;
  return typeof route === 'string' ? nameless(route) === nameless(pattern) || route === path : route.test(path);
}

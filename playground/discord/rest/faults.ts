import { nameless } from './pattern.js';

/** How a connection ends without an answer. */
export type Broken = 'reset' | 'hangup';

/** Something that goes wrong on purpose with the next requests that fit. */
export interface RequestFault {
  readonly method?: string;
  /** A pattern such as `/channels/:id/messages`, a path with its ids, or an expression over the path. */
  readonly route?: string | RegExp;
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
  readonly delayMs?: number;
  /** How many requests it meets: one, unless said otherwise. */
  readonly times?: number;
}

export interface PlacedFault {
  /** How many requests it has met. */
  readonly hits: number;
  /** Takes it away again. */
  lift(): void;
}

export interface Faults {
  place(fault: RequestFault): PlacedFault;
  /** The fault that meets this request at this moment, which uses it up by one. */
  take(
    when: RequestFault['when'],
    request: { readonly method: string; readonly pattern: string; readonly path: string },
  ): RequestFault | null;
}

export function createFaults(): Faults {
  const placed = new Map<RequestFault, { hits: number; left: number }>();
  return {
    place(wanted) {
      const fault = { ...wanted };
      const count = { hits: 0, left: fault.times ?? 1 };
      placed.set(fault, count);
      return {
        get hits() {
          return count.hits;
        },
        lift: () => void placed.delete(fault),
      };
    },
    take(when, { method, pattern, path }) {
      for (const [fault, count] of placed) {
        const fits = fault.when === when && (fault.method ?? method) === method && onRoute(fault.route, pattern, path);
        if (!fits) continue;
        count.hits += 1;
        count.left -= 1;
        if (count.left <= 0) placed.delete(fault);
        return fault;
      }
      return null;
    },
  };
}

function onRoute(route: RequestFault['route'], pattern: string, path: string): boolean {
  if (route === undefined) return true;
  return typeof route === 'string' ? nameless(route) === nameless(pattern) || route === path : route.test(path);
}

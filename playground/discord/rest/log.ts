import type { Problem } from '../check/check.js';
import type { Broken } from './faults.js';
import type { Method } from './route.js';

/** A request as it was answered. */
export interface LogEntry {
  readonly method: Method | string;
  /** The route's pattern. */
  readonly route: string;
  /** The path with its ids, after the version. */
  readonly path: string;
  readonly body: unknown;
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
  /** The HTTP status, or how the connection ended instead. */
  readonly status: number | Broken;
  /** Discord's own code where the answer has one. */
  readonly code: number | null;
  /** When it came in, in the stand-in's time. */
  readonly at: number;
  readonly tookMs: number;
  /** What was wrong with the body. */
  readonly problems: readonly Problem[];
}

export interface RequestLog {
  readonly entries: readonly LogEntry[];
  /** Requests refused for what their body was. */
  readonly refused: readonly LogEntry[];
  /** Requests for routes that Discord, or the stand-in, does not have. */
  readonly unknownRoutes: readonly string[];
  /** Requests that are being worked on. */
  readonly inFlight: number;
  begin(): void;
  end(entry: LogEntry): void;
  noteUnknown(route: string): void;
}

const BODY_REFUSALS: readonly (number | null)[] = [50035, 50006, 50109, 40005];

export function createRequestLog(keep: number): RequestLog {
  const entries: LogEntry[] = [];
  const refused: LogEntry[] = [];
  const unknownRoutes: string[] = [];
  let inFlight = 0;
  return {
    entries,
    refused,
    unknownRoutes,
    get inFlight() {
      return inFlight;
    },
    begin() {
      inFlight += 1;
    },
    end(entry) {
      inFlight -= 1;
      entries.push(entry);
      // Cut in big pieces: taking off the first of many at every request is slow.
      if (entries.length > keep * 2) entries.splice(0, entries.length - keep);
      if (BODY_REFUSALS.includes(entry.code)) refused.push(entry);
    },
    noteUnknown: (route) => void unknownRoutes.push(route),
  };
}

/** A sentence for each request that Discord would have refused for its body, or that went to a route which is not spoken. */
export function describeMistakes({
  refused,
  unknownRoutes,
}: Pick<RequestLog, 'refused' | 'unknownRoutes'>): readonly string[] {
  const bodies = refused.map(({ method, route, code, problems }) => {
    const reasons = problems.map(({ path, message, rule }) => `${path || 'body'}: ${message} (${rule})`);
    return [`${method} ${route} was refused with ${code}`, ...reasons].join('\n  ');
  });
  return [...bodies, ...unknownRoutes.map((route) => `${route} is not spoken here`)];
}

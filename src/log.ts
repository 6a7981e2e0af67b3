import { type DestinationStream, type Logger, pino } from 'pino';

/** The parts of an address that are as good as a password for fifteen minutes. */
const SECRET = /\b((?:interactions|webhooks)\/\d+\/)[^/?#\s"'\\]+/g;

/** What has the form of a bot's token. */
const TOKEN = /[\w-]{18,}\.[\w-]{6,}\.[\w-]{27,}/g;

/** So many bytes wait for a reader who does not read; further lines are lost. */
const MOST_WAITING = 4 * 1024 * 1024;

/** Writes what happens as JSON, a line each, with no token in it. */
export function createLog(level: string, destination: DestinationStream = standardOutput()): Logger {
  const options = {
    level,
    redact: ['token', '*.token', 'DISCORD_TOKEN', '*.DISCORD_TOKEN'],
    serializers: { err: errorFacts },
    // Whatever came into a line by whatever way.
    hooks: { streamWrite: masked },
  };
  return pino(options, destination);
}

/**
 * Standard output by Node's own stream, which writes at once where there is room. The library's would wait in a thread for a
 * reader who does not read, and an exit waits for its threads.
 */
function standardOutput(): DestinationStream {
  const { stdout } = process;
  // A reader may be gone; the bot goes on.
  if (stdout.listenerCount('error') === 0) stdout.on('error', () => undefined);
  return {
    write(line) {
      if (stdout.writableLength < MOST_WAITING) stdout.write(line);
    },
  };
}

/** An error without its address and body, which the library keeps in it and which hold tokens. */
export function errorFacts(error: unknown): object {
  if (!(error instanceof Error)) return { message: masked(String(error)) };
  return {
    type: error.name,
    message: masked(error.message),
    stack: masked(error.stack ?? ''),
    ...picked(error, ['code', 'status', 'method']),
    ...(error.cause !== undefined && { cause: errorFacts(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(errorFacts) }),
  };
}

function picked(error: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(error).filter(([name]) => names.includes(name)));
}

function masked(text: string): string {
  return text.replace(SECRET, '$1…').replace(TOKEN, '…');
}

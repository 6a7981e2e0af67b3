import { type Logger, pino } from 'pino';

/** The parts of an address that are as good as a password for fifteen minutes. */
const SECRET = /\b((?:interactions|webhooks)\/\d+\/)[^/?#\s"'\\]+/g;

/** What has the form of a bot's token. */
const TOKEN = /[\w-]{18,}\.[\w-]{6,}\.[\w-]{27,}/g;

/** Writes what happens as JSON, a line each, with no token in it. */
export function createLog(level: string): Logger {
  return pino({
    level,
    redact: ['token', '*.token', 'DISCORD_TOKEN', '*.DISCORD_TOKEN'],
    serializers: { err: errorFacts },
    // Whatever came into a line by whatever way.
    hooks: { streamWrite: masked },
  });
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

/** Where this folder writes what happened: one line with its facts. */
export interface Log {
  trace(facts: object, message: string): void;
  debug(facts: object, message: string): void;
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

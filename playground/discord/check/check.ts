import { checkSchema } from './schema.js';
import type { BodyContext, BodyKind, Problem } from './types.js';

export type { BodyContext, BodyKind, Problem } from './types.js';

/** Everything that speaks against a body which a bot is about to send; an empty list lets it pass. */
export function checkBody(kind: BodyKind, body: unknown, _context: BodyContext): readonly Problem[] {
  return checkSchema(kind, body);
}

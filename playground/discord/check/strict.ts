import * as z from 'zod/mini';

export type Schema = z.core.$ZodType;
export type Shape = Readonly<Record<string, Schema>>;

/** Keys to add or to replace in an object schema, by that schema. */
export type Patches = ReadonlyMap<Schema, Shape>;

/**
 * The same schema with unknown keys refused and every union of objects decided by its `type`.
 * Without the second step a bad button would be reported as a bad select, and checked six times. Texts are measured in units.
 */
export function strict(schema: Schema, patches: Patches): Schema {
  const known = new Map<Schema, Schema>();

  // Lazy references are resolved at once: no request body of the API contains itself.
  const visit = (original: Schema): Schema => {
    const done = known.get(original) ?? rebuild(original);
    known.set(original, done);
    return done;
  };

  const rebuild = (original: Schema): Schema => {
    const def = (original as z.core.$ZodTypes)._zod.def;
    switch (def.type) {
      case 'lazy':
        return visit(def.getter());
      case 'object':
        return z.strictObject(visitAll({ ...def.shape, ...patches.get(original) }));
      case 'array':
        return z.array(visit(def.element)).check(...((def.checks ?? []) as z.core.$ZodCheck<unknown[]>[]));
      case 'optional':
        return z.optional(visit(def.innerType));
      case 'nullable':
        return z.nullable(visit(def.innerType));
      case 'union':
        return union(def.options.map(visit));
      case 'string':
        return inUnits(original as z.ZodMiniString);
      default:
        return original;
    }
  };

  const visitAll = (shape: Shape): Record<string, Schema> =>
    Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, visit(value)]));

  return visit(schema);
}

/**
 * The same text with its greatest length counted in UTF-16 units. The library counts code points; nobody tells how the
 * platform counts each of its texts, and what is short enough in units is so either way.
 */
function inUnits(text: z.ZodMiniString): Schema {
  const checks = (text._zod.def.checks ?? []) as unknown as readonly z.core.$ZodChecks[];
  const longest = checks.flatMap(({ _zod: { def } }) => (def.check === 'max_length' ? [def.maximum] : []));
  if (longest.length === 0) return text;
  const maximum = Math.min(...longest);
  const error = `Too long: at most ${maximum} characters, counted in UTF-16 units`;
  // What is too long in code points has been told already.
  return text.check(z.refine((value) => value.length <= maximum || [...value].length > maximum, { error }));
}

function union(options: readonly Schema[]): Schema {
  return options.every(isTagged) ? z.discriminatedUnion('type', options as never) : z.union(options);
}

function isTagged(schema: Schema): boolean {
  const def = (schema as z.core.$ZodTypes)._zod.def;
  return def.type === 'object' && def.shape.type?._zod.def.type === 'literal';
}

import * as z from 'zod/mini';

export type Schema = z.core.$ZodType;
export type Shape = Readonly<Record<string, Schema>>;

/** Keys to add or to replace in an object schema, by that schema. */
export type Patches = ReadonlyMap<Schema, Shape>;

/**
 * The same schema with unknown keys refused and every union of objects decided by its `type`.
 * Without the second step a bad button would be reported as a bad select, and checked six times.
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
      default:
        return original;
    }
  };

  const visitAll = (shape: Shape): Record<string, Schema> =>
    Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, visit(value)]));

  return visit(schema);
}

function union(options: readonly Schema[]): Schema {
  return options.every(isTagged) ? z.discriminatedUnion('type', options as never) : z.union(options);
}

function isTagged(schema: Schema): boolean {
  const def = (schema as z.core.$ZodTypes)._zod.def;
  return def.type === 'object' && def.shape.type?._zod.def.type === 'literal';
}

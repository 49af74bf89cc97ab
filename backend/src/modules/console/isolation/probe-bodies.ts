/** The part of a JSON schema that a body is made from. */
export interface BodySchema {
  readonly $ref?: string;
  readonly allOf?: readonly BodySchema[];
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  readonly minimum?: number;
  readonly items?: BodySchema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, BodySchema>>;
}

export type Schemas = Readonly<Record<string, BodySchema>>;

const TEXT = 'A probe of the isolation proof';
const UUID = '00000000-0000-4000-8000-000000000000';

/** The least that a schema takes: what is required, and as little of that as there may be. */
export function leastBody(schema: BodySchema, schemas: Schemas): unknown {
  if (schema.$ref !== undefined || schema.allOf?.[0]) return leastBody(resolved(schema, schemas), schemas);
  const { type, format, enum: values, example } = schema;
  if (example !== undefined) return example;
  if (values) return values[0];
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return false;
  if (type === 'array') return [];
  if (type === 'object' || schema.properties) return leastObject(schema, schemas);
  if (format === 'uuid') return UUID;
  if (format === 'date-time') return '2026-11-01T00:00:00Z';
  return format === 'date' ? '2026-11-01' : TEXT;
}

function leastObject({ required = [], properties = {} }: BodySchema, schemas: Schemas): object {
  const needed = required.map((name): [string, unknown] => [name, leastBody(properties[name] ?? {}, schemas)]);
  return Object.fromEntries(needed);
}

/** The names of the other tenant's things, by the field of a body that names such a thing. */
export type NamedFields = Readonly<Record<string, string>>;

export interface NamingBody {
  readonly field: string;
  /** The body that names what the other tenant has. */
  readonly other: unknown;
  /** The same body with the name of what nobody has. */
  readonly none: unknown;
}

/** The bodies of a schema that name something, one for each field that does, at any depth. */
export function namingBodies(schema: BodySchema, schemas: Schemas, named: NamedFields, nothing: string): NamingBody[] {
  const known = resolved(schema, schemas);
  if (known.type === 'array' && known.items)
    return namingBodies(known.items, schemas, named, nothing).map((body) => ({
      ...{ field: body.field, other: [body.other], none: [body.none] },
    }));
  const least = leastObject(known, schemas);
  const filled = (field: string, body: Omit<NamingBody, 'field'>, name = field): NamingBody => ({
    ...{ field: name, other: { ...least, [field]: body.other }, none: { ...least, [field]: body.none } },
  });
  return Object.entries(known.properties ?? {}).flatMap(([field, property]) => {
    const name = named[field];
    const type = resolved(property, schemas);
    if (name !== undefined) return [filled(field, { other: typed(type, name), none: typed(type, nothing) })];
    return namingBodies(type, schemas, named, nothing).map((body) => filled(field, body, body.field));
  });
}

function resolved(schema: BodySchema, schemas: Schemas): BodySchema {
  if (schema.$ref !== undefined) return resolved(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas);
  return schema.allOf?.[0] ? resolved(schema.allOf[0], schemas) : schema;
}

function typed({ type, items }: BodySchema, name: string): unknown {
  if (type === 'array') return [typed(items ?? {}, name)];
  return type === 'integer' || type === 'number' ? Number(name) : name;
}

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
  const { $ref, allOf, type, format, enum: values, example } = schema;
  if ($ref !== undefined) return leastBody(schemas[$ref.split('/').at(-1) ?? ''] ?? {}, schemas);
  if (allOf?.[0]) return leastBody(allOf[0], schemas);
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

import { formatPath, parsePath } from './paths';
import { type Json } from './values';

/** The parts of JSON Schema that the settings use. */
export interface FieldSchema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly default?: Json;
  readonly examples?: readonly Json[];
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly maxItems?: number;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
  readonly additionalProperties?: FieldSchema | boolean;
  readonly propertyNames?: FieldSchema;
  readonly anyOf?: readonly FieldSchema[];
  /** The role that may change it. */
  readonly 'x-edit'?: string;
  readonly 'x-unit'?: string;
  /** The currency of minor units: a code, `by currency` or `by country`. */
  readonly 'x-currency'?: string;
  readonly 'x-approval'?: string;
}

export type Shape =
  | { readonly kind: 'text'; readonly isLong: boolean }
  | { readonly kind: 'number' }
  | { readonly kind: 'bool' }
  | { readonly kind: 'enum'; readonly options: readonly string[] }
  | { readonly kind: 'list'; readonly item: FieldSchema }
  | { readonly kind: 'map'; readonly keys: readonly string[]; readonly value: FieldSchema }
  | { readonly kind: 'group'; readonly properties: Readonly<Record<string, FieldSchema>> };

const LONG = 120;

/** A schema without the wrapper that only says that there may be nothing. */
export const bare = (schema: FieldSchema): FieldSchema => schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;

export const isNullable = (schema: FieldSchema): boolean => schema.anyOf?.some(({ type }) => type === 'null') ?? false;

/** How a value is given. */
export function shapeOf(schema: FieldSchema): Shape {
  const inner = bare(schema);
  if (inner.enum) return { kind: 'enum', options: inner.enum };
  if (inner.type === 'boolean') return { kind: 'bool' };
  if (inner.type === 'integer' || inner.type === 'number') return { kind: 'number' };
  if (inner.type === 'array') return { kind: 'list', item: inner.items ?? {} };
  if (inner.propertyNames && typeof inner.additionalProperties === 'object')
    return { kind: 'map', keys: inner.propertyNames.enum ?? [], value: inner.additionalProperties };
  if (inner.type === 'object') return { kind: 'group', properties: inner.properties ?? {} };
  return { kind: 'text', isLong: (inner.maxLength ?? 0) > LONG && inner.format !== 'email' };
}

export interface Field {
  readonly path: string;
  /** The part of the settings it belongs to. */
  readonly group: string;
  readonly title: string;
  readonly description: string;
  readonly schema: FieldSchema;
  readonly isForOperators: boolean;
  readonly isMoney: boolean;
}

/** Hosts have calls of their own, and texts a screen. */
const ELSEWHERE = new Set(['slug', 'domains', 'texts']);

/** Every field that the form shows, in the order of the schema. */
export function fieldsOf(root: FieldSchema): readonly Field[] {
  return Object.entries(root.properties ?? {})
    .filter(([group]) => !ELSEWHERE.has(group))
    .flatMap(([group, schema]) => collect(schema, [group], group));
}

function collect(schema: FieldSchema, parts: readonly string[], group: string): Field[] {
  const shape = shapeOf(schema);
  if (shape.kind === 'group' && schema['x-edit'] === undefined) {
    return Object.entries(shape.properties).flatMap(([key, inner]) => collect(inner, [...parts, key], group));
  }
  const marks = marksWithin(schema);
  return [
    {
      ...{ path: formatPath(parts), group, schema },
      title: schema.title ?? wordsOf(parts.at(-1) ?? ''),
      description: schema.description ?? '',
      // Support changes the words in some lists, and operators the rest.
      isForOperators: !marks.some((one) => one['x-edit'] === 'support'),
      isMoney: marks.some((one) => one['x-approval'] !== undefined),
    },
  ];
}

function marksWithin(schema: FieldSchema): readonly FieldSchema[] {
  const inner = bare(schema);
  const below = [
    ...Object.values(inner.properties ?? {}),
    ...(inner.items ? [inner.items] : []),
    ...(typeof inner.additionalProperties === 'object' ? [inner.additionalProperties] : []),
  ];
  return [schema, ...below.flatMap(marksWithin)];
}

/** Whether a part of it is for operators alone. */
export const hasOperatorParts = (schema: FieldSchema): boolean =>
  marksWithin(schema).some((one) => one['x-edit'] === 'operator');

export const wordsOf = (key: string): string => {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export interface PathMeta {
  readonly title: string;
  readonly isMoney: boolean;
  readonly isForOperators: boolean;
  readonly unit: string | undefined;
}

/** The description of a changed value: its own, or that of the nearest field around it. */
export function metaOf(root: FieldSchema, path: string): PathMeta {
  let schema: FieldSchema | undefined = root;
  let found: FieldSchema = {};
  for (const part of parsePath(path)) {
    schema = schema && childOf(schema, part);
    if (schema?.['x-edit'] !== undefined) found = schema;
  }
  return {
    title: found.title ?? '',
    isMoney: found['x-approval'] !== undefined,
    // A path that no field describes needs an operator.
    isForOperators: found['x-edit'] !== 'support',
    unit: found['x-unit'],
  };
}

export function childOf(schema: FieldSchema, part: string | number): FieldSchema | undefined {
  const inner = bare(schema);
  if (inner.items) return inner.items;
  const property = inner.properties?.[String(part)];
  if (property) return property;
  return typeof inner.additionalProperties === 'object' ? inner.additionalProperties : undefined;
}

/** The api declares it as an object of anything. */
export const readSchema = (value: object): FieldSchema => value;

import { z } from 'zod';
import { documentSchema } from './schema/document';
import { defaultRegistry, type FieldMeta, fieldRegistry, type SettingDefault } from './schema/field';
import { parsePath, type PathPart } from './path';

/** One described field of the document. In `path`, `[]` stands for any item of a list. */
export interface DocumentField extends FieldMeta {
  readonly path: string;
  /** Absent where every brand says the value itself, or may leave it out. */
  readonly default?: SettingDefault;
}

/** A schema without the wrappers that only say that a value may be absent or null. */
export function bare(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return bare(schema.unwrap());
  return schema;
}

/** The schema of a value one step further down, or undefined where nothing is known there. */
export function childSchema(schema: unknown, part: PropertyKey): unknown {
  const inner = bare(schema);
  if (inner instanceof z.ZodObject) {
    const shape: Readonly<Record<string, unknown>> = inner.shape;
    return Object.hasOwn(shape, part) ? shape[String(part)] : undefined;
  }
  if (inner instanceof z.ZodArray) return inner.element;
  if (inner instanceof z.ZodRecord) return inner.valueType;
  return undefined;
}

/** The names that an object or a map knows. */
export function knownKeys(schema: unknown): string[] {
  const inner = bare(schema);
  if (inner instanceof z.ZodObject) return Object.keys(inner.shape);
  if (inner instanceof z.ZodRecord && inner.keyType instanceof z.ZodEnum) return inner.keyType.options.map(String);
  return [];
}

export function schemaAt(parts: readonly PropertyKey[], root: unknown = documentSchema): unknown {
  return parts.reduce(childSchema, root);
}

function metaOf(schema: unknown): FieldMeta | undefined {
  return schema instanceof z.ZodType ? fieldRegistry.get(schema) : undefined;
}

function defaultOf(schema: unknown): Pick<DocumentField, 'default'> {
  const own = schema instanceof z.ZodType ? defaultRegistry.get(schema) : undefined;
  return own ? { default: own } : {};
}

/** The description of the field that a path lies in: its own, or that of the nearest field around it. */
export function fieldAt(path: string): FieldMeta | undefined {
  let schema: unknown = documentSchema;
  let meta: FieldMeta | undefined;
  for (const part of parsePath(path)) {
    schema = childSchema(schema, part);
    if (schema === undefined) break;
    meta = metaOf(schema) ?? meta;
  }
  return meta;
}

function collect(schema: unknown, path: string): DocumentField[] {
  const meta = metaOf(schema);
  if (meta) return [{ path, ...meta, ...defaultOf(schema) }];
  const inner = bare(schema);
  if (inner instanceof z.ZodArray) return collect(inner.element, `${path}[]`);
  return knownKeys(inner).flatMap((key) => collect(childSchema(inner, key), path === '' ? key : `${path}.${key}`));
}

/** Every field of the document, in the order of the schema. */
export const DOCUMENT_FIELDS: readonly DocumentField[] = collect(documentSchema, '');

/** Fields whose change needs a second person. */
export const MONEY_PATHS: readonly string[] = DOCUMENT_FIELDS.filter((field) => field.approval !== undefined).map(
  (field) => field.path,
);

export type { PathPart };

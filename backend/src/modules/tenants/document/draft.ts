import { z } from 'zod';
import { bare, childSchema, knownKeys } from './fields';
import { isPlainObject } from './path';
import { type DocumentDraft, documentSchema } from './schema/document';

/** The valid part of an input, so that rules across fields can still check the rest. */
export function draftOf(input: unknown): DocumentDraft {
  return (rightPart(documentSchema, input) as DocumentDraft | undefined) ?? {};
}

function rightPart(schema: unknown, value: unknown): unknown {
  if (!(schema instanceof z.ZodType)) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const inner = bare(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) return value.map((item) => rightPart(inner.element, item));
  const isMap = inner instanceof z.ZodObject || inner instanceof z.ZodRecord;
  if (!isMap || !isPlainObject(value)) return undefined;
  const known = new Set(knownKeys(inner));
  const entries = Object.entries(value)
    .filter(([key]) => known.has(key))
    .map(([key, item]) => [key, rightPart(childSchema(inner, key), item)] as const);
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
}

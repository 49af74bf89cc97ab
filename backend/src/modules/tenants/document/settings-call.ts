import { z } from 'zod';
import { LOCALISED_SETTINGS } from './localised-settings';
import { documentSchema } from './schema/document';
import { fieldRegistry } from './schema/field';

const TEXTS: ReadonlySet<string> = new Set(LOCALISED_SETTINGS.map(({ key }) => key));

/**
 * Describes the settings call's answer for a document: the public part of `settings`, with texts in the visitor's
 * language instead of one per language, and what other parts mark with `settingsCall`.
 */
export const settingsCallSchema: z.ZodObject = callSchema();

function callSchema(): z.ZodObject {
  const { settings, ...parts } = documentSchema.shape;
  const own = Object.entries(settings.shape)
    .filter(([, schema]) => fieldRegistry.get(schema)?.public !== false)
    .map(([key, schema]) => [key, TEXTS.has(key) ? textOf(schema) : schema] as const);
  return z.object({ ...Object.fromEntries(own), ...calledOf(parts) });
}

/** One text in place of a text per language, described in the same words. */
function textOf(schema: z.ZodType): z.ZodType {
  const text = z.string();
  const meta = fieldRegistry.get(schema);
  if (meta) fieldRegistry.add(text, { ...meta, unit: 'text' });
  return text;
}

function calledOf(shape: Readonly<Record<string, z.ZodType>>): Record<string, z.ZodType> {
  const entries = Object.entries(shape).flatMap(([key, schema]): [string, z.ZodType][] => {
    if (fieldRegistry.get(schema)?.settingsCall) return [[key, schema]];
    if (!(schema instanceof z.ZodObject)) return [];
    const inner = calledOf(schema.shape);
    return Object.keys(inner).length > 0 ? [[key, z.object(inner)]] : [];
  });
  return Object.fromEntries(entries);
}

import { z } from 'zod';
import { type Defaults, fillInDefaults } from '../../../../../contract/site/defaults';
import { isPlainObject } from './path';
import { type DocumentLayer, documentSchema } from './schema/document';
import { defaultRegistry, fieldRegistry } from './schema/field';
import { type ModerationDefaults } from './schema/moderation';
import { themeSchema } from './schema/theme';

/** The defaults that a schema declares, in its own shape; those of fields that `leaveOut` names are left out. */
function defaultsOf(schema: unknown, leaveOut: (schema: z.ZodType) => boolean = () => false): Defaults {
  if (schema instanceof z.ZodType && leaveOut(schema)) return {};
  const own = schema instanceof z.ZodType ? defaultRegistry.get(schema) : undefined;
  if (own) return own;
  if (!(schema instanceof z.ZodObject)) return {};
  const shape: Readonly<Record<string, unknown>> = schema.shape;
  const parts = Object.entries(shape)
    .map(([key, child]) => [key, defaultsOf(child, leaveOut)] as const)
    .filter(([, child]) => Object.keys(child).length > 0);
  return parts.length === 0 ? {} : { parts: Object.fromEntries(parts) };
}

export const DOCUMENT_DEFAULTS = defaultsOf(documentSchema);

/** The defaults of what pages are made from: staff's own settings stay here, and pages get colours instead of seeds. */
export const SITE_DEFAULTS = defaultsOf(
  documentSchema,
  (schema) => schema === themeSchema.shape.seeds || fieldRegistry.get(schema)?.public === false,
);

/** The lowest layer of a brand: what holds where it says nothing else. */
export function defaultLayer(niche: number): DocumentLayer {
  return fillInDefaults({}, DOCUMENT_DEFAULTS, niche) as DocumentLayer;
}

/** How moderation works at a brand that says nothing about it. */
export const USUAL_MODERATION = fillInDefaults(
  {},
  DOCUMENT_DEFAULTS.parts?.['moderation'] ?? {},
  0,
) as ModerationDefaults;

/** The paths at which a document has nothing, though the schema wants something there. */
export function missingIn(document: unknown, schema: unknown = documentSchema, path = ''): string[] {
  if (document === undefined) return schema instanceof z.ZodOptional ? [] : [path];
  if (schema instanceof z.ZodArray && Array.isArray(document)) {
    return document.flatMap((item, index) => missingIn(item, schema.element, `${path}[${index}]`));
  }
  if (!(schema instanceof z.ZodObject) || !isPlainObject(document)) return [];
  const shape: Readonly<Record<string, unknown>> = schema.shape;
  return Object.entries(shape).flatMap(([key, child]) =>
    missingIn(document[key], child, path === '' ? key : `${path}.${key}`),
  );
}

import { z } from 'zod';
import { fieldAt } from './fields';
import { LOCALISED_SETTINGS } from './localised-settings';
import { documentSchema } from './schema/document';
import { defaultRegistry, fieldRegistry } from './schema/field';
import { LOCALES } from '../../../../../contract/text/locales';
import { headSchema } from './schema/tenant-file';
import { CONTENT_KEYS } from './schema/texts';
import { isPlainObject } from './path';

type Json = Record<string, unknown>;

function toJson(schema: z.ZodType): Json {
  return z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (!(zodSchema instanceof z.ZodType)) return;
      const standard = defaultRegistry.get(zodSchema);
      if (standard) jsonSchema.default = standard.value;
      const meta = fieldRegistry.get(zodSchema);
      if (!meta) return;
      const { title, description, example, unit, currency, edit, approval } = meta;
      Object.assign(jsonSchema, { title, description, examples: [example] });
      Object.assign(jsonSchema, {
        'x-edit': edit,
        ...(unit ? { 'x-unit': unit } : {}),
        ...(currency ? { 'x-currency': currency } : {}),
        ...(approval ? { 'x-approval': approval } : {}),
      });
    },
  });
}

/** A layer may leave out anything, but not parts of an item of a list. */
function optional(schema: Json): Json {
  const rest: Json = { ...schema, required: undefined };
  if (!isPlainObject(rest.properties)) return rest;
  const properties = Object.entries(rest.properties).map(([key, value]) => [
    key,
    isPlainObject(value) ? optional(value) : value,
  ]);
  return { ...rest, properties: Object.fromEntries(properties) as Json };
}

/** Deriving it takes a tenth of a second, and it is the same for all apis of a process. */
let derived: Json | undefined;

/** The JSON Schema of tenants/<brand>/tenant.yaml and of the templates, for editors and other people's tools. */
export function tenantJsonSchema(): Json {
  return (derived ??= deriveTenantSchema());
}

function deriveTenantSchema(): Json {
  const head = toJson(headSchema);
  const document = optional(toJson(documentSchema));
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Tenant',
    description: 'One brand. What is left out comes from the template of its niche, else from the product.',
    type: 'object',
    properties: { ...(head.properties as Json), ...(document.properties as Json) },
    additionalProperties: false,
  };
}

/** The JSON Schema of texts/<locale>.yaml. */
export function textsJsonSchema(): Json {
  const line = (maxLength: number, description?: string) => ({
    type: 'string',
    minLength: 1,
    maxLength,
    ...(description ? { description } : {}),
  });
  const settings = LOCALISED_SETTINGS.map(({ key, max }) => [key, line(max, fieldAt(`settings.${key}`)?.description)]);
  const content = Object.entries(CONTENT_KEYS).map(([key, max]) => [key, line(max)]);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Texts of a brand in one language',
    description: `The file is named after its language: ${LOCALES.join(', ')}.`,
    type: 'object',
    properties: Object.fromEntries([...settings, ...content]) as Json,
    additionalProperties: false,
  };
}

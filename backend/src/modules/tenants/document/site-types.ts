import { z } from 'zod';
import { LOCALES } from '../../../../../contract/text/locales';
import { COUNTRIES, CURRENCIES } from '../../../../../contract/payments/tender';
import { documentSchema } from './schema/document';
import { type FieldMeta, fieldRegistry } from './schema/field';
import { contentSchema } from './schema/texts';
import { COLOR_ROLES, themeSchema } from './schema/theme';

/** Names that the web has for parts of the site document. */
const NAMES = `
export type SiteSettings = SiteDocument['settings'];
export type CreditPackage = SiteDocument['packages'][number];
export type OwnPage = SiteDocument['pages'][number];
export type Theme = SiteDocument['theme'];
export type DisplayFont = Theme['display_font'];
export type ArtName = Theme['art'];
export type HeroName = Theme['hero'];
export type SectionName = Theme['sections'][number];
`;

/** `frontend/site/site-document.ts`: the types of what the api's inner port hands out of a revision. Not yet formatted. */
export function siteTypes(): string {
  const roles = `export const COLOUR_ROLES = ${JSON.stringify(COLOR_ROLES)} as const;`;
  return [
    "import { type Locale } from '../../contract/text/locales';",
    '/** One revision of a site as anyone may see it. Immutable. */\n' +
      `export interface SiteDocument ${typeOf(documentSchema) ?? '{}'}`,
    NAMES,
    roles,
    '/** Ready CSS colours (sRGB hex) by role. */\n' +
      'export type ThemeColours = Readonly<Record<(typeof COLOUR_ROLES)[number], string>>;',
  ].join('\n\n');
}

/** The type of a value that anybody may see; undefined where the value is for staff. */
function typeOf(schema: unknown): string | undefined {
  if (metaOf(schema)?.public === false) return undefined;
  if (schema === contentSchema) return 'Readonly<Record<string, string | undefined>>';
  if (schema instanceof z.ZodOptional) return union(schema.unwrap(), 'undefined');
  if (schema instanceof z.ZodNullable) return union(schema.unwrap(), 'null');
  if (schema instanceof z.ZodObject) return objectType(schema.shape, schema === themeSchema);
  if (schema instanceof z.ZodArray) return `readonly (${typeOf(schema.element) ?? 'never'})[]`;
  if (schema instanceof z.ZodRecord) {
    return `Readonly<Partial<Record<${typeOf(schema.keyType) ?? 'never'}, ${typeOf(schema.valueType) ?? 'never'}>>>`;
  }
  if (schema instanceof z.ZodEnum) return enumType(schema.options);
  if (schema instanceof z.ZodBoolean) return 'boolean';
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return 'string';
  throw new Error('The types of the site document know no such schema: name it in site-types.ts.');
}

const union = (schema: unknown, other: string): string => `${typeOf(schema) ?? 'never'} | ${other}`;

function objectType(shape: Readonly<Record<string, unknown>>, isTheme: boolean): string | undefined {
  const lines = Object.entries(shape).flatMap(([key, schema]) => {
    // Pages get colours that are made from the seeds.
    if (isTheme && key === 'seeds') return ['readonly light: ThemeColours; readonly dark: ThemeColours;'];
    const type = typeOf(schema);
    if (type === undefined) return [];
    return [`${comment(metaOf(schema))}readonly ${key}${schema instanceof z.ZodOptional ? '?' : ''}: ${type};`];
  });
  return lines.length === 0 ? undefined : `{\n${lines.join('\n')}\n}`;
}

function enumType(options: readonly (string | number)[]): string {
  const same = (values: readonly string[]) =>
    options.length === values.length && values.every((v) => options.includes(v));
  if (same(LOCALES)) return 'Locale';
  if (same(COUNTRIES) || same(CURRENCIES)) return 'string';
  return options.map((option) => JSON.stringify(option)).join(' | ');
}

function comment(meta: FieldMeta | undefined): string {
  if (!meta) return '';
  return `/** ${meta.title}${meta.unit ? ` (${meta.unit})` : ''}. ${meta.description} */\n`;
}

const metaOf = (schema: unknown): FieldMeta | undefined =>
  schema instanceof z.ZodType ? fieldRegistry.get(schema) : undefined;

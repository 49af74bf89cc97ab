import { z } from 'zod';
import { type Locale, LOCALES } from '../../../../../contract/text/locales';
import { type Settings, settingsSchema } from './schema/settings';

export type LocalisedSetting = {
  [Key in keyof Settings]: Partial<Record<Locale, string>> extends Settings[Key] ? Key : never;
}[keyof Settings];

/** The longest text of a schema that has a text per language; undefined for every other. */
function longestOf(schema: z.ZodType): number | undefined {
  if (!(schema instanceof z.ZodRecord) || !(schema.keyType instanceof z.ZodEnum)) return undefined;
  const isText = schema.valueType instanceof z.ZodString && schema.keyType.options.length === LOCALES.length;
  return isText && schema.valueType instanceof z.ZodString ? (schema.valueType.maxLength ?? undefined) : undefined;
}

/** Settings that are a text per language, kept with the other texts of a language. */
export const LOCALISED_SETTINGS = Object.entries(settingsSchema.shape).flatMap(([key, schema]) => {
  const max = longestOf(schema);
  return max === undefined ? [] : [{ key: key as LocalisedSetting, max }];
});

import { type z } from 'zod';
import { LOCALES } from '../../contract/text/locales';
import { OVERLAYS, languageOf } from '../../contract/text/regional-locale';

/**
 * Texts of a catalogue for what this server writes itself, read once at start-up. `load` imports the file of a tag. A tag
 * such as `de-AT` has the texts of its overlay, else those of its language; English stands in for a language without a catalogue.
 */
export async function readServerTexts<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  english: unknown,
  load: (tag: string) => Promise<unknown>,
): Promise<(tag: string) => z.infer<z.ZodObject<Shape>>> {
  const fallback = schema.parse(english);
  const texts = new Map<string, z.infer<z.ZodObject<Shape>>>();
  // A bundle throws at once for a file that it does not have.
  const read = async (tag: string): Promise<unknown> => {
    try {
      return await load(tag);
    } catch {
      return undefined;
    }
  };
  for (const locale of LOCALES) {
    const parsed = schema.safeParse(await read(locale));
    if (parsed.success) texts.set(locale, parsed.data);
  }
  for (const overlay of OVERLAYS) {
    const own = schema.partial().safeParse(await read(overlay));
    const parsed = schema.safeParse({ ...texts.get(languageOf(overlay)), ...own.data });
    if (parsed.success) texts.set(overlay, parsed.data);
  }
  return (tag) => texts.get(tag) ?? texts.get(tag.slice(0, 2)) ?? fallback;
}

import { z } from 'zod';
import { LOCALES } from '../../contract/text/locales';
import { OVERLAYS, languageOf } from '../../contract/text/regional-locale';
import english from '../locales/en/errors.json';

const schema = z.object({
  failed_title: z.string(),
  failed_text: z.string(),
  unavailable_title: z.string(),
  unavailable_text: z.string(),
  home: z.string(),
});

/** Their keys in the catalogue `errors`. */
export const ERROR_KEYS = schema.keyof().options;

/** The texts of a page that stands in for one that could not be rendered, from the catalogues. */
export type ErrorTexts = z.infer<typeof schema>;

/**
 * Read once at start-up, so that an error page needs no file. A tag such as `de-AT` has the texts of its overlay, else those
 * of its language; English stands in for a language without a catalogue.
 */
export async function readErrorTexts(): Promise<(tag: string) => ErrorTexts> {
  const fallback = schema.parse(english);
  const texts = new Map<string, ErrorTexts>();
  for (const locale of LOCALES) {
    const parsed = schema.safeParse(await readCatalogue(locale));
    if (parsed.success) texts.set(locale, parsed.data);
  }
  for (const overlay of OVERLAYS) {
    const own = schema.partial().safeParse(await readCatalogue(overlay));
    const parsed = schema.safeParse({ ...texts.get(languageOf(overlay)), ...own.data });
    if (parsed.success) texts.set(overlay, parsed.data);
  }
  return (tag) => texts.get(tag) ?? texts.get(tag.slice(0, 2)) ?? fallback;
}

async function readCatalogue(tag: string): Promise<unknown> {
  try {
    return (await import(`../locales/${tag}/errors.json`)) as unknown;
  } catch {
    return undefined;
  }
}

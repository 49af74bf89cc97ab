import { z } from 'zod';
import { LOCALES } from '../../contract/text/locales';
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

/** Read once at start-up, so that an error page needs no file. English stands in for a locale without a catalogue. */
export async function readErrorTexts(): Promise<(locale: string) => ErrorTexts> {
  const fallback = schema.parse(english);
  const texts = new Map<string, ErrorTexts>();
  for (const locale of LOCALES) {
    const parsed = schema.safeParse(await readCatalogue(locale));
    if (parsed.success) texts.set(locale, parsed.data);
  }
  return (locale) => texts.get(locale) ?? fallback;
}

async function readCatalogue(locale: string): Promise<unknown> {
  try {
    return (await import(`../locales/${locale}/errors.json`)) as unknown;
  } catch {
    return undefined;
  }
}

import { z } from 'zod';
import english from '../locales/en/errors.json';
import { readServerTexts } from './server-texts';

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

/** Read once at start-up, so that an error page needs no file. */
export const readErrorTexts = (): Promise<(tag: string) => ErrorTexts> =>
  readServerTexts(schema, english, (tag) => import(`../locales/${tag}/errors.json`) as Promise<unknown>);

import { z } from 'zod';
import english from '../locales/en/app.json';
import englishErrors from '../locales/en/errors.json';
import englishNavigation from '../locales/en/navigation.json';
import { readServerTexts } from './server-texts';

const app = z.object({ offline_title: z.string(), offline_text: z.string(), push_news: z.string() });
const errors = z.object({ retry: z.string() });
const navigation = z.object({ messages: z.string(), search: z.string(), likes: z.string() });

/** Keys in the catalogue `app` that only this server asks for. */
export const APP_KEYS = app.keyof().options;

/** The texts of the installed app that this server writes: its offline page, its shortcuts, a push that cannot be read. */
export type AppTexts = z.infer<typeof app> & z.infer<typeof errors> & z.infer<typeof navigation>;
export type AppTextsOf = (tag: string) => AppTexts;

export async function readAppTexts(): Promise<AppTextsOf> {
  const [ofApp, ofErrors, ofNavigation] = await Promise.all([
    readServerTexts(app, english, (tag) => import(`../locales/${tag}/app.json`) as Promise<unknown>),
    readServerTexts(errors, englishErrors, (tag) => import(`../locales/${tag}/errors.json`) as Promise<unknown>),
    readServerTexts(
      navigation,
      englishNavigation,
      (tag) => import(`../locales/${tag}/navigation.json`) as Promise<unknown>,
    ),
  ]);
  return (tag) => ({ ...ofApp(tag), ...ofErrors(tag), ...ofNavigation(tag) });
}

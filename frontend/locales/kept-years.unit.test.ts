import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../contract/text/locales';
import { OVERLAYS } from '../../contract/text/regional-locale';

const lastPart = (locale: string): string => {
  const { after_text: text } = JSON.parse(readFileSync(join(__dirname, locale, 'ban.json'), 'utf8')) as {
    after_text?: string;
  };
  return text?.split('\n').at(-1) ?? '';
};

it.each([...LOCALES, ...OVERLAYS])(
  'closed accounts read in %s that complaints are kept 2 years and decisions 6',
  (locale) => {
    const text = lastPart(locale);
    // An overlay says only what differs.
    if (text !== '') expect(text).toMatch(/\b2\b.*\b6\b/);
    else expect(OVERLAYS as readonly string[]).toContain(locale);
  },
);

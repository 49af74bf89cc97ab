import { LOCALES } from '../../../../../contract/text/locales';
import { OVERLAYS } from '../../../../../contract/text/regional-locale';
import { type Config } from '../../../platform/config/config';
import { readQuotedPrintable } from '../../../platform/mail';
import { MAILS, isMailName } from '../templates';
import { TEST_THEME, testBrand } from '../testing/test-brand';
import { MailRenderer } from './mail-renderer';

const renderer = new MailRenderer({ PUBLIC_PROTOCOL: 'https' } as Config);

const BRANDS = [
  testBrand(1, 'Everglow'),
  testBrand(2, 'Knotted', { theme: () => Promise.resolve({ ...TEST_THEME, scheme: 'dark' }), supportPhone: '' }),
];
const CASES = Object.keys(MAILS).filter(isMailName);

const preheader = (html: string): string => /<div style="display:none[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
const links = (text: string): string[] => text.match(/https?:\/\/[^\s"<>]+/g) ?? [];

describe.each(CASES)('%s', (name) => {
  it.each([...LOCALES, ...OVERLAYS, 'de-AT'])('is whole in %s at every brand', async (locale) => {
    for (const brand of BRANDS) {
      const rendered = await renderer.render(name, brand, locale, MAILS[name].sample, 'a-token');
      const { subject } = rendered;
      const [html, text] = [readQuotedPrintable(rendered.html), readQuotedPrintable(rendered.text)];
      for (const part of [subject, html, text])
        expect(part).not.toMatch(/[\uE000\uE001]|\{\w+\}|undefined|\bnull\b|NaN|Invalid Date|\[object/);
      expect(subject).toMatch(/^\S[^\n]{5,}\S$/);
      expect(html).toContain(`<html dir="ltr" lang="${locale}">`);
      expect(preheader(html).length).toBeGreaterThan(10);
      expect(preheader(html)).not.toBe(subject);
      for (const link of [...links(html), ...links(text)].filter((found) => !found.includes('w3.org'))) {
        const { host, searchParams } = new URL(link.replaceAll('&amp;', '&'));
        expect([link, host, searchParams.getAll('lang')]).toEqual([link, brand.host, [locale.slice(0, 2)]]);
      }
      expect(text).toContain(brand.name);
      expect(text).toContain(brand.company.name);
      expect(text.length).toBeGreaterThan(200);
      expect(text).not.toMatch(/<\w|&\w+;|\n{4}|[^.]\.\.(?!\.)/);
    }
  });
});

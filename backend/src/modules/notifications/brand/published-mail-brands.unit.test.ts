import { type Config } from '../../../platform/config/config';
import { readQuotedPrintable } from '../../../platform/mail';
import { type PublishedSites, loadTenant } from '../../tenants';
import { MAIL_TEXTS } from '../mail-texts';
import { MailRenderer } from '../rendering/mail-renderer';
import { TEST_THEME } from '../testing/test-brand';
import { PublishedMailBrands } from './published-mail-brands';

// Editors may change the overlays, so the test brings texts of its own.
jest.replaceProperty(MAIL_TEXTS, 'en-US', { ...MAIL_TEXTS.en, activation_button: 'Confirm, in America' });
jest.replaceProperty(MAIL_TEXTS, 'es-US', { ...MAIL_TEXTS.es, activation_button: 'Confirma, en América' });
jest.replaceProperty(MAIL_TEXTS, 'de-CH', { ...MAIL_TEXTS.de, activation_button: 'Bestätigen, in der Schweiz' });

const SLUGS = ['', 'fullmoon', 'knotted'] as const;
const sites = {
  get: (tenantId: number) => {
    const slug = SLUGS[tenantId] ?? '';
    const loaded = loadTenant('tenants', slug);
    if (!loaded.ok) throw new Error(`${slug} is no brand`);
    const { document } = loaded.tenant;
    return Promise.resolve({ tenantId, revision: 1, primaryHost: `${slug}.example`, document });
  },
  siteDocument: () => Promise.resolve({ theme: TEST_THEME }),
} as unknown as PublishedSites;
const brands = new PublishedMailBrands(sites);
const renderer = new MailRenderer({ PUBLIC_PROTOCOL: 'https' } as Config);

async function mailOf(tenantId: number, locale: 'en' | 'es' | 'de', country?: string | null) {
  const brand = await brands.brandOf(tenantId);
  const params = { name: 'Jo', token: 'the-token_1', code: '402913' };
  const { html, text } = await renderer.render('activation', brand, brand.tagFor(locale, country), params);
  const lang = / lang="([^"]*)"/.exec(readQuotedPrintable(html))?.[1];
  const written = readQuotedPrintable(text);
  return [lang, ...BUTTONS.filter((button) => written.includes(button))];
}

/** The texts of the button in all languages and overlays. */
const BUTTONS = [...new Set(Object.values(MAIL_TEXTS).map((texts) => texts.activation_button))];
const IN_AMERICA = ['en-US', 'Confirm, in America'];
const IN_SWITZERLAND = ['de-CH', 'Bestätigen, in der Schweiz'];
const IN_GERMANY = ['de-DE', MAIL_TEXTS.de.activation_button];

describe('a mail', () => {
  it('of a brand of the United States has its English and its Spanish', async () => {
    expect(await mailOf(1, 'en')).toEqual(IN_AMERICA);
    expect(await mailOf(1, 'es')).toEqual(['es-US', 'Confirma, en América']);
  });

  it('of a brand of Germany, Austria and Switzerland is in German as in Germany, but to a Swiss member', async () => {
    expect(await mailOf(2, 'de')).toEqual(IN_GERMANY);
    expect(await mailOf(2, 'de', 'DE')).toEqual(IN_GERMANY);
    expect(await mailOf(2, 'de', 'CH')).toEqual(IN_SWITZERLAND);
    expect(await mailOf(2, 'de', 'AT')).toEqual(['de-AT', MAIL_TEXTS.de.activation_button]);
    expect(await mailOf(2, 'de', 'US')).toEqual(IN_GERMANY);
  });

  it('of one brand or member never has the texts of another’s country', async () => {
    expect(await mailOf(2, 'en', 'GB')).toEqual(['en-GB', MAIL_TEXTS['en-GB'].activation_button]);
    expect(await mailOf(1, 'en')).toEqual(IN_AMERICA);
    expect(await mailOf(2, 'en', null)).toEqual(['en-150', MAIL_TEXTS.en.activation_button]);
    expect(await mailOf(2, 'de', 'CH')).toEqual(IN_SWITZERLAND);
    expect(await mailOf(2, 'de', null)).toEqual(IN_GERMANY);
  });
});

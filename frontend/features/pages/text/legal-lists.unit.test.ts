import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { isLocale, type Locale } from '../../../../contract/text/locales';
import { createFormats } from '../../../lib/i18n/formats';
import { createTranslate } from '../../../lib/i18n/translator';
import { makeSite } from '../../../server/testing/site-fixture';
import { type CurrentSite } from '../../../site/current-site';
import { type SiteDocument } from '../../../site/site-document';
import { PRIVACY, RETURNS, TERMS } from '../definition/pages';
import { isMarkdown, shownBlocks, textsOf } from '../definition/page-definition';
import { createPageTexts } from './page-texts';

jest.mock('../../../site/current-site', () => ({ fictionalLabel: () => 'Fictional profile' }));

const TENANTS = path.join(__dirname, '../../../../tenants');

interface Brand {
  readonly settings: { readonly countries: readonly string[]; readonly domain_language: string };
  readonly locales: { readonly offered: readonly string[] };
  readonly company: { readonly country: string };
  readonly disclosures: Partial<SiteDocument['disclosures']>;
}

const BRANDS = readdirSync(TENANTS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['templates', 'tools'].includes(entry.name))
  .map(({ name }) => ({
    name,
    brand: parse(readFileSync(path.join(TENANTS, name, 'tenant.yaml'), 'utf8')) as Brand,
  }));

async function siteOf({ settings, company, disclosures }: Brand, locale: Locale): Promise<CurrentSite> {
  const site = makeSite('Veil');
  const document = {
    ...site,
    settings: { ...site.settings, countries: settings.countries },
    company: { ...site.company, country: company.country },
    disclosures: { ...site.disclosures, ...disclosures },
  };
  const t = await createTranslate({ locale, defaults: { site: 'Veil', age: 18 } });
  return { document, revision: 1, locale, formats: createFormats(locale), t };
}

const offeredIn = (countries: readonly string[], country = countries[0] ?? ''): Brand => ({
  settings: { countries, domain_language: 'en' },
  locales: { offered: ['en'] },
  company: { country },
  disclosures: {},
});

/** HTML of the legal pages as visitors of a brand read them. */
async function legalPages(brand: Brand, locale: Locale = 'en'): Promise<string> {
  const site = await siteOf(brand, locale);
  const texts = createPageTexts(site);
  return [TERMS, PRIVACY, RETURNS]
    .flatMap(({ blocks }) => shownBlocks(blocks, site.document))
    .flatMap((block) => textsOf(block, site.document))
    .map((key) => (isMarkdown(key) ? texts.html(key) : texts.plain(key)))
    .join('\n');
}

const outsideLinks = (html: string): string[] => [
  ...new Set([...html.matchAll(/href="https:\/\/(?:www\.)?([^"/]+)/g)].map(([, host = '']) => host)),
];

const CENTRES = 'eccnet.eu';
/** Hosts that the legal pages link to in English: dispute bodies of the brand itself, coordinators, consumer offices, authorities. */
const LINKS: Readonly<Record<string, readonly string[]>> = {
  everglow: [
    ...['acm.nl', 'bipt.be', 'degeschillencommissie.nl', 'consuwijzer.nl', 'consumerombudsman.be', CENTRES],
    ...['autoriteitpersoonsgegevens.nl', 'gegevensbeschermingsautoriteit.be'],
  ],
  sheer: ['citizensadvice.org.uk', 'ico.org.uk'],
  knotted: [
    ...['dsc.bund.de', 'rtr.at', 'universalschlichtungsstelle.de', 'verbraucherschlichtung.at', 'konsum.admin.ch'],
    ...[CENTRES, 'bfdi.bund.de', 'dsb.gv.at', 'edoeb.admin.ch'],
  ],
  fullmoon: ['usa.gov', 'ftc.gov'],
  goldenhour: [
    ...['arcom.fr', 'bipt.be', 'cm2c.net', 'economie.gouv.fr', 'consumerombudsman.be', 'konsum.admin.ch', CENTRES],
    ...['cnil.fr', 'gegevensbeschermingsautoriteit.be', 'edoeb.admin.ch'],
  ],
  secondbloom: [
    ...['cnmc.es', 'agcom.it', 'uke.gov.pl', 'consumo.gob.es', 'mimit.gov.it', 'polubowne.gov.pl', CENTRES],
    ...['aepd.es', 'garanteprivacy.it', 'uodo.gov.pl'],
  ],
  fellow: [
    ...['digst.dk', 'pts.se', 'traficom.fi', 'naevneneshus.dk', 'forbrukertilsynet.no', 'arn.se', 'kuluttajariita.fi'],
    ...[CENTRES, 'datatilsynet.dk', 'datatilsynet.no', 'imy.se', 'tietosuoja.fi'],
  ],
};

describe.each(BRANDS)('the legal pages of $name', ({ name, brand }) => {
  it('link to the authorities of its countries, and to no others', async () => {
    expect(outsideLinks(await legalPages(brand))).toEqual(LINKS[name]);
  });

  it('have no hole in any of its languages', async () => {
    for (const locale of brand.locales.offered.filter(isLocale)) {
      expect(await legalPages(brand, locale)).not.toMatch(/\{\{|\}\}|undefined|\[\]|\]\(/);
    }
  });
});

describe('the lists', () => {
  it('name each country where there are several', async () => {
    const html = await legalPages(offeredIn(['FR', 'BE']));
    expect(html).toContain(
      '<li>France – garantie légale de conformité (Code de la consommation, art. L. 224-25-1 à L. 224-25-31)</li>',
    );
    expect(html).toMatch(/<li>Belgium – <a href="https:\/\/www\.gegevensbeschermingsautoriteit\.be">/);
  });

  it('do not name the only country', async () => {
    const html = await legalPages(offeredIn(['IT']));
    expect(html).toContain('<li>diritto di recesso (Codice del consumo, art. 52)</li>');
    expect(html).toContain(
      '<li><a href="https://www.garanteprivacy.it">Garante per la protezione dei dati personali</a>',
    );
    expect(html).not.toContain('<li>Italy – ');
  });

  it('name the only country that has something where the brand is offered in others too', async () => {
    const html = await legalPages(offeredIn(['CH', 'DE']));
    expect(html).toContain('<li>Germany – Widerrufsrecht (§§ 312g, 355 BGB)</li>');
    expect(html).not.toContain('<li>Switzerland – Widerruf');
  });

  it('have the authority of the company’s own country too', async () => {
    const html = await legalPages(offeredIn(['GB'], 'NL'));
    expect(outsideLinks(html)).toEqual(['citizensadvice.org.uk', 'ico.org.uk', 'autoriteitpersoonsgegevens.nl']);
  });

  it('use the reader’s language where the country has it', async () => {
    const french = await legalPages(offeredIn(['BE']), 'fr');
    expect(french).toContain(
      '<a href="https://www.autoriteprotectiondonnees.be">Autorité de protection des données</a>',
    );
    expect(french).toContain('<li>droit de rétractation (');
    expect(await legalPages(offeredIn(['BE']), 'nl')).toContain('>Gegevensbeschermingsautoriteit</a>');
    expect(await legalPages(offeredIn(['FI']), 'sv')).toContain('>Dataombudsmannens byrå</a>');
  });

  it('are left out, with their sentence, in a country whose law is not known', async () => {
    const html = await legalPages(offeredIn(['PT']));
    expect(outsideLinks(html)).toEqual([]);
    expect(html).not.toContain('What the law calls');
    expect(html).toContain('for death or personal injury');
  });
});

import { createFormats } from '../../../lib/i18n/formats';
import { createTranslate } from '../../../lib/i18n/translator';
import { makeSite } from '../../../server/testing/site-fixture';
import { type CurrentSite } from '../../../site/current-site';
import { type SiteDocument } from '../../../site/site-document';
import { FAQ } from '../definition/faq';
import { PAGES } from '../definition/pages';
import { isMarkdown, textsOf } from '../definition/page-definition';
import { createPageTexts } from './page-texts';

jest.mock('../../../site/current-site', () => ({ fictionalLabel: () => 'Fictional *profile*' }));

async function siteOf(change: (site: SiteDocument) => SiteDocument = (site) => site): Promise<CurrentSite> {
  const document = change(makeSite('Veil'));
  const { settings, min_age: age } = document;
  const t = await createTranslate({
    locale: 'en',
    overrides: document.texts.en,
    defaults: { site: settings.name, age },
  });
  return { document, revision: 1, locale: 'en', formats: createFormats('en-GB'), t };
}

describe('the texts of a page', () => {
  it('fill every hole, on every page', async () => {
    const site = await siteOf((one) => ({
      ...one,
      disclosures: { ...one.disclosures, dispute_body: { name: 'Body', url: 'https://body.example/a_b' } },
    }));
    const texts = createPageTexts(site);
    const blocks = [...PAGES.flatMap((page) => page.blocks), ...FAQ.flatMap(({ questions }) => questions)];
    for (const block of blocks) {
      for (const key of textsOf(block, site.document)) {
        expect(isMarkdown(key) ? texts.html(key) : texts.plain(key)).not.toMatch(/\{\{|\}\}|undefined|NaN/);
      }
    }
    expect(texts.html('terms.disputes_body_text')).toContain('<a href="https://body.example/a_b">Body</a>');
  });

  it('leave out the price of what the brand has switched off', async () => {
    const on = createPageTexts(await siteOf());
    const off = createPageTexts(
      await siteOf((one) => ({ ...one, features: { ...one.features, photo_messages: false, gifts: false } })),
    );
    for (const key of ['pricing.how_text', 'faq.cost_text', 'terms.credits_text'] as const) {
      expect(on.html(key).match(/<li>/g)).toHaveLength(3);
      expect(off.html(key).match(/<li>/g)).toHaveLength(1);
      expect(off.html(key)).not.toContain('∞');
    }
  });

  it('take a company’s signs for words', async () => {
    const site = await siteOf((one) => ({
      ...one,
      company: { ...one.company, name: '**Veil** [B.V.](javascript:alert(1)) <i>', address: '1. Kade_1_' },
    }));
    const html = createPageTexts(site).html('terms.trader_text');
    expect(html).toContain('**Veil** [B.V.](javascript:alert(1)) &lt;i&gt;');
    expect(html).toContain('<li>1. Kade_1_, 1011 AA Amsterdam, Netherlands</li>');
    expect(html).not.toMatch(/<i>|javascript:[^<]*">/);
  });

  it('say the brand’s own words where it has some, without their HTML', async () => {
    const site = await siteOf((one) => ({
      ...one,
      texts: { en: { 'ban.how_text': 'Call [us](javascript:x) or <b>write</b> to support@example.test.' } },
    }));
    expect(createPageTexts(site).html('ban.how_text')).toBe(
      '<p>Call [us](javascript:x) or &lt;b&gt;write&lt;/b&gt; to <a href="mailto:support@example.test">support@example.test</a>.</p>\n',
    );
  });

  it('dial a phone without spaces and dashes', async () => {
    const site = await siteOf((one) => ({ ...one, settings: { ...one.settings, support_phone: '+31 20-000 00-00' } }));
    expect(createPageTexts(site).html('service.reach_text')).toContain(
      '<a href="tel:+31200000000">+31 20-000 00-00</a>',
    );
  });

  it('carry the date of the terms', async () => {
    const site = await siteOf((one) => ({ ...one, company: { ...one.company, added: '2020-01-01' } }));
    expect(createPageTexts(site).plain('terms.version')).toBe('Version of 1 December 2023');
  });
});

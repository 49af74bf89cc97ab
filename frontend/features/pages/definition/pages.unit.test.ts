import { makeSite } from '../../../server/testing/site-fixture';
import { type SiteDocument } from '../../../site/site-document';
import { FAQ } from './faq';
import { type PageDefinition, shownBlocks, textsOf } from './page-definition';
import { BAN, COOKIES, PAGES, PRICING, PRIVACY, RETURNS, TERMS } from './pages';

type Parts = { readonly [Part in 'settings' | 'company' | 'disclosures' | 'features']?: Partial<SiteDocument[Part]> };

function siteWith({ settings, company, disclosures, features }: Parts = {}): SiteDocument {
  const site = makeSite('Veil');
  return {
    ...site,
    settings: { ...site.settings, ...settings },
    company: { ...site.company, ...company },
    disclosures: { ...site.disclosures, ...disclosures },
    features: { ...site.features, ...features },
  };
}

const shown = ({ blocks }: PageDefinition, site: SiteDocument): string[] =>
  shownBlocks(blocks, site).map(({ id }) => id);
const textsIn = (page: PageDefinition, id: string, site: SiteDocument): readonly string[] => {
  const block = page.blocks.find((one) => one.id === id);
  return block ? textsOf(block, site) : [];
};

describe('the terms', () => {
  it('have their blocks in order', () => {
    expect(shown(TERMS, siteWith())).toEqual(
      [
        ...['trader', 'service', 'account', 'credits', 'prices', 'withdrawal', 'guarantee', 'fictional', 'conduct'],
        ...['moderation', 'appeal', 'content', 'leaving', 'liability', 'changes', 'disputes', 'contact'],
      ].map((name) => `terms-${name}`),
    );
  });

  it('tell of fictional profiles where a brand has them', () => {
    const site = siteWith({ disclosures: { fictional_profiles: false } });
    expect(shown(TERMS, site)).not.toContain('terms-fictional');
  });

  it('give a VAT number where there is one', () => {
    expect(textsIn(TERMS, 'terms-trader', siteWith())).toEqual(['terms.trader_text', 'terms.trader_vat']);
    expect(textsIn(TERMS, 'terms-trader', siteWith({ company: { vat_numbers: [] } }))).toEqual(['terms.trader_text']);
  });

  it.each(['people', 'software', 'people_and_software'] as const)('say that %s moderate', (moderation) => {
    const site = siteWith({ disclosures: { moderation } });
    expect(textsIn(TERMS, 'terms-moderation', site)).toEqual([
      'terms.moderation_text',
      `terms.moderation_${moderation}`,
    ]);
  });

  it('name a dispute body only where there is one', () => {
    const named = { dispute_body: { name: 'Body', url: 'https://body.example' } };
    const bodies = (site: SiteDocument) => textsIn(TERMS, 'terms-disputes', site).slice(0, 3);
    expect(bodies(siteWith())).not.toContain('terms.disputes_body_text');
    expect(bodies(siteWith({ disclosures: { ...named, dispute_participation: 'willing' } }))).toEqual([
      'terms.disputes_text',
      'terms.disputes_body_text',
      'terms.disputes_willing',
    ]);
  });
});

describe('the law of a country', () => {
  const BODY = { dispute_body: { name: 'Body', url: 'https://body.example' } };
  const offeredIn = (countries: string[], country: string, disclosures: Parts['disclosures'] = {}) =>
    siteWith({ settings: { countries }, company: { country }, disclosures });
  const furtherIn = (page: PageDefinition, id: string, site: SiteDocument) => textsIn(page, id, site).slice(1);

  it('adds what it fixes', () => {
    const site = offeredIn(['NL'], 'NL');
    expect(furtherIn(TERMS, 'terms-guarantee', site)).toEqual(['terms.guarantee_law_text']);
    expect(furtherIn(TERMS, 'terms-appeal', site)).toEqual(['terms.appeal_eu_text', 'terms.appeal_coordinators_text']);
    expect(furtherIn(TERMS, 'terms-disputes', site)).toEqual(['terms.disputes_help_text']);
    expect(furtherIn(PRIVACY, 'privacy-authority', site)).toEqual(['privacy.authority_list_text']);
    expect(furtherIn(RETURNS, 'returns-right', site)).toEqual(['returns.right_law_text']);
    expect(furtherIn(RETURNS, 'returns-faults', site)).toEqual(['returns.faults_guarantee_text']);
  });

  it('leaves the general text alone where it fixes nothing or is not known', () => {
    for (const site of [offeredIn(['CH'], 'CH'), offeredIn(['PT'], 'PT')]) {
      expect(furtherIn(TERMS, 'terms-guarantee', site)).toEqual([]);
      expect(furtherIn(RETURNS, 'returns-right', site)).toEqual([]);
      expect(furtherIn(RETURNS, 'returns-faults', site)).toEqual([]);
    }
    expect(furtherIn(TERMS, 'terms-disputes', offeredIn(['PT'], 'PT'))).toEqual([]);
  });

  it('names the dispute bodies of the European Union only where its Digital Services Act holds', () => {
    const named = (countries: string[]) => {
      const site = offeredIn(countries, 'GB');
      return [...furtherIn(TERMS, 'terms-appeal', site), ...furtherIn(BAN, 'ban-closed', site)];
    };
    for (const countries of [['GB'], ['US'], ['CH', 'NO']]) expect(named(countries)).toEqual([]);
    expect(named(['PT'])).toEqual(['terms.appeal_eu_text', 'ban.closed_eu_text']);
    expect(named(['GB', 'IE'])).toEqual([
      'terms.appeal_eu_text',
      'terms.appeal_coordinators_text',
      'ban.closed_eu_text',
    ]);
  });

  it('has one liability clause everywhere', () => {
    for (const country of ['FR', 'GB', 'US', 'PT']) {
      expect(textsIn(TERMS, 'terms-liability', offeredIn([country], country))).toEqual(['terms.liability_text']);
    }
  });

  it('shows the notice that France words in France only', () => {
    const noticed = (countries: string[]) =>
      shown(TERMS, offeredIn(countries, 'NL')).includes('terms-guarantee-notice');
    expect([noticed(['BE', 'FR']), noticed(['BE'])]).toEqual([true, false]);
  });

  it('calls the body that a French company names its mediator', () => {
    const mediated = (countries: string[], country: string, body: Parts['disclosures'] = BODY) =>
      textsIn(TERMS, 'terms-disputes', offeredIn(countries, country, body)).includes('terms.disputes_mediator');
    expect(mediated(['FR', 'BE'], 'FR')).toBe(true);
    expect(mediated(['FR', 'BE'], 'FR', { dispute_body: null })).toBe(false);
    expect(mediated(['FR', 'BE'], 'BE')).toBe(false);
    expect(mediated(['BE'], 'FR')).toBe(false);
  });

  it('points to the European Consumer Centres across a border within the EEA', () => {
    const crosses = (countries: string[], country: string) =>
      textsIn(TERMS, 'terms-disputes', offeredIn(countries, country)).includes('terms.disputes_cross_border_text');
    expect(crosses(['DE', 'AT'], 'DE')).toBe(true);
    expect(crosses(['NO'], 'SE')).toBe(true);
    expect(crosses(['DE'], 'DE')).toBe(false);
    expect(crosses(['DE', 'CH'], 'DE')).toBe(false);
    expect(crosses(['DE'], 'US')).toBe(false);
  });

  it.each([
    ['US', TERMS, 'terms-withdrawal', 'terms.withdrawal_us'],
    ['ES', TERMS, 'terms-disputes', 'terms.disputes_forms'],
    ['PL', RETURNS, 'returns-faults', 'returns.faults_reklamacja'],
  ] as const)('has a sentence of its own in %s', (country, page, id, key) => {
    expect(textsIn(page, id, offeredIn(['GB', country], 'GB'))).toContain(key);
    expect(textsIn(page, id, offeredIn(['GB', 'DK'], 'GB'))).not.toContain(key);
  });
});

describe('privacy', () => {
  it('has the part for the United States on brands that are offered there', () => {
    const us = (site: SiteDocument) => shown(PRIVACY, site).filter((id) => id.startsWith('privacy-us-'));
    expect(us(siteWith({ settings: { countries: ['US'] } }))).toHaveLength(6);
    expect(us(siteWith({ settings: { countries: ['GB', 'IE'] } }))).toEqual([]);
  });

  it('speaks of other sites where a brand asks about them', () => {
    const asks = (member_resell: boolean) => shown(PRIVACY, siteWith({ settings: { member_resell } }));
    expect(asks(true)).toContain('privacy-resell');
    expect(asks(false)).not.toContain('privacy-resell');
  });
});

describe('the price page', () => {
  it('ends with who sells, and claims only what is set', () => {
    expect(shown(PRICING, siteWith()).at(-1)).toBe('terms-trader');
    expect(shown(PRICING, siteWith())).not.toContain('pricing-claim');
    expect(shown(PRICING, { ...siteWith(), premium_match_claim_percent: 46 })).toContain('pricing-claim');
  });
});

describe('questions and answers', () => {
  const asked = (site: SiteDocument) =>
    FAQ.flatMap(({ questions }) => shownBlocks(questions, site).map(({ id }) => id));

  it('are 27, in six groups', () => {
    expect(FAQ.map(({ id }) => id.replace('faq-group-', ''))).toEqual([
      'start',
      'people',
      'talking',
      'paying',
      'safety',
      'leaving',
    ]);
    expect(asked(siteWith())).toHaveLength(27);
  });

  it.each([
    ['swipe_game', 'faq-swipe'],
    ['gifts', 'faq-gifts'],
    ['invisible_mode', 'faq-hidden'],
  ] as const)('leave out what is switched off: %s', (feature, id) => {
    expect(asked(siteWith())).toContain(id);
    expect(asked(siteWith({ features: { [feature]: false } }))).not.toContain(id);
  });
});

describe('sentences about features', () => {
  const readBy = (site: SiteDocument): string[] =>
    [...PRICING.blocks, ...FAQ.flatMap(({ questions }) => questions)]
      .filter((block) => shownBlocks([block], site).length > 0)
      .flatMap((block) => textsOf(block, site));
  const PREMIUM = ['pricing.premium_hidden', 'faq.hidden_premium'];

  it.each([
    ['time_bonus', ['faq.discount_countdown', 'pricing.discounts_countdown']],
    ['invisible_mode', ['faq.hidden_text', 'faq.pause_hidden', ...PREMIUM]],
  ] as const)('are there only while it is on: %s', (feature, sentences) => {
    expect(readBy(siteWith())).toEqual(expect.arrayContaining([...sentences]));
    const off = readBy(siteWith({ features: { [feature]: false } }));
    expect(off.filter((key) => (sentences as readonly string[]).includes(key))).toEqual([]);
  });

  it('name premium for invisible mode only where it is needed', () => {
    const texts = readBy(siteWith({ features: { invisible_mode_for: 'everybody' } }));
    expect(texts).toContain('faq.pause_hidden');
    expect(texts.filter((key) => PREMIUM.includes(key))).toEqual([]);
  });

  it('tell of discounts for new members while there is one', () => {
    const tells = (time_bonus: boolean, welcome_discount: boolean) =>
      readBy(siteWith({ features: { time_bonus, welcome_discount } })).includes('pricing.discounts_new');
    expect([tells(true, false), tells(false, true), tells(false, false)]).toEqual([true, true, false]);
  });
});

describe('anchors', () => {
  it('are unique on every page', () => {
    for (const { page, blocks } of PAGES) {
      const ids = blocks.map(({ id }) => id);
      expect([page, new Set(ids).size]).toEqual([page, ids.length]);
    }
  });

  it('have no underscores', () => {
    expect(shown(COOKIES, siteWith())[0]).toBe('cookies-nothing-needs-consent');
  });
});

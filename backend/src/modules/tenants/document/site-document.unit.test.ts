import { TIME_LIMIT_NAMES } from '../../../shared/waiting-work';
import { existsSync, readFileSync } from 'node:fs';
import { LOCALES } from '../../../../../contract/text/locales';
import { OVERLAYS } from '../../../../../contract/text/regional-locale';
import { localeOfTag } from '../../../platform/texts';
import { FICTIONAL_TEXTS } from '../fictional-texts';
import { publicDocument, publicSettings, primaryLocale, siteDocument, visibleLocales } from './site-document';
import { PARTLY_SHOWN_PARTS, STAFF_PARTS, type TenantDocument } from './schema/document';
import { sampleDocument, set, TENANTS_ROOT } from './testing/sample-document';
import { tenantFolders } from './files/tenants-folder';
import { DOCUMENT_FIELDS } from './fields';
import { lowestMessageCost, priceIn } from './money';

describe('what anybody may see of a brand', () => {
  it('leaves out every field that is for staff', () => {
    const text = JSON.stringify(siteDocument(sampleDocument()));
    const hidden = DOCUMENT_FIELDS.filter((field) => !field.public).map(({ path }) => path.split('.').at(-1) ?? '');
    expect(hidden).toEqual([
      ...['unread_mail_delay_minutes', 'digest_hours', 'mailbox', 'domain'],
      ...['new_account_days', 'action', 'recipients', 'action', 'extra_words', 'action', 'extra_words'],
      ...['blur', 'greyscale', 'thumbnails_only', 'break_after_minutes', 'break_after_severe', 'hours_a_day'],
      ...['claim_minutes', ...TIME_LIMIT_NAMES],
      ...['credits_alone_per_person', 'credits_alone_per_member', 'refund_second_person_above'],
      ...['refunds_alone_per_member', 'refunds_alone_per_person', 'postbacks'],
      ...['creditor_id', 'creditor_name', 'grant', 'open_limit', 'first_limit', 'monthly_limit', 'cooldown_days'],
    ]);
    for (const name of hidden.filter((name) => name !== 'domain')) expect(text).not.toContain(`"${name}"`);
    for (const part of STAFF_PARTS) expect(publicDocument(sampleDocument())).not.toHaveProperty(part);
  });

  it('has no field for staff in the parts that pages are made from, and no other in the rest', () => {
    const isOfStaff = (path: string) => STAFF_PARTS.some((part) => path === part || path.startsWith(`${part}.`));
    const isMixed = (path: string) => PARTLY_SHOWN_PARTS.some((part) => path.startsWith(`${part}.`));
    const whole = DOCUMENT_FIELDS.filter(({ path }) => !isMixed(path));
    expect(whole.filter(({ path, public: isPublic }) => isPublic === isOfStaff(path))).toEqual([]);
  });

  it('shows of notifications the discreet name alone', () => {
    const { notifications } = siteDocument(sampleDocument());
    expect(notifications).toEqual({ discreet_name: sampleDocument().notifications.discreet_name });
  });

  it('leaves out what a newer process wrote and this one does not know', () => {
    const document = sampleDocument();
    set(document, ['settings', 'later_secret'], 'x');
    set(document, ['later'], { secret: 'x' });
    expect(siteDocument(document)).toEqual(siteDocument(sampleDocument()));
    expect(publicSettings(document)).toEqual(publicSettings(sampleDocument()));
  });

  it.each(tenantFolders(TENANTS_ROOT))('of %s has all that pages are made from', (brand) => {
    const document = sampleDocument(brand);
    const site = siteDocument(document);
    const expected = Object.keys(document).filter((key) => !STAFF_PARTS.some((part) => part === key));
    expect(Object.keys(site).sort()).toEqual(expected.sort());
    expect(site.theme.light.primary).toMatch(/^#/);
    expect(site.theme.dark.surface_1).toMatch(/^#/);
    expect(site.theme).not.toHaveProperty('seeds');
    expect(Object.keys(site.vat_rates).sort()).toEqual([...document.settings.countries].sort());
    expect(JSON.stringify([site.texts, site.settings])).not.toMatch(/\{[a-z_]+\}/);
  });

  it('has the texts of the offered languages only', () => {
    const document = sampleDocument();
    document.texts.fi = { 'home.hero_title': 'Hei' };
    expect(Object.keys(siteDocument(document).texts).sort()).toEqual(['de', 'en', 'fr', 'nl']);
  });

  it('fills values into Markdown as words, and into titles as they are', () => {
    const document = sampleDocument();
    document.company.name = '*Glow* [B.V.](javascript:x) {min_age}';
    document.texts.en = { 'terms.trader_text': '**{company}**', 'terms.trader_title': '{company}' };
    const text = { en: '{company}', nl: 'x', de: 'x', fr: 'x' };
    document.pages = [{ token: 'imprint', title: { en: '{company}' }, text, footer: true }];
    const site = siteDocument(document);
    expect(site.texts.en).toEqual({
      'terms.trader_text': String.raw`**\*Glow\* \[B\.V\.\]\(javascript\:x\) \{min\_age\}**`,
      'terms.trader_title': '*Glow* [B.V.](javascript:x) {min_age}',
    });
    expect(site.pages[0]?.title.en).toBe('*Glow* [B.V.](javascript:x) {min_age}');
    expect(site.pages[0]?.text.en).toBe(String.raw`\*Glow\* \[B\.V\.\]\(javascript\:x\) \{min\_age\}`);
  });

  it('writes the country of an address in the language of the text', () => {
    const document = sampleDocument('knotted');
    document.texts = { de: { 'terms.title': '{address}' }, fr: { 'terms.title': '{address}' } };
    const { texts } = siteDocument(document);
    expect([texts.de?.['terms.title'], texts.fr?.['terms.title']]).toEqual([
      'Musterstraße 12, 10115 Berlin, Deutschland',
      'Musterstraße 12, 10115 Berlin, Allemagne',
    ]);
  });

  it('has pages in the offered languages only', () => {
    const document = sampleDocument();
    const title = { en: 'a', nl: 'a', de: 'a', fr: 'a', fi: 'a' };
    document.pages = [{ token: 'imprint', title, text: title, footer: false }];
    expect(Object.keys(siteDocument(document).pages[0]?.text ?? {}).sort()).toEqual(['de', 'en', 'fr', 'nl']);
  });

  it('leaves the document as it was', () => {
    const document = sampleDocument();
    siteDocument(document);
    expect(document).toEqual(sampleDocument());
  });
});

describe('the settings of the settings call', () => {
  it('are in the language of the domain unless another is asked for', () => {
    const document = sampleDocument();
    expect(publicSettings(document).index_title).toBe('Everglow: daten voor avonden die uitlopen');
    expect(publicSettings(document, 'en').index_title).toBe('Everglow: dating for evenings that run late');
  });

  it('carry the minimum age and the claim', () => {
    expect(publicSettings(sampleDocument('knotted'))).toMatchObject({
      min_age: 21,
      premium_match_claim_percent: 46,
      enable_site_entry_popup: 'yes',
      niche: 3,
    });
  });

  it.each(tenantFolders(TENANTS_ROOT))('never leave the words for fictional profiles empty: %s', (slug) => {
    const document = sampleDocument(slug);
    const own: TenantDocument = {
      ...document,
      settings: { ...document.settings, fictional_singular: { en: 'character' }, fictional_plural: {} },
    };
    for (const locale of LOCALES)
      for (const one of [document, own]) {
        const { fictional_warning, fictional_singular, fictional_plural } = publicSettings(one, locale);
        for (const text of [fictional_warning, fictional_singular, fictional_plural]) expect(text).toMatch(/\p{L}{3}/u);
      }
    expect(publicSettings(own, 'en').fictional_singular).toBe('character');
  });

  it('say of fictional profiles what the pages say', () => {
    const read = (file: string): Record<string, string> =>
      existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
    for (const tag of [...LOCALES, ...OVERLAYS]) {
      const pages = (name: string): Record<string, string> => ({
        ...read(`frontend/locales/${localeOfTag(tag)}/${name}.json`),
        ...read(`frontend/locales/${tag}/${name}.json`),
      });
      const { fictional_warning, fictional_singular } = FICTIONAL_TEXTS[tag];
      expect([fictional_singular, fictional_warning]).toEqual([
        pages('common')['fictional_profile'],
        pages('landers')['member_fictional'],
      ]);
    }
  });

  it('are these, under the names of the specification', () => {
    const named =
      'name niche countries domain_language index_title description cdn_prefix enable_site_entry_popup ' +
      'site_entry_countries signups logged_out_search logged_out_search_trafficsource support_phone support_email ' +
      'mail_name fictional_icon fictional_warning fictional_singular fictional_plural visible_profile_fields ' +
      'visible_profile_notes search_fields minimum_message_costs message_credits photo_credits gift_credits ' +
      'signup_credits message_length refund_days member_resell min_age features premium_match_claim_percent';
    const answered = publicSettings(sampleDocument());
    expect(Object.keys(answered)).toEqual(expect.arrayContaining(named.split(' ')));
    expect(answered.features).toEqual(sampleDocument().features);
    const known = DOCUMENT_FIELDS.filter(({ path, settingsCall }) => settingsCall || path.startsWith('settings.'));
    const paths = Object.keys(answered).flatMap((key) => (key === 'features' ? Object.keys(answered.features) : [key]));
    expect(paths.sort()).toEqual(known.map(({ path }) => path.split('.').at(-1)).sort());
  });
});

describe('the languages of a brand', () => {
  const document = sampleDocument('goldenhour');

  it.each([
    ['CH', ['de', 'it', 'fr', 'en']],
    ['BE', ['nl', 'fr', 'de']],
    ['FR', ['fr', 'en']],
    ['DK', ['en']],
    ['JP', ['fr', 'nl', 'de', 'it', 'en']],
    [undefined, ['fr', 'nl', 'de', 'it', 'en']],
  ])('in %s are %j', (country, expected) => {
    expect(visibleLocales(document, country)).toEqual(expected);
  });

  it('begin with that of the domain', () => {
    expect(primaryLocale(document)).toBe('fr');
    expect(primaryLocale(sampleDocument('sheer'))).toBe('en');
  });
});

describe('prices', () => {
  it('are those of the country, else those of its currency', () => {
    const [start] = sampleDocument('fellow').packages;
    expect(start && priceIn(start, 'FI')).toBe(1099);
    expect(start && priceIn(start, 'NO')).toBe(11900);
    expect(start && priceIn(start, 'US')).toBeUndefined();
  });

  it('give the lowest cost of a message, rounded up', () => {
    const document = sampleDocument('knotted');
    expect(lowestMessageCost(document, 'DE')).toBe(108);
    expect(lowestMessageCost(document, 'US')).toBeUndefined();
  });
});

import { changedMoneyPaths, diff, rolesNeeded } from './diff';
import { DOCUMENT_FIELDS, fieldAt, MONEY_PATHS } from './fields';
import { sampleDocument, set } from './testing/sample-document';

function changed(spoils: readonly (readonly [readonly (string | number)[], unknown])[]) {
  const [before, after] = [sampleDocument(), sampleDocument()];
  for (const [keys, value] of spoils) set(after, keys, value);
  return diff(before, after);
}

describe('a diff', () => {
  it('of a document with itself is empty', () => {
    expect(changed([])).toEqual([]);
  });

  it('names the smallest changed values in the order of their paths', () => {
    expect(
      changed([
        [['theme', 'radius'], 8],
        [['texts', 'nl', 'home.hero_title'], 'Anders'],
        [['settings', 'countries'], ['NL']],
        [['min_age'], 21],
      ]),
    ).toEqual([
      { path: 'min_age', before: 18, after: 21 },
      { path: 'settings.countries', before: ['NL', 'BE'], after: ['NL'] },
      { path: 'texts.nl["home.hero_title"]', before: 'Er is nog iemand wakker', after: 'Anders' },
      { path: 'theme.radius', before: 16, after: 8 },
    ]);
  });

  it('tells a page by its token, and leaves its words to support', () => {
    const page = { token: 'imprint', title: { en: 'Imprint' }, text: { en: 'We.' }, footer: true };
    const added = diff({ pages: [] }, { pages: [page] });
    expect(added.map(({ path }) => path)).toEqual([
      'pages[imprint].footer',
      'pages[imprint].text.en',
      'pages[imprint].title.en',
      'pages[imprint].token',
    ]);
    expect(rolesNeeded(added).role).toBe('operator');
    const reworded = diff({ pages: [page] }, { pages: [{ ...page, text: { en: 'Us.' } }] });
    expect(reworded).toEqual([{ path: 'pages[imprint].text.en', before: 'We.', after: 'Us.' }]);
    expect(rolesNeeded(reworded)).toEqual({ role: 'support', secondPerson: false });
  });

  it('tells a changed package by its id, wherever it stands', () => {
    const { packages } = sampleDocument();
    const [start, plus, ...rest] = packages;
    const moved = [{ ...plus, credits: 160 }, start, ...rest];
    expect(changed([[['packages'], moved]])).toEqual([
      {
        path: 'packages',
        before: ['start', 'plus', 'grand', 'grandest'],
        after: ['plus', 'start', 'grand', 'grandest'],
      },
      { path: 'packages[plus].credits', before: 150, after: 160 },
    ]);
  });

  it('tells a new and a removed package value by value', () => {
    const { packages } = sampleDocument();
    const paths = changed([[['packages'], [...packages.slice(1), { id: 'tiny', credits: 20, price: { EUR: 499 } }]]]);
    expect(paths).toContainEqual({ path: 'packages[tiny].price.EUR', before: null, after: 499 });
    expect(paths).toContainEqual({ path: 'packages[start].price.EUR', before: 999, after: null });
  });

  it('shows what was added and what was taken away', () => {
    expect(changed([[['settings', 'index_title', 'fr'], undefined]])[0]).toMatchObject({
      path: 'settings.index_title.fr',
      after: null,
    });
  });
});

describe('what a change takes', () => {
  it.each<[string, readonly (string | number)[], unknown, 'support' | 'operator', boolean]>([
    ['a text', ['texts', 'nl', 'home.hero_title'], 'Anders', 'support', false],
    ['the support phone', ['settings', 'support_phone'], '+31 85 000 0009', 'support', false],
    ['a colour', ['theme', 'seeds', 'primary'], 'oklch(0.5 0.2 20)', 'operator', false],
    ['a price', ['packages', 1, 'price', 'EUR'], 2099, 'operator', true],
    ['what a message costs', ['settings', 'message_credits'], 11, 'operator', true],
    ['a message cost of a country', ['settings', 'minimum_message_costs', 'NL', 'costs'], 95, 'operator', true],
    ['the days to withdraw', ['settings', 'refund_days'], 30, 'operator', true],
    ['the discount for those who leave', ['company', 'delete_discount'], 10, 'operator', true],
    ['the credits of a package', ['packages', 0, 'credits'], 61, 'operator', true],
    ['a discount', ['discounts', 'welcome_percent'], 30, 'operator', true],
  ])('%s', (_, keys, value, role, secondPerson) => {
    expect(rolesNeeded(changed([[keys, value]]))).toEqual({ role, secondPerson });
  });

  it('removing a package or changing their order is about money', () => {
    const { packages } = sampleDocument();
    expect(rolesNeeded(changed([[['packages'], packages.slice(1)]])).secondPerson).toBe(true);
  });

  it('nothing takes nobody of rank', () => {
    expect(rolesNeeded([])).toEqual({ role: 'support', secondPerson: false });
  });

  it('an undescribed path takes an operator', () => {
    expect(rolesNeeded([{ path: 'unheard_of', before: 1, after: 2 }]).role).toBe('operator');
  });

  it('lists the money paths of a diff', () => {
    const entries = changed([
      [['settings', 'message_credits'], 11],
      [['theme', 'radius'], 8],
    ]);
    expect(changedMoneyPaths(entries)).toEqual(['settings.message_credits']);
  });
});

describe('the fields', () => {
  it('each have a title, a sentence and an example', () => {
    for (const field of DOCUMENT_FIELDS) {
      expect([field.path, field.title.length > 1, field.description.length > 5]).toEqual([field.path, true, true]);
      expect(field.example).toBeDefined();
    }
  });

  it('hold every setting and every company field that the product names', () => {
    const paths = DOCUMENT_FIELDS.map(({ path }) => path);
    const settings =
      'countries name domain_language index_title description cdn_prefix enable_site_entry_popup signups logged_out_search ' +
      'logged_out_search_trafficsource niche support_phone support_email minimum_message_costs fictional_icon ' +
      'fictional_warning fictional_singular fictional_plural visible_profile_fields visible_profile_notes search_fields ' +
      'message_credits photo_credits gift_credits signup_credits message_length refund_days member_resell mail_name';
    const company = 'name address kvk city country tradenames vat_numbers support_phone delete_discount added';
    expect(paths).toEqual(expect.arrayContaining(settings.split(' ').map((name) => `settings.${name}`)));
    expect(paths).toEqual(expect.arrayContaining(company.split(' ').map((name) => `company.${name}`)));
  });

  it('that cost money are exactly these', () => {
    expect(MONEY_PATHS).toEqual([
      'settings.minimum_message_costs',
      'settings.message_credits',
      'settings.photo_credits',
      'settings.gift_credits',
      'settings.signup_credits',
      'settings.refund_days',
      'company.delete_discount',
      'packages[].credits',
      'packages[].price',
      'packages[].price_by_country',
      'vat_rates',
      'discounts.time_bonus_code',
      'discounts.time_bonus_percent',
      'discounts.time_bonus_hours',
      'discounts.welcome_percent',
      'discounts.welcome_code',
      'discounts.welcome_days',
      'discounts.leaving_days',
      'payments.credits_alone_per_person',
      'payments.credits_alone_per_member',
      'payments.refund_second_person_above',
      'payments.refunds_alone_per_member',
      'payments.refunds_alone_per_person',
      'direct_debit.grant',
      'direct_debit.open_limit',
      'direct_debit.first_limit',
      'direct_debit.monthly_limit',
      'direct_debit.cooldown_days',
    ]);
  });

  it('are found by any path inside them', () => {
    expect(fieldAt('packages[3].price.EUR')?.title).toBe('Price');
    expect(fieldAt('texts.nl["home.hero_title"]')?.edit).toBe('support');
    expect(fieldAt('nonsense')).toBeUndefined();
  });
});

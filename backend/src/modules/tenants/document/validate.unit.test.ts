import { sampleDocument, set } from './testing/sample-document';
import { validateDocument } from './validate';

type Spoil = readonly (string | number)[];

function faultsAfter(spoils: readonly (readonly [Spoil, unknown])[], brand?: string) {
  const document = sampleDocument(brand);
  for (const [keys, value] of spoils) set(document, keys, value);
  const result = validateDocument(document);
  return result.ok ? [] : result.faults;
}

const codes = (faults: ReturnType<typeof faultsAfter>) => faults.map(({ path, code }) => `${path} ${code}`);

const TEXT = { en: 'a', nl: 'a', de: 'a', fr: 'a' };
const imprint = (values: object = {}) => ({ token: 'imprint', title: TEXT, text: TEXT, footer: true, ...values });

describe('a tenant document', () => {
  it('is accepted as the demo brands have it', () => {
    expect(faultsAfter([])).toEqual([]);
  });

  it.each<[string, Spoil, unknown, string]>([
    ['a name is missing', ['settings', 'name'], undefined, 'settings.name required'],
    ['a name is a number', ['settings', 'name'], 7, 'settings.name wrong_type'],
    ['a name is empty', ['settings', 'name'], ' ', 'settings.name too_small'],
    ['a name holds markup', ['settings', 'name'], '<b>x</b>', 'settings.name wrong_format'],
    ['the niche does not exist', ['settings', 'niche'], 8, 'settings.niche too_big'],
    ['a country does not exist', ['settings', 'countries', 1], 'XX', 'settings.countries[1] unknown_value'],
    ['a country is listed twice', ['settings', 'countries'], ['NL', 'BE', 'NL'], 'settings.countries invalid'],
    ['no country is listed', ['settings', 'countries'], [], 'settings.countries too_small'],
    ['a setting is misspelt', ['settings', 'mesage_credits'], 10, 'settings.mesage_credits unknown_key'],
    ['a part is misspelt', ['pakages'], [], 'pakages unknown_key'],
    ['a part is missing', ['company'], undefined, 'company required'],
    ['a part is a list', ['company'], [], 'company wrong_type'],
    ['members may be 17', ['min_age'], 17, 'min_age too_small'],
    ['the withdrawal is under 14 days', ['settings', 'refund_days'], 13, 'settings.refund_days too_small'],
    ['a price is a fraction', ['packages', 2, 'price', 'EUR'], 44.99, 'packages[2].price.EUR wrong_type'],
    ['a price is nothing', ['packages', 2, 'price', 'EUR'], 0, 'packages[2].price.EUR too_small'],
    ['a price is a text', ['packages', 2, 'price', 'EUR'], '4499', 'packages[2].price.EUR wrong_type'],
    ['a currency is unknown', ['packages', 0, 'price', 'ERU'], 999, 'packages[0].price.ERU unknown_key'],
    ['there are no packages', ['packages'], [], 'packages too_small'],
    ['the address is missing', ['company', 'address'], undefined, 'company.address required'],
    ['the e-mail is none', ['company', 'email'], 'legal', 'company.email wrong_format'],
    ['a phone is not international', ['settings', 'support_phone'], '085', 'settings.support_phone wrong_format'],
    ['a date is none', ['company', 'added'], '2026-13-01', 'company.added wrong_format'],
    ['a colour is none', ['theme', 'seeds', 'primary'], 'red', 'theme.seeds.primary wrong_format'],
    ['a font is unknown', ['theme', 'display_font'], 'comic', 'theme.display_font unknown_value'],
    ['a content key is unknown', ['texts', 'en', 'home.hero_titel'], 'x', 'texts.en["home.hero_titel"] unknown_key'],
    ['a text is too long', ['texts', 'en', 'home.hero_title'], 'x'.repeat(61), 'texts.en["home.hero_title"] too_big'],
    ['a text language is unknown', ['texts', 'xx'], {}, 'texts.xx unknown_key'],
    [
      'a block holds HTML',
      ['texts', 'en', 'terms.trader_text'],
      'We <b>are</b>',
      'texts.en["terms.trader_text"] wrong_format',
    ],
    [
      'a block is too long',
      ['texts', 'en', 'terms.trader_text'],
      'x'.repeat(8001),
      'texts.en["terms.trader_text"] too_big',
    ],
    [
      'a title has two lines',
      ['texts', 'en', 'terms.trader_title'],
      'Who\nwe are',
      'texts.en["terms.trader_title"] wrong_format',
    ],
    [
      'a block asks for what nobody fills in',
      ['texts', 'en', 'faq.age_text'],
      'From {age}',
      'texts.en["faq.age_text"] unknown_placeholder',
    ],
    ['a page’s address is no word', ['pages'], [imprint({ token: 'Im Print' })], 'pages[0].token wrong_format'],
    ['a page’s address is long', ['pages'], [imprint({ token: 'x'.repeat(41) })], 'pages[0].token wrong_format'],
    ['a page’s address is a route', ['pages'], [imprint({ token: 'members' })], 'pages[0].token reserved_token'],
    ['two pages have one address', ['pages'], [imprint(), imprint()], 'pages[1].token duplicate_token'],
    ['a page lacks a language', ['pages'], [imprint({ title: { en: 'a' } })], 'pages[0].title.nl missing_text'],
    ['a page lacks a text', ['pages'], [imprint({ text: { en: 'a', nl: 'a' } })], 'pages[0].text.de missing_text'],
    ['a page has no footer', ['pages'], [imprint({ footer: undefined })], 'pages[0].footer required'],
    ['a page holds HTML', ['pages'], [imprint({ text: { ...TEXT, en: '<script>' } })], 'pages[0].text.en wrong_format'],
    [
      'a page is too long',
      ['pages'],
      [imprint({ text: { ...TEXT, en: 'x'.repeat(20_001) } })],
      'pages[0].text.en too_big',
    ],
    [
      'a page asks for what nobody fills in',
      ['pages'],
      [imprint({ text: { ...TEXT, fr: '{adress}' } })],
      'pages[0].text.fr unknown_placeholder',
    ],
    ['a switch is a word', ['features', 'gifts'], 'yes', 'features.gifts wrong_type'],
    [
      'the dispute body is plain http',
      ['disclosures', 'dispute_body', 'url'],
      'http://a.example',
      'disclosures.dispute_body.url wrong_format',
    ],
  ])('is refused where %s', (_, keys, value, expected) => {
    expect(codes(faultsAfter([[keys, value]]))).toContain(expected);
  });

  it.each<[string, readonly (readonly [Spoil, unknown])[], string]>([
    [
      'the first language is not offered',
      [[['settings', 'domain_language'], 'pl']],
      'settings.domain_language language_not_offered',
    ],
    [
      'the first language is none of ours',
      [[['settings', 'domain_language'], 'ja']],
      'settings.domain_language language_not_offered',
    ],
    [
      'a country would see no language',
      [[['locales', 'by_country', 'BE'], ['pl']]],
      'locales.by_country.BE no_language',
    ],
    [
      'a language has no title',
      [[['settings', 'index_title', 'fr'], undefined]],
      'settings.index_title.fr missing_text',
    ],
    [
      'a language has no description',
      [[['settings', 'description', 'de'], undefined]],
      'settings.description.de missing_text',
    ],
    [
      'a placeholder is unknown',
      [[['settings', 'index_title', 'nl'], 'Hoi {nmae}']],
      'settings.index_title.nl unknown_placeholder',
    ],
    [
      'a brace stands alone',
      [[['texts', 'en', 'home.hero_title'], 'Hello {name']],
      'texts.en["home.hero_title"] unknown_placeholder',
    ],
    [
      'a package has no price for a country',
      [
        [
          ['settings', 'countries'],
          ['NL', 'BE', 'CH'],
        ],
      ],
      'packages[1].price.CHF missing_price',
    ],
    [
      'a country has no message cost',
      [[['settings', 'minimum_message_costs', 'BE'], undefined]],
      'settings.minimum_message_costs.BE missing_price',
    ],
    [
      'a message cost is in a foreign currency',
      [[['settings', 'minimum_message_costs', 'BE', 'currency'], 'USD']],
      'settings.minimum_message_costs.BE.currency wrong_currency',
    ],
    [
      'a message cost is too good to be true',
      [[['settings', 'minimum_message_costs', 'NL', 'costs'], 89]],
      'settings.minimum_message_costs.NL.costs understated_cost',
    ],
    [
      'a message cost is for no country of the brand',
      [[['settings', 'minimum_message_costs', 'FR'], { costs: 90, currency: 'EUR' }]],
      'settings.minimum_message_costs.FR stray_price',
    ],
    [
      'a price is in a currency that nobody pays',
      [[['packages', 0, 'price', 'USD'], 999]],
      'packages[0].price.USD stray_price',
    ],
    [
      'a country price is for no country of the brand',
      [[['packages', 0, 'price_by_country'], { FR: 999 }]],
      'packages[0].price_by_country.FR stray_price',
    ],
    ['two packages share an id', [[['packages', 1, 'id'], 'start']], 'packages[1].id duplicate_id'],
    ['two packages are suggested', [[['packages', 2, 'popular'], true]], 'packages[2].popular second_suggestion'],
    ['a trader states no VAT number', [[['company', 'vat_numbers'], []]], 'company.vat_numbers missing_vat_number'],
    ['a VAT rate is missing', [[['vat_rates', 'NL'], undefined]], 'vat_rates.NL missing_vat_rate'],
    ['the VAT note is untrue', [[['disclosures', 'vat_note'], 'not_charged']], 'disclosures.vat_note untrue_note'],
    [
      'a discount is switched on and empty',
      [[['discounts', 'welcome_percent'], 0]],
      'discounts.welcome_percent empty_discount',
    ],
    [
      'two discounts share a code',
      [[['discounts', 'welcome_code'], 'TIMEBONUS25']],
      'discounts.welcome_code same_code',
    ],
    [
      'a welcome like has nobody to come from',
      [[['disclosures', 'fictional_profiles'], false]],
      'features.welcome_like no_fictional_profiles',
    ],
    [
      'the word for fictional profiles cannot be seen',
      [[['settings', 'fictional_singular', 'en'], '\u200B \u2060']],
      'settings.fictional_singular.en no_words',
    ],
    [
      'the lock screen would tell the niche',
      [[['notifications', 'discreet_name'], 'Gay Nights']],
      'notifications.discreet_name indiscreet_name',
    ],
    ['the logo is a script', [[['theme', 'logo'], '<script>1</script>']], 'theme.logo svg_grammar'],
    [
      'the mark is not square',
      [[['theme', 'mark'], '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>']],
      'theme.mark svg_shape',
    ],
  ])('is refused where %s', (_, spoils, expected) => {
    expect(codes(faultsAfter(spoils))).toContain(expected);
  });

  it('tells every fault at once, those across fields too, and none twice', () => {
    const faults = codes(
      faultsAfter([
        [['settings', 'name'], undefined],
        [['settings', 'supprt_email'], 'x'],
        [['settings', 'index_title', 'fr'], undefined],
        [['packages', 2, 'price', 'EUR'], -1],
        [['packages', 0, 'price', 'CHF'], 999],
        [['company', 'address'], ''],
        [['company', 'vat_numbers'], []],
        [['theme', 'seeds', 'unread'], 'oklch(0.99 0.02 90)'],
        [['min_age'], 16],
      ]),
    );
    expect([...faults].sort()).toEqual([
      'company.address too_small',
      'company.vat_numbers missing_vat_number',
      'min_age too_small',
      'packages[0].price.CHF stray_price',
      'packages[2].price.EUR too_small',
      'settings.index_title.fr missing_text',
      'settings.name required',
      'settings.supprt_email unknown_key',
      'theme.seeds.unread contrast',
    ]);
  });

  it('says nothing of what stands under an unknown name', () => {
    expect(codes(faultsAfter([[['texts', 'xx'], { 'home.hero_title': '{nobody}' }]]))).toEqual([
      'texts.xx unknown_key',
    ]);
  });

  it('names the price that is missing and the countries that wait for it', () => {
    const faults = faultsAfter([
      [
        ['settings', 'countries'],
        ['NL', 'BE', 'CH', 'LI'],
      ],
    ]);
    expect(faults.find(({ path }) => path === 'packages[0].price.CHF')?.message).toBe(
      'Give a price in CHF for CH, LI; a file has it in minor units.',
    );
  });

  it('suggests the name that was probably meant', () => {
    const [fault] = faultsAfter([[['settings', 'mesage_credits'], 10]]);
    expect(fault?.message).toContain('did you mean message_credits?');
  });

  it('says the lowest message cost where none is given', () => {
    const faults = faultsAfter([[['settings', 'minimum_message_costs'], {}]]);
    expect(faults.map(({ message }) => message)).toContain(
      'Give 0.90 EUR for NL; a file has { costs: 90, currency: EUR }.',
    );
  });

  it('accepts a price of its own for a country', () => {
    expect(faultsAfter([[['packages', 0, 'price_by_country'], { BE: 1049 }]])).toEqual([]);
  });

  it.each([[undefined], [null], [[]], ['text'], [{}]])(
    'is refused without falling over where the input is %p',
    (input) => {
      const result = validateDocument(input);
      expect(result.ok).toBe(false);
    },
  );

  it('takes a key called __proto__ for the unknown key that it is', () => {
    const document: unknown = { ...sampleDocument(), ...(JSON.parse('{"__proto__":{"a":1}}') as object) };
    const spoiled = JSON.parse(
      JSON.stringify(document).replace('{"settings"', '{"__proto__":{"polluted":1},"settings"'),
    ) as unknown;
    const result = validateDocument(spoiled);
    expect(result.ok ? [] : codes([...result.faults])).toEqual(['__proto__ unknown_key']);
  });
});

describe('texts of pages', () => {
  it('may have many lines and fill in what the brand is', () => {
    const document = sampleDocument();
    document.texts.en = { 'terms.trader_text': 'We:\r\n\r\n- {company}, {address}\n- {support_phone}' };
    document.pages = [imprint({ text: { ...TEXT, en: '## Who\n\n{representative}' } })];
    const result = validateDocument(document);
    expect(result.ok && result.document.texts.en?.['terms.trader_text']).toBe(
      'We:\n\n- {company}, {address}\n- {support_phone}',
    );
  });

  it('tell every fault of every page at once', () => {
    const pages = [imprint({ token: 'pages', title: { en: 'a', nl: 'a', fr: 'a' } }), imprint({ text: { en: '{' } })];
    expect(codes(faultsAfter([[['pages'], pages]])).sort()).toEqual([
      'pages[0].title.de missing_text',
      'pages[0].token reserved_token',
      'pages[1].text.de missing_text',
      'pages[1].text.en unknown_placeholder',
      'pages[1].text.fr missing_text',
      'pages[1].text.nl missing_text',
    ]);
  });
});

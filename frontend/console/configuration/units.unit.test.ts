import ROOT from '../../../tenants/tenant.schema.json';
import { amountFaultAt, amountIn } from './amount-faults';
import { parsePath } from './paths';
import { fieldsOf } from './schema';
import { lookAt, notationOf, unitName, writtenValue } from './units';
import { type Json } from './values';

const notationAt = (path: string) => notationOf(lookAt(ROOT, parsePath(path)).unit);
const plain = (value: Json): Json => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' ')) as Json;

it.each([
  ['packages[plus].price.EUR', 'EUR', 2],
  ['packages[0].price.JPY', 'JPY', 0],
  ['packages[0].price.BHD', 'BHD', 3],
  ['packages[plus].price_by_country.FI', 'EUR', 2],
  ['packages[plus].price_by_country.JP', 'JPY', 0],
  ['packages[plus].price_by_country.HU', 'HUF', 2],
  ['settings.minimum_message_costs.NL.costs', 'EUR', 2],
  ['settings.minimum_message_costs.KW.costs', 'KWD', 3],
  ['payments.refund_second_person_above.CZK', 'CZK', 2],
  ['payments.refunds_alone_per_member.EUR', 'EUR', 2],
  ['payments.refunds_alone_per_person.ISK', 'ISK', 0],
  ['direct_debit.first_limit', 'EUR', 2],
  ['direct_debit.monthly_limit', 'EUR', 2],
  ['vat_rates.FI', '%', 2],
])('%s is written in %s with %i decimals', (path, sign, digits) => {
  expect(notationAt(path)).toMatchObject({ sign, digits });
});

it.each([
  'packages[plus].credits',
  'settings.message_credits',
  'discounts.welcome_percent',
  'payments',
  'nothing.there',
])('%s is written as it is stored', (path) => {
  expect(notationAt(path)).toBeUndefined();
});

it('names the unit of no field as minor units or basis points', () => {
  const names = fieldsOf(ROOT).map(({ schema }) => unitName(schema));
  expect(names).toEqual(expect.arrayContaining(['credits', 'percent', 'days']));
  expect(names).not.toEqual(expect.arrayContaining(['minor units']));
  expect(names).not.toEqual(expect.arrayContaining(['basis points']));
});

it.each<[string, Json, Json]>([
  ['packages[plus].price.EUR', 1999, '19.99 EUR'],
  ['packages[plus].price.JPY', 1999, '1999 JPY'],
  ['packages[plus].price', { EUR: 1999, BHD: 1999 }, { EUR: '19.99 EUR', BHD: '1.999 BHD' }],
  [
    'packages[plus]',
    { id: 'plus', credits: 120, price: { EUR: 5 } },
    { id: 'plus', credits: 120, price: { EUR: '0.05 EUR' } },
  ],
  ['packages', [{ credits: 10, price: { EUR: 500 } }], [{ credits: 10, price: { EUR: '5.00 EUR' } }]],
  [
    'settings.minimum_message_costs',
    { NL: { costs: 83, currency: 'EUR' } },
    { NL: { costs: '0.83 EUR', currency: 'EUR' } },
  ],
  ['vat_rates.FI', 2550, '25.5 %'],
  ['direct_debit.first_limit', 5000, '50.00 EUR'],
  ['direct_debit.open_limit', 2, 2],
  ['packages[plus].price.EUR', null, null],
  ['packages[plus].price.EUR', '4,999', '4,999'],
])('writes %s %j as its field has it', (path, value, text) => {
  expect(plain(writtenValue(ROOT, path, value))).toEqual(text);
});

it.each([
  ['4.99', 499],
  ['4,99', 499],
  ['4,999', '4,999'],
  ['', ''],
])('stores %j as %j', (typed, value) => {
  expect(amountIn({ type: 'integer' }, { digits: 2, sign: 'EUR', isShort: false }, typed)).toBe(value);
});

it.each<[string, Json, string | undefined]>([
  [
    'packages[0].price.EUR',
    { packages: [{ price: { EUR: '4,999' } }] },
    'Two decimals at most, and nothing between thousands.',
  ],
  ['packages[0].price.JPY', { packages: [{ price: { JPY: '4.5' } }] }, 'No decimals, and nothing between thousands.'],
  ['packages[0].price.EUR', { packages: [{ price: { EUR: 'ten' } }] }, 'Write a number such as 4.99.'],
  [
    'packages[0].price.EUR',
    { packages: [{ price: { EUR: '1,000.00' } }] },
    'Write nothing between thousands, as in 4.99.',
  ],
  ['packages[0].price.EUR', { packages: [{ price: { EUR: 0 } }] }, '0.01 EUR or more.'],
  ['packages[0].price.EUR', { packages: [{ price: { EUR: 100_000_001 } }] }, '1000000.00 EUR or less.'],
  ['packages[0].price.EUR', { packages: [{ price: { EUR: 499 } }] }, undefined],
  ['vat_rates.NL', { vat_rates: { NL: 3001 } }, '30 % or less.'],
  ['packages[0].credits', { packages: [{ credits: 'ten' }] }, undefined],
])('tells the fault of %s in %j', (path, value, text) => {
  expect(amountFaultAt(ROOT, value, parsePath(path))).toBe(text);
});

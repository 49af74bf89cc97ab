import { type EventAuthority, type ProviderEvent } from '../provider';
import { readPostback } from './flexpay-postback';
import { referenceOf } from './flexpay-reference';
import { signatureOf } from './flexpay-signature';

const KEY = 'signature-key-of-the-shop';
const authority: EventAuthority = {
  ...{ secrets: [], apiKey: `12345:${KEY}`, mode: 'live', now: new Date() },
};
const attempt = '0199ce5c-5c4e-7cc7-9c43-d1a2f4d0a001';
const reference = referenceOf({
  ...{ attempt, expiresAt: new Date('2026-11-24T10:30:00Z'), sum: { amount: 1990, currency: 'EUR' } },
});
const SALE = {
  ...{ shopID: '12345', type: 'purchase', saleID: '456789', referenceID: reference, paymentMethod: 'CC' },
  ...{ priceAmount: '19.90', priceCurrency: 'EUR', transactionID: '1001000', truncatedPAN: 'XXXXXXXXXXXX3321' },
};

const queryOf = (parameters: Record<string, string>, key = KEY): string =>
  new URLSearchParams({ ...parameters, signature: signatureOf(parameters, key) }).toString();
const read = (query: string, with_: Partial<EventAuthority> = {}): ProviderEvent | undefined =>
  readPostback({ query, headers: {}, body: Buffer.alloc(0) }, { ...authority, ...with_ });

test('a sale is told as paid, with its sum and our attempt', () => {
  expect(read(queryOf(SALE))).toEqual({
    ...{ key: 'purchase:456789', payment: reference, kind: 'purchase' },
    signed: {
      report: {
        ...{ payment: reference, otherId: '456789', status: 'paid', statusAtProvider: 'approved', mode: 'live' },
        ...{ sum: { amount: 1990, currency: 'EUR' }, attempt, method: 'card', refunds: [], disputes: [] },
        ...{ failure: undefined, payerCountry: undefined },
      },
    },
  });
});

test.each([
  ['19.9', 1990],
  ['19', 1900],
  ['0.05', 5],
])('a sum of %s is %d', (priceAmount, amount) => {
  expect(read(queryOf({ ...SALE, priceAmount }))).toMatchObject({ signed: { report: { sum: { amount } } } });
});

test('money that went back is told with its own sum', () => {
  const back = { ...SALE, priceAmount: '5.00', transactionID: '2002', parentID: '1001000' };
  const sum = { amount: 500, currency: 'EUR' };
  expect(read(queryOf({ ...back, event: 'credit' }))).toEqual({
    ...{ key: 'credit:2002', payment: reference, kind: 'credit' },
    signed: { refunds: [{ id: '2002', key: undefined, status: 'done', sum }], disputes: [] },
  });
  expect(read(queryOf({ ...back, event: 'chargeback' }))).toEqual({
    ...{ key: 'chargeback:2002', payment: reference, kind: 'chargeback' },
    signed: { refunds: [], disputes: [{ id: '2002', status: 'lost', sum }] },
  });
});

test('money back without an id of its transaction is told apart by its content', () => {
  const older = { ...SALE, event: 'credit', transactionID: '' };
  const [one, same, other] = [older, older, { ...older, priceAmount: '5.00' }].map((told) => read(queryOf(told))?.key);
  expect(one).toMatch(/^credit:[0-9a-f]{32}$/);
  expect([same === one, other === one]).toEqual([true, false]);
});

test('a key that is being replaced has signed as well', () => {
  expect(read(queryOf(SALE, 'the-key-before'))).toBeUndefined();
  expect(read(queryOf(SALE, 'the-key-before'), { secrets: ['the-key-before'] })).toMatchObject({ payment: reference });
});

test.each([
  ['nothing', ''],
  ['no signature', new URLSearchParams(SALE).toString()],
  ['another key’s signature', queryOf(SALE, 'guessed-signature-key')],
  ['a sum that was changed', queryOf(SALE).replace('19.90', '0.01')],
  ['a currency that was changed', queryOf(SALE).replace('EUR&', 'USD&')],
  ['a name that comes twice', `${queryOf(SALE)}&priceAmount=19.90`],
  ['a website that is another one', queryOf({ ...SALE, shopID: '54321' })],
  ['a subscription', queryOf({ ...SALE, type: 'subscription' })],
  ['something that we do not know', queryOf({ ...SALE, event: 'upgrade' })],
  ['no sum', queryOf({ ...SALE, priceAmount: '-1.00' })],
  ['no sale', queryOf({ ...SALE, saleID: '' })],
  ['too much', queryOf({ ...SALE, custom1: 'x'.repeat(5000) })],
])('%s tells nothing', (_, query) => {
  expect(read(query)).toBeUndefined();
});

import { createHash } from 'node:crypto';
import { isSigned, signatureOf, signedAddress } from './flexpay-signature';

// The vector of Verotel's own client for PHP, of version 4 of the protocol.
const KEY = 'zpXwe2D77g4P7ysGJcr3rY87TBYs6J';
const VECTOR = {
  ...{ saleID: '433456', priceAmount: '0.00', referenceID: 'reference1234', priceCurrency: 'USD', custom1: 'My' },
  ...{ description: 'My Dščřčřřěřě&?=blah123', subscriptionType: 'RECURRING', period: 'P1M', name: 'My name' },
  ...{ trialAmount: '0.01', trialPeriod: 'P3D', successURL: 'http://backURL.test' },
  ...{ declineURL: 'http://declineURL.test', cancelDiscountPercentage: '30', shopID: '68849' },
};
const SIGNATURE = 'ff5cf9bcc0497c8cb40087065e5016dcfbe2efd23327f6c67614fa23537c24b2';

test('a signature is the one that Verotel’s own client makes', () => {
  expect(signatureOf(VECTOR, KEY)).toBe(SIGNATURE);
  expect(isSigned({ ...VECTOR, signature: SIGNATURE }, [KEY])).toBe(true);
  expect(isSigned({ ...VECTOR, signature: SIGNATURE.toUpperCase() }, ['older', KEY])).toBe(true);
});

test.each([
  ['another value', { priceAmount: '0.01' }],
  ['a parameter more', { custom2: 'x' }],
  ['no signature', { signature: '' }],
  ['half a signature', { signature: SIGNATURE.slice(0, 32) }],
  ['a signature that is no hexadecimal number', { signature: 'z'.repeat(64) }],
])('%s is not believed', (_, changed) => {
  expect(isSigned({ ...VECTOR, signature: SIGNATURE, ...changed }, [KEY])).toBe(false);
});

test('nothing is believed without the key, and no SHA-1', () => {
  expect(isSigned({ ...VECTOR, signature: SIGNATURE }, [])).toBe(false);
  expect(isSigned({ a: '1', signature: signatureOf({ a: '1' }, '') }, [''])).toBe(false);
  const old = createHash('sha1').update(`${KEY}:a=1`).digest('hex');
  expect(isSigned({ a: '1', signature: old }, [KEY])).toBe(false);
});

test('an address keeps what is signed as it was', () => {
  const { searchParams } = new URL(signedAddress('https://secure.verotel.com/startorder', VECTOR, KEY));
  expect(Object.fromEntries(searchParams)).toEqual({ ...VECTOR, signature: SIGNATURE });
});

import { createHash } from 'node:crypto';

export type Parameters = Readonly<Record<string, string>>;

/** FlexPay's scheme: SHA-256 over the key and the sorted parameters, joined with colons. */
function signatureOf(parameters: Parameters, key: string): string {
  const names = Object.keys(parameters).sort();
  const text = [key, ...names.map((name) => `${name}=${parameters[name]}`)].join(':');
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

export function signedQuery(parameters: Parameters, key: string): string {
  return new URLSearchParams({ ...parameters, signature: signatureOf(parameters, key) }).toString();
}

/** In an order the signature is over these, and over no others. */
const SIGNED = ['version', 'shopID', 'type', 'priceAmount', 'priceCurrency', 'description', 'paymentMethod'].concat([
  'referenceID',
  'saleID',
  'custom1',
  'custom2',
  'custom3',
  'successURL',
  'declineURL',
]);

export function isSignedQuery(query: URLSearchParams, key: string): boolean {
  const signed = Object.fromEntries([...query].filter(([name]) => SIGNED.includes(name)));
  return query.get('signature')?.toLowerCase() === signatureOf(signed, key);
}

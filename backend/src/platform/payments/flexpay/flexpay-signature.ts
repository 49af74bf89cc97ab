import { createHash, timingSafeEqual } from 'node:crypto';

export type FlexPayParameters = Readonly<Record<string, string>>;

/**
 * FlexPay's signature: SHA-256 in hex over the signature key and then `name=value` of each parameter by name, joined with
 * colons. The older one with SHA-1 is neither made nor believed.
 */
export function signatureOf(parameters: FlexPayParameters, key: string): string {
  const named = Object.entries(parameters)
    .filter(([name]) => name !== 'signature')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`);
  return createHash('sha256')
    .update([key, ...named].join(':'))
    .digest('hex');
}

/** Whether one of the keys has signed all parameters. */
export function isSigned(parameters: FlexPayParameters, keys: readonly string[]): boolean {
  const { signature = '' } = parameters;
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false;
  const given = Buffer.from(signature, 'hex');
  return keys
    .filter((key) => key !== '')
    .some((key) => timingSafeEqual(given, Buffer.from(signatureOf(parameters, key), 'hex')));
}

/** An address with its parameters and their signature. */
export function signedAddress(address: string, parameters: FlexPayParameters, key: string): string {
  const signature = signatureOf(parameters, key);
  return `${address}?${new URLSearchParams({ ...parameters, signature }).toString()}`;
}

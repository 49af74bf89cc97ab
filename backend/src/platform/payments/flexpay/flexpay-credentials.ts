import { ProviderError } from '../provider-error';

/** A website at Verotel: its number, and the key by which both sides sign. */
export interface FlexPayCredentials {
  readonly shop: string;
  readonly key: string;
}

/** Reads `<shopID>:<signature key>`. Throws a ProviderError for anything else. */
export function credentialsIn(apiKey: string): FlexPayCredentials {
  const [, shop, key] = /^(\d{1,12}):(\S{8,200})$/.exec(apiKey) ?? [];
  if (shop === undefined || key === undefined) throw new ProviderError('unauthorised', 'key_unfit');
  return { shop, key };
}

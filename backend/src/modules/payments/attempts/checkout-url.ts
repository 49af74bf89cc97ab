import { type DataKeys } from '../../../platform/data-keys';
import { currentTenantId } from '../../../platform/tenancy';

const PURPOSE = 'checkout address';

/** Whoever has the address of a checkout can see who pays what, so it is kept sealed. */
export const sealCheckout = (keys: DataKeys, attempt: string, url: string): Buffer =>
  keys.seal(PURPOSE, ownerOf(attempt), url);

export const openCheckout = (keys: DataKeys, attempt: string, sealed: Buffer): string =>
  keys.open(PURPOSE, ownerOf(attempt), sealed);

const ownerOf = (attempt: string): string => `${currentTenantId()}:${attempt}`;

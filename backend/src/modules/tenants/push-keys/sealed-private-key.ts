import { type DataKeys } from '../../../platform/data-keys';

/** Bound to its row: it does not open as another tenant's, or as another version. */
export function privateKeySeal(keys: DataKeys, tenantId: number, version: number) {
  const owner = `${tenantId}:${version}`;
  return {
    seal: (privateKey: string): Buffer => keys.seal('push key', owner, privateKey),
    open: (sealed: Buffer): string => keys.open('push key', owner, sealed),
  };
}

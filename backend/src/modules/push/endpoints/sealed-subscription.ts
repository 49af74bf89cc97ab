import { type DataKeys } from '../../../platform/data-keys';

type SealedColumn = 'endpoint' | 'p256dh' | 'auth';

/** Each value is bound to its column, tenant and endpoint: it does not open in another row. */
export function subscriptionSeal(keys: DataKeys, tenantId: number, hash: Buffer) {
  const owner = (column: SealedColumn): string => `${tenantId}:${hash.toString('hex')}:${column}`;
  return (column: SealedColumn, plain: string): Buffer => keys.seal('push subscription', owner(column), plain);
}

import { type DataKeys } from '../../../platform/data-keys';

type SealedColumn = 'endpoint' | 'p256dh' | 'auth';
const PURPOSE = 'push subscription';

/** Each value is bound to its column, tenant and endpoint: it does not open in another row. */
const ownerIn =
  (tenantId: number, hash: Buffer) =>
  (column: SealedColumn): string =>
    `${tenantId}:${hash.toString('hex')}:${column}`;

export function subscriptionSeal(keys: DataKeys, tenantId: number, hash: Buffer) {
  const owner = ownerIn(tenantId, hash);
  return (column: SealedColumn, plain: string): Buffer => keys.seal(PURPOSE, owner(column), plain);
}

type SealedRow = Readonly<Record<SealedColumn | 'endpoint_hash', Buffer>>;

/** Opens the address and the keys of a row's device. Throws for another tenant's row. */
export function openSubscription(
  keys: DataKeys,
  tenantId: number,
  row: SealedRow,
): Readonly<Record<SealedColumn, string>> {
  const owner = ownerIn(tenantId, row.endpoint_hash);
  const open = (column: SealedColumn): string => keys.open(PURPOSE, owner(column), row[column]);
  return { endpoint: open('endpoint'), p256dh: open('p256dh'), auth: open('auth') };
}

import { type DataKeys } from '../../../platform/data-keys';

/** What of a provider account only we may read. */
export interface Sealed {
  readonly apiKey: string;
  readonly eventSecrets: readonly string[];
  readonly eventToken: string;
  readonly reportsKey: string | undefined;
}

type SealedColumn = 'api_key' | 'event_secrets' | 'event_token' | 'reports_key';

/** Each value is bound to its account and column: it does not open in another row. */
export function sealOf(keys: DataKeys, tenantId: number, account: string) {
  const owner = (column: SealedColumn): string => `${tenantId}:${account}:${column}`;
  return {
    seal: (column: SealedColumn, plain: string): Buffer => keys.seal('provider account', owner(column), plain),
    open: (column: SealedColumn, sealed: Buffer): string => keys.open('provider account', owner(column), sealed),
  };
}

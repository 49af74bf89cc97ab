import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { type MailStanding, mailStanding } from '../../notifications';
import { type PushStanding, pushStanding } from '../../push';
import { type PushKeyStanding, type TenantRow, pushKeyStanding } from '../../tenants';

/** Days back from now. */
const WINDOWS = [1, 7, 30] as const;

type Mails = Omit<MailStanding, 'tenant_id'> & {
  /** Addresses by a thousand mails that were sent; null where none was. */
  readonly bounced_per_mille: number | null;
  readonly complained_per_mille: number | null;
};

export interface DeliveryStanding {
  readonly tenant: string;
  readonly mails: readonly Mails[];
  readonly pushes: Omit<PushStanding, 'tenant_id'>;
  readonly push_key: Omit<PushKeyStanding, 'tenant_id'> | null;
}

/** How the mails and pushes of brands arrive. */
@Injectable()
export class DeliveryStandings {
  constructor(private readonly platform: PlatformDatabase) {}

  async of(tenants: readonly TenantRow[]): Promise<DeliveryStanding[]> {
    const ids = tenants.map(({ id }) => id);
    const [mails, pushes, keys] = await Promise.all([
      mailStanding(this.platform, ids, WINDOWS),
      pushStanding(this.platform, ids, WINDOWS),
      pushKeyStanding(this.platform, ids),
    ]);
    const [mailsOf, pushesOf, keysOf] = [byTenant(mails), byTenant(pushes), byTenant(keys)];
    return tenants.map(({ id, slug }) => ({
      tenant: slug,
      mails: (mailsOf.get(id) ?? []).map(withShares),
      pushes: withoutTenant(pushesOf.get(id)?.[0]) ?? { devices: 0, failing: 0, days: [] },
      push_key: withoutTenant(keysOf.get(id)?.[0]) ?? null,
    }));
  }
}

function byTenant<T extends { readonly tenant_id: number }>(rows: readonly T[]): ReadonlyMap<number, readonly T[]> {
  const found = new Map<number, T[]>();
  for (const row of rows) {
    const known = found.get(row.tenant_id);
    if (known) known.push(row);
    else found.set(row.tenant_id, [row]);
  }
  return found;
}

function withShares(row: MailStanding): Mails {
  const { days, sent, withheld, refused, bounced, complained } = row;
  const share = (part: number): number | null => (sent === 0 ? null : Math.round((part / sent) * 10_000) / 10);
  return {
    ...{ days, sent, withheld, refused, bounced, complained },
    bounced_per_mille: share(bounced),
    complained_per_mille: share(complained),
  };
}

function withoutTenant<T extends { readonly tenant_id: number }>(row: T | undefined): Omit<T, 'tenant_id'> | undefined {
  if (!row) return undefined;
  const rest: Omit<T, 'tenant_id'> & { tenant_id?: number } = { ...row };
  delete rest.tenant_id;
  return rest;
}

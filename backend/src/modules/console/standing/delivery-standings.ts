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
    return tenants.map(({ id, slug }) => ({
      tenant: slug,
      mails: mails.filter((one) => one.tenant_id === id).map(withShares),
      pushes: withoutTenant(pushes.find((one) => one.tenant_id === id)) ?? { devices: 0, failing: 0, days: [] },
      push_key: withoutTenant(keys.find((one) => one.tenant_id === id)) ?? null,
    }));
  }
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

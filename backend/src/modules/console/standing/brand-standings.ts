import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../../platform/database';
import { countSignUps } from '../../accounts';
import { mailStanding } from '../../notifications';
import { countConcerns } from '../../safety';
import { type TenantRow, releaseStanding } from '../../tenants';

export const STANDING_DAYS = 7;

export interface BrandStanding {
  readonly tenant: string;
  readonly published_at: Date | null;
  readonly hosts_live: number;
  readonly hosts_open: number;
  readonly sign_ups: number;
  readonly complaints: number;
  readonly reports: number;
  readonly mails_sent: number;
  readonly complained_per_mille: number | null;
}

/** How brands stand: what is live, and what came in over the latest days. */
@Injectable()
export class BrandStandings {
  constructor(private readonly platform: PlatformDatabase) {}

  async of(tenants: readonly TenantRow[]): Promise<BrandStanding[]> {
    const ids = tenants.map(({ id }) => id);
    const [releases, signUps, concerns, mails] = await Promise.all([
      releaseStanding(this.platform, ids).then(byTenant),
      countSignUps(this.platform, ids, STANDING_DAYS).then(byTenant),
      countConcerns(this.platform, ids, STANDING_DAYS).then(byTenant),
      mailStanding(this.platform, ids, [STANDING_DAYS]).then(byTenant),
    ]);
    return tenants.map(({ id, slug }) => {
      const { sent = 0, complained = 0 } = mails.get(id) ?? {};
      return {
        tenant: slug,
        published_at: releases.get(id)?.published_at ?? null,
        hosts_live: releases.get(id)?.hosts_live ?? 0,
        hosts_open: releases.get(id)?.hosts_open ?? 0,
        sign_ups: signUps.get(id)?.sign_ups ?? 0,
        complaints: concerns.get(id)?.complaints ?? 0,
        reports: concerns.get(id)?.reports ?? 0,
        mails_sent: sent,
        complained_per_mille: sent === 0 ? null : Math.round((complained / sent) * 10_000) / 10,
      };
    });
  }
}

const byTenant = <T extends { readonly tenant_id: number }>(rows: readonly T[]): ReadonlyMap<number, T> =>
  new Map(rows.map((row) => [row.tenant_id, row]));

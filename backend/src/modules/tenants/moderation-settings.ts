import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { PlatformDatabase } from '../../platform/database';
import { type ModerationDefaults, type StoredDocument, USUAL_MODERATION, upgradeDocument } from './document';

const KEPT = 4000;

interface Live {
  readonly tenant_id: number;
  readonly revision: number;
}

/** The settings of moderation of many brands, as they are live. */
@Injectable()
export class ModerationSettings {
  /** A revision never changes, so each is read once. */
  private readonly known = new LRUCache<string, ModerationDefaults>({ max: KEPT });

  constructor(private readonly platform: PlatformDatabase) {}

  /** By the tenant's id. A brand without a release has none. */
  async of(tenants: readonly number[]): Promise<ReadonlyMap<number, ModerationDefaults>> {
    const live = await this.platform.query<Live>(
      'select id as tenant_id, live_revision as revision from tenant where id = any($1::integer[]) and live_revision is not null',
      [tenants],
    );
    await this.read(live.filter((one) => !this.known.has(keyOf(one))));
    return new Map(
      live.flatMap((one) => {
        const settings = this.known.get(keyOf(one));
        return settings ? [[one.tenant_id, settings] as const] : [];
      }),
    );
  }

  /** Also of brands that are not live, which have the product's defaults. */
  async orUsual(tenants: readonly number[]): Promise<(tenant: number) => ModerationDefaults> {
    const settings = await this.of(tenants);
    return (tenant) => settings.get(tenant) ?? USUAL_MODERATION;
  }

  private async read(missing: readonly Live[]): Promise<void> {
    if (missing.length === 0) return;
    const rows = await this.platform.query<Live & { readonly document: StoredDocument }>(
      `select r.tenant_id, r.revision, r.document from settings_revision r
       join unnest($1::integer[], $2::integer[]) l (tenant_id, revision) using (tenant_id, revision)`,
      [missing.map((one) => one.tenant_id), missing.map((one) => one.revision)],
    );
    for (const row of rows) this.known.set(keyOf(row), upgradeDocument(row.document).moderation);
  }
}

const keyOf = ({ tenant_id: tenant, revision }: Live): string => `${tenant}:${revision}`;

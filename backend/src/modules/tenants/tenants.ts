import { Injectable } from '@nestjs/common';
import { PlatformDatabase, type RowOf } from '../../platform/database';
import { type Actor } from './actor';
import { audit } from './audit';
import { TenantExists, TenantNotFound } from './errors';
import { PushKeyAdmin } from './push-keys/push-key-admin';
import { TENANTS_TABLES } from './tables';
import { nextVersion } from './version';

/** The parts of a tenant that never change. */
export type KnownTenant = Readonly<Pick<RowOf<typeof TENANTS_TABLES.tenant>, 'id' | 'slug'>>;

export type TenantRow = Readonly<Pick<RowOf<typeof TENANTS_TABLES.tenant>, 'id' | 'slug' | 'live_revision'>>;

const SHOWN = { id: true, slug: true, live_revision: true } as const;

/** The brands themselves: a slug and a number; everything else about one is in its revisions and hosts. */
@Injectable()
export class Tenants {
  /** By slug. Tenants are neither renamed nor removed, so that one that was found once need not be looked for again. */
  private readonly found = new Map<string, KnownTenant>();

  constructor(
    private readonly platform: PlatformDatabase,
    private readonly pushKeys: PushKeyAdmin,
  ) {}

  /** Without the two that the isolation proof asks about. */
  list(): Promise<TenantRow[]> {
    return this.platform.query<TenantRow>('select id, slug, live_revision from tenant where not probe order by slug');
  }

  async find(slug: string): Promise<TenantRow | undefined> {
    const row = await this.platform.repository(TENANTS_TABLES.tenant).findOne({ select: SHOWN, where: { slug } });
    return row ?? undefined;
  }

  async get(slug: string): Promise<TenantRow> {
    const tenant = await this.find(slug);
    if (!tenant) throw new TenantNotFound();
    return tenant;
  }

  /** As `get`, mostly without asking the database. */
  async known(slug: string): Promise<KnownTenant> {
    const found = this.found.get(slug);
    if (found) return found;
    const { id } = await this.get(slug);
    const known = { id, slug };
    this.found.set(slug, known);
    return known;
  }

  create(slug: string, actor: Actor): Promise<TenantRow> {
    return this.platform.transaction(async (connection) => {
      const version = await nextVersion(connection);
      const [row] = await connection.query<TenantRow>(
        `insert into tenant (slug, version) values ($1, $2) on conflict (slug) do nothing
         returning id, slug, live_revision`,
        [slug, version],
      );
      if (!row) throw new TenantExists(slug);
      await this.pushKeys.add(connection, row.id, 1);
      await audit(connection, actor, { action: 'tenant.created', tenantId: row.id, subject: slug });
      return row;
    });
  }
}

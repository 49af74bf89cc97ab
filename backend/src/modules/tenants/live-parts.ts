import { setImmediate as otherWork } from 'node:timers/promises';
import { type PlatformDatabase } from '../../platform/database';

/** The others that the process serves wait no longer than it takes to derive so many. */
const DERIVED_AT_ONCE = 5;

interface Live {
  readonly tenant_id: number;
  readonly revision: number;
}

interface Read<Value> extends Live {
  readonly value: Value;
}

interface Known<Part> {
  readonly revision: number;
  readonly part: Part;
}

/**
 * Keeps a small part of each brand's live document in memory, for what staff see of all brands at once: a revision never
 * changes, and reading a thousand documents takes a second.
 */
export class LiveParts<Value, Part> {
  private readonly known = new Map<number, Known<Part>>();

  /** @param sql The part of a row r of `settings_revision`, as JSON. */
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly sql: string,
    private readonly derive: (value: Value) => Part,
  ) {}

  /** By the tenant's id. A brand without a release has none. */
  async of(tenants: readonly number[]): Promise<ReadonlyMap<number, Part>> {
    const live = await this.platform.query<Live>(
      `select id as tenant_id, live_revision as revision from tenant
       where id = any($1::integer[]) and live_revision is not null`,
      [tenants],
    );
    await this.learn(live.filter((one) => !this.knows(one)));
    const parts = new Map<number, Part>();
    for (const { tenant_id: tenant } of live) {
      const known = this.known.get(tenant);
      if (known) parts.set(tenant, known.part);
    }
    return parts;
  }

  private async learn(missing: readonly Live[]): Promise<void> {
    if (missing.length === 0) return;
    const rows = await this.platform.query<Read<Value>>(
      `select r.tenant_id, r.revision, ${this.sql} as value
       from unnest($1::integer[], $2::integer[]) as live (tenant_id, revision)
       join settings_revision r on r.tenant_id = live.tenant_id and r.revision = live.revision`,
      [missing.map(({ tenant_id }) => tenant_id), missing.map(({ revision }) => revision)],
    );
    let derived = 0;
    for (const row of rows) {
      // Somebody else may have asked meanwhile.
      if (this.knows(row)) continue;
      this.known.set(row.tenant_id, { revision: row.revision, part: this.derive(row.value) });
      derived += 1;
      if (derived % DERIVED_AT_ONCE === 0) await otherWork();
    }
  }

  private knows({ tenant_id: tenant, revision }: Live): boolean {
    return this.known.get(tenant)?.revision === revision;
  }
}

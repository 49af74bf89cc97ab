import { setImmediate as otherWork } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../platform/database';
import { type ColorRoles, type Theme, deriveTheme } from './document';

/** So many take some milliseconds. */
const DERIVED_AT_ONCE = 5;

interface BrandColours {
  readonly primary: string;
  readonly on_primary: string;
}

/** By what staff recognise a brand. */
export interface BrandLook {
  readonly name: string;
  readonly host: string | null;
  /** sRGB in hex, for the light and the dark scheme. */
  readonly light: BrandColours;
  readonly dark: BrandColours;
}

interface Live {
  readonly tenant_id: number;
  readonly revision: number;
  readonly host: string | null;
}

interface Document {
  readonly tenant_id: number;
  readonly revision: number;
  readonly name: string;
  readonly theme: Pick<Theme, 'scheme' | 'seeds'>;
}

interface Known extends Omit<BrandLook, 'host'> {
  readonly revision: number;
}

/** Names and colours of brands as they are live. A brand without a release has none. */
@Injectable()
export class BrandLooks {
  /** By the tenant's id. Reading a document and deriving its colours take a millisecond or two, and a revision never changes. */
  private readonly known = new Map<number, Known>();

  constructor(private readonly platform: PlatformDatabase) {}

  /** By the tenant's id. */
  async of(tenants: readonly number[]): Promise<ReadonlyMap<number, BrandLook>> {
    const live = await this.platform.query<Live>(
      `select t.id as tenant_id, t.live_revision as revision, d.host from tenant t
       left join domain d on d.tenant_id = t.id and d.kind = 'primary'
       where t.id = any($1::integer[]) and t.live_revision is not null`,
      [tenants],
    );
    await this.learn(live.filter((one) => !this.knows(one)));
    return new Map(
      live.flatMap(({ tenant_id: tenant, host }) => {
        const known = this.known.get(tenant);
        return known ? [[tenant, { name: known.name, host, light: known.light, dark: known.dark }] as const] : [];
      }),
    );
  }

  private async learn(missing: readonly Live[]): Promise<void> {
    if (missing.length === 0) return;
    const documents = await this.platform.query<Document>(
      `select r.tenant_id, r.revision, r.document #>> '{settings,name}' as name,
         jsonb_build_object('scheme', r.document #> '{theme,scheme}', 'seeds', r.document #> '{theme,seeds}') as theme
       from unnest($1::integer[], $2::integer[]) as live (tenant_id, revision)
       join settings_revision r on r.tenant_id = live.tenant_id and r.revision = live.revision`,
      [missing.map(({ tenant_id }) => tenant_id), missing.map(({ revision }) => revision)],
    );
    let derived = 0;
    for (const { tenant_id: tenant, revision, name, theme } of documents) {
      // Somebody else may have asked meanwhile.
      if (this.knows({ tenant_id: tenant, revision })) continue;
      const { light, dark } = deriveTheme(theme);
      this.known.set(tenant, { revision, name, light: shown(light), dark: shown(dark) });
      derived += 1;
      if (derived % DERIVED_AT_ONCE === 0) await otherWork();
    }
  }

  private knows({ tenant_id: tenant, revision }: Pick<Live, 'tenant_id' | 'revision'>): boolean {
    return this.known.get(tenant)?.revision === revision;
  }
}

const shown = ({ primary, on_primary }: ColorRoles): BrandColours => ({ primary, on_primary });

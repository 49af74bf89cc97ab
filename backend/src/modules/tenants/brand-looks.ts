import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { PlatformDatabase } from '../../platform/database';
import { type ColorRoles, type Theme, deriveTheme } from './document';

const KEPT = 4000;

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

interface Row {
  readonly tenant_id: number;
  readonly revision: number;
  readonly name: string;
  readonly theme: Pick<Theme, 'scheme' | 'seeds'>;
  readonly host: string | null;
}

/** Names and colours of brands as they are live. A brand without a release has none. */
@Injectable()
export class BrandLooks {
  /** Deriving takes a millisecond, and a revision never changes. */
  private readonly colours = new LRUCache<string, Pick<BrandLook, 'light' | 'dark'>>({ max: KEPT });

  constructor(private readonly platform: PlatformDatabase) {}

  /** By the tenant's id. */
  async of(tenants: readonly number[]): Promise<ReadonlyMap<number, BrandLook>> {
    const rows = await this.platform.query<Row>(
      `select t.id as tenant_id, r.revision, r.document #>> '{settings,name}' as name, d.host,
         jsonb_build_object('scheme', r.document #> '{theme,scheme}', 'seeds', r.document #> '{theme,seeds}') as theme
       from tenant t join settings_revision r on r.tenant_id = t.id and r.revision = t.live_revision
       left join domain d on d.tenant_id = t.id and d.kind = 'primary'
       where t.id = any($1::integer[])`,
      [tenants],
    );
    return new Map(rows.map((row) => [row.tenant_id, { name: row.name, host: row.host, ...this.coloursOf(row) }]));
  }

  private coloursOf({ tenant_id: tenant, revision, theme }: Row): Pick<BrandLook, 'light' | 'dark'> {
    const key = `${tenant}:${revision}`;
    const known = this.colours.get(key);
    if (known) return known;
    const { light, dark } = deriveTheme(theme);
    const derived = { light: shown(light), dark: shown(dark) };
    this.colours.set(key, derived);
    return derived;
  }
}

const shown = ({ primary, on_primary }: ColorRoles): BrandColours => ({ primary, on_primary });

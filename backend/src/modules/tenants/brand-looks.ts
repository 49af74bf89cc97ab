import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../platform/database';
import { type ColorRoles, type Theme, deriveTheme } from './document';
import { LiveParts } from './live-parts';

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

interface Named extends Pick<Theme, 'scheme' | 'seeds'> {
  readonly name: string;
}

const NAMED = `jsonb_build_object('name', r.document #> '{settings,name}',
  'scheme', r.document #> '{theme,scheme}', 'seeds', r.document #> '{theme,seeds}')`;

/** Names and colours of brands as they are live. A brand without a release has none. */
@Injectable()
export class BrandLooks {
  private readonly parts: LiveParts<Named, Omit<BrandLook, 'host'>>;

  constructor(private readonly platform: PlatformDatabase) {
    this.parts = new LiveParts(platform, NAMED, lookOf);
  }

  /** By the tenant's id. */
  async of(tenants: readonly number[]): Promise<ReadonlyMap<number, BrandLook>> {
    const [parts, hosts] = await Promise.all([this.parts.of(tenants), this.hostsOf(tenants)]);
    return new Map([...parts].map(([tenant, part]) => [tenant, { ...part, host: hosts.get(tenant) ?? null }]));
  }

  private async hostsOf(tenants: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const rows = await this.platform.query<{ tenant_id: number; host: string }>(
      "select tenant_id, host from domain where tenant_id = any($1::integer[]) and kind = 'primary'",
      [tenants],
    );
    return new Map(rows.map(({ tenant_id: tenant, host }) => [tenant, host]));
  }
}

function lookOf({ name, ...theme }: Named): Omit<BrandLook, 'host'> {
  const { light, dark } = deriveTheme(theme);
  return { name, light: shown(light), dark: shown(dark) };
}

const shown = ({ primary, on_primary }: ColorRoles): BrandColours => ({ primary, on_primary });

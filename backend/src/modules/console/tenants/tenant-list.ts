import { Injectable } from '@nestjs/common';
import { type BrandLook, BrandLooks, type TenantRow } from '../../tenants';

export interface ShownTenant extends TenantRow {
  readonly name: string;
  readonly primary_host: string | null;
  readonly colours: Pick<BrandLook, 'light' | 'dark'> | null;
}

/** Tenants as staff see them: with the brand's name, host and colours. */
@Injectable()
export class TenantList {
  constructor(private readonly looks: BrandLooks) {}

  async shown(tenants: readonly TenantRow[]): Promise<ShownTenant[]> {
    const looks = await this.looks.of(tenants.map(({ id }) => id));
    return tenants.map((tenant) => {
      const look = looks.get(tenant.id);
      return {
        ...tenant,
        name: look?.name ?? tenant.slug,
        primary_host: look?.host ?? null,
        colours: look ? { light: look.light, dark: look.dark } : null,
      };
    });
  }
}

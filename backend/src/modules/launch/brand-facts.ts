import { Injectable } from '@nestjs/common';
import { PlatformDatabase } from '../../platform/database';
import { Domains, PushKeyAdmin, Revisions, type TenantRow, Tenants } from '../tenants';
import { type CheckedBrand } from './launch-check';

interface StaffCounts {
  readonly staff: number;
  readonly operators: number;
}

/** Collects what the checks of a brand go by. */
@Injectable()
export class BrandFacts {
  constructor(
    private readonly platform: PlatformDatabase,
    private readonly tenants: Tenants,
    private readonly domains: Domains,
    private readonly revisions: Revisions,
    private readonly pushKeys: PushKeyAdmin,
  ) {}

  async ofId(tenantId: number): Promise<CheckedBrand | undefined> {
    const tenant = (await this.tenants.list()).find(({ id }) => id === tenantId);
    return tenant && this.of(tenant);
  }

  async of(tenant: TenantRow): Promise<CheckedBrand> {
    const [hosts, newest, keys, staff] = await Promise.all([
      this.domains.list(tenant.id),
      this.revisions.newest(tenant.id),
      this.pushKeys.list(tenant.id),
      this.staffOf(tenant.id),
    ]);
    return {
      tenant,
      hosts: hosts.filter(({ state }) => state !== 'retired'),
      revision: newest?.revision,
      faults: newest?.faults.map(({ path, message }) => `${path}: ${message}`) ?? [],
      missingApproval: newest?.missingApproval,
      pushKeys: keys.filter(({ retiredAt }) => retiredAt === null).length,
      ...staff,
    };
  }

  private async staffOf(tenantId: number): Promise<StaffCounts> {
    const [row] = await this.platform.query<StaffCounts>(
      `select count(*) filter (where s.role = 'operator')::integer as operators,
         count(*) filter (where s.role in ('support', 'moderator') and t.tenant_id is not null)::integer as staff
       from staff s left join staff_tenant t on t.staff_id = s.id and t.tenant_id = $1 where s.disabled_at is null and not s.machine`,
      [tenantId],
    );
    return row ?? { staff: 0, operators: 0 };
  }
}

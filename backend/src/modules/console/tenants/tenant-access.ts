import { Injectable } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { PlatformDatabase, type Statement } from '../../../platform/database';
import { type StaffIdentity, StaffTokenNeeded } from '../../../platform/http';
import { type Actor, TenantNotFound, type KnownTenant, type TenantRow, Tenants } from '../../tenants';
import { CONSOLE_TABLES } from '../tables';

export interface StaffSignInContext {
  readonly tenant: KnownTenant;
  readonly actor: Actor;
}

/** The staff member who makes the request. */
export function staffIn({ staff }: Pick<FastifyRequest, 'staff'>): StaffIdentity {
  if (!staff) throw new StaffTokenNeeded();
  return staff;
}

/** Which tenants a member of staff reaches. One that they do not is absent for them, as if it did not exist. */
@Injectable()
export class TenantAccess {
  constructor(
    private readonly tenants: Tenants,
    private readonly platform: PlatformDatabase,
  ) {}

  actor(request: FastifyRequest): Actor {
    const { email, role, people } = staffIn(request);
    return { email, role, people };
  }

  /** A statement that answers a row where somebody reaches a tenant; null where they reach all. */
  reachOf({ id, role }: StaffIdentity, { id: tenantId }: KnownTenant): Statement | null {
    if (role === 'operator') return null;
    return { text: 'select 1 from staff_tenant where staff_id = $1 and tenant_id = $2', values: [id, tenantId] };
  }

  async enter(request: FastifyRequest, slug: string): Promise<StaffSignInContext> {
    const actor = this.actor(request);
    const tenant = await this.tenants.known(slug);
    if (actor.role !== 'operator' && !(await this.reaches(request.staff?.id ?? 0, tenant.id)))
      throw new TenantNotFound();
    return { tenant, actor };
  }

  /** As `enter`, with the tenant as it stands now. */
  async enterNow(request: FastifyRequest, slug: string): Promise<StaffSignInContext & { readonly tenant: TenantRow }> {
    const { actor } = await this.enter(request, slug);
    return { tenant: await this.tenants.get(slug), actor };
  }

  async list(request: FastifyRequest): Promise<TenantRow[]> {
    const tenants = await this.tenants.list();
    if (this.actor(request).role === 'operator') return tenants;
    const rows = await this.platform.repository(CONSOLE_TABLES.staff_tenant).findBy({ staff_id: staffIn(request).id });
    const reached = new Set(rows.map((row) => row.tenant_id));
    return tenants.filter((tenant) => reached.has(tenant.id));
  }

  private reaches(staffId: number, tenantId: number): Promise<boolean> {
    return this.platform.repository(CONSOLE_TABLES.staff_tenant).existsBy({ staff_id: staffId, tenant_id: tenantId });
  }
}

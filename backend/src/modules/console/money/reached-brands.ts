import { Injectable } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { TenantAccess } from '../tenants/tenant-access';

export interface Brands {
  readonly ids: readonly number[];
  readonly slugOf: (id: number) => string;
}

/** The tenants that a call is about: one of them by its slug, or all that the caller reaches. */
@Injectable()
export class ReachedBrands {
  constructor(private readonly access: TenantAccess) {}

  async of(request: FastifyRequest, slug: string | undefined): Promise<Brands> {
    const tenants =
      slug === undefined ? await this.access.list(request) : [(await this.access.enter(request, slug)).tenant];
    const slugs = new Map(tenants.map((tenant) => [tenant.id, tenant.slug]));
    return { ids: [...slugs.keys()], slugOf: (id) => slugs.get(id) ?? '' };
  }
}

/** Gives a row the slug of its tenant in the place of the id. */
export const namedBy =
  ({ slugOf }: Brands) =>
  <R extends { readonly tenant_id: number }>({ tenant_id: id, ...row }: R) => ({ ...row, tenant: slugOf(id) });

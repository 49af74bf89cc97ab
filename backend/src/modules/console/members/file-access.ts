import { Inject, Injectable } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { MemberLooks, type OpenLook, type StaffAct } from '../../accounts';
import { TenantAccess } from '../tenants/tenant-access';
import { memberIdOf } from './member-id';

/** A member's file, open to whoever asks. */
export interface OpenFile extends StaffAct {
  readonly look: OpenLook;
}

/** Which members' files are open to a member of staff: of brands that they reach, once they have said why they look. */
@Injectable()
export class FileAccess {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(MemberLooks) private readonly looks: MemberLooks,
  ) {}

  /** Whether there is such a member, the act itself finds. */
  async meant(request: FastifyRequest, slug: string, id: string): Promise<StaffAct> {
    const { tenant, actor } = await this.access.enter(request, slug);
    return { tenantId: tenant.id, account: memberIdOf(id), actor };
  }

  async enter(request: FastifyRequest, slug: string, id: string): Promise<OpenFile> {
    const act = await this.meant(request, slug, id);
    return { ...act, look: await this.looks.need(act) };
  }
}

import { Controller, Get, Inject, Param, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { PlatformDatabase } from '../../../platform/database';
import { Endpoint, perStaff } from '../../../platform/http';
import { KeptEvidenceList } from '../../members';
import { TenantNotFound, audit } from '../../tenants';
import { TenantAccess } from '../tenants/tenant-access';
import { KeptEvidenceListResponse } from './evidence.response';

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/minor-evidence')
export class StaffEvidenceController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(KeptEvidenceList) private readonly evidence: KeptEvidenceList,
    @Inject(PlatformDatabase) private readonly platform: PlatformDatabase,
  ) {}

  /** Pictures that two people took for a child's, with what an authority is told. For operators alone, who report them. Audited. */
  @Get()
  @ApiOkResponse({ type: KeptEvidenceListResponse })
  @Endpoint({ scope: 'platform', permission: 'member.delete', limit: perStaff(60, 3600), problems: [TenantNotFound] })
  async list(@Req() request: FastifyRequest, @Param('slug') slug: string): Promise<KeptEvidenceListResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    const kept = await this.evidence.list(tenant.id);
    await this.platform.transaction((connection) =>
      audit(connection, actor, {
        action: 'evidence.listed',
        tenantId: tenant.id,
        subject: 'evidence',
        details: { count: kept.length },
      }),
    );
    return {
      evidence: kept.map((one) => ({ ...one, picture: `/api/staff/tenants/${slug}/photos/${one.photo}/picture` })),
    };
  }
}

import { Controller, Get, Inject, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, perStaff } from '../../../platform/http';
import { PhotoCheckAdminService } from '../../members';
import { WorkClaims } from '../queues/work-claims';
import { TenantAccess, staffIn } from '../tenants/tenant-access';
import { ClaimedPhotoChecksResponse } from './photo-checks.response';

/** Shows the checks that the caller has claimed, whatever brand they are of. */
@ApiTags('staff')
@Controller('api/staff/claimed-photo-checks')
export class StaffClaimedPhotoChecksController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(WorkClaims) private readonly claims: WorkClaims,
    @Inject(PhotoCheckAdminService) private readonly checks: PhotoCheckAdminService,
  ) {}

  /** Lists the gesture that each picture has to show, and the photos to compare it with. */
  @Get()
  @ApiOkResponse({ type: ClaimedPhotoChecksResponse })
  @Endpoint({ scope: 'platform', permission: 'moderation.read', limit: perStaff(600, 60) })
  async list(@Req() request: FastifyRequest): Promise<ClaimedPhotoChecksResponse> {
    const tenants = await this.access.list(request);
    const slugs = new Map(tenants.map(({ id, slug }) => [id, slug]));
    const claims = await this.claims.own(staffIn(request).id, 'photo_checks', [...slugs.keys()]);
    const checks = await this.checks.claimed(claims);
    return {
      checks: checks.map(({ tenant_id: tenantId, sent_at: sentAt, photos, ...check }) => {
        const tenant = slugs.get(tenantId) ?? '';
        const base = `/api/staff/tenants/${tenant}`;
        return {
          ...{ ...check, tenant, sent_at: sentAt.toISOString() },
          picture: `${base}/photo-checks/${check.id}/picture`,
          photos: photos.map((id) => ({ id, picture: `${base}/photos/${id}/picture` })),
        };
      }),
    };
  }
}

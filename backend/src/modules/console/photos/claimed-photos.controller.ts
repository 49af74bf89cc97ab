import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, perStaff } from '../../../platform/http';
import { ClaimedPhotos } from '../../members';
import { WorkClaims } from '../queues/work-claims';
import { TenantAccess, staffIn } from '../tenants/tenant-access';
import { ClaimedPhotosRequest } from './photos.request';
import { ClaimedPhotosResponse } from './photos.response';

/** Shows the photos that the caller has claimed, whatever brand they are of. */
@ApiTags('staff')
@Controller('api/staff/claimed-photos')
export class StaffClaimedPhotosController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(WorkClaims) private readonly claims: WorkClaims,
    @Inject(ClaimedPhotos) private readonly photos: ClaimedPhotos,
  ) {}

  /** With what is known of each member: whether it is their first photo, and which of theirs were turned down. */
  @Get()
  @ApiOkResponse({ type: ClaimedPhotosResponse })
  @Endpoint({ scope: 'platform', permission: 'moderation.read', limit: perStaff(600, 60), problems: [InvalidInput] })
  async list(@Req() request: FastifyRequest, @Query() { queue }: ClaimedPhotosRequest): Promise<ClaimedPhotosResponse> {
    const tenants = await this.access.list(request);
    const slugs = new Map(tenants.map(({ id, slug }) => [id, slug]));
    const { id: staffId, email } = staffIn(request);
    const claims = await this.claims.own(staffId, queue, [...slugs.keys()]);
    const photos = await this.photos.list(queue, claims, email);
    return {
      photos: photos.map(({ tenant_id: tenantId, created_at: createdAt, ...photo }) => {
        const tenant = slugs.get(tenantId) ?? '';
        const picture = `/api/staff/tenants/${tenant}/photos/${photo.id}/picture`;
        return { ...photo, tenant, created_at: createdAt.toISOString(), picture };
      }),
    };
  }
}

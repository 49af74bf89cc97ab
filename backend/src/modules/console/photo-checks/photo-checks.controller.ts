import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, perStaff } from '../../../platform/http';
import { timeCursorOf, timePositionIn } from '../../../shared/time-cursor';
import {
  type PhotoCheckAct,
  PhotoCheckAdminService,
  PhotoCheckClosed,
  PhotoCheckNotFound,
  PhotoCheckPhotosChanged,
  photoCheckIdOf,
} from '../../members';
import { TenantNotFound } from '../../tenants';
import { ClaimedByAnother } from '../errors';
import { QueueRequest } from '../queue.request';
import { TenantAccess, staffIn } from '../tenants/tenant-access';
import { WorkClaims } from '../queues/work-claims';
import { ApprovePhotoCheckRequest, RefusePhotoCheckRequest } from './photo-checks.request';
import { PhotoCheckQueueResponse } from './photo-checks.response';

/** Somebody who does nothing else compares one picture every two seconds. */
const LOOKS = perStaff(3600, 3600);
const NOTHING = [TenantNotFound, PhotoCheckNotFound] as const;

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/photo-checks')
export class StaffPhotoChecksController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(PhotoCheckAdminService) private readonly desk: PhotoCheckAdminService,
    @Inject(WorkClaims) private readonly claims: WorkClaims,
  ) {}

  /** The brand's checks that wait: what the picture has to show, and the photos to compare it with. */
  @Get()
  @ApiOkResponse({ type: PhotoCheckQueueResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'moderation.read',
    limit: LOOKS,
    problems: [TenantNotFound, InvalidInput],
  })
  async queue(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Query() { after }: QueueRequest,
  ): Promise<PhotoCheckQueueResponse> {
    const { tenant } = await this.access.enter(request, slug);
    const { rows, next } = await this.desk.queue(tenant.id, after === undefined ? null : timePositionIn(after));
    const base = `/api/staff/tenants/${slug}`;
    return {
      checks: rows.map((check) => ({
        ...check,
        sent_at: check.sent_at.toISOString(),
        picture: `${base}/photo-checks/${check.id}/picture`,
        photos: check.photos.map((id) => ({ id, picture: `${base}/photos/${id}/picture` })),
      })),
      next: timeCursorOf(next),
    };
  }

  /** The picture of a check that waits. Each look is audited. */
  @Get(':id/picture')
  @ApiProduces('image/jpeg')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Endpoint({ scope: 'platform', permission: 'moderation.read', limit: LOOKS, problems: [...NOTHING] })
  async picture(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const picture = await this.desk.picture(await this.actOn(request, slug, id));
    void reply.header('cache-control', 'private, no-store').type('image/jpeg').send(picture);
  }

  /** The member is the person in these photos. Tells them, and deletes the picture. Audited. */
  @Post(':id/approve')
  @HttpCode(204)
  @Endpoint({
    scope: 'platform',
    permission: 'moderation.write',
    limit: LOOKS,
    problems: [...NOTHING, ClaimedByAnother, InvalidInput, PhotoCheckClosed, PhotoCheckPhotosChanged],
  })
  async approve(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Body() { photos }: ApprovePhotoCheckRequest,
  ): Promise<void> {
    const act = await this.actOn(request, slug, id);
    await this.decide(request, act, () => this.desk.approve(act, photos));
  }

  /** Tells the member why it could not be confirmed, and deletes the picture. Audited. */
  @Post(':id/refuse')
  @HttpCode(204)
  @Endpoint({
    scope: 'platform',
    permission: 'moderation.write',
    limit: LOOKS,
    problems: [...NOTHING, ClaimedByAnother, InvalidInput, PhotoCheckClosed],
  })
  async refuse(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Body() { reasons }: RefusePhotoCheckRequest,
  ): Promise<void> {
    const act = await this.actOn(request, slug, id);
    await this.decide(request, act, () => this.desk.refuse(act, reasons));
  }

  private decide(request: FastifyRequest, { tenantId, check }: PhotoCheckAct, act: () => Promise<void>): Promise<void> {
    return this.claims.decide(staffIn(request).id, { queue: 'photo_checks', tenantId, item: check }, act);
  }

  private async actOn(request: FastifyRequest, slug: string, id: string): Promise<PhotoCheckAct> {
    const { tenant, actor } = await this.access.enter(request, slug);
    return { tenantId: tenant.id, check: photoCheckIdOf(id), actor };
  }
}

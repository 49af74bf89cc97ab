import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, perStaff } from '../../../platform/http';
import { timeCursorOf, timePositionIn } from '../../../shared/time-cursor';
import {
  type PhotoAct,
  PhotoAdminService,
  PhotoDecided,
  PhotoDecisionFinal,
  PhotoNotFound,
  type RejectionReason,
  SecondPersonNeeded,
  photoIdOf,
} from '../../members';
import { TenantNotFound } from '../../tenants';
import { ClaimedByAnother } from '../errors';
import { TenantAccess, staffIn } from '../tenants/tenant-access';
import { WorkClaims } from '../queues/work-claims';
import { QueueRequest } from '../queue.request';
import { PhotoDecisionRequest, RejectPhotoRequest } from './photos.request';
import { PhotoQueueResponse } from './photos.response';

/** Somebody who does nothing else looks at one photo every two seconds. */
const LOOKS = perStaff(3600, 3600);
/** Photos that are hard to look at. */
const SEVERE: readonly RejectionReason[] = ['nudity', 'minor'];
const NOTHING = [TenantNotFound, PhotoNotFound] as const;

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/photos')
export class StaffPhotosController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(PhotoAdminService) private readonly desk: PhotoAdminService,
    @Inject(WorkClaims) private readonly claims: WorkClaims,
  ) {}

  /** The brand's photos that wait for a decision. */
  @Get()
  @ApiOkResponse({ type: PhotoQueueResponse })
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
  ): Promise<PhotoQueueResponse> {
    const { tenant } = await this.access.enter(request, slug);
    const { rows, next } = await this.desk.queue(tenant.id, after === undefined ? null : timePositionIn(after));
    return {
      photos: rows.map((photo) => ({
        ...photo,
        created_at: photo.created_at.toISOString(),
        picture: `/api/staff/tenants/${slug}/photos/${photo.id}/picture`,
      })),
      next: timeCursorOf(next),
    };
  }

  /**
   * All of a picture, without its crop, whatever its status. One that may show a child is here after its owner has deleted it, too:
   * for the second person, and for operators; such a look is audited.
   */
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

  /** Everybody may see it; without `queue` it also takes a rejection back. Audited. */
  @Post(':id/approve')
  @HttpCode(204)
  @Endpoint({
    scope: 'platform',
    permission: 'moderation.write',
    limit: LOOKS,
    problems: [...NOTHING, ClaimedByAnother, PhotoDecided, SecondPersonNeeded, InvalidInput],
  })
  async approve(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Query() { queue }: PhotoDecisionRequest,
  ): Promise<void> {
    const act = { ...(await this.actOn(request, slug, id)), queue };
    await this.decide(request, act, () => this.desk.approve(act));
  }

  /** Hides a photo, approved or not, tells the member why, and refuses similar pictures. Audited. */
  @Post(':id/reject')
  @HttpCode(204)
  @Endpoint({
    scope: 'platform',
    permission: 'moderation.write',
    limit: LOOKS,
    problems: [...NOTHING, ClaimedByAnother, PhotoDecided, SecondPersonNeeded, InvalidInput],
  })
  async reject(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Body() { reason }: RejectPhotoRequest,
    @Query() { queue }: PhotoDecisionRequest,
  ): Promise<void> {
    const act = { ...(await this.actOn(request, slug, id)), queue };
    await this.decide(request, act, () => this.desk.reject(act, reason), SEVERE.includes(reason));
  }

  /** Leaves it to a second person. Audited. */
  @Post(':id/escalation')
  @HttpCode(204)
  @Endpoint({
    scope: 'platform',
    permission: 'moderation.write',
    limit: LOOKS,
    problems: [...NOTHING, ClaimedByAnother, PhotoDecided],
  })
  async escalate(@Req() request: FastifyRequest, @Param('slug') slug: string, @Param('id') id: string): Promise<void> {
    const act = await this.actOn(request, slug, id);
    await this.decide(request, act, () => this.desk.escalate(act));
  }

  /** Takes back the caller’s own decision of the last ten minutes: the photo waits again, for the caller. Audited. */
  @Delete(':id/decision')
  @HttpCode(204)
  @Endpoint({
    scope: 'platform',
    permission: 'moderation.write',
    limit: LOOKS,
    problems: [...NOTHING, ClaimedByAnother, PhotoDecisionFinal, SecondPersonNeeded, InvalidInput],
  })
  async reopen(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Query() { queue }: PhotoDecisionRequest,
  ): Promise<void> {
    const act = { ...(await this.actOn(request, slug, id)), queue };
    await this.decide(request, act, () => this.desk.reopen(act));
    await this.claims.restore(staffIn(request).id, {
      queue: queue ?? 'photos',
      tenantId: act.tenantId,
      item: act.photo,
    });
  }

  /** Where no queue is named, the photo may wait in either: nobody else may be at it in the other one. */
  private async decide(
    request: FastifyRequest,
    { tenantId, photo, queue }: PhotoAct,
    act: () => Promise<void>,
    isSevere = false,
  ): Promise<void> {
    const { id } = staffIn(request);
    const item = { tenantId, item: photo };
    if (queue === undefined) await this.claims.needFree(id, { ...item, queue: 'second_looks' });
    return this.claims.decide(id, { ...item, queue: queue ?? 'photos', isSevere }, act);
  }

  private async actOn(request: FastifyRequest, slug: string, id: string): Promise<PhotoAct> {
    const { tenant, actor } = await this.access.enter(request, slug);
    return { tenantId: tenant.id, photo: photoIdOf(id), actor };
  }
}

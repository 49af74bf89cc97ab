import { Controller, Get, Inject, Param, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, perStaff } from '../../../../platform/http';
import { LookReasonNeeded, MemberNotFound } from '../../../accounts';
import { TenantNotFound } from '../../../tenants';
import { FileAccess } from '../file-access';
import { MemberTimeline } from './member-timeline';
import { timelineCursorOf, timelinePositionIn } from './timeline-cursor';
import { TimelineRequest } from './timeline.request';
import { TimelineResponse } from './timeline.response';

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/members/:id/timeline')
export class StaffTimelineController {
  constructor(
    @Inject(FileAccess) private readonly files: FileAccess,
    @Inject(MemberTimeline) private readonly timeline: MemberTimeline,
  ) {}

  /**
   * Lists the events of a member, newest first: account, acts of staff, mails sent and withheld, photos, reports, devices, credits
   * and orders.
   */
  @Get()
  @ApiOkResponse({ type: TimelineResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'member.read',
    limit: perStaff(1200, 3600),
    problems: [TenantNotFound, MemberNotFound, LookReasonNeeded, InvalidInput],
  })
  async read(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Query() { after }: TimelineRequest,
  ): Promise<TimelineResponse> {
    const { tenantId, account } = await this.files.enter(request, slug, id);
    const { entries, next } = await this.timeline.page(
      tenantId,
      account,
      after === undefined ? null : timelinePositionIn(after),
    );
    return { entries, next: next && timelineCursorOf(next) };
  }
}

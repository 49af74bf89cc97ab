import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, UuidPipe, perStaff } from '../../../platform/http';
import {
  ApprovalNeeded,
  BaseMoved,
  DocumentRefused,
  FieldsNotAllowed,
  NothingReleased,
  NothingToRollBackTo,
  PreflightOpen,
  Releases,
  RevisionNotFound,
  Schedule,
  ScheduleNotFound,
  TenantNotFound,
} from '../../tenants';
import { TenantAccess } from './tenant-access';
import { ReleasedResponse, ScheduledReleasesResponse, ScheduledResponse } from './releases.response';
import { PublishRequest, RollBackRequest, SchedulePublishRequest } from './tenants.request';

const often = perStaff(120, 60);
const publishing = [
  TenantNotFound,
  RevisionNotFound,
  DocumentRefused,
  BaseMoved,
  ApprovalNeeded,
  FieldsNotAllowed,
] as const;

@ApiTags('staff')
@Controller('api/staff/tenants/:slug')
export class StaffReleasesController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(Releases) private readonly releases: Releases,
    @Inject(Schedule) private readonly schedule: Schedule,
  ) {}

  /** Publishes, and answers when every process has it. */
  @Post('releases')
  @ApiCreatedResponse({ type: ReleasedResponse })
  @Endpoint({ scope: 'platform', permission: 'tenant.publish', limit: often, problems: [...publishing, PreflightOpen] })
  async publish(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Body() body: PublishRequest,
  ): Promise<ReleasedResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    const release = await this.releases.publish(tenant.id, body, actor);
    return { release, propagation: await this.releases.arrival(release) };
  }

  /** The newest release and how far it has come. */
  @Get('releases/latest')
  @ApiOkResponse({ type: ReleasedResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'tenant.read',
    limit: often,
    problems: [TenantNotFound, NothingReleased],
  })
  async latest(@Req() request: FastifyRequest, @Param('slug') slug: string): Promise<ReleasedResponse> {
    const { tenant } = await this.access.enter(request, slug);
    const release = await this.releases.latest(tenant.id);
    return { release, propagation: await this.releases.arrival(release) };
  }

  @Post('rollbacks')
  @ApiCreatedResponse({ type: ReleasedResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'tenant.publish',
    limit: often,
    problems: [...publishing, NothingToRollBackTo],
  })
  async rollBack(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Body() body: RollBackRequest,
  ): Promise<ReleasedResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    const release = await this.releases.rollBack(tenant.id, body, actor);
    return { release, propagation: await this.releases.arrival(release) };
  }

  @Post('scheduled-releases')
  @ApiCreatedResponse({ type: ScheduledResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'tenant.publish',
    limit: often,
    problems: [TenantNotFound, RevisionNotFound],
  })
  async plan(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Body() body: SchedulePublishRequest,
  ): Promise<ScheduledResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    const { revision, base, reason, publish_at } = body;
    return { id: await this.schedule.add(tenant.id, { revision, base, reason, at: new Date(publish_at) }, actor) };
  }

  @Get('scheduled-releases')
  @ApiOkResponse({ type: ScheduledReleasesResponse })
  @Endpoint({ scope: 'platform', permission: 'tenant.read', limit: often, problems: [TenantNotFound] })
  async planned(@Req() request: FastifyRequest, @Param('slug') slug: string): Promise<ScheduledReleasesResponse> {
    const { tenant } = await this.access.enter(request, slug);
    return { scheduled: await this.schedule.list(tenant.id) };
  }

  @Delete('scheduled-releases/:id')
  @HttpCode(204)
  @Endpoint({
    scope: 'platform',
    permission: 'tenant.publish',
    limit: often,
    problems: [TenantNotFound, ScheduleNotFound],
  })
  async cancel(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id', new UuidPipe(ScheduleNotFound)) id: string,
  ): Promise<void> {
    const { tenant, actor } = await this.access.enter(request, slug);
    await this.schedule.cancel(tenant.id, id, actor);
  }
}

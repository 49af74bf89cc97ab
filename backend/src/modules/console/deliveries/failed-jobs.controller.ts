import { Controller, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, perStaff } from '../../../platform/http';
import { FailedJobNotFound, QueueUnreachable } from '../errors';
import { TenantAccess } from '../tenants/tenant-access';
import { FailedJobsResponse, QueueStandingsResponse } from './deliveries.response';
import { FailedJobs } from './failed-jobs';

@ApiTags('staff')
@Controller('api/staff/queues')
export class StaffFailedJobsController {
  constructor(
    @Inject(FailedJobs) private readonly jobs: FailedJobs,
    @Inject(TenantAccess) private readonly access: TenantAccess,
  ) {}

  /** Shows how many jobs each queue has in Redis, by state. */
  @Get()
  @ApiOkResponse({ type: QueueStandingsResponse })
  @Endpoint({ scope: 'platform', permission: 'platform.read', limit: perStaff(60, 60), problems: [QueueUnreachable] })
  async list(): Promise<QueueStandingsResponse> {
    return { queues: await this.jobs.queues() };
  }

  @Get('failed-jobs')
  @ApiOkResponse({ type: FailedJobsResponse })
  @Endpoint({ scope: 'platform', permission: 'platform.read', limit: perStaff(60, 60), problems: [QueueUnreachable] })
  async failed(): Promise<FailedJobsResponse> {
    return { jobs: await this.jobs.list() };
  }

  /** Hands a failed job over again. Audited. */
  @Post(':queue/failed-jobs/:job/retry')
  @HttpCode(204)
  @Endpoint({
    ...{ scope: 'platform', permission: 'platform.write', limit: perStaff(600, 60) },
    problems: [FailedJobNotFound, QueueUnreachable],
  })
  retry(@Req() request: FastifyRequest, @Param('queue') queue: string, @Param('job') job: string): Promise<void> {
    return this.jobs.retry(queue, job, this.access.actor(request));
  }
}

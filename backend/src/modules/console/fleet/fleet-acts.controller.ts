import { Body, Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, UuidPipe, perStaff } from '../../../platform/http';
import {
  CanaryNotReady,
  NothingToApprove,
  NothingToPublish,
  WaveActs,
  WaveApprovalNeeded,
  WaveNotFound,
  WaveStateRefused,
} from '../../fleet';
import { APPROVAL_REFUSALS, requireSecondPerson } from '../staff/staff-standing';
import { TenantAccess, staffIn } from '../tenants/tenant-access';
import { StartWaveRequest, WaveReasonRequest } from './fleet.request';

const rules = { scope: 'platform', permission: 'platform.write', limit: perStaff(60, 60) } as const;
const problems = [WaveNotFound, WaveStateRefused, InvalidInput] as const;

@ApiTags('staff')
@Controller('api/staff/fleet/waves/:wave')
export class StaffFleetActsController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(WaveActs) private readonly acts: WaveActs,
  ) {}

  /** The second person's word for the money in a wave, for each of its brands as the dry run shows it. */
  @Post('approval')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    ...{ scope: 'platform', permission: 'tenant.approve', stepUp: true, limit: perStaff(60, 60) },
    problems: [...[WaveNotFound, WaveStateRefused, NothingToApprove, ...APPROVAL_REFUSALS]],
  })
  approve(@Req() request: FastifyRequest, @Param('wave', new UuidPipe(WaveNotFound)) id: string): Promise<void> {
    return this.acts.approve(id, staffIn(request), requireSecondPerson);
  }

  /** Publishes at the first brand; the others follow in stages, as long as the figures stay within the limits. */
  @Post('start')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({ ...rules, problems: [...problems, NothingToPublish, WaveApprovalNeeded, CanaryNotReady] })
  start(
    @Req() request: FastifyRequest,
    @Param('wave', new UuidPipe(WaveNotFound)) id: string,
    @Body() { canary }: StartWaveRequest,
  ): Promise<void> {
    return this.acts.start(id, canary, this.access.actor(request));
  }

  @Post('stop')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({ ...rules, problems })
  stop(
    @Req() request: FastifyRequest,
    @Param('wave', new UuidPipe(WaveNotFound)) id: string,
    @Body() { reason }: WaveReasonRequest,
  ): Promise<void> {
    return this.acts.stop(id, reason, this.access.actor(request));
  }

  /** Begins the next stage of a wave that waits for it, or goes on in spite of what stopped it. */
  @Post('go-on')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({ ...rules, problems })
  goOn(
    @Req() request: FastifyRequest,
    @Param('wave', new UuidPipe(WaveNotFound)) id: string,
    @Body() { reason }: WaveReasonRequest,
  ): Promise<void> {
    return this.acts.goOn(id, reason, this.access.actor(request));
  }

  /** Gives up a wave that has changed nothing. */
  @Post('cancel')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({ ...rules, problems })
  cancel(@Req() request: FastifyRequest, @Param('wave', new UuidPipe(WaveNotFound)) id: string): Promise<void> {
    return this.acts.cancel(id, this.access.actor(request));
  }

  /** Takes every brand back to what was live before the wave, but those where something else is live by now. */
  @Post('rollback')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({ ...rules, problems })
  rollBack(
    @Req() request: FastifyRequest,
    @Param('wave', new UuidPipe(WaveNotFound)) id: string,
    @Body() { reason }: WaveReasonRequest,
  ): Promise<void> {
    return this.acts.rollBack(id, reason, this.access.actor(request));
  }
}

import { Controller, Get, Inject, Param, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, perStaff } from '../../../platform/http';
import { LookReasonNeeded, MemberNotFound } from '../../accounts';
import { PushDeviceAdmin } from '../../push';
import { TenantNotFound } from '../../tenants';
import { FileAccess } from '../members/file-access';
import { StaffPushDevicesResponse } from './push-devices.response';

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/members/:id/push-devices')
export class StaffPushDevicesController {
  constructor(
    @Inject(FileAccess) private readonly files: FileAccess,
    @Inject(PushDeviceAdmin) private readonly desk: PushDeviceAdmin,
  ) {}

  /** On which devices a member gets pushes, and how the last ones to each went. */
  @Get()
  @ApiOkResponse({ type: StaffPushDevicesResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'member.read',
    limit: perStaff(300, 3600),
    problems: [TenantNotFound, MemberNotFound, LookReasonNeeded],
  })
  async devices(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
  ): Promise<StaffPushDevicesResponse> {
    const { tenantId, account } = await this.files.enter(request, slug, id);
    const devices = await this.desk.list(tenantId, account);
    return {
      devices: devices.map(({ createdAt, lastOkAt, failures, ...device }) => ({
        ...device,
        since: createdAt.toISOString(),
        last_ok: lastOkAt?.toISOString() ?? null,
        refusals: failures,
      })),
    };
  }
}

import { Controller, Get, Inject, Param, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, perStaff } from '../../../platform/http';
import { MemberNotFound } from '../../accounts';
import { PushDeviceAdmin } from '../../push';
import { TenantNotFound } from '../../tenants';
import { memberIdOf } from '../members/member-id';
import { TenantAccess } from '../tenants/tenant-access';
import { StaffPushDevicesResponse } from './push-devices.response';

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/members/:id/push-devices')
export class StaffPushDevicesController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(PushDeviceAdmin) private readonly desk: PushDeviceAdmin,
  ) {}

  /** On which devices a member gets pushes, and how the last ones to each went. The look is audited. */
  @Get()
  @ApiOkResponse({ type: StaffPushDevicesResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'member.read',
    limit: perStaff(300, 3600),
    problems: [TenantNotFound, MemberNotFound],
  })
  async devices(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
  ): Promise<StaffPushDevicesResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    const devices = await this.desk.view({ tenantId: tenant.id, account: memberIdOf(id), actor });
    if (!devices) throw new MemberNotFound();
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

import { Controller, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, perStaff } from '../../../platform/http';
import { LookReasonNeeded, MemberAdminService, MemberNotFound } from '../../accounts';
import { type ListedDevice, PushDeviceAdmin } from '../../push';
import { TenantNotFound } from '../../tenants';
import { FileAccess } from '../members/file-access';
import { StaffPushDevicesResponse } from './push-devices.response';

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/members/:id')
export class StaffPushDevicesController {
  constructor(
    @Inject(FileAccess) private readonly files: FileAccess,
    @Inject(PushDeviceAdmin) private readonly desk: PushDeviceAdmin,
    @Inject(MemberAdminService) private readonly members: MemberAdminService,
  ) {}

  /** On which devices a member gets pushes, and how the last ones to each went. */
  @Get('push-devices')
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
    return answerOf(await this.desk.list(tenantId, account));
  }

  /** Sends the test that members send themselves to each device of theirs. Answers which those are, as they stand before it. */
  @Post('push-tests')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: StaffPushDevicesResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'member.write',
    limit: perStaff(60, 3600),
    problems: [TenantNotFound, MemberNotFound, LookReasonNeeded],
  })
  async test(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
  ): Promise<StaffPushDevicesResponse> {
    const file = await this.files.enter(request, slug, id);
    await this.members.noteTest(file);
    return answerOf(await this.desk.sendTest(file.tenantId, file.account));
  }
}

const answerOf = (devices: readonly ListedDevice[]): StaffPushDevicesResponse => ({
  devices: devices.map(({ createdAt, lastOkAt, failures, ...device }) => ({
    ...device,
    since: createdAt.toISOString(),
    last_ok: lastOkAt?.toISOString() ?? null,
    refusals: failures,
  })),
});

import { Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, perStaff } from '../../../../platform/http';
import { LookReasonNeeded, MemberLooks, MemberNotFound } from '../../../accounts';
import { TenantNotFound } from '../../../tenants';
import { FileAccess } from '../file-access';
import { AsOthers } from './as-others';
import { AsOthersResponse } from './as-others.response';

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/members/:id/as-others')
export class StaffAsOthersController {
  constructor(
    @Inject(FileAccess) private readonly files: FileAccess,
    @Inject(MemberLooks) private readonly looks: MemberLooks,
    @Inject(AsOthers) private readonly members: AsOthers,
  ) {}

  /**
   * The profile as others see it, and the limits, prices and switches that the member's app gets. Nobody signs in as a member,
   * and messages are never shown. The look is audited, and the member reads of it in their own export.
   */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: AsOthersResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'member.read',
    limit: perStaff(300, 3600),
    problems: [TenantNotFound, MemberNotFound, LookReasonNeeded],
  })
  async look(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
  ): Promise<AsOthersResponse> {
    const act = await this.files.meant(request, slug, id);
    await this.looks.noteAsOthers(act);
    return this.members.show(act.tenantId, act.account);
  }
}

import { Controller, Get, Inject, Param, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, perStaff } from '../../../../platform/http';
import { LookReasonNeeded, MemberFiles, MemberNotFound } from '../../../accounts';
import { SuppressionAdmin } from '../../../notifications';
import { TenantNotFound } from '../../../tenants';
import { FileAccess } from '../file-access';
import { MemberSections } from './file-sections';
import { MemberFileResponse } from './member-file.response';

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/members/:id/file')
export class StaffMemberFileController {
  constructor(
    @Inject(FileAccess) private readonly files: FileAccess,
    @Inject(MemberFiles) private readonly members: MemberFiles,
    @Inject(SuppressionAdmin) private readonly mails: SuppressionAdmin,
    @Inject(MemberSections) private readonly sections: MemberSections,
  ) {}

  /** How a member stands, what helps next, and what is kept of them. For an hour after the caller has said why they look. */
  @Get()
  @ApiOkResponse({ type: MemberFileResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'member.read',
    limit: perStaff(1200, 3600),
    problems: [TenantNotFound, MemberNotFound, LookReasonNeeded],
  })
  async show(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
  ): Promise<MemberFileResponse> {
    const { tenantId, account, look } = await this.files.enter(request, slug, id);
    const [suppressions, sections] = await Promise.all([
      this.mails.list(tenantId, account),
      this.sections.read(tenantId, account),
    ]);
    const file = await this.members.find(tenantId, account, suppressions);
    return { ...file, ...sections, look: { ...look, until: look.until.toISOString() } };
  }
}

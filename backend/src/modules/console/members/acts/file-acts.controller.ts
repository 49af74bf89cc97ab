import { Controller, Delete, HttpCode, Inject, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { type FastifyRequest } from 'fastify';
import { Endpoint, perStaff } from '../../../../platform/http';
import { LookReasonNeeded, MemberAdminService, MemberNotFound, SessionNotFound } from '../../../accounts';
import { SuppressionAdmin } from '../../../notifications';
import { TenantNotFound } from '../../../tenants';
import { NothingToLift } from '../../errors';
import { FileAccess } from '../file-access';

const ACTS = perStaff(120, 3600);
const PROBLEMS = [TenantNotFound, MemberNotFound, LookReasonNeeded] as const;

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/members/:id')
export class StaffFileActsController {
  constructor(
    @Inject(FileAccess) private readonly files: FileAccess,
    @Inject(MemberAdminService) private readonly desk: MemberAdminService,
    @Inject(SuppressionAdmin) private readonly mails: SuppressionAdmin,
  ) {}

  /** Lets mails go to the member's address again after one came back or was called spam. */
  @Delete('mail-suppression')
  @HttpCode(204)
  @Endpoint({ scope: 'platform', permission: 'member.write', limit: ACTS, problems: [...PROBLEMS, NothingToLift] })
  async liftSuppression(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
  ): Promise<void> {
    const file = await this.files.enter(request, slug, id);
    if (!(await this.mails.lift(file, { look: file.look.reason }))) throw new NothingToLift();
  }

  /** Signs one of the member's devices out. Pushes to it end as well. */
  @Delete('sessions/:session')
  @HttpCode(204)
  @Endpoint({ scope: 'platform', permission: 'member.write', limit: ACTS, problems: [...PROBLEMS, SessionNotFound] })
  async endSession(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Param('session') session: string,
  ): Promise<void> {
    const file = await this.files.enter(request, slug, id);
    if (!isUUID(session)) throw new SessionNotFound();
    await this.desk.endSession(file, session);
  }
}

import { Body, Controller, Delete, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  Endpoint,
  InvalidInput,
  SecondFactorNeeded,
  StaffSessionNeeded,
  TooManyRequests,
  perStaff,
} from '../../../platform/http';
import {
  AlreadyActive,
  AlreadyLeaving,
  LookReasonNeeded,
  MemberAdminService,
  MemberNotBlockable,
  MemberNotFound,
  NotPendingDeletion,
} from '../../accounts';
import { TenantNotFound } from '../../tenants';
import { FileAccess } from './file-access';
import { MemberDeletionResponse } from './members.response';
import { BlockMemberRequest, MemberActRequest } from './members.request';

const ACTS = perStaff(120, 3600);
const NOBODY = [TenantNotFound, MemberNotFound, LookReasonNeeded] as const;

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/members')
export class StaffMembersController {
  constructor(
    @Inject(FileAccess) private readonly files: FileAccess,
    @Inject(MemberAdminService) private readonly desk: MemberAdminService,
  ) {}

  /** The activation mail once more, a minute after the last one at the earliest. */
  @Post(':id/activation')
  @HttpCode(204)
  @Endpoint({
    scope: 'platform',
    permission: 'member.write',
    limit: ACTS,
    problems: [...NOBODY, AlreadyActive, TooManyRequests],
  })
  async resend(@Req() request: FastifyRequest, @Param('slug') slug: string, @Param('id') id: string): Promise<void> {
    await this.desk.resend(await this.files.enter(request, slug, id));
  }

  /** The mail that leads back from a deletion once more, five a day at most. */
  @Post(':id/reactivation')
  @HttpCode(204)
  @Endpoint({
    scope: 'platform',
    permission: 'member.write',
    limit: ACTS,
    problems: [...NOBODY, NotPendingDeletion, TooManyRequests],
  })
  async resendReactivation(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
  ): Promise<void> {
    await this.desk.resendReactivation(await this.files.enter(request, slug, id));
  }

  /** Forgets the account's wrong passwords. */
  @Delete(':id/lockout')
  @HttpCode(204)
  @Endpoint({ scope: 'platform', permission: 'member.write', limit: ACTS, problems: [...NOBODY] })
  async unlock(@Req() request: FastifyRequest, @Param('slug') slug: string, @Param('id') id: string): Promise<void> {
    await this.desk.unlock(await this.files.enter(request, slug, id));
  }

  /**
   * Signs the member out everywhere, hides the profile and lets nobody in, until `unblock` or for so many days. The member gets a
   * statement of reasons by mail, and can appeal.
   */
  @Post(':id/block')
  @HttpCode(204)
  @Endpoint({
    scope: 'platform',
    permission: 'member.write',
    limit: ACTS,
    problems: [...NOBODY, MemberNotBlockable, InvalidInput],
  })
  async block(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Body() block: BlockMemberRequest,
  ): Promise<void> {
    await this.desk.block(await this.files.enter(request, slug, id), block);
  }

  @Post(':id/unblock')
  @HttpCode(204)
  @Endpoint({
    scope: 'platform',
    permission: 'member.write',
    limit: ACTS,
    problems: [...NOBODY, MemberNotBlockable, InvalidInput],
  })
  async unblock(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Body() { reason }: MemberActRequest,
  ): Promise<void> {
    await this.desk.unblock(await this.files.enter(request, slug, id), reason);
  }

  /**
   * Closes the account at once, as if the member had asked for it, and has it erased in fourteen days. The member is told by
   * mail, and can bring it back until then.
   */
  @Post(':id/deletion')
  @HttpCode(200)
  @ApiOkResponse({ type: MemberDeletionResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'member.delete',
    stepUp: true,
    limit: ACTS,
    problems: [...NOBODY, AlreadyLeaving, InvalidInput, StaffSessionNeeded, SecondFactorNeeded],
  })
  async startDeletion(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Body() { reason }: MemberActRequest,
  ): Promise<MemberDeletionResponse> {
    const deletesAt = await this.desk.startDeletion(await this.files.enter(request, slug, id), reason);
    return { deletes_at: deletesAt.toISOString() };
  }
}

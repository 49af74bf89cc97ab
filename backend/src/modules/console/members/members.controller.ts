import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, TooManyRequests, perStaff } from '../../../platform/http';
import {
  AlreadyActive,
  AlreadyLeaving,
  MemberAdminService,
  MemberFile,
  MemberFiles,
  MemberNotBlockable,
  MemberNotFound,
  type StaffAct,
} from '../../accounts';
import { TenantNotFound } from '../../tenants';
import { TenantAccess } from '../tenants/tenant-access';
import { memberIdOf } from './member-id';
import { MemberDeletionResponse } from './members.response';
import { FindMemberRequest, MemberActRequest } from './members.request';

/** Enough for whoever answers mails, too little to read a brand's members one by one. */
const LOOKS = perStaff(300, 3600);
const ACTS = perStaff(120, 3600);
const NOBODY = [TenantNotFound, MemberNotFound] as const;

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/members')
export class StaffMembersController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(MemberFiles) private readonly files: MemberFiles,
    @Inject(MemberAdminService) private readonly desk: MemberAdminService,
  ) {}

  /** One member, by `id` or by `email`: how the account stands and what happened to it. The look is audited. */
  @Get()
  @ApiOkResponse({ type: MemberFile })
  @Endpoint({ scope: 'platform', permission: 'member.read', limit: LOOKS, problems: [...NOBODY, InvalidInput] })
  async find(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Query() { id, email }: FindMemberRequest,
  ): Promise<MemberFile> {
    const { tenant, actor } = await this.access.enter(request, slug);
    if (id !== undefined && email === undefined) return this.files.find(tenant.id, { id }, actor);
    if (email !== undefined && id === undefined) return this.files.find(tenant.id, { email }, actor);
    throw new InvalidInput([{ path: 'id', code: 'one_of', message: 'Give either id or email.' }]);
  }

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
    await this.desk.resend(await this.actOn(request, slug, id));
  }

  /** Forgets the account's wrong passwords. */
  @Delete(':id/lockout')
  @HttpCode(204)
  @Endpoint({ scope: 'platform', permission: 'member.write', limit: ACTS, problems: [...NOBODY] })
  async unlock(@Req() request: FastifyRequest, @Param('slug') slug: string, @Param('id') id: string): Promise<void> {
    await this.desk.unlock(await this.actOn(request, slug, id));
  }

  /** Signs the member out everywhere, hides the profile and lets nobody in, until `unblock`. */
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
    @Body() { reason }: MemberActRequest,
  ): Promise<void> {
    await this.desk.block(await this.actOn(request, slug, id), reason);
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
    await this.desk.unblock(await this.actOn(request, slug, id), reason);
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
    limit: ACTS,
    problems: [...NOBODY, AlreadyLeaving, InvalidInput],
  })
  async startDeletion(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Body() { reason }: MemberActRequest,
  ): Promise<MemberDeletionResponse> {
    const deletesAt = await this.desk.startDeletion(await this.actOn(request, slug, id), reason);
    return { deletes_at: deletesAt.toISOString() };
  }

  private async actOn(request: FastifyRequest, slug: string, id: string): Promise<StaffAct> {
    const { tenant, actor } = await this.access.enter(request, slug);
    return { tenantId: tenant.id, account: memberIdOf(id), actor };
  }
}

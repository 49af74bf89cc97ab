import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  Endpoint,
  InvalidInput,
  SecondFactorNeeded,
  StaffSessionNeeded,
  UuidPipe,
  perStaff,
} from '../../../../platform/http';
import {
  EmailInUse,
  LookReasonNeeded,
  MailChangeOver,
  MailChangeWaits,
  MailNotChangeable,
  MemberNotFound,
  PreviewMailChange,
  type StaffMailChange,
  StaffMailChangeNotFound,
  StaffMailChanges,
} from '../../../accounts';
import { TenantNotFound } from '../../../tenants';
import { MayApprove } from '../../staff/may-approve';
import { APPROVAL_REFUSALS, requireSecondPerson } from '../../staff/staff-standing';
import { staffIn } from '../../tenants/tenant-access';
import { FileAccess } from '../file-access';
import { MailChangePreviewRequest, StaffMailChangeRequest } from './mail-changes.request';
import {
  MailChangePreviewResponse,
  StaffMailChangeResponse,
  StaffMailChangesResponse,
  mailChangeAnswer,
} from './mail-changes.response';

const LOOKS = perStaff(600, 3600);
const ACTS = perStaff(120, 3600);
const FILE = [TenantNotFound, MemberNotFound, LookReasonNeeded] as const;
const REFUSALS = [InvalidInput, EmailInUse, MailNotChangeable] as const;
const FACTORS = [StaffSessionNeeded, SecondFactorNeeded] as const;

/** Gives members another e-mail address: one person asks, another one agrees. */
@ApiTags('staff')
@Controller('api/staff/tenants/:slug/members/:id')
export class StaffMailChangesController {
  constructor(
    @Inject(FileAccess) private readonly files: FileAccess,
    @Inject(PreviewMailChange) private readonly previews: PreviewMailChange,
    @Inject(StaffMailChanges) private readonly changes: StaffMailChanges,
    @Inject(MayApprove) private readonly approving: MayApprove,
  ) {}

  /** Shows the effect that a new address would have now; nothing is stored. */
  @Post('mail-change-preview')
  @HttpCode(200)
  @ApiOkResponse({ type: MailChangePreviewResponse })
  @Endpoint({ scope: 'platform', permission: 'member.write', limit: LOOKS, problems: [...FILE, ...REFUSALS] })
  async preview(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Body() { email }: MailChangePreviewRequest,
  ): Promise<MailChangePreviewResponse> {
    const { tenantId, account } = await this.files.enter(request, slug, id);
    const { from, to, isOldTold, isActivationSent, sessions } = await this.previews.preview(tenantId, account, email);
    return { from, to, old_is_told: isOldTold, sends_activation: isActivationSent, sessions };
  }

  /** The new addresses that staff asked for, with what became of them. */
  @Get('mail-changes')
  @ApiOkResponse({ type: StaffMailChangesResponse })
  @Endpoint({ scope: 'platform', permission: 'member.read', limit: LOOKS, problems: [...FILE] })
  async list(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
  ): Promise<StaffMailChangesResponse> {
    const { tenantId, account } = await this.files.enter(request, slug, id);
    const changes = await this.changes.list(tenantId, account);
    return { changes: await this.approving.answers(request, changes, mailChangeAnswer) };
  }

  /** Asks for a new address. Nothing changes before a second person has agreed, within seven days. */
  @Post('mail-changes')
  @HttpCode(200)
  @ApiOkResponse({ type: StaffMailChangeResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'member.write',
    stepUp: true,
    limit: ACTS,
    problems: [...FILE, ...REFUSALS, ...FACTORS, MailChangeWaits],
  })
  async ask(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Body() wish: StaffMailChangeRequest,
  ): Promise<StaffMailChangeResponse> {
    return this.answer(request, await this.changes.ask(await this.files.enter(request, slug, id), wish));
  }

  /**
   * The second person's word: of somebody who is confirmed, and has nothing to do with the account that asked. The address
   * changes, every device is signed out, and both addresses get a mail.
   */
  @Post('mail-changes/:change/approvals')
  @HttpCode(200)
  @ApiOkResponse({ type: StaffMailChangeResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'tenant.approve',
    stepUp: true,
    limit: ACTS,
    problems: [...[...FILE, ...REFUSALS, StaffMailChangeNotFound, MailChangeOver, ...APPROVAL_REFUSALS]],
  })
  async approve(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Param('change', new UuidPipe(StaffMailChangeNotFound)) change: string,
  ): Promise<StaffMailChangeResponse> {
    const file = await this.files.enter(request, slug, id);
    const done = await this.changes.approve({ ...file, change }, staffIn(request), requireSecondPerson);
    return this.answer(request, done);
  }

  /** Nothing changes. The asker takes it back in this way. */
  @Post('mail-changes/:change/refusal')
  @HttpCode(200)
  @ApiOkResponse({ type: StaffMailChangeResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'member.write',
    limit: ACTS,
    problems: [...FILE, StaffMailChangeNotFound, MailChangeOver],
  })
  async refuse(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Param('change', new UuidPipe(StaffMailChangeNotFound)) change: string,
  ): Promise<StaffMailChangeResponse> {
    const file = await this.files.enter(request, slug, id);
    return this.answer(request, await this.changes.refuse({ ...file, change }));
  }

  private answer(request: FastifyRequest, change: StaffMailChange): Promise<StaffMailChangeResponse> {
    return this.approving.answer(request, change, mailChangeAnswer);
  }
}

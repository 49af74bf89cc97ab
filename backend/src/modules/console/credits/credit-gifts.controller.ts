import { Controller, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, UuidPipe, perStaff } from '../../../platform/http';
import {
  type CreditGift,
  CreditGiftNotFound,
  CreditGiftOver,
  CreditGifts,
  LookReasonNeeded,
  MemberNotFound,
} from '../../accounts';
import { CreditKeyUsed } from '../../credits';
import { TenantNotFound } from '../../tenants';
import { FileAccess } from '../members/file-access';
import { MayApprove } from '../staff/may-approve';
import { APPROVAL_REFUSALS, requireSecondPerson } from '../staff/staff-standing';
import { staffIn } from '../tenants/tenant-access';
import { CreditGiftResponse, CreditGiftsResponse, creditGiftAnswer } from './credit-gifts.response';

const ACTS = perStaff(120, 3600);
const FILE = [TenantNotFound, MemberNotFound, LookReasonNeeded] as const;

/** Credits above what one person gives alone: one person asks, another one agrees. */
@ApiTags('staff')
@Controller('api/staff/tenants/:slug/members/:id/credit-gifts')
export class StaffCreditGiftsController {
  constructor(
    @Inject(FileAccess) private readonly files: FileAccess,
    @Inject(CreditGifts) private readonly gifts: CreditGifts,
    @Inject(MayApprove) private readonly approving: MayApprove,
  ) {}

  /** The credits that staff gave or asked for, and how many the caller can still give alone. */
  @Get()
  @ApiOkResponse({ type: CreditGiftsResponse })
  @Endpoint({ scope: 'platform', permission: 'member.read', limit: perStaff(600, 3600), problems: [...FILE] })
  async list(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
  ): Promise<CreditGiftsResponse> {
    const act = await this.files.enter(request, slug, id);
    const [gifts, left] = await Promise.all([this.gifts.list(act), this.gifts.leftAlone(act)]);
    return { left_alone: left, gifts: await this.approving.answers(request, gifts, creditGiftAnswer) };
  }

  /** The second person's word: of somebody who is confirmed, and has nothing to do with the account that asked. */
  @Post(':gift/approvals')
  @HttpCode(200)
  @ApiOkResponse({ type: CreditGiftResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'tenant.approve',
    stepUp: true,
    limit: ACTS,
    problems: [...[...FILE, CreditGiftNotFound, CreditGiftOver, CreditKeyUsed, ...APPROVAL_REFUSALS]],
  })
  async approve(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Param('gift', new UuidPipe(CreditGiftNotFound)) gift: string,
  ): Promise<CreditGiftResponse> {
    const file = await this.files.enter(request, slug, id);
    return this.answer(request, await this.gifts.approve({ ...file, gift }, staffIn(request), requireSecondPerson));
  }

  /** Nothing is given. The asker takes it back in this way. */
  @Post(':gift/refusal')
  @HttpCode(200)
  @ApiOkResponse({ type: CreditGiftResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'member.credit',
    limit: ACTS,
    problems: [...FILE, CreditGiftNotFound, CreditGiftOver],
  })
  async refuse(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Param('gift', new UuidPipe(CreditGiftNotFound)) gift: string,
  ): Promise<CreditGiftResponse> {
    const file = await this.files.enter(request, slug, id);
    return this.answer(request, await this.gifts.refuse({ ...file, gift }));
  }

  private answer(request: FastifyRequest, gift: CreditGift): Promise<CreditGiftResponse> {
    return this.approving.answer(request, gift, creditGiftAnswer);
  }
}

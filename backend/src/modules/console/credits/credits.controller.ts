import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, perStaff } from '../../../platform/http';
import { CreditAdminService, CreditBoundReached, CreditGifts, LookReasonNeeded, MemberNotFound } from '../../accounts';
import {
  CreditKeyUsed,
  type Entered,
  NotEnoughCredits,
  NotReversible,
  TransactionNotFound,
  transactionIdOf,
} from '../../credits';
import { TenantNotFound } from '../../tenants';
import { FileAccess } from '../members/file-access';
import { MemberActRequest } from '../members/members.request';
import { CreditEntriesRequest, GiveCreditsRequest } from './credits.request';
import { CreditEnteredResponse, CreditEntriesResponse, CreditsGivenResponse } from './credits.response';

const LOOKS = perStaff(300, 3600);
const ACTS = perStaff(120, 3600);
const PROBLEMS = [TenantNotFound, MemberNotFound, LookReasonNeeded, InvalidInput] as const;
const GREATEST = 2_147_483_647;

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/members/:id/credits')
export class StaffCreditsController {
  constructor(
    @Inject(FileAccess) private readonly files: FileAccess,
    @Inject(CreditAdminService) private readonly desk: CreditAdminService,
    @Inject(CreditGifts) private readonly gifts: CreditGifts,
  ) {}

  /** The member's ledger. */
  @Get()
  @ApiOkResponse({ type: CreditEntriesResponse })
  @Endpoint({ scope: 'platform', permission: 'member.read', limit: LOOKS, problems: [...PROBLEMS] })
  async entries(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Query() { before }: CreditEntriesRequest,
  ): Promise<CreditEntriesResponse> {
    const act = await this.files.enter(request, slug, id);
    return { entries: await this.desk.entries(act, before === undefined ? GREATEST : Number(before)) };
  }

  /**
   * Gives credits, with a reason. Above the brand’s bound for a person or a member and day they wait for a second person. The
   * same key again changes nothing and answers the same.
   */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: CreditsGivenResponse })
  @Endpoint({ scope: 'platform', permission: 'member.credit', limit: ACTS, problems: [...PROBLEMS, CreditKeyUsed] })
  async give(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Body() gift: GiveCreditsRequest,
  ): Promise<CreditsGivenResponse> {
    const { number, balance, isNew, waits } = await this.gifts.give(await this.files.enter(request, slug, id), gift);
    return { number, balance, is_new: isNew, waits };
  }

  /** Takes one entry back by another, once, whichever way it went. What was spent meanwhile cannot be taken. */
  @Post(':number/reversal')
  @HttpCode(200)
  @ApiOkResponse({ type: CreditEnteredResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'member.credit',
    limit: ACTS,
    problems: [...PROBLEMS, CreditBoundReached, NotEnoughCredits, NotReversible, TransactionNotFound],
  })
  async reverse(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id') id: string,
    @Param('number') number: string,
    @Body() { reason }: MemberActRequest,
  ): Promise<CreditEnteredResponse> {
    const act = await this.files.enter(request, slug, id);
    return told(await this.desk.reverse(act, transactionIdOf(number), reason));
  }
}

const told = ({ number, balance, isNew }: Entered): CreditEnteredResponse => ({ number, balance, is_new: isNew });

import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, perStaff } from '../../../../platform/http';
import { WaitingForMembers } from '../../../accounts';
import { TenantNotFound } from '../../../tenants';
import { WaitingCreditGiftsResponse } from '../../credits/credit-gifts.response';
import { OneTenant } from '../../list.request';
import { ReachedBrands } from '../../money/reached-brands';
import { MayApprove } from '../../staff/may-approve';
import { WaitingMailChangesResponse } from '../mail-changes/mail-changes.response';
import { waitingAnswer } from './asked-of-member.response';

class WaitingForMembersRequest {
  @OneTenant()
  readonly tenant?: string;
}

const LOOKS = perStaff(1200, 3600);
const PROBLEMS = [TenantNotFound, InvalidInput] as const;

/** Lists the requests for members that wait for a second person, at all brands that the caller reaches or at one of them. */
@ApiTags('staff')
@Controller('api/staff')
export class StaffWaitingForMembersController {
  constructor(
    @Inject(ReachedBrands) private readonly brands: ReachedBrands,
    @Inject(WaitingForMembers) private readonly waiting: WaitingForMembers,
    @Inject(MayApprove) private readonly approving: MayApprove,
  ) {}

  /** Lists the credits for members that wait for a second person. */
  @Get('credit-gifts')
  @ApiOkResponse({ type: WaitingCreditGiftsResponse })
  @Endpoint({ scope: 'platform', permission: 'member.read', limit: LOOKS, problems: [...PROBLEMS] })
  async creditGifts(
    @Req() request: FastifyRequest,
    @Query() { tenant }: WaitingForMembersRequest,
  ): Promise<WaitingCreditGiftsResponse> {
    const { ids, slugOf } = await this.brands.of(request, tenant);
    const gifts = await this.approving.answers(request, await this.waiting.creditGifts(ids), (row, may) => ({
      ...{ ...waitingAnswer(row, slugOf(row.tenant_id), may), credits: row.credits },
    }));
    return { gifts };
  }

  /** Lists the new addresses of members that wait for a second person, without the addresses: they are in the member’s file. */
  @Get('mail-changes')
  @ApiOkResponse({ type: WaitingMailChangesResponse })
  @Endpoint({ scope: 'platform', permission: 'member.read', limit: LOOKS, problems: [...PROBLEMS] })
  async mailChanges(
    @Req() request: FastifyRequest,
    @Query() { tenant }: WaitingForMembersRequest,
  ): Promise<WaitingMailChangesResponse> {
    const { ids, slugOf } = await this.brands.of(request, tenant);
    const changes = await this.approving.answers(request, await this.waiting.mailChanges(ids), (row, may) =>
      waitingAnswer(row, slugOf(row.tenant_id), may),
    );
    return { changes };
  }
}

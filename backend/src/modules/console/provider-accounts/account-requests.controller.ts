import { Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, SecondFactorNeeded, StaffSessionNeeded, UuidPipe, perStaff } from '../../../platform/http';
import { DecideAccountRequest, ProviderRequestDecided, ProviderRequestNotFound } from '../../payments';
import { TenantNotFound } from '../../tenants';
import { APPROVAL_REFUSALS, requireSecondPerson } from '../staff/staff-standing';
import { TenantAccess, staffIn } from '../tenants/tenant-access';
import { ProviderApprovalResponse } from './provider-accounts.response';

const ACTS = perStaff(120, 3600);
const PROBLEMS = [TenantNotFound, ProviderRequestNotFound, ProviderRequestDecided] as const;

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/provider-account-requests')
export class StaffAccountRequestsController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(DecideAccountRequest) private readonly decisions: DecideAccountRequest,
  ) {}

  /** The second person's word: of somebody who is confirmed, and has nothing to do with the account that asked. */
  @Post(':id/approvals')
  @HttpCode(200)
  @ApiOkResponse({ type: ProviderApprovalResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'tenant.approve',
    stepUp: true,
    limit: ACTS,
    problems: [...PROBLEMS, ...APPROVAL_REFUSALS],
  })
  async approve(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id', new UuidPipe(ProviderRequestNotFound)) id: string,
  ): Promise<ProviderApprovalResponse> {
    const { tenant } = await this.access.enter(request, slug);
    const missing = await this.decisions.approve(tenant.id, id, staffIn(request), requireSecondPerson);
    return { approvals_missing: missing };
  }

  /** Nothing changes; an account that was never active is closed. Whoever asked may take it back so, too. */
  @Post(':id/refusal')
  @HttpCode(204)
  @Endpoint({
    scope: 'platform',
    permission: 'payment.connect',
    stepUp: true,
    limit: ACTS,
    problems: [...PROBLEMS, StaffSessionNeeded, SecondFactorNeeded],
  })
  async refuse(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id', new UuidPipe(ProviderRequestNotFound)) id: string,
  ): Promise<void> {
    const { tenant, actor } = await this.access.enter(request, slug);
    await this.decisions.refuse(tenant.id, id, actor);
  }
}

import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  Endpoint,
  IdPipe,
  InvalidInput,
  SecondFactorNeeded,
  StaffSessionNeeded,
  UuidPipe,
  perStaff,
} from '../../../platform/http';
import {
  OrderInDispute,
  OrderNotFound,
  RefundAdminService,
  RefundCreditsTooHigh,
  RefundKeyUsed,
  RefundNotFailed,
  RefundNotFound,
  RefundNotOwed,
  RefundPreviewResponse,
  RefundRequestDecided,
  RefundRequestNotFound,
  RefundRequestResponse,
  RefundRequestsResponse,
  RefundTooHigh,
  RefundTransferWaits,
  RetriedRefundResponse,
  RetryRefund,
  previewAnswer,
  requestAnswer,
} from '../../payments';
import { TenantNotFound } from '../../tenants';
import { APPROVAL_REFUSALS, requireSecondPerson } from '../staff/staff-standing';
import { TenantAccess, staffIn } from '../tenants/tenant-access';
import { RefundPreviewRequest, StaffRefundRequest } from './payments.request';

const LOOKS = perStaff(600, 3600);
const ACTS = perStaff(120, 3600);
const REFUSALS = [OrderNotFound, OrderInDispute, RefundTooHigh, RefundCreditsTooHigh] as const;

@ApiTags('staff')
@Controller('api/staff/tenants/:slug')
export class StaffRefundsController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(RefundAdminService) private readonly refunds: RefundAdminService,
    @Inject(RetryRefund) private readonly retries: RetryRefund,
  ) {}

  /** Shows the effect that a refund would have now; nothing is stored. */
  @Post('orders/:id/refund-preview')
  @HttpCode(200)
  @ApiOkResponse({ type: RefundPreviewResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'payment.read',
    limit: LOOKS,
    problems: [TenantNotFound, InvalidInput, ...REFUSALS],
  })
  async preview(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id', new IdPipe(OrderNotFound)) order: number,
    @Body() wish: RefundPreviewRequest,
  ): Promise<RefundPreviewResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    return previewAnswer(await this.refunds.preview({ tenantId: tenant.id, order, actor }, wish));
  }

  /** Pays a part of an order back, or all of it. Above the brand's bounds it waits for a second person. */
  @Post('orders/:id/refunds')
  @HttpCode(200)
  @ApiOkResponse({ type: RefundRequestResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'payment.refund',
    stepUp: true,
    limit: ACTS,
    problems: [
      ...[TenantNotFound, InvalidInput, RefundKeyUsed, RefundTransferWaits, StaffSessionNeeded, SecondFactorNeeded],
      ...REFUSALS,
    ],
  })
  async ask(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id', new IdPipe(OrderNotFound)) order: number,
    @Body() wish: StaffRefundRequest,
  ): Promise<RefundRequestResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    return requestAnswer(await this.refunds.ask({ tenantId: tenant.id, order, actor }, wish));
  }

  /** Refunds that wait for a second person. */
  @Get('refund-requests')
  @ApiOkResponse({ type: RefundRequestsResponse })
  @Endpoint({ scope: 'platform', permission: 'payment.read', limit: LOOKS, problems: [TenantNotFound] })
  async waiting(@Req() request: FastifyRequest, @Param('slug') slug: string): Promise<RefundRequestsResponse> {
    const { tenant } = await this.access.enter(request, slug);
    return { requests: (await this.refunds.waiting(tenant.id)).map(requestAnswer) };
  }

  /** The second person's word: of somebody who is confirmed, and has nothing to do with the account that asked. */
  @Post('refund-requests/:id/approvals')
  @HttpCode(200)
  @ApiOkResponse({ type: RefundRequestResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'tenant.approve',
    stepUp: true,
    limit: ACTS,
    problems: [
      ...[TenantNotFound, RefundRequestNotFound, RefundRequestDecided, RefundNotOwed],
      ...[...APPROVAL_REFUSALS, ...REFUSALS],
    ],
  })
  async approve(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id', new UuidPipe(RefundRequestNotFound)) id: string,
  ): Promise<RefundRequestResponse> {
    const { tenant } = await this.access.enter(request, slug);
    return requestAnswer(await this.refunds.approve(tenant.id, id, staffIn(request), requireSecondPerson));
  }

  /** Pays nothing back. Whoever asked may take it back so, too. */
  @Post('refund-requests/:id/refusal')
  @HttpCode(200)
  @ApiOkResponse({ type: RefundRequestResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'payment.refund',
    limit: ACTS,
    problems: [TenantNotFound, RefundRequestNotFound, RefundRequestDecided],
  })
  async refuse(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id', new UuidPipe(RefundRequestNotFound)) id: string,
  ): Promise<RefundRequestResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    return requestAnswer(await this.refunds.refuse(tenant.id, id, actor));
  }

  /** Sends a refund again that has failed. Asked for twice, it is paid once. */
  @Post('refunds/:id/retry')
  @HttpCode(200)
  @ApiOkResponse({ type: RetriedRefundResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'payment.refund',
    stepUp: true,
    limit: ACTS,
    problems: [
      ...[TenantNotFound, RefundNotFound, RefundNotFailed, RefundNotOwed, OrderInDispute, RefundTooHigh],
      ...[RefundTransferWaits, StaffSessionNeeded, SecondFactorNeeded],
    ],
  })
  async retry(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id', new UuidPipe(RefundNotFound)) id: string,
  ): Promise<RetriedRefundResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    return { refund: await this.retries.retry(tenant.id, id, actor) };
  }
}

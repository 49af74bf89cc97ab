import { Body, Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  Endpoint,
  InvalidInput,
  SecondFactorNeeded,
  StaffSessionNeeded,
  UuidPipe,
  perStaff,
} from '../../../platform/http';
import {
  OrderInDispute,
  RefundKeyUsed,
  RefundNotFailed,
  RefundNotFound,
  RefundNotOwed,
  RefundNotWaivable,
  RefundRequestResponse,
  RefundTooHigh,
  RefundTransferAdmin,
  RefundTransferPreviewResponse,
  RefundTransferWaits,
  WaiveRefund,
  requestAnswer,
  transferPreviewAnswer,
} from '../../payments';
import { TenantNotFound } from '../../tenants';
import { TenantAccess } from '../tenants/tenant-access';
import { RefundTransferRequest, RefundWaiverRequest } from './payments.request';

const ACTS = perStaff(120, 3600);
const REFUSALS = [
  ...([TenantNotFound, RefundNotFound, RefundNotFailed, RefundNotOwed, RefundTransferWaits] as const),
] as const;

/** Staff record that a refund which the provider did not pay was paid by the bank, or decide that it is not paid. */
@ApiTags('staff')
@Controller('api/staff/tenants/:slug/refunds/:id')
export class StaffRefundTransfersController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(RefundTransferAdmin) private readonly transfers: RefundTransferAdmin,
    @Inject(WaiveRefund) private readonly waivers: WaiveRefund,
  ) {}

  /** Shows what recording a transfer of the bank would do now; nothing is stored. */
  @Post('transfer-preview')
  @HttpCode(200)
  @ApiOkResponse({ type: RefundTransferPreviewResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'payment.read',
    limit: perStaff(600, 3600),
    problems: [...REFUSALS, OrderInDispute],
  })
  async preview(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id', new UuidPipe(RefundNotFound)) refund: string,
  ): Promise<RefundTransferPreviewResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    return transferPreviewAnswer(await this.transfers.preview({ tenantId: tenant.id, refund, actor }));
  }

  /** Records that the bank has paid all that it still owes. Above the brand's bounds it waits for a second person. */
  @Post('transfers')
  @HttpCode(200)
  @ApiOkResponse({ type: RefundRequestResponse })
  @Endpoint({
    scope: 'platform',
    permission: 'payment.refund',
    stepUp: true,
    limit: ACTS,
    problems: [
      ...[...REFUSALS, OrderInDispute, RefundTooHigh, RefundKeyUsed],
      ...[InvalidInput, StaffSessionNeeded, SecondFactorNeeded],
    ],
  })
  async transfer(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id', new UuidPipe(RefundNotFound)) refund: string,
    @Body() wish: RefundTransferRequest,
  ): Promise<RefundRequestResponse> {
    const { tenant, actor } = await this.access.enter(request, slug);
    return requestAnswer(await this.transfers.ask({ tenantId: tenant.id, refund, actor }, wish));
  }

  /** Ends what it still owes without paying it. Not where the payer got nothing for the money. */
  @Post('waiver')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'platform',
    permission: 'payment.refund',
    stepUp: true,
    limit: ACTS,
    problems: [...REFUSALS, RefundNotWaivable, InvalidInput, StaffSessionNeeded, SecondFactorNeeded],
  })
  async waive(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id', new UuidPipe(RefundNotFound)) refund: string,
    @Body() { reason }: RefundWaiverRequest,
  ): Promise<void> {
    const { tenant, actor } = await this.access.enter(request, slug);
    await this.waivers.waive({ tenantId: tenant.id, refund, actor }, reason);
  }
}

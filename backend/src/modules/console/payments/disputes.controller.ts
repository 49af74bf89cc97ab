import { Body, Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, UuidPipe, perStaff } from '../../../platform/http';
import { DisputeClosed, DisputeNotFound, RespondToDispute } from '../../payments';
import { TenantNotFound } from '../../tenants';
import { TenantAccess } from '../tenants/tenant-access';
import { DisputeResponseRequest } from './payments.request';

@ApiTags('staff')
@Controller('api/staff/tenants/:slug/payment-disputes/:id')
export class StaffDisputesController {
  constructor(
    @Inject(TenantAccess) private readonly access: TenantAccess,
    @Inject(RespondToDispute) private readonly responses: RespondToDispute,
  ) {}

  /** Notes what staff did about a dispute, so that it waits no more. The bank is told nothing: evidence is sent at the provider. */
  @Post('response')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'platform',
    permission: 'payment.refund',
    limit: perStaff(120, 3600),
    problems: [TenantNotFound, DisputeNotFound, DisputeClosed, InvalidInput],
  })
  async respond(
    @Req() request: FastifyRequest,
    @Param('slug') slug: string,
    @Param('id', new UuidPipe(DisputeNotFound)) dispute: string,
    @Body() { note }: DisputeResponseRequest,
  ): Promise<void> {
    const { tenant, actor } = await this.access.enter(request, slug);
    await this.responses.respond({ tenantId: tenant.id, dispute, actor }, note);
  }
}

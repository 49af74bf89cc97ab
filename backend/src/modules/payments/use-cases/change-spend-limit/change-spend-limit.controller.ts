import { Body, Controller, Delete, Inject, Put, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { VisitorCountry } from '../../../../platform/geo';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  memberOf,
  perMember,
  siteOf,
} from '../../../../platform/http';
import { PackageNotFound } from '../../errors';
import { SpendLimitResponse } from '../../spend-limit/spend-limit.response';
import { type Spender, SpendLimits } from '../../spend-limit/spend-limits';
import { ChangeSpendLimitRequest } from './change-spend-limit.request';

@Controller('api/payments/spend-limit')
export class ChangeSpendLimitController {
  constructor(
    @Inject(SpendLimits) private readonly limits: SpendLimits,
    @Inject(VisitorCountry) private readonly countries: VisitorCountry,
  ) {}

  /** Sets what the member allows themselves to spend. It holds at once where it is stricter than before, else after a day. */
  @Put()
  @ApiOkResponse({ type: SpendLimitResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(30, 600),
    problems: [AuthenticationRequired, InvalidInput, PackageNotFound, TooManyRequests],
  })
  put(
    @Req() request: FastifyRequest,
    @Body() { amount, period }: ChangeSpendLimitRequest,
  ): Promise<SpendLimitResponse> {
    return this.limits.change(this.spenderOf(request), amount, period);
  }

  /** Takes the limit away, after a day. */
  @Delete()
  @ApiOkResponse({ type: SpendLimitResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(30, 600),
    problems: [AuthenticationRequired, PackageNotFound, TooManyRequests],
  })
  delete(@Req() request: FastifyRequest): Promise<SpendLimitResponse> {
    return this.limits.change(this.spenderOf(request), null, 'month');
  }

  private spenderOf(request: FastifyRequest): Spender {
    const [tenantId, member] = [siteOf(request).site.id, memberOf(request).id];
    return { tenantId, member, visitor: this.countries.of(request) };
  }
}

import { Controller, Get, Inject, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { VisitorCountry } from '../../../../platform/geo';
import {
  AuthenticationRequired,
  Endpoint,
  TooManyRequests,
  memberOf,
  perMember,
  siteOf,
} from '../../../../platform/http';
import { PackageNotFound } from '../../errors';
import { SpendLimitResponse } from '../../spend-limit/spend-limit.response';
import { SpendLimits } from '../../spend-limit/spend-limits';

@Controller('api/payments/spend-limit')
export class ShowSpendLimitController {
  constructor(
    @Inject(SpendLimits) private readonly limits: SpendLimits,
    @Inject(VisitorCountry) private readonly countries: VisitorCountry,
  ) {}

  /** What the member allows themselves to spend, how much of it is used, and a looser limit that waits. */
  @Get()
  @ApiOkResponse({ type: SpendLimitResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(240, 60),
    problems: [AuthenticationRequired, PackageNotFound, TooManyRequests],
  })
  get(@Req() request: FastifyRequest): Promise<SpendLimitResponse> {
    const [tenantId, member] = [siteOf(request).site.id, memberOf(request).id];
    return this.limits.show({ tenantId, member, visitor: this.countries.of(request) });
  }
}

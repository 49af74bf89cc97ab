import { Controller, Inject, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  TooManyRequests,
  memberOf,
  perMember,
  siteOf,
} from '../../../../platform/http';
import { PublishedSites } from '../../../tenants';
import { DiscountCode, discountCode } from '../../discounts/discount-code.response';
import { LeavingDiscountOff } from '../../discounts/errors';
import { LeavingDiscounts } from '../../discounts/leaving-discounts';

@Controller('api/payments/leaving-discount')
export class TakeLeavingDiscountController {
  constructor(
    @Inject(LeavingDiscounts) private readonly discounts: LeavingDiscounts,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /** Takes the discount that is offered to a member who wants to leave, once: a code for them alone. */
  @Post()
  @ApiCreatedResponse({ type: DiscountCode })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(20, 3600),
    problems: [AuthenticationRequired, LeavingDiscountOff, TooManyRequests],
  })
  async post(@Req() request: FastifyRequest): Promise<DiscountCode> {
    const { document } = await this.published.get(siteOf(request).site.id);
    const taken = await this.discounts.take(memberOf(request).id, document);
    return discountCode(taken, taken.methods);
  }
}

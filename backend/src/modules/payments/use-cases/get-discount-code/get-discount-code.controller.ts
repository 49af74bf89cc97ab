import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
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
import { DiscountCode } from '../../discounts/discount-code.response';
import { DiscountNotFound, TimeBonusOff, WelcomeDiscountOff } from '../../discounts/errors';
import { DiscountCodeRequest } from './get-discount-code.request';
import { GetDiscountCode } from './get-discount-code.use-case';

@Controller('api')
export class GetDiscountCodeController {
  constructor(
    @Inject(GetDiscountCode) private readonly discounts: GetDiscountCode,
    @Inject(VisitorCountry) private readonly countries: VisitorCountry,
  ) {}

  /** The member's time bonus or, asked for, the welcome discount. */
  @Get(['discountcode.php', 'discountcode'])
  @ApiOkResponse({ type: DiscountCode })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(240, 60),
    problems: [
      ...[AuthenticationRequired, DiscountNotFound, InvalidInput, TooManyRequests],
      ...[TimeBonusOff, WelcomeDiscountOff],
    ],
  })
  get(@Query() { welcome }: DiscountCodeRequest, @Req() request: FastifyRequest): Promise<DiscountCode> {
    const [tenant, member] = [siteOf(request).site.id, memberOf(request).id];
    return this.discounts.get(tenant, member, this.countries.of(request), welcome === 'true');
  }
}

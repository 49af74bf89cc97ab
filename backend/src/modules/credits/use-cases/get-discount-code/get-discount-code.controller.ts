import { Controller, Get, Header, Inject, Query, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  memberOf,
  perMember,
} from '../../../../platform/http';
import { DiscountCode } from './discount-code.response';
import { DiscountNotFound } from './discount-not-found.error';
import { DiscountCodeRequest } from './get-discount-code.request';
import { TimeBonus } from './time-bonus';

@Controller('api')
export class GetDiscountCodeController {
  constructor(@Inject(TimeBonus) private readonly timeBonus: TimeBonus) {}

  /** The member's time bonus. A welcome discount is given with an order, and there are none yet. */
  @Get(['discountcode.php', 'discountcode'])
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: DiscountCode })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(240, 60),
    problems: [AuthenticationRequired, DiscountNotFound, InvalidInput, TooManyRequests],
  })
  async get(@Query() { welcome }: DiscountCodeRequest, @Req() request: FastifyRequest): Promise<DiscountCode> {
    const found = welcome === 'true' ? undefined : await this.timeBonus.of(memberOf(request).id);
    if (!found) throw new DiscountNotFound();
    return found;
  }
}

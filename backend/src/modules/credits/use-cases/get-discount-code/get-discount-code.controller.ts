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
  siteOf,
} from '../../../../platform/http';
import { PublishedSites } from '../../../tenants';
import { DiscountCode } from './discount-code.response';
import { DiscountNotFound, TimeBonusOff, WelcomeDiscountOff } from './discount-not-found.error';
import { DiscountCodeRequest } from './get-discount-code.request';
import { TimeBonus } from './time-bonus';

@Controller('api')
export class GetDiscountCodeController {
  constructor(
    @Inject(TimeBonus) private readonly timeBonus: TimeBonus,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /** The member's time bonus. A welcome discount is given with an order, and there are none yet. */
  @Get(['discountcode.php', 'discountcode'])
  @Header('cache-control', 'no-store')
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
  async get(@Query() { welcome }: DiscountCodeRequest, @Req() request: FastifyRequest): Promise<DiscountCode> {
    const { features, discounts } = (await this.published.get(siteOf(request).site.id)).document;
    if (welcome === 'true') throw features.welcome_discount ? new DiscountNotFound() : new WelcomeDiscountOff();
    if (!features.time_bonus) throw new TimeBonusOff();
    const bonus = await this.timeBonus.findFor(memberOf(request).id, discounts);
    if (!bonus) throw new DiscountNotFound();
    return bonus;
  }
}

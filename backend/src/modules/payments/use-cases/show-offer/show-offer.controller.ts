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
import { DISCOUNT_PROBLEMS } from '../../discounts/errors';
import { OfferResponse } from './offer.response';
import { ShowOfferRequest } from './show-offer.request';
import { ShowOffer } from './show-offer.use-case';

@Controller('api/payments/offer')
export class ShowOfferController {
  constructor(
    @Inject(ShowOffer) private readonly offer: ShowOffer,
    @Inject(VisitorCountry) private readonly countries: VisitorCountry,
  ) {}

  /** What the member can buy, at which price, and how they can pay: by the provider's own list for country and sum. */
  @Get()
  @ApiOkResponse({ type: OfferResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 60),
    problems: [AuthenticationRequired, InvalidInput, TooManyRequests, ...DISCOUNT_PROBLEMS],
  })
  get(@Req() request: FastifyRequest, @Query() { code }: ShowOfferRequest): Promise<OfferResponse> {
    return this.offer.show(siteOf(request).site.id, memberOf(request).id, this.countries.of(request), code);
  }
}

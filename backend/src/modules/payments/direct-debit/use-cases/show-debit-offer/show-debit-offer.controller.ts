import { Controller, Get, Inject, Query, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { VisitorCountry } from '../../../../../platform/geo';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  memberOf,
  perMember,
  siteOf,
} from '../../../../../platform/http';
import { DISCOUNT_PROBLEMS } from '../../../discounts/errors';
import { PackageNotFound } from '../../../errors';
import { DirectDebitNotOffered } from '../../errors';
import { DebitOfferRequest } from './debit-offer.request';
import { DebitOfferResponse } from './debit-offer.response';
import { ShowDebitOffer } from './show-debit-offer.use-case';

@Controller('api/payments/direct-debit')
export class ShowDebitOfferController {
  constructor(
    @Inject(ShowDebitOffer) private readonly offer: ShowDebitOffer,
    @Inject(VisitorCountry) private readonly countries: VisitorCountry,
  ) {}

  /** Shows the price of a package by direct debit, when its credits come, and whom the mandate is for. */
  @Get()
  @ApiOkResponse({ type: DebitOfferResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 60),
    problems: [
      ...[AuthenticationRequired, InvalidInput, TooManyRequests, PackageNotFound, DirectDebitNotOffered],
      ...DISCOUNT_PROBLEMS,
    ],
  })
  get(@Req() request: FastifyRequest, @Query() { package: id, code }: DebitOfferRequest): Promise<DebitOfferResponse> {
    const member = memberOf(request).id;
    const buyer = { tenantId: siteOf(request).site.id, member, visitor: this.countries.of(request) };
    return this.offer.show(buyer, id, code);
  }
}

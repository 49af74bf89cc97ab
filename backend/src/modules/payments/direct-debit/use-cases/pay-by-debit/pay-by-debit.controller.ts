import { Body, Controller, Inject, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { VisitorCountry } from '../../../../../platform/geo';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  localeOf,
  memberOf,
  perMember,
  siteOf,
} from '../../../../../platform/http';
import { AccountNotConfirmed } from '../../../../members';
import { DISCOUNT_PROBLEMS } from '../../../discounts/errors';
import { OrderKeyUsed, PackageNotFound, PaymentsUnavailable, PriceChanged } from '../../../errors';
import { OrderResponse } from '../../../orders/order.response';
import {
  DebitTermsChanged,
  DirectDebitBlocked,
  DirectDebitLimitReached,
  DirectDebitNotOffered,
  IbanInvalid,
  IbanNotSepa,
  PhoneCodeInvalid,
  PhoneCountryNotServed,
  PhoneInvalid,
  PhoneNotMobile,
} from '../../errors';
import { SpendLimitCurrency, SpendLimitReached } from '../../../spend-limit/errors';
import { PayByDebitRequest } from './pay-by-debit.request';
import { PayByDebit } from './pay-by-debit.use-case';

@Controller('api/payments/direct-debit')
export class PayByDebitController {
  constructor(
    @Inject(PayByDebit) private readonly debits: PayByDebit,
    @Inject(VisitorCountry) private readonly countries: VisitorCountry,
  ) {}

  /**
   * Orders a package, signs a mandate and has the money collected. The order is completed at once where credits come at
   * submission, else it is pending until the bank has paid.
   */
  @Post()
  @ApiCreatedResponse({ type: OrderResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(30, 600),
    problems: [
      ...[AuthenticationRequired, InvalidInput, TooManyRequests, AccountNotConfirmed, PackageNotFound, PriceChanged],
      ...[OrderKeyUsed, PaymentsUnavailable, DirectDebitNotOffered, DirectDebitBlocked, DirectDebitLimitReached],
      ...[DebitTermsChanged, IbanInvalid, IbanNotSepa, PhoneInvalid, PhoneNotMobile, PhoneCountryNotServed],
      ...[PhoneCodeInvalid, SpendLimitCurrency, SpendLimitReached, ...DISCOUNT_PROBLEMS],
    ],
  })
  async post(@Req() request: FastifyRequest, @Body() wish: PayByDebitRequest): Promise<OrderResponse> {
    const { id: member, status } = memberOf(request);
    if (status === 'not_confirmed') throw new AccountNotConfirmed();
    const payer = { tenantId: siteOf(request).site.id, member, visitor: this.countries.of(request) };
    return this.debits.pay({ ...payer, locale: localeOf(request) }, wish);
  }
}

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
import {
  DirectDebitNotOffered,
  PhoneCodesLimited,
  PhoneCountryNotServed,
  PhoneInvalid,
  PhoneNotMobile,
  TextMessagesUnavailable,
} from '../../errors';
import { SendPhoneCodeRequest } from './send-phone-code.request';
import { SendPhoneCode } from './send-phone-code.use-case';
import { SentCodeResponse } from './sent-code.response';

@Controller('api/payments/direct-debit/code')
export class SendPhoneCodeController {
  constructor(
    @Inject(SendPhoneCode) private readonly codes: SendPhoneCode,
    @Inject(VisitorCountry) private readonly countries: VisitorCountry,
  ) {}

  /** Sends a code of six digits to a mobile number. It holds for ten minutes, and the next one ends it. */
  @Post()
  @ApiCreatedResponse({ type: SentCodeResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(20, 600),
    problems: [
      ...[AuthenticationRequired, InvalidInput, TooManyRequests, AccountNotConfirmed, DirectDebitNotOffered],
      ...[PhoneInvalid, PhoneNotMobile, PhoneCountryNotServed, PhoneCodesLimited, TextMessagesUnavailable],
    ],
  })
  async post(@Req() request: FastifyRequest, @Body() { phone }: SendPhoneCodeRequest): Promise<SentCodeResponse> {
    const { id: member, status } = memberOf(request);
    if (status === 'not_confirmed') throw new AccountNotConfirmed();
    const { network } = request.context;
    const expiresAt = await this.codes.send({
      ...{ tenantId: siteOf(request).site.id, member, visitor: this.countries.of(request) },
      ...{ locale: localeOf(request), network: network.site ?? network.line, phone },
    });
    return { expires_at: expiresAt.toISOString(), now: new Date().toISOString() };
  }
}

import { Controller, Get, Inject, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { ListMailPreferences } from './list-mail-preferences.use-case';
import { MailPreferencesResponse } from './mail-preferences.response';

@Controller('api/mail-preferences')
export class ListMailPreferencesController {
  constructor(@Inject(ListMailPreferences) private readonly preferences: ListMailPreferences) {}

  /** The mails that the member may turn off, and why none is sent at the moment. */
  @Get()
  @ApiOkResponse({ type: MailPreferencesResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 60),
    problems: [AuthenticationRequired, TooManyRequests],
  })
  get(@Req() request: FastifyRequest): Promise<MailPreferencesResponse> {
    return this.preferences.of(memberOf(request).id);
  }
}

import { Controller, Get, Inject, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { ListPushPreferences } from './list-push-preferences.use-case';
import { PushPreferencesResponse } from './push-preferences.response';

@Controller('api/push/preferences')
export class ListPushPreferencesController {
  constructor(@Inject(ListPushPreferences) private readonly preferences: ListPushPreferences) {}

  /** What the member is told of by push and by mail, and the hours in which no push comes. */
  @Get()
  @ApiOkResponse({ type: PushPreferencesResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 60),
    problems: [AuthenticationRequired, TooManyRequests],
  })
  get(@Req() request: FastifyRequest): Promise<PushPreferencesResponse> {
    return this.preferences.of(memberOf(request).id);
  }
}

import { Controller, Get, Inject, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { ListSessions } from './list-sessions.use-case';
import { SessionsResponse } from './sessions.response';

@Controller('api/sessions')
export class ListSessionsController {
  constructor(@Inject(ListSessions) private readonly listSessions: ListSessions) {}

  /** The member's sessions: the device that asks first, then by when they were last seen. */
  @Get()
  @ApiOkResponse({ type: SessionsResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(60, 60),
    problems: [AuthenticationRequired, TooManyRequests],
  })
  async get(@Req() request: FastifyRequest): Promise<SessionsResponse> {
    const { id, session } = memberOf(request);
    return { sessions: await this.listSessions.list(id, session) };
  }
}

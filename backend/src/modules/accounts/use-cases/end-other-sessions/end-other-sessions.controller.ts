import { Controller, Inject, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiConsumes, ApiNoContentResponse } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Database } from '../../../../platform/database';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { AccountFormFilter, isForm } from '../../forms/account-form.filter';
import { accountEvent } from '../../history/account-event';
import { SETTINGS_PAGE } from '../../pages';
import { Sessions } from '../../sessions/sessions';

@Controller('api/sessions/end-others')
@UseFilters(AccountFormFilter)
export class EndOtherSessionsController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Sessions) private readonly sessions: Sessions,
  ) {}

  /** Signs out everywhere else; the device that asks stays signed in. An HTML form is led back to the settings (303). */
  @Post()
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded')
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(30, 60),
    problems: [AuthenticationRequired, TooManyRequests],
  })
  async post(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { id, session } = memberOf(request);
    await this.database.batch([this.sessions.endAll(id, session), accountEvent(id, 'sessions_ended')]);
    this.sessions.publishRevocation(id);
    if (isForm(request)) void reply.code(303).header('location', SETTINGS_PAGE).send();
    else void reply.code(204).send();
  }
}

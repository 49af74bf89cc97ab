import { Controller, Delete, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Database } from '../../../../platform/database';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { SessionNotFound } from '../../errors';
import { SessionCookies } from '../../sessions/session-cookies';
import { Sessions } from '../../sessions/sessions';

@Controller('api/sessions')
export class EndSessionController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(SessionCookies) private readonly cookies: SessionCookies,
  ) {}

  /** Signs one of the member's devices out. Their own one as well: the cookie goes with it. */
  @Delete(':id')
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 60),
    problems: [AuthenticationRequired, SessionNotFound, TooManyRequests],
  })
  async delete(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const member = memberOf(request);
    const ended = isUUID(id)
      ? await this.database.execute('delete from session where id = $1 and account_id = $2', [id, member.id])
      : 0;
    if (ended === 0) throw new SessionNotFound();
    this.sessions.publishRevocation(member.id);
    if (id === member.session) this.cookies.clear(reply);
    void reply.code(204).send();
  }
}

import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Database } from '../../../../platform/database';
import { CrossSiteRequest, Endpoint, perAddress } from '../../../../platform/http';
import { SessionCookies } from '../../sessions/session-cookies';
import { Sessions } from '../../sessions/sessions';

@Controller('api')
export class SignOutController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(SessionCookies) private readonly cookies: SessionCookies,
  ) {}

  /** Ends the session. A browser that follows a link here is led to the home page. */
  @Get(['logout.php', 'logout'])
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    limit: perAddress(120, 60),
    ownPagesOnly: true,
    problems: [CrossSiteRequest],
  })
  async get(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const token = this.cookies.read(request);
    if (token !== undefined) {
      const [ended] = await this.database.batch([this.sessions.end(token)]);
      this.sessions.publishEnd(ended);
    }
    this.cookies.clear(reply);
    if (request.headers.accept?.includes('text/html')) void reply.code(303).header('location', '/').send();
    else void reply.code(204).send();
  }
}

import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Endpoint, FastPaths, type RequestContext, perAddress, siteOf } from '../../../../platform/http';
import { PublishedSites } from '../../../tenants';
import { SessionCookies } from '../../sessions/session-cookies';
import { Sessions } from '../../sessions/sessions';
import { GetUser } from './get-user.use-case';
import { UserResponse } from './user.response';

const PATHS = ['user.php', 'user'];

@Controller('api')
export class GetUserController {
  constructor(
    @Inject(GetUser) private readonly getUser: GetUser,
    @Inject(PublishedSites) private readonly published: PublishedSites,
    @Inject(SessionCookies) private readonly cookies: SessionCookies,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(FastPaths) routes: FastPaths,
  ) {
    routes.add(this, 'get', (request) =>
      request.context.revision === null || request.context.session?.isOld ? undefined : this.answer(request),
    );
  }

  // Pages ask every minute, and a household or an office has one address.
  /** The signed-in member, if any. Never answers 403: pages ask it to find out. */
  @Get(PATHS)
  @ApiOkResponse({ type: UserResponse })
  @Endpoint({ scope: 'tenant', permission: 'public', limit: perAddress(1200, 60) })
  async get(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<UserResponse> {
    const { session } = request.context;
    if (session?.isOld) await this.rename(session.token, reply);
    return this.answer(request);
  }

  private async rename(token: string, reply: FastifyReply): Promise<void> {
    const seconds = await this.sessions.secondsLeft(token);
    if (seconds !== null) this.cookies.rename(reply, token, seconds);
  }

  private async answer(request: { readonly context: RequestContext }): Promise<UserResponse> {
    const token = this.cookies.read(request);
    if (token === undefined) return { user: null };
    const { document } = await this.published.get(siteOf(request).site.id);
    return { user: await this.getUser.get(token, document.settings) };
  }
}

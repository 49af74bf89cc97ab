import { Controller, Get, Header, Inject, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, LiveRoutes, type Visit, perAddress, siteOf } from '../../../../platform/http';
import { PublishedSites } from '../../../tenants';
import { SessionCookies } from '../../sessions/session-cookies';
import { GetUser } from './get-user.use-case';
import { UserResponse } from './user.response';

const PATHS = ['user.php', 'user'];
// Pages ask every minute, and a household or an office has one address.
const LIMIT = perAddress(1200, 60);

@Controller('api')
export class GetUserController {
  constructor(
    @Inject(GetUser) private readonly getUser: GetUser,
    @Inject(PublishedSites) private readonly published: PublishedSites,
    @Inject(SessionCookies) private readonly cookies: SessionCookies,
    @Inject(LiveRoutes) routes: LiveRoutes,
  ) {
    routes.add(
      PATHS.map((path) => `/api/${path}`),
      LIMIT,
      (visit) => (visit.revision === null ? undefined : this.answer({ visit })),
    );
  }

  /** Who is signed in here, if anybody. Never answers 403: pages ask it to find out. */
  @Get(PATHS)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: UserResponse })
  @Endpoint({ scope: 'tenant', permission: 'public', limit: LIMIT })
  get(@Req() request: FastifyRequest): Promise<UserResponse> {
    return this.answer(request);
  }

  private async answer(request: { readonly visit: Visit }): Promise<UserResponse> {
    const token = this.cookies.read(request);
    if (token === undefined) return { user: null };
    const { document } = await this.published.get(siteOf(request).site.id);
    return { user: await this.getUser.get(token, document.settings) };
  }
}

import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { withoutPageLanguage } from '../../../../../../contract/text/page-language';
import { CONFIG, type Config } from '../../../../platform/config/config';
import { Endpoint, hostAsked, isCrossSite, perAddress, siteOf } from '../../../../platform/http';
import { SessionCookies } from '../../sessions/session-cookies';
import { Sessions } from '../../sessions/sessions';
import { ChangeLanguage } from '../change-language/change-language.use-case';
import { ownPath } from './own-path';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

@Controller('api/locale')
export class ChooseLocaleController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(SessionCookies) private readonly cookies: SessionCookies,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(ChangeLanguage) private readonly changeLanguage: ChangeLanguage,
  ) {}

  /**
   * The language switcher without scripts: keeps a language that the brand offers (`set`), in a member's account as well,
   * and leads to `next`, else back to the page that the link stood on.
   */
  @Get()
  @ApiExcludeEndpoint()
  @Endpoint({ scope: 'tenant', permission: 'public', limit: perAddress(60, 60) })
  async choose(
    @Query('set') wanted: unknown,
    @Query('next') next: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (typeof wanted === 'string' && siteOf(request).site.locales.includes(wanted)) {
      const secure = this.config.PUBLIC_PROTOCOL === 'https' ? '; Secure' : '';
      void reply.header('set-cookie', `locale=${wanted}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`);
      await this.keep(wanted, request);
    }
    void reply
      .header('x-robots-tag', 'noindex')
      .code(303)
      .header('location', ownPath(next === undefined ? pageBefore(request) : next) ?? '/')
      .send();
  }

  /** Saves the language if a link of the brand's own pages was followed: other sites cannot change an account. */
  private async keep(language: string, request: FastifyRequest): Promise<void> {
    const token = this.cookies.read(request);
    if (token === undefined || isCrossSite(request)) return;
    const member = await this.sessions.authenticate(token);
    if (member) await this.changeLanguage.change(member.id, language);
  }
}

/** The page of this host that the browser says it comes from. */
function pageBefore(request: FastifyRequest): string | undefined {
  const { referer } = request.headers;
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const { hostname, pathname, search } = new URL(referer);
  return hostname === hostAsked(request) ? withoutPageLanguage(pathname + search) : undefined;
}

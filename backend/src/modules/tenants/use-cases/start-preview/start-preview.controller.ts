import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { readPreview } from '../../../../../../contract/tenancy/preview-token';
import { CONFIG, type Config } from '../../../../platform/config/config';
import { Endpoint, perAddress } from '../../../../platform/http';
import { PreviewRefused } from '../../errors';

@Controller('api/preview')
export class StartPreviewController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** The target of a preview link: sets a cookie on this host and redirects to the home page. */
  @Get()
  @ApiExcludeEndpoint()
  @Endpoint({ scope: 'tenant', permission: 'public', limit: perAddress(30, 60), problems: [PreviewRefused] })
  start(@Query('token') token: string | undefined, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const claim = typeof token === 'string' ? readPreview(token, this.config.SECRET_KEY) : undefined;
    if (!claim || claim.tenantId !== request.context.scope.tenantId) throw new PreviewRefused();
    const age = Math.max(1, claim.exp - Math.floor(Date.now() / 1000));
    const secure = this.config.PUBLIC_PROTOCOL === 'https' ? '; Secure' : '';
    void reply
      .header('set-cookie', `preview=${token ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`)
      .code(303)
      .header('location', '/')
      .send();
  }
}

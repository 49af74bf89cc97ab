import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Endpoint, localeOf, perAddress, siteOf } from '../../../../platform/http';
import { PublishedSites } from '../../../tenants';
import { ProfileNotFound } from './profile-not-found.error';
import { ShowTeaser } from './show-teaser.use-case';
import { TeaserResponse } from './teaser.response';

@Controller('api/members')
export class ShowTeaserController {
  constructor(
    @Inject(ShowTeaser) private readonly teaser: ShowTeaser,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /** A profile as its landing pages show it to visitors: fictional and active ones only. */
  @Get(':id/teaser')
  @ApiOkResponse({ type: TeaserResponse })
  @Endpoint({ scope: 'tenant', permission: 'public', limit: perAddress(60, 60), problems: [ProfileNotFound] })
  async show(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TeaserResponse> {
    const { document } = await this.published.get(siteOf(request).site.id);
    const teaser = await this.teaser.show(id, { settings: document.settings, locale: localeOf(request) });
    // In the visitor's language, so for this browser only.
    void reply.header('cache-control', 'private, max-age=60');
    return teaser;
  }
}

import { Controller, Get, Header, Inject, Query, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  localeOf,
  perMember,
  siteOf,
} from '../../../../../platform/http';
import { PublishedSites } from '../../../../tenants';
import { GifSearchOff, GifsUnavailable } from '../../errors';
import { GifSource } from '../../gifs/gif';
import { GifsRequest } from './gifs.request';
import { GifsResponse } from './gifs.response';

@Controller('api/gifs')
export class SearchGifsController {
  constructor(
    @Inject(GifSource) private readonly source: GifSource,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /** GIFs for a message, by words in the member's language. */
  @Get()
  @Header('cache-control', 'private, max-age=60')
  @ApiOkResponse({ type: GifsResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 60),
    problems: [AuthenticationRequired, TooManyRequests, InvalidInput, GifSearchOff, GifsUnavailable],
  })
  async search(@Query() { query = '', cursor }: GifsRequest, @Req() request: FastifyRequest): Promise<GifsResponse> {
    const { document } = await this.published.get(siteOf(request).site.id);
    if (!document.features.gif_search) throw new GifSearchOff();
    const page = await this.source.search({ query: query.trim(), cursor, locale: localeOf(request) });
    return { ...page, provider: this.source.provider };
  }
}

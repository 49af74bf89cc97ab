import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Endpoint, InvalidInput, ReadyAnswer, localeOf, perAddress, siteOf } from '../../../../platform/http';
import { PublishedSites } from '../../../tenants';
import { ListRegions } from './list-regions.use-case';
import { RegionsRequest } from './regions.request';
import { RegionsResponse } from './regions.response';

const BYTES = 32 * 1024 * 1024;

@Controller('api')
export class ListRegionsController {
  /** By countries and language, so that brands with the same countries share one. */
  private readonly ready = new LRUCache<string, ReadyAnswer>({
    maxSize: BYTES,
    sizeCalculation: (answer) => answer.size,
  });

  constructor(
    @Inject(ListRegions) private readonly regions: ListRegions,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /** The regions of one country of the brand, none for another country, or of all that the brand serves, in the visitor's language. Loaded once by a page and kept. */
  @Get(['regions.php', 'regions'])
  @ApiOkResponse({ type: RegionsResponse })
  @Endpoint({ scope: 'tenant', permission: 'public', limit: perAddress(120, 60), problems: [InvalidInput] })
  async list(
    @Query() query: RegionsRequest,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const offered = await this.countriesOf(request);
    const countries = query.country === undefined ? offered : offered.filter((country) => country === query.country);
    const locale = localeOf(request);
    const key = `${locale}:${countries.join()}`;
    let answer = this.ready.get(key);
    if (!answer) {
      answer = new ReadyAnswer(this.regions.run(countries, locale), 'private, max-age=3600');
      this.ready.set(key, answer);
    }
    answer.send(request, reply);
  }

  private async countriesOf(request: FastifyRequest): Promise<readonly string[]> {
    const { site, revision } = siteOf(request);
    const { settings } = await this.published.document(site.id, revision);
    return settings.countries;
  }
}

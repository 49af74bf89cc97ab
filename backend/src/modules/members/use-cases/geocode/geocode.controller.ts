import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, ReadyAnswer, localeOf, perAddress, siteOf } from '../../../../platform/http';
import { PublishedSites } from '../../../tenants';
import { PlaceResponse } from '../../places/place.response';
import { GeocodeRequest } from './geocode.request';
import { Geocode } from './geocode.use-case';
import { PlaceNotFound } from './place-not-found.error';

@Controller('api')
export class GeocodeController {
  constructor(
    @Inject(Geocode) private readonly geocode: Geocode,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /** The nearest place in the brand's countries to the visitor's coordinates, who may keep the answer for an hour. */
  @Get(['geocode.php', 'geocode'])
  @ApiOkResponse({ type: PlaceResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    limit: perAddress(120, 60),
    problems: [InvalidInput, PlaceNotFound],
  })
  async get(@Query() query: GeocodeRequest, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { site, revision } = siteOf(request);
    const { settings } = await this.published.document(site.id, revision);
    const place = this.geocode.run(query, settings.countries, localeOf(request));
    new ReadyAnswer(place, 'private, max-age=3600').send(request, reply);
  }
}

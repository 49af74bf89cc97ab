import { Controller, Get, Header, Inject, Query, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, localeOf, perAddress, siteOf } from '../../../../platform/http';
import { PublishedSites } from '../../../tenants';
import { placeResponse } from '../../places/place.response';
import { RegionCatalogue } from '../../places/region-catalogue';
import { TownSearch } from '../../places/town-search';
import { FindPlacesRequest } from './find-places.request';
import { PlacesResponse } from './places.response';

const MOST = 8;

@Controller('api/places')
export class FindPlacesController {
  constructor(
    @Inject(TownSearch) private readonly towns: TownSearch,
    @Inject(RegionCatalogue) private readonly regions: RegionCatalogue,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /** Towns of which the name, or a word in it, begins as somebody types; accents are ignored. None in countries that the brand does not serve. Asked at every key. */
  @Get()
  @Header('cache-control', 'private, max-age=3600')
  @Header('vary', 'cookie')
  @ApiOkResponse({ type: PlacesResponse })
  @Endpoint({ scope: 'tenant', permission: 'public', limit: perAddress(300, 60), problems: [InvalidInput] })
  async find(@Query() { query, country }: FindPlacesRequest, @Req() request: FastifyRequest): Promise<PlacesResponse> {
    const { site, revision } = siteOf(request);
    const { settings } = await this.published.document(site.id, revision);
    if (!settings.countries.includes(country)) return { places: [] };
    const locale = localeOf(request);
    return { places: this.towns.find(country, query, MOST).map((town) => placeResponse(town, this.regions, locale)) };
  }
}

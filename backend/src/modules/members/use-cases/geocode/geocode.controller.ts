import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, ReadyAnswer, perAddress } from '../../../../platform/http';
import { GeocodeRequest } from './geocode.request';
import { GeocodeResponse } from './geocode.response';
import { Geocode } from './geocode.use-case';
import { PlaceNotFound } from './place-not-found.error';

@Controller('api')
export class GeocodeController {
  constructor(@Inject(Geocode) private readonly geocode: Geocode) {}

  /** The nearest place to the visitor's coordinates, who may keep the answer for an hour. */
  @Get(['geocode.php', 'geocode'])
  @ApiOkResponse({ type: GeocodeResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    limit: perAddress(120, 60),
    problems: [InvalidInput, PlaceNotFound],
  })
  get(@Query() query: GeocodeRequest, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    new ReadyAnswer(this.geocode.run(query.lat, query.lon), 'private, max-age=3600').send(request, reply);
  }
}

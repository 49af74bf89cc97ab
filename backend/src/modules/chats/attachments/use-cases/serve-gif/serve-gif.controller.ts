import { Controller, Get, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiQuery } from '@nestjs/swagger';
import { type FastifyReply } from 'fastify';
import { AuthenticationRequired, Endpoint, TooManyRequests, perAddress, perMember } from '../../../../../platform/http';
import { GifNotFound, GifsUnavailable } from '../../errors';
import { drawnSvg } from '../../gifs/drawn/drawn-gifs';
import { isDrawnGif } from '../../gifs/drawn/drawn-ids';
import { GifMedia } from '../../gifs/provider/gif-media';

const PICTURE = { schema: { type: 'string', format: 'binary' } } as const;
/** A drawing moves by a style of its own, and does nothing else. */
const ONLY_STYLE = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

@Controller('api/gifs')
export class ServeGifController {
  constructor(@Inject(GifMedia) private readonly media: GifMedia) {}

  /** A drawn GIF, or its still. */
  @Get('drawn/:name')
  @ApiProduces('image/svg+xml')
  @ApiOkResponse(PICTURE)
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    limit: perAddress(6000, 60),
    problems: [GifNotFound, TooManyRequests],
  })
  drawn(@Param('name') name: string, @Res() reply: FastifyReply): void {
    const [, id = '', still] = /^([a-z_]{1,30})(-still)?\.svg$/.exec(name) ?? [];
    if (!isDrawnGif(id)) throw new GifNotFound();
    void reply
      .headers({ 'cache-control': 'public, max-age=86400', 'content-security-policy': ONLY_STYLE })
      .type('image/svg+xml')
      .send(drawnSvg(id, still !== undefined));
  }

  /** A provider's picture, under an address that this api made. */
  @Get('media')
  @ApiQuery({ name: 'of', required: true })
  @ApiProduces('image/webp', 'image/gif', 'image/png', 'image/jpeg')
  @ApiOkResponse(PICTURE)
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(1200, 60),
    problems: [AuthenticationRequired, GifNotFound, GifsUnavailable, TooManyRequests],
  })
  async outside(@Query('of') token: unknown, @Res() reply: FastifyReply): Promise<void> {
    const { type, content } = await this.media.get(typeof token === 'string' ? token : '');
    void reply.header('cache-control', 'private, max-age=604800, immutable').type(type).send(content);
  }
}

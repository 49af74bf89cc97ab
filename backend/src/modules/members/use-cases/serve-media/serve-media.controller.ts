import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Endpoint, TooManyRequests, matchesEtag, perAddress } from '../../../../platform/http';
import { PhotoNotFound } from '../../photos/errors';
import { ServeMedia } from './serve-media.use-case';

const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp' };

/**
 * The bytes under an address never change, but a photo can be rejected, deleted or erased. So caches ask again, which
 * costs one row and no file: shared ones after a minute, browsers after ten, and neither shows an old copy meanwhile.
 */
const SHOWN_TO_ALL = {
  'cache-control': 'public, max-age=600, s-maxage=60, must-revalidate, stale-while-revalidate=0, stale-if-error=0',
  'cross-origin-resource-policy': 'cross-origin',
};
const SHOWN_TO_OWNER = { 'cache-control': 'private, no-store' };

@Controller('media')
export class ServeMediaController {
  constructor(@Inject(ServeMedia) private readonly media: ServeMedia) {}

  /** A picture of this brand. One that is not shown to everybody is there for its owner only. */
  @Get(':key/:name')
  @ApiProduces('image/avif', 'image/webp')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  // A page has dozens, and a whole office or mobile network one address; nobody finds a key by trying.
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    limit: perAddress(6000, 60),
    problems: [PhotoNotFound, TooManyRequests],
  })
  async get(
    @Param('key') key: string,
    @Param('name') name: string,
    @Req() { context, headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { isPublic, read } = await this.media.find(key, name, context.session?.token);
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    if (!isPublic) {
      void reply
        .headers(SHOWN_TO_OWNER)
        .type(type)
        .send(await read());
      return;
    }
    const etag = `"${key}-${name}"`;
    void reply.headers({ ...SHOWN_TO_ALL, etag });
    const known = headers['if-none-match'];
    if (known !== undefined && matchesEtag(known, etag)) void reply.code(304).send();
    else void reply.type(type).send(await read());
  }
}

import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import {
  Endpoint,
  SESSION_COOKIE,
  SESSION_TOKEN,
  TooManyRequests,
  cookieIn,
  perAddress,
} from '../../../../platform/http';
import { PhotoNotFound } from '../../photos/errors';
import { ServeMedia } from './serve-media.use-case';

const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp' };

/** What is under an address never changes, so whoever has it need not ask again. */
const KEPT = { 'cache-control': 'public, max-age=31536000, immutable', 'cross-origin-resource-policy': 'cross-origin' };
const NOT_KEPT = { 'cache-control': 'private, no-store' };

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
    @Req() { visit }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const cookie = cookieIn(visit.cookies, SESSION_COOKIE);
    const token = cookie !== undefined && SESSION_TOKEN.test(cookie) ? cookie : undefined;
    const { content, isPublic } = await this.media.serve(key, name, token);
    const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    void reply
      .headers(isPublic ? KEPT : NOT_KEPT)
      .type(type)
      .send(content);
  }
}

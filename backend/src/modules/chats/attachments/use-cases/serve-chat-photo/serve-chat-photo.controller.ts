import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../../platform/http';
import { BLURRED, PhotoFiles, PhotoNotFound, renditionsOf } from '../../../../members';
import { type SeenPhoto, ChatPhotos } from '../../photos/chat-photos';

const KEY = /^[0-9a-f]{32}$/;

@Controller('api/chat-photos/media')
export class ServeChatPhotoController {
  constructor(
    @Inject(ChatPhotos) private readonly photos: ChatPhotos,
    @Inject(PhotoFiles) private readonly files: PhotoFiles,
  ) {}

  /** For the two of the conversation, as long as the message is there; never kept. */
  @Get(':key/:name')
  @ApiProduces('image/avif', 'image/webp')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(3000, 60),
    problems: [AuthenticationRequired, PhotoNotFound, TooManyRequests],
  })
  async serve(
    @Param('key') key: string,
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!KEY.test(key)) throw new PhotoNotFound();
    const photo = await this.photos.seenBy(memberOf(request).id, { key });
    if (!hasFile(photo, key, name)) throw new PhotoNotFound();
    const content = await this.files.read(photo.owner_id, key, name);
    const type = name.endsWith('.avif') ? 'image/avif' : 'image/webp';
    void reply.header('cache-control', 'private, no-store').type(type).send(content);
  }
}

const hasFile = (photo: SeenPhoto, key: string, name: string): boolean =>
  key === photo.blurred_key ? name === BLURRED : renditionsOf(photo.width).some((rendition) => rendition.name === name);

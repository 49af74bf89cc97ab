import { Controller, Inject, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse } from '@nestjs/swagger';
import { RouteConfig } from '@nestjs/platform-fastify';
import { type FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import {
  AuthenticationRequired,
  Endpoint,
  TooManyRequests,
  memberOf,
  perMember,
  siteOf,
} from '../../../../../platform/http';
import {
  AccountNotConfirmed,
  PICTURE_PROBLEMS,
  PhotoLimitReached,
  PhotoTypeUnsupported,
  ReceivePicture,
} from '../../../../members';
import { PublishedSites } from '../../../../tenants';
import { PhotoMessagesOff } from '../../errors';
import { ChatPhoto, chatPhoto } from '../../photos/chat-photo';
import { ChatPhotos } from '../../photos/chat-photos';

@Controller('api/chat-photos')
export class UploadChatPhotoController {
  constructor(
    @Inject(ReceivePicture) private readonly receive: ReceivePicture,
    @Inject(ChatPhotos) private readonly photos: ChatPhotos,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /**
   * One picture as the body, as for a profile: JPEG, PNG, WebP, AVIF or HEIC of at most 12 MB. It is made anew without anything
   * but how it looks. A message brings it by its id; one that no message brings goes after a day.
   */
  @Post()
  @RouteConfig({ pictureBody: true })
  @ApiConsumes('image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiCreatedResponse({ type: ChatPhoto })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(60, 3600),
    problems: [
      ...[AuthenticationRequired, TooManyRequests, AccountNotConfirmed, PhotoMessagesOff, PhotoLimitReached],
      ...PICTURE_PROBLEMS,
    ],
  })
  async post(@Req() request: FastifyRequest): Promise<ChatPhoto> {
    const { body, headers } = request;
    const { id, status } = memberOf(request);
    const { document } = await this.published.get(siteOf(request).site.id);
    if (!document.features.photo_messages) throw new PhotoMessagesOff();
    if (status === 'not_confirmed') throw new AccountNotConfirmed();
    if (!(body instanceof Readable)) throw new PhotoTypeUnsupported();
    const length = headers['content-length'];
    const kept = await this.receive.whileKept(body, length === undefined ? undefined : Number(length), async (path) =>
      this.photos.add(id, await this.receive.make(path)),
    );
    return chatPhoto(kept, true);
  }
}

import { Controller, Inject, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiCreatedResponse } from '@nestjs/swagger';
import { RouteConfig } from '@nestjs/platform-fastify';
import { type FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { PICTURE_PROBLEMS, PhotoLimitReached, PhotoTypeUnsupported } from '../../photos/errors';
import { OwnPhoto, ownPhoto } from '../../photos/own-photo.response';
import { UploadPhoto } from './upload-photo.use-case';

@Controller('api/photos')
export class UploadPhotoController {
  constructor(@Inject(UploadPhoto) private readonly uploadPhoto: UploadPhoto) {}

  /**
   * One picture as the body: JPEG, PNG, WebP, AVIF or HEIC of at most 12 MB and 50 megapixels (AVIF 16, HEIC 25). It
   * is made anew without anything but how it looks, and waits for staff. Several are several requests, each with a progress of its own.
   */
  @Post()
  @RouteConfig({ pictureBody: true })
  @ApiConsumes('image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiCreatedResponse({ type: OwnPhoto })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 3600),
    problems: [AuthenticationRequired, TooManyRequests, PhotoLimitReached, ...PICTURE_PROBLEMS],
  })
  async post(@Req() request: FastifyRequest): Promise<OwnPhoto> {
    const { body, headers } = request;
    if (!(body instanceof Readable)) throw new PhotoTypeUnsupported();
    const length = headers['content-length'];
    return ownPhoto(
      await this.uploadPhoto.upload(memberOf(request).id, body, length === undefined ? undefined : Number(length)),
    );
  }
}

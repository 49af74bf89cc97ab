import { Controller, Inject, Put, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { PhotoCheckLate, PhotoCheckNotStarted } from '../../photo-checks/errors';
import { PhotoCheckResponse, photoCheckResponse } from '../../photo-checks/photo-check.response';
import { PICTURE_PROBLEMS, PhotoTypeUnsupported } from '../../photos/errors';
import { SendCheckPicture } from './send-check-picture.use-case';

@Controller('api/photo-check/picture')
export class SendCheckPictureController {
  constructor(@Inject(SendCheckPicture) private readonly picture: SendCheckPicture) {}

  /**
   * The picture with the gesture as the body, as for a profile: JPEG, PNG, WebP, AVIF or HEIC of at most 12 MB. It is made anew
   * without anything but how it looks. Staff alone see it, and it is deleted once they have decided.
   */
  @Put()
  @RouteConfig({ pictureBody: true })
  @ApiConsumes('image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiOkResponse({ type: PhotoCheckResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(30, 3600),
    problems: [AuthenticationRequired, TooManyRequests, PhotoCheckNotStarted, PhotoCheckLate, ...PICTURE_PROBLEMS],
  })
  async put(@Req() request: FastifyRequest): Promise<PhotoCheckResponse> {
    const { body, headers } = request;
    if (!(body instanceof Readable)) throw new PhotoTypeUnsupported();
    const length = headers['content-length'];
    return photoCheckResponse(
      await this.picture.send(memberOf(request).id, body, length === undefined ? undefined : Number(length)),
    );
  }
}

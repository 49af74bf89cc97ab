import { Body, Controller, Inject, Param, Put, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  memberOf,
  perMember,
} from '../../../../platform/http';
import { PhotoNotFound, PhotoTooSmall, PhotosBusy } from '../../photos/errors';
import { OwnPhoto, ownPhoto } from '../../photos/own-photo.response';
import { photoIdOf } from '../../photos/photo-id';
import { CropPhotoRequest } from './crop-photo.request';
import { CropPhoto } from './crop-photo.use-case';

/** The allowed rounding error of sums of shares. */
const ROUNDING = 1e-6;

@Controller('api/photos/:id/crop')
export class CropPhotoController {
  constructor(@Inject(CropPhoto) private readonly cropPhoto: CropPhoto) {}

  /** Which part of the picture is shown, of at least 200 pixels each way. Its addresses change. */
  @Put()
  @ApiOkResponse({ type: OwnPhoto })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 3600),
    problems: [AuthenticationRequired, InvalidInput, PhotoNotFound, PhotoTooSmall, PhotosBusy, TooManyRequests],
  })
  async put(
    @Req() request: FastifyRequest,
    @Param('id') id: string,
    @Body() { x, y, width, height }: CropPhotoRequest,
  ): Promise<OwnPhoto> {
    const beyond = [...(x + width > 1 + ROUNDING ? ['width'] : []), ...(y + height > 1 + ROUNDING ? ['height'] : [])];
    if (beyond.length > 0)
      throw new InvalidInput(
        beyond.map((path) => ({ path, code: 'beyond', message: 'This goes beyond the edge of the photo.' })),
      );
    return ownPhoto(await this.cropPhoto.crop(memberOf(request).id, photoIdOf(id), { x, y, width, height }));
  }
}

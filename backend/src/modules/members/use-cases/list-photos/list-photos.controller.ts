import { Controller, Get, Inject, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { ownPhoto } from '../../photos/own-photo.response';
import { OwnPhotos } from '../../photos/own-photos';
import { MOST_PAID } from '../../photos/photo-limit';
import { PhotosResponse } from './photos.response';

@Controller('api/photos')
export class ListPhotosController {
  constructor(@Inject(OwnPhotos) private readonly own: OwnPhotos) {}

  /** The member's own photos, whatever their status. */
  @Get()
  @ApiOkResponse({ type: PhotosResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 60),
    problems: [AuthenticationRequired, TooManyRequests],
  })
  async list(@Req() request: FastifyRequest): Promise<PhotosResponse> {
    const { id } = memberOf(request);
    const [photos, { most }] = await Promise.all([this.own.list(id), this.own.room(id)]);
    return { photos: photos.map(ownPhoto), most, most_premium: MOST_PAID };
  }
}

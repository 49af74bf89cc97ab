import { Controller, Delete, HttpCode, Inject, Param, Req } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { PhotoNotFound } from '../../photos/errors';
import { photoIdOf } from '../../photos/photo-id';
import { DeletePhoto } from './delete-photo.use-case';

@Controller('api/photos')
export class DeletePhotoController {
  constructor(@Inject(DeletePhoto) private readonly deletePhoto: DeletePhoto) {}

  /** For good. Where it was the main photo, the next active one takes its place. */
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(300, 3600),
    problems: [AuthenticationRequired, PhotoNotFound, TooManyRequests],
  })
  async delete(@Req() request: FastifyRequest, @Param('id') id: string): Promise<void> {
    await this.deletePhoto.delete(memberOf(request).id, photoIdOf(id));
  }
}

import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { PhotoNotFound } from '../../photos/errors';
import { OwnPhotos } from '../../photos/own-photos';
import { PhotoFiles } from '../../photos/photo-files';
import { photoIdOf } from '../../photos/photo-id';

@Controller('api/photos/:id/whole')
export class ShowWholePhotoController {
  constructor(
    @Inject(OwnPhotos) private readonly own: OwnPhotos,
    @Inject(PhotoFiles) private readonly files: PhotoFiles,
  ) {}

  /** The picture without its crop, for its owner to crop it anew. */
  @Get()
  @ApiProduces('image/jpeg')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(300, 3600),
    problems: [AuthenticationRequired, PhotoNotFound, TooManyRequests],
  })
  async show(@Req() request: FastifyRequest, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const { file } = await this.own.get(memberOf(request).id, photoIdOf(id));
    const picture = await this.files.readWhole(file);
    void reply.header('cache-control', 'private, no-store').type('image/jpeg').send(picture);
  }
}

import { Controller, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../../platform/http';
import { PhotoNotFound, photoIdOf } from '../../../../members';
import { ClearPhoto, clearPhoto } from '../../photos/chat-photo';
import { ChatPhotos } from '../../photos/chat-photos';

@Controller('api/chat-photos')
export class OpenChatPhotoController {
  constructor(@Inject(ChatPhotos) private readonly photos: ChatPhotos) {}

  /** The member wants to see it in clear: only this answer has its address. */
  @Post(':id/open')
  @HttpCode(200)
  @ApiOkResponse({ type: ClearPhoto })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(600, 3600),
    problems: [AuthenticationRequired, PhotoNotFound, TooManyRequests],
  })
  async open(@Param('id') id: string, @Req() request: FastifyRequest): Promise<ClearPhoto> {
    return clearPhoto(await this.photos.seenBy(memberOf(request).id, { id: photoIdOf(id) }));
  }
}

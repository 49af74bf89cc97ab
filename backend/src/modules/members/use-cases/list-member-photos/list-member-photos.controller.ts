import { Controller, Get, Inject, Param, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  TooManyRequests,
  memberOf,
  perMember,
  siteOf,
} from '../../../../platform/http';
import { PublishedSites } from '../../../tenants';
import { profileIdOf } from '../../profile/profile-id';
import { ProfileNotFound } from '../show-teaser/profile-not-found.error';
import { ListMemberPhotos } from './list-member-photos.use-case';
import { MemberPhotosResponse } from './member-photos.response';

@Controller('api/members/:id/photos')
export class ListMemberPhotosController {
  constructor(
    @Inject(ListMemberPhotos) private readonly photos: ListMemberPhotos,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /** Somebody's photos: all in clear with premium, else three, and the rest as blurred renditions. */
  @Get()
  @ApiOkResponse({ type: MemberPhotosResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(600, 3600),
    problems: [AuthenticationRequired, ProfileNotFound, TooManyRequests],
  })
  async list(@Req() request: FastifyRequest, @Param('id') id: string): Promise<MemberPhotosResponse> {
    const { document } = await this.published.get(siteOf(request).site.id);
    const prefix = document.settings.cdn_prefix;
    return { photos: await this.photos.list(profileIdOf(id), memberOf(request).id, prefix) };
  }
}

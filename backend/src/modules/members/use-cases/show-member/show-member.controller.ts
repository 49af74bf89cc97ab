import { Controller, Get, Inject, Param, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  TooManyRequests,
  localeOf,
  memberOf,
  perMember,
  siteOf,
} from '../../../../platform/http';
import { PublishedSites } from '../../../tenants';
import { profileIdOf } from '../../profile/profile-id';
import { ProfileNotFound } from '../show-teaser/profile-not-found.error';
import { MemberResponse } from './member.response';
import { ShowMember } from './show-member.use-case';

@Controller('api/members/:id')
export class ShowMemberController {
  constructor(
    @Inject(ShowMember) private readonly member: ShowMember,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /** Somebody's profile, for members. Their photos are `/api/members/{id}/photos`. */
  @Get()
  @ApiOkResponse({ type: MemberResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(600, 3600),
    problems: [AuthenticationRequired, ProfileNotFound, TooManyRequests],
  })
  async show(@Param('id') id: string, @Req() request: FastifyRequest): Promise<MemberResponse> {
    const { site, revision } = siteOf(request);
    const { settings, prompts } = await this.published.document(site.id, revision);
    return this.member.show(profileIdOf(id), memberOf(request).id, { settings, prompts, locale: localeOf(request) });
  }
}

import { Controller, Get, Inject, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Database } from '../../../../platform/database';
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
import { OwnProfile } from '../../profile/own-profile';
import { OwnProfileResponse } from '../../profile/own-profile.response';

@Controller('api/profile')
export class ShowProfileController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(OwnProfile) private readonly profile: OwnProfile,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /** The member's own profile: all of it, and what is still missing of what the brand shows. */
  @Get()
  @ApiOkResponse({ type: OwnProfileResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 60),
    problems: [AuthenticationRequired, TooManyRequests],
  })
  async show(@Req() request: FastifyRequest): Promise<OwnProfileResponse> {
    const { site, revision } = siteOf(request);
    const { settings, prompts } = await this.published.document(site.id, revision);
    const [rows] = await this.database.batch([this.profile.statement(memberOf(request).id)]);
    return this.profile.present(rows?.[0], { settings, prompts, locale: localeOf(request) });
  }
}

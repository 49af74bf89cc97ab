import { Body, Controller, Inject, Patch, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  localeOf,
  memberOf,
  perMember,
  siteOf,
} from '../../../../platform/http';
import { PublishedSites } from '../../../tenants';
import { OwnProfileResponse } from '../../profile/own-profile.response';
import { EditProfileRequest } from './edit-profile.request';
import { EditProfile } from './edit-profile.use-case';

@Controller('api/profile')
export class EditProfileController {
  constructor(
    @Inject(EditProfile) private readonly editProfile: EditProfile,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /**
   * Saves any of the fields and answers the whole profile; null clears what may be empty. Facts and texts only where the
   * brand shows them. The date of birth stays what was given at sign-up: who may be here hangs on it.
   */
  @Patch()
  @ApiOkResponse({ type: OwnProfileResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 600),
    problems: [AuthenticationRequired, InvalidInput, TooManyRequests],
  })
  async patch(@Body() body: EditProfileRequest, @Req() request: FastifyRequest): Promise<OwnProfileResponse> {
    const { site, revision } = siteOf(request);
    const { settings, prompts } = await this.published.document(site.id, revision);
    return this.editProfile.edit(memberOf(request).id, body, { settings, prompts, locale: localeOf(request) });
  }
}

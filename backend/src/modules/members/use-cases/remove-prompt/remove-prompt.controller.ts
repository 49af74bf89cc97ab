import { Controller, Delete, Inject, Param, Req } from '@nestjs/common';
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
import { OwnProfileResponse } from '../../profile/own-profile.response';
import { withoutPrompt } from '../../prompts/answered-prompts';
import { OwnPrompts } from '../../prompts/own-prompts';

@Controller('api/profile/prompts/:code')
export class RemovePromptController {
  constructor(
    @Inject(OwnPrompts) private readonly prompts: OwnPrompts,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /** Removes a question with its answer, also one that the brand no longer asks, and answers the whole profile. One that is not there may go as well. */
  @Delete()
  @ApiOkResponse({ type: OwnProfileResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 600),
    problems: [AuthenticationRequired, TooManyRequests],
  })
  async delete(@Param('code') code: string, @Req() request: FastifyRequest): Promise<OwnProfileResponse> {
    const { site, revision } = siteOf(request);
    const { settings, prompts } = await this.published.document(site.id, revision);
    return this.prompts.change(memberOf(request).id, { settings, prompts, locale: localeOf(request) }, (before) =>
      withoutPrompt(before, code),
    );
  }
}

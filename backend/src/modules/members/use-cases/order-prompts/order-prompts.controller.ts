import { Body, Controller, Inject, Put, Req } from '@nestjs/common';
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
import { inOrder } from '../../prompts/answered-prompts';
import { PromptOrderStale } from '../../prompts/errors';
import { OwnPrompts } from '../../prompts/own-prompts';
import { OrderPromptsRequest } from './order-prompts.request';

@Controller('api/profile/prompts/order')
export class OrderPromptsController {
  constructor(
    @Inject(OwnPrompts) private readonly prompts: OwnPrompts,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /** Puts all of the member's questions in this order, and answers the whole profile. */
  @Put()
  @ApiOkResponse({ type: OwnProfileResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 600),
    problems: [AuthenticationRequired, InvalidInput, PromptOrderStale, TooManyRequests],
  })
  async put(@Body() { codes }: OrderPromptsRequest, @Req() request: FastifyRequest): Promise<OwnProfileResponse> {
    const { site, revision } = siteOf(request);
    const { settings, prompts } = await this.published.document(site.id, revision);
    return this.prompts.change(memberOf(request).id, { settings, prompts, locale: localeOf(request) }, (before) =>
      inOrder(before, codes),
    );
  }
}

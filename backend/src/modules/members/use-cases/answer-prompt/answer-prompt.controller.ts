import { Body, Controller, Inject, Param, Put, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { askedPrompts } from '../../../../../../contract/profile/prompts';
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
import { withAnswer } from '../../prompts/answered-prompts';
import { PromptLimitReached, PromptNotFound } from '../../prompts/errors';
import { OwnPrompts } from '../../prompts/own-prompts';
import { AnswerPromptRequest } from './answer-prompt.request';

@Controller('api/profile/prompts/:code')
export class AnswerPromptController {
  constructor(
    @Inject(OwnPrompts) private readonly prompts: OwnPrompts,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /** Saves the member's answer to one question that the brand asks, and answers the whole profile. */
  @Put()
  @ApiOkResponse({ type: OwnProfileResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 600),
    problems: [AuthenticationRequired, InvalidInput, PromptLimitReached, PromptNotFound, TooManyRequests],
  })
  async put(
    @Param('code') code: string,
    @Body() { answer, replaces }: AnswerPromptRequest,
    @Req() request: FastifyRequest,
  ): Promise<OwnProfileResponse> {
    const { site, revision } = siteOf(request);
    const { settings, prompts } = await this.published.document(site.id, revision);
    if (!askedPrompts(prompts.off, prompts.own).includes(code)) throw new PromptNotFound();
    return this.prompts.change(memberOf(request).id, { settings, prompts, locale: localeOf(request) }, (before) =>
      withAnswer(before, { code, answer }, replaces ?? undefined),
    );
  }
}

import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Endpoint, InvalidInput, TooManyRequests, localeOf, perAddress } from '../../../../platform/http';
import { DecisionResponse } from '../../decision.response';
import { AppealTooLate, DecisionAppealed, DecisionNotFound } from '../../errors';
import { OwnDecisions } from '../../own-decisions';
import { AppealLinkRequest } from '../appeal-decision/appeal.request';
import { DecisionLinkRequest } from './decision-link.request';

/** For whoever cannot sign in: a block does not keep anybody from its reasons, nor from an appeal. */
@Controller('api/decision-links')
export class DecisionLinksController {
  constructor(@Inject(OwnDecisions) private readonly decisions: OwnDecisions) {}

  /** The decision that a mail's link leads to. It changes nothing and works again. */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: DecisionResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    limit: perAddress(60, 3600),
    problems: [InvalidInput, DecisionNotFound, TooManyRequests],
  })
  open(@Body() { token }: DecisionLinkRequest, @Req() request: FastifyRequest): Promise<DecisionResponse> {
    return this.decisions.open({ token }, localeOf(request));
  }

  /** Appeals it, once and within six months. */
  @Post('appeal')
  @HttpCode(200)
  @ApiOkResponse({ type: DecisionResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'public',
    limit: perAddress(20, 3600),
    problems: [InvalidInput, DecisionNotFound, DecisionAppealed, AppealTooLate, TooManyRequests],
  })
  appeal(@Body() { token, text }: AppealLinkRequest, @Req() request: FastifyRequest): Promise<DecisionResponse> {
    return this.decisions.appeal({ token }, text, localeOf(request));
  }
}

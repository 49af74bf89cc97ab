import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  idIn,
  localeOf,
  memberOf,
  perMember,
} from '../../../../platform/http';
import { DecisionResponse, DecisionsResponse } from '../../decision.response';
import { AppealTooLate, DecisionAppealed, DecisionNotFound } from '../../errors';
import { OwnDecisions } from '../../own-decisions';
import { AppealRequest } from '../appeal-decision/appeal.request';

@Controller('api/decisions')
export class DecisionsController {
  constructor(@Inject(OwnDecisions) private readonly decisions: OwnDecisions) {}

  /** Lists the decisions of staff about the member and what they posted, each with its statement of reasons. */
  @Get()
  @ApiOkResponse({ type: DecisionsResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 600),
    problems: [AuthenticationRequired, TooManyRequests],
  })
  async list(@Req() request: FastifyRequest): Promise<DecisionsResponse> {
    return { decisions: await this.decisions.list(memberOf(request).id, localeOf(request)) };
  }

  /** Appeals a decision, once and within six months. Another person than the first looks at it. */
  @Post(':id/appeal')
  @HttpCode(200)
  @ApiOkResponse({ type: DecisionResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(20, 3600),
    problems: [
      ...[AuthenticationRequired, InvalidInput, DecisionNotFound, DecisionAppealed, AppealTooLate, TooManyRequests],
    ],
  })
  appeal(
    @Param('id') id: string,
    @Body() { text }: AppealRequest,
    @Req() request: FastifyRequest,
  ): Promise<DecisionResponse> {
    const by = { account: memberOf(request).id, id: idIn(id, DecisionNotFound) };
    return this.decisions.appeal(by, text, localeOf(request));
  }
}

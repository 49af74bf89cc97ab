import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  memberOf,
  perMember,
} from '../../../../platform/http';
import { ProfileNotFound } from '../../../members';
import { ReportMemberRequest } from './report-member.request';
import { ReportMemberResponse } from './report-member.response';
import { ReportMember } from './report-member.use-case';
import { ReportedMessageNotFound } from './reported-message-not-found.error';

@Controller('api/reports')
export class ReportMemberController {
  constructor(@Inject(ReportMember) private readonly reports: ReportMember) {}

  /**
   * Reports a profile to the staff, with what it says at this moment; nobody else learns of it. Every report is kept as it
   * was written. The same words sent again while the first report is open are that report. It is a notice: a mail acknowledges it,
   * and another one tells what came of it.
   */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: ReportMemberResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(20, 3600),
    problems: [AuthenticationRequired, InvalidInput, ProfileNotFound, ReportedMessageNotFound, TooManyRequests],
  })
  async report(@Body() body: ReportMemberRequest, @Req() request: FastifyRequest): Promise<ReportMemberResponse> {
    return { reference: await this.reports.report(memberOf(request).id, body) };
  }
}

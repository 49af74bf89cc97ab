import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiAcceptedResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { ExportPending, TooManyExports } from '../../errors';
import { AskExport } from './ask-export.use-case';

@Controller('api/exports')
export class AskExportController {
  constructor(@Inject(AskExport) private readonly askExport: AskExport) {}

  /**
   * Asks for a copy of everything kept about the member: it is made in the background, and a mail tells when it is ready.
   * Allows one at a time and two a day.
   */
  @Post()
  @HttpCode(202)
  @ApiAcceptedResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(30, 3600),
    problems: [AuthenticationRequired, ExportPending, TooManyExports, TooManyRequests],
  })
  async post(@Req() request: FastifyRequest): Promise<object> {
    await this.askExport.ask(memberOf(request).id);
    return {};
  }
}

import { Controller, Get, Inject, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { ActivationCodeResponse } from './activation-code.response';
import { ShowActivationCode } from './show-activation-code.use-case';

@Controller('api/activation/code')
export class ShowActivationCodeController {
  constructor(@Inject(ShowActivationCode) private readonly showActivationCode: ShowActivationCode) {}

  /** Whether the code of the newest activation mail can be entered, and when there may be another mail. */
  @Get()
  @ApiOkResponse({ type: ActivationCodeResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(300, 3600),
    problems: [AuthenticationRequired, TooManyRequests],
  })
  async get(@Req() request: FastifyRequest): Promise<ActivationCodeResponse> {
    return this.showActivationCode.show(memberOf(request).id);
  }
}

import { Controller, Get, Inject, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../../platform/http';
import { MandatesResponse } from '../../mandates/mandate.response';
import { Mandates } from '../../mandates/mandates';

@Controller('api/payments/direct-debit/mandates')
export class ListMandatesController {
  constructor(@Inject(Mandates) private readonly mandates: Mandates) {}

  /** The member's mandates that hold. */
  @Get()
  @ApiOkResponse({ type: MandatesResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 60),
    problems: [AuthenticationRequired, TooManyRequests],
  })
  async get(@Req() request: FastifyRequest): Promise<MandatesResponse> {
    return { mandates: await this.mandates.list(memberOf(request).id) };
  }
}

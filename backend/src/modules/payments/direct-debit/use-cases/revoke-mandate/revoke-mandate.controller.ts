import { Controller, Delete, HttpCode, Inject, Param, Req } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  TooManyRequests,
  UuidPipe,
  memberOf,
  perMember,
} from '../../../../../platform/http';
import { MandateNotFound } from '../../errors';
import { Mandates } from '../../mandates/mandates';

@Controller('api/payments/direct-debit/mandates')
export class RevokeMandateController {
  constructor(@Inject(Mandates) private readonly mandates: Mandates) {}

  /** Ends a mandate of the member. A debit that is under way is still collected. */
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(30, 600),
    problems: [AuthenticationRequired, MandateNotFound, TooManyRequests],
  })
  async delete(@Req() request: FastifyRequest, @Param('id', new UuidPipe(MandateNotFound)) id: string): Promise<void> {
    await this.mandates.revoke(id, memberOf(request).id);
  }
}

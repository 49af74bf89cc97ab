import { Body, Controller, Delete, HttpCode, Inject, Req } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Database } from '../../../../platform/database';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  memberOf,
  perMember,
} from '../../../../platform/http';
import { endpointHash } from '../../endpoints/endpoint-hash';
import { UnsubscribePushRequest } from './unsubscribe.request';

@Controller('api/push/subscriptions')
export class UnsubscribePushController {
  constructor(@Inject(Database) private readonly database: Database) {}

  /**
   * Ends one of the member's own push subscriptions, also as `DELETE /api/user.php?push=1`. The answer is the same where there
   * is none.
   */
  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 60),
    problems: [AuthenticationRequired, InvalidInput, TooManyRequests],
  })
  async delete(@Body() { endpoint }: UnsubscribePushRequest, @Req() request: FastifyRequest): Promise<void> {
    await this.database.execute('delete from push_subscription where account_id = $1 and endpoint_hash = $2', [
      memberOf(request).id,
      endpointHash(endpoint),
    ]);
  }
}

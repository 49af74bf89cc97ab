import { Controller, Delete, HttpCode, Inject, Param, Req } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Database } from '../../../../platform/database';
import {
  AuthenticationRequired,
  Endpoint,
  TooManyRequests,
  UuidPipe,
  memberOf,
  perMember,
} from '../../../../platform/http';
import { PushDeviceNotFound } from '../../errors';

@Controller('api/push/devices')
export class RemovePushDeviceController {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Ends push on one of the member's devices. Its page learns of it from the list when it is opened next. */
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 60),
    problems: [AuthenticationRequired, PushDeviceNotFound, TooManyRequests],
  })
  async delete(
    @Param('id', new UuidPipe(PushDeviceNotFound)) id: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const removed = await this.database.execute('delete from push_subscription where id = $1 and account_id = $2', [
      id,
      memberOf(request).id,
    ]);
    if (removed === 0) throw new PushDeviceNotFound();
  }
}

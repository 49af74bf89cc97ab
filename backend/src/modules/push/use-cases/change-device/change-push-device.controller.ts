import { Body, Controller, HttpCode, Inject, Param, Put, Req } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Database } from '../../../../platform/database';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  UuidPipe,
  memberOf,
  perMember,
} from '../../../../platform/http';
import { PushDeviceNotFound } from '../../errors';
import { ChangePushDeviceRequest } from './change-push-device.request';

@Controller('api/push/devices')
export class ChangePushDeviceController {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Names in notifications are for the member’s own eyes: they are shown where the member says so, device by device. */
  @Put(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(60, 60),
    problems: [AuthenticationRequired, InvalidInput, PushDeviceNotFound, TooManyRequests],
  })
  async put(
    @Param('id', new UuidPipe(PushDeviceNotFound)) id: string,
    @Body() { show_names: isShown }: ChangePushDeviceRequest,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const changed = await this.database.execute(
      'update push_subscription set shows_names = $3::boolean where id = $1 and account_id = $2',
      [id, memberOf(request).id, isShown],
    );
    if (changed === 0) throw new PushDeviceNotFound();
  }
}

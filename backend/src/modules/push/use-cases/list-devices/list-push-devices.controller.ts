import { Controller, Get, Inject, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { ListPushDevices } from './list-push-devices.use-case';
import { PushDevicesResponse } from './push-devices.response';

@Controller('api/push/devices')
export class ListPushDevicesController {
  constructor(@Inject(ListPushDevices) private readonly listDevices: ListPushDevices) {}

  /** The devices on which the member gets push notifications: the one that asks first, then by when they were last confirmed. */
  @Get()
  @ApiOkResponse({ type: PushDevicesResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 60),
    problems: [AuthenticationRequired, TooManyRequests],
  })
  async get(@Req() request: FastifyRequest): Promise<PushDevicesResponse> {
    return { devices: await this.listDevices.list(memberOf(request)) };
  }
}

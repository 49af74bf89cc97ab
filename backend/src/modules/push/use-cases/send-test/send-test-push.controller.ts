import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiAcceptedResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  memberOf,
  perMember,
} from '../../../../platform/http';
import { PushDeviceNotFound } from '../../errors';
import { SendTestPushRequest } from './send-test-push.request';
import { SendTestPush } from './send-test-push.use-case';

@Controller('api/push/test')
export class SendTestPushController {
  constructor(@Inject(SendTestPush) private readonly test: SendTestPush) {}

  /** Sends one push notification to the browser that asks, so that its member sees how one looks. */
  @Post()
  @HttpCode(202)
  @ApiAcceptedResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(10, 600),
    problems: [AuthenticationRequired, InvalidInput, PushDeviceNotFound, TooManyRequests],
  })
  post(@Body() { endpoint }: SendTestPushRequest, @Req() request: FastifyRequest): Promise<void> {
    return this.test.send(memberOf(request), endpoint);
  }
}

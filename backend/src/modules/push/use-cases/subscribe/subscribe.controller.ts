import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  localeOf,
  memberOf,
  perMember,
  siteOf,
} from '../../../../platform/http';
import { deviceName } from '../../../../shared/device-name';
import { PublishedSites } from '../../../tenants';
import { PushKeyUnknown, PushOff, PushServiceNotAllowed } from '../../errors';
import { SubscribeRequest } from './subscribe.request';
import { Subscribe } from './subscribe.use-case';

@Controller('api/push/subscriptions')
export class SubscribeController {
  constructor(
    @Inject(Subscribe) private readonly subscribe: Subscribe,
    @Inject(PublishedSites) private readonly published: PublishedSites,
  ) {}

  /**
   * Takes this browser's push subscription, also as `POST /api/user.php?push=1`. The answer says that it is kept: sent again, it
   * is confirmed. It ends with the session. An account has ten at most; the one that was confirmed least lately goes.
   */
  @Post()
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 60),
    problems: [
      ...[AuthenticationRequired, InvalidInput, PushKeyUnknown],
      ...[PushOff, PushServiceNotAllowed, TooManyRequests],
    ],
  })
  async post(@Body() body: SubscribeRequest, @Req() request: FastifyRequest): Promise<void> {
    const { site } = siteOf(request);
    const { document } = await this.published.get(site.id);
    if (!document.features.push) throw new PushOff();
    await this.subscribe.subscribe(memberOf(request), body, {
      locale: localeOf(request),
      device: deviceName(request.headers['user-agent']),
    });
  }
}

import { Body, Controller, HttpCode, Inject, Put, Req } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  memberOf,
  perMember,
} from '../../../../platform/http';
import { PageSight } from '../../../../platform/realtime';
import { NoteSightRequest } from './note-sight.request';

@Controller('api/push/sight')
export class NoteSightController {
  constructor(@Inject(PageSight) private readonly sight: PageSight) {}

  /**
   * Notes that a page of the member came into sight or went out of it: what a page shows needs no push. A page in sight says
   * so again every two minutes, and counts as left where it does not.
   */
  @Put()
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(240, 60),
    problems: [AuthenticationRequired, InvalidInput, TooManyRequests],
  })
  put(@Body() { in_sight: isInSight }: NoteSightRequest, @Req() request: FastifyRequest): Promise<void> {
    return this.sight.note(memberOf(request).id, isInSight);
  }
}

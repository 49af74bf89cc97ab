import { Controller, Delete, HttpCode, Inject, Param, Req } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { type FastifyRequest } from 'fastify';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { MessageNotFound } from '../../errors';
import { HeldMessages } from '../../moderation/held-messages';

@Controller('api/held-messages')
export class DiscardHeldMessageController {
  constructor(@Inject(HeldMessages) private readonly held: HeldMessages) {}

  /** Deletes an own message that was held back, by its `client_id`: while it waits it is not sent then. */
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(120, 60),
    problems: [AuthenticationRequired, MessageNotFound, TooManyRequests],
  })
  async discard(@Param('id') id: string, @Req() request: FastifyRequest): Promise<void> {
    if (!isUUID(id)) throw new MessageNotFound();
    await this.held.discard(memberOf(request).id, id);
  }
}

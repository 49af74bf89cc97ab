import { Body, Controller, HttpCode, Inject, Put, Req } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Database, type Statement } from '../../../../platform/database';
import {
  AuthenticationRequired,
  Endpoint,
  InvalidInput,
  TooManyRequests,
  memberOf,
  perMember,
} from '../../../../platform/http';
import { turnOff } from '../../kinds/turn-off';
import { ChangeMailPreferenceRequest } from './change-mail-preference.request';

@Controller('api/mail-preferences')
export class ChangeMailPreferenceController {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Turns one kind of mail off or on. What keeps all mails away stays: `DELETE /api/mail-suppression` ends it. */
  @Put()
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(60, 60),
    problems: [AuthenticationRequired, InvalidInput, TooManyRequests],
  })
  async put(@Body() { kind, enabled }: ChangeMailPreferenceRequest, @Req() request: FastifyRequest): Promise<void> {
    const { id } = memberOf(request);
    const turnOn: Statement = {
      text: 'delete from mail_preference where account_id = $1 and kind = $2',
      values: [id, kind],
    };
    await this.database.batch([enabled ? turnOn : turnOff(id, kind, 'member')]);
  }
}

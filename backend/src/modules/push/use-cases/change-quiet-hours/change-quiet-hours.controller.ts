import { Body, Controller, HttpCode, Inject, Put, Req } from '@nestjs/common';
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
import { ChangeQuietHoursRequest } from './change-quiet-hours.request';

const CHOOSE = `
  insert into push_quiet_hours (account_id, is_on, starts, ends) select id, $2::boolean, $3, $4 from account where id = $1
  on conflict (tenant_id, account_id) do update set
    is_on = excluded.is_on, starts = excluded.starts, ends = excluded.ends, changed_at = now()`;

@Controller('api/push/quiet-hours')
export class ChangeQuietHoursController {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** The hours in which nothing but news of the account itself is pushed, by the clock of the member’s time zone. */
  @Put()
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(60, 60),
    problems: [AuthenticationRequired, InvalidInput, TooManyRequests],
  })
  async put(@Body() { on, from, until }: ChangeQuietHoursRequest, @Req() request: FastifyRequest): Promise<void> {
    if (from === until)
      throw new InvalidInput([{ path: 'until', code: 'hours', message: 'Send another time than `from`.' }]);
    await this.database.execute(CHOOSE, [memberOf(request).id, on, from, until]);
  }
}

import { Body, Controller, HttpCode, Inject, Param, Put, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiParam } from '@nestjs/swagger';
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
import { PushKindNeeded, PushKindNotFound } from '../../errors';
import { OFFERED_KINDS, isAlwaysOn, isOffered } from '../../preferences/offered-kinds';
import { ChangePushPreferenceRequest } from './change-push-preference.request';

// An account that is erased at this moment has no row any more.
const CHOOSE = `
  insert into push_preference as p (account_id, kind, is_on) select id, $2, $3::boolean from account where id = $1
  on conflict (tenant_id, account_id, kind) do update set is_on = excluded.is_on, changed_at = now()
    where p.is_on <> excluded.is_on`;

@Controller('api/push/preferences')
export class ChangePushPreferenceController {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Turns one kind of push notification off or on, on all devices. */
  @Put(':kind')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiParam({ name: 'kind', enum: OFFERED_KINDS })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(60, 60),
    problems: [AuthenticationRequired, InvalidInput, PushKindNeeded, PushKindNotFound, TooManyRequests],
  })
  async put(
    @Param('kind') kind: string,
    @Body() { push }: ChangePushPreferenceRequest,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    if (!isOffered(kind)) throw new PushKindNotFound();
    if (isAlwaysOn(kind)) {
      if (push) return;
      throw new PushKindNeeded();
    }
    await this.database.execute(CHOOSE, [memberOf(request).id, kind, push]);
  }
}

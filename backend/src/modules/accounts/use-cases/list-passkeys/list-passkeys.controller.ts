import { Controller, Get, Inject, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Database } from '../../../../platform/database';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { PASSKEY_COLUMNS, type PasskeyRow, passkeyOf } from '../../passkeys/passkey.response';
import { PasskeysResponse } from './passkeys.response';

@Controller('api/passkeys')
export class ListPasskeysController {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** The member's passkeys, newest first. */
  @Get()
  @ApiOkResponse({ type: PasskeysResponse })
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(60, 60),
    problems: [AuthenticationRequired, TooManyRequests],
  })
  async get(@Req() request: FastifyRequest): Promise<PasskeysResponse> {
    const rows = await this.database.query<PasskeyRow>(
      `select ${PASSKEY_COLUMNS} from passkey where account_id = $1 order by created_at desc, id`,
      [memberOf(request).id],
    );
    return { passkeys: rows.map(passkeyOf) };
  }
}

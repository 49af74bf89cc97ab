import { Controller, Delete, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Database } from '../../../../platform/database';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { LastPasskey, PasskeyNotFound } from '../../errors';
import { accountEvent } from '../../history/account-event';
import { SessionCookies } from '../../sessions/session-cookies';
import { Sessions } from '../../sessions/sessions';

@Controller('api/passkeys')
export class RemovePasskeyController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(SessionCookies) private readonly cookies: SessionCookies,
  ) {}

  /**
   * Removes one of the member’s passkeys: it opens nothing any more. The session goes on with a new token. An account
   * without a password keeps its last one (`last_passkey`).
   */
  @Delete(':id')
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(60, 60),
    problems: [AuthenticationRequired, LastPasskey, PasskeyNotFound, TooManyRequests],
  })
  async delete(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const member = memberOf(request);
    if (!isUUID(id)) throw new PasskeyNotFound();
    const { token, statement } = this.sessions.rotate(member.session);
    await this.database.transaction(async () => {
      // Locks the account, so that two removed at once are not the last two.
      const [owners, removed, kept] = await this.database.batch([
        { text: 'select has_password from account where id = $1 for update', values: [member.id] },
        { text: 'delete from passkey where id = $1 and account_id = $2 returning id', values: [id, member.id] },
        { text: 'select from passkey where account_id = $1 limit 1', values: [member.id] },
      ]);
      if (removed?.length !== 1) throw new PasskeyNotFound();
      if (owners?.[0]?.['has_password'] === false && kept?.length === 0) throw new LastPasskey();
      await this.database.batch([statement, accountEvent(member.id, 'passkey_removed')]);
    });
    this.sessions.publishRevocation(member.id);
    this.cookies.set(reply, token);
    void reply.code(204).send();
  }
}

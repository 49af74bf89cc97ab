import { Controller, Delete, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Database } from '../../../../platform/database';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { PasskeyNotFound } from '../../errors';
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

  /** Removes one of the member's passkeys: it opens nothing any more. The session goes on with a new token. */
  @Delete(':id')
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(60, 60),
    problems: [AuthenticationRequired, PasskeyNotFound, TooManyRequests],
  })
  async delete(@Param('id') id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const member = memberOf(request);
    if (!isUUID(id)) throw new PasskeyNotFound();
    const { token, statement } = this.sessions.rotate(member.session);
    await this.database.transaction(async () => {
      const removed = await this.database.execute('delete from passkey where id = $1 and account_id = $2', [
        id,
        member.id,
      ]);
      if (removed === 0) throw new PasskeyNotFound();
      await this.database.batch([statement, accountEvent(member.id, 'passkey_removed')]);
    });
    this.sessions.publishRevocation(member.id);
    this.cookies.set(reply, token);
    void reply.code(204).header('cache-control', 'no-store').send();
  }
}

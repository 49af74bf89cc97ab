import { Controller, Delete, HttpCode, Inject, Req } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { Database } from '../../../../platform/database';
import { AuthenticationRequired, Endpoint, TooManyRequests, memberOf, perMember } from '../../../../platform/http';
import { ALL_KINDS } from '../../kinds/mail-kinds';
import { emailHashOf } from '../../suppression/email-hash';

const OWN_ADDRESS = `email_hash = (select ${emailHashOf('email_key')} from account where id = $1)`;

@Controller('api/mail-suppression')
export class LiftMailSuppressionController {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** The member wants mails again, whatever kept them away. Kinds that were turned off one by one stay off. */
  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  @Endpoint({
    scope: 'tenant',
    permission: 'member',
    limit: perMember(5, 24 * 3600),
    problems: [AuthenticationRequired, TooManyRequests],
  })
  async delete(@Req() request: FastifyRequest): Promise<void> {
    const values = [memberOf(request).id];
    await this.database.batch([
      { text: `update mail_suppression set lifted_at = now() where lifted_at is null and ${OWN_ADDRESS}`, values },
      { text: `delete from mail_soft_bounce where ${OWN_ADDRESS}`, values },
      { text: `delete from mail_preference where account_id = $1 and kind = '${ALL_KINDS}'`, values },
    ]);
  }
}

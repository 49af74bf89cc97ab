import { Injectable } from '@nestjs/common';
import { type Locale } from '../../../../../../contract/text/locales';
import { Database } from '../../../../platform/database';
import { TooManyRequests } from '../../../../platform/http';
import { OutboxHint, uuidV7 } from '../../../../platform/outbox';
import { mailEntry } from '../../../notifications';
import { WithdrawalKeyUsed } from '../../errors';
import { statementEntry, visitorsStatement } from '../../withdrawal/statements';
import { type FileWithdrawalRequest } from './file-withdrawal.request';
import { type FileWithdrawalResponse } from './file-withdrawal.response';

const DAY_SECONDS = 86_400;

/** Keeps a visitor's statement, with the mail that confirms it and the job that carries it out, or nothing of all that. */
@Injectable()
export class FileWithdrawal {
  constructor(
    private readonly database: Database,
    private readonly hint: OutboxHint,
  ) {}

  async file(wish: FileWithdrawalRequest, locale: Locale): Promise<FileWithdrawalResponse> {
    const { key, name, email, order: about, message = null, time_zone: timeZone = null } = wish;
    const [id, receivedAt] = [uuidV7(), new Date()];
    const isNew = { text: 'select 1 from withdrawal_statement where id = $1::uuid', values: [id] };
    const params = { name, email, about, message, received_at: receivedAt.toISOString(), time_zone: timeZone };
    const [, , , kept] = await this.database.batch([
      visitorsStatement({ id, key, name, email, about, message, locale, receivedAt }),
      mailEntry({ mail: 'withdrawal_received', params, person: { address: email, locale } }, isNew),
      statementEntry(id, isNew),
      {
        text: `select received_at as "receivedAt", about = $3 as "isSame" from withdrawal_statement
          where account_id is null and lower(email) = lower($1) and client_key = $2::uuid`,
        values: [email, key, about],
      },
    ]);
    this.hint.give();
    const [statement] = kept as unknown as { receivedAt: Date; isSame: boolean }[];
    if (!statement) throw new TooManyRequests(DAY_SECONDS);
    if (!statement.isSame) throw new WithdrawalKeyUsed();
    return { received_at: statement.receivedAt.toISOString() };
  }
}

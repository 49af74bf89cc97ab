import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { changeProfileLanguage } from '../../../members';

@Injectable()
export class ChangeLanguage {
  constructor(private readonly database: Database) {}

  /** The language of the member's mails, and of what others read of them. */
  async change(account: number, language: string): Promise<void> {
    await this.database.batch([
      { text: 'update account set language = $2 where id = $1', values: [account, language] },
      changeProfileLanguage(account, language),
    ]);
  }
}

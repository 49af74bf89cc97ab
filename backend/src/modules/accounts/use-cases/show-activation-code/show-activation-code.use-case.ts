import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { type NewestCode, codeState, newestCode } from '../../tokens/activation-code';
import { pauseLeft } from '../../tokens/activation-link';
import { type ActivationCodeResponse } from './activation-code.response';

@Injectable()
export class ShowActivationCode {
  constructor(private readonly database: Database) {}

  async show(account: number): Promise<ActivationCodeResponse> {
    const [accounts, codes, pauses] = await this.database.batch([
      { text: 'select status from account where id = $1', values: [account] },
      newestCode(account),
      pauseLeft(account),
    ]);
    if (accounts?.[0]?.['status'] === 'active') return { state: 'confirmed', resend_in: 0 };
    return {
      state: codeState(codes?.[0] as NewestCode | undefined),
      resend_in: Number(pauses?.[0]?.['seconds']),
    };
  }
}

import { Injectable } from '@nestjs/common';
import { DataKeys } from '../../../../platform/data-keys';
import { Database } from '../../../../platform/database';
import { TooManyRequests } from '../../../../platform/http';
import { OutboxHint } from '../../../../platform/outbox';
import { ActivationCodeSpent, ActivationCodeWrong } from '../../errors';
import { type NewestCode, codeState, isActivationCode, newestCode } from '../../tokens/activation-code';
import { type Confirmation, confirmAccount } from '../../tokens/confirm-account';
import { type ActivationResult } from '../activate/activate.response';

const HOUR_SECONDS = 3600;

type Entered = ActivationResult | 'wrong' | 'spent' | 'limited';

/** Confirms an account by the code of its newest activation mail: only in a session of that account. */
@Injectable()
export class EnterActivationCode {
  constructor(
    private readonly database: Database,
    private readonly keys: DataKeys,
    private readonly hint: OutboxHint,
  ) {}

  async enter(account: number, code: string, said: Confirmation): Promise<ActivationResult> {
    // A refusal is thrown after the transaction, which keeps the wrong try.
    const entered = await this.database.transaction(() => this.check(account, code, said));
    if (entered === 'wrong') throw new ActivationCodeWrong();
    if (entered === 'spent') throw new ActivationCodeSpent();
    if (entered === 'limited') throw new TooManyRequests(HOUR_SECONDS);
    this.hint.give();
    return entered;
  }

  private async check(account: number, code: string, said: Confirmation): Promise<Entered> {
    const [accounts, codes] = await this.database.batch([
      // Tries, links and other mails of the account wait here.
      { text: 'select status from account where id = $1 for update', values: [account] },
      newestCode(account),
    ]);
    const status = accounts?.[0]?.['status'];
    if (status === 'active') return 'confirmed_before';
    const newest = codes?.[0] as NewestCode | undefined;
    const state = codeState(newest);
    if (status !== 'not_confirmed' || newest === undefined || state === 'spent') return 'spent';
    if (state === 'limited') return 'limited';
    if (!isActivationCode(this.keys, newest, code)) return this.countWrong(newest);
    await this.database.batch([
      { text: 'update account_token set used_at = now() where hash = $1', values: [newest.hash] },
      ...confirmAccount(account, said),
    ]);
    return 'confirmed';
  }

  /** The last try that was left uses the code up. */
  private async countWrong(newest: NewestCode): Promise<'wrong' | 'spent' | 'limited'> {
    await this.database.execute('update account_token set wrong_codes = wrong_codes + 1 where hash = $1', [
      newest.hash,
    ]);
    const state = codeState({
      ...newest,
      wrong_codes: newest.wrong_codes + 1,
      wrong_today: newest.wrong_today + 1,
    });
    return state === 'waiting' ? 'wrong' : state;
  }
}

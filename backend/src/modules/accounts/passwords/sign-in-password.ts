import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { checkSecret } from '../../../platform/tries';
import { type Network } from '../../../shared/network';
import { SignInBlocked, SignInFailed } from '../errors';
import { emailKey, emailAddress } from '../../../../../contract/account/email-address';
import { accountSubject, signInCounters, signInTries } from '../rules/sign-in-tries';
import { PasswordHasher } from './password-hasher';

interface Known {
  readonly id: number;
  readonly status: string;
  readonly password_hash: string;
  /** The time of erasure of an account that is being deleted. */
  readonly deletes_at: Date | null;
}

/** Asks for the password of somebody who is not signed in: the same answer after the same work, whoever exists or not. */
@Injectable()
export class SignInPassword {
  constructor(
    private readonly database: Database,
    private readonly hasher: PasswordHasher,
  ) {}

  /** `network` is where the try comes from. */
  async check(email: string, password: string, network: Network): Promise<Known> {
    const key = emailKey(emailAddress(email) ?? email.trim());
    const counters = signInCounters(accountSubject(key), network);
    const checked = await checkSecret(signInTries(this.database), counters, () => this.find(key, password));
    if (checked.outcome === 'right') return checked.value;
    throw checked.blockedSeconds > 0 ? new SignInBlocked(checked.blockedSeconds) : new SignInFailed();
  }

  /** The account of that address, where this is its password. */
  private async find(key: string, password: string): Promise<Known | undefined> {
    const [known] = await this.database.query<Known>(
      `select a.id, a.status, a.password_hash, d.due_at as deletes_at
       from account a left join account_deletion d on d.account_id = a.id where a.email_key = $1`,
      [key],
    );
    return (await this.hasher.verify(known?.password_hash, password)) ? known : undefined;
  }
}

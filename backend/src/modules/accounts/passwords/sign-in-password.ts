import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../../platform/database';
import { SignInBlocked, SignInFailed } from '../errors';
import { emailKey, mailAddress } from '../rules/email-address';
import {
  ACCOUNT_TRIES,
  ADDRESS_TRIES,
  accountSubject,
  addressSubject,
  returnTries,
  takeTry,
  triesOf,
} from '../rules/sign-in-tries';
import { PasswordHasher } from './password-hasher';

interface Known {
  readonly id: number;
  readonly status: string;
  readonly password_hash: string;
  /** Of an account on its way out. */
  readonly deletes_at: Date | null;
}

interface Proven extends Known {
  /** For the batch of what the right password opens. */
  readonly tries: readonly Statement[];
}

/** Asks for the password of somebody who is not signed in: the same answer after the same work, whoever exists or not. */
@Injectable()
export class SignInPassword {
  constructor(
    private readonly database: Database,
    private readonly hasher: PasswordHasher,
  ) {}

  /** @param address where the try comes from. */
  async check(email: string, password: string, address: string): Promise<Proven> {
    const key = emailKey(mailAddress(email) ?? email.trim());
    const subjects = [accountSubject(key), addressSubject(address)] as const;
    const [ofAccount, ofAddress, accounts] = await this.database.batch([
      takeTry(ACCOUNT_TRIES, subjects[0]),
      takeTry(ADDRESS_TRIES, subjects[1]),
      {
        text: `select a.id, a.status, a.password_hash, d.due_at as deletes_at
          from account a left join account_deletion d on d.account_id = a.id where a.email_key = $1`,
        values: [key],
      },
    ]);
    const tries = [triesOf(ofAccount, ACCOUNT_TRIES.max), triesOf(ofAddress, ADDRESS_TRIES.max)];
    const refused = tries.filter(({ isOver }) => isOver).map(({ seconds }) => seconds);
    if (refused.length > 0) throw new SignInBlocked(Math.max(...refused));
    const known = accounts?.[0] as Known | undefined;
    if (!(await this.hasher.verify(known?.password_hash, password)) || !known) {
      const blocked = Math.max(...tries.map(({ seconds }) => seconds));
      throw blocked > 0 ? new SignInBlocked(blocked) : new SignInFailed();
    }
    return { ...known, tries: returnTries(...subjects) };
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { type Reader, readerOf } from '../../../platform/texts';
import { checkSecret } from '../../../platform/tries';
import { PasswordWrong, SignInBlocked } from '../errors';
import { ownPasswordSubject } from '../rules/own-password-tries';
import { accountCounter, signInTries } from '../rules/sign-in-tries';
import { PasswordHasher } from './password-hasher';

interface Row {
  readonly name: string;
  readonly email: string;
  readonly email_key: string;
  readonly password_hash: string;
  readonly language: string;
  readonly country: string | null;
}

export interface Owner extends Reader {
  readonly name: string;
  readonly email: string;
  readonly emailKey: string;
  readonly passwordHash: string;
}

/** Asks a member for the password once more, before something that a borrowed session must not do. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly database: Database,
    private readonly hasher: PasswordHasher,
  ) {}

  /** `path` is the field that the password stood in. */
  async check(account: number, password: string, path: string): Promise<Owner> {
    const counters = [accountCounter(ownPasswordSubject(account))];
    const checked = await checkSecret(signInTries(this.database), counters, () => this.find(account, password));
    if (checked.outcome !== 'right')
      throw checked.blockedSeconds > 0 ? new SignInBlocked(checked.blockedSeconds) : new PasswordWrong(path);
    const { name, email, email_key: emailKey, password_hash: passwordHash } = checked.value;
    return { name, email, emailKey, passwordHash, ...readerOf(checked.value) };
  }

  private async find(account: number, password: string): Promise<Row | undefined> {
    const [owner] = await this.database.query<Row>(
      `select p.name, a.email, a.email_key, a.password_hash, a.language, p.country
       from account a join profile p on p.id = a.id where a.id = $1`,
      [account],
    );
    return (await this.hasher.verify(owner?.password_hash, password)) ? owner : undefined;
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { type Locale } from '../../tenants';
import { accountLocale } from '../account-texts';
import { PasswordWrong, SignInBlocked } from '../errors';
import { ownPasswordSubject } from '../rules/own-password-tries';
import { ACCOUNT_TRIES, takeTry, triesOf } from '../rules/sign-in-tries';
import { PasswordHasher } from './password-hasher';

interface Row {
  readonly name: string;
  readonly email: string;
  readonly email_key: string;
  readonly password_hash: string;
  readonly language: string;
}

export interface Owner {
  readonly name: string;
  readonly email: string;
  readonly emailKey: string;
  readonly passwordHash: string;
  readonly locale: Locale;
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
    const subject = ownPasswordSubject(account);
    const [taken, accounts] = await this.database.batch([
      takeTry(ACCOUNT_TRIES, subject),
      {
        text: `select p.name, a.email, a.email_key, a.password_hash, a.language
          from account a join profile p on p.id = a.id where a.id = $1`,
        values: [account],
      },
    ]);
    const { isOver, seconds } = triesOf(taken, ACCOUNT_TRIES.max);
    if (isOver) throw new SignInBlocked(seconds);
    const owner = accounts?.[0] as Row | undefined;
    if (!(await this.hasher.verify(owner?.password_hash, password)) || !owner)
      throw seconds > 0 ? new SignInBlocked(seconds) : new PasswordWrong(path);
    await this.database.execute("delete from sign_in_tries where kind = 'account' and subject = $1", [subject]);
    const { name, email, email_key: emailKey, password_hash: passwordHash, language } = owner;
    return { name, email, emailKey, passwordHash, locale: accountLocale(language) };
  }
}

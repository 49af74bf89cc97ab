import { Injectable } from '@nestjs/common';
import { type Locale } from '../../../../../contract/text/locales';
import { Database } from '../../../platform/database';
import { PasswordHasher } from '../passwords/password-hasher';
import { openBalance } from '../../credits';
import { addProfile } from '../../members';
import { emailKey } from '../../../../../contract/account/email-address';
import { isTaken, takenBy } from '../rules/email-in-use';
import { termsDate } from '../rules/terms-date';
import { type Confirmation, confirmAccount } from '../tokens/confirm-account';

export interface NewAccount {
  readonly name: string;
  readonly gender: string;
  readonly seeking: string;
  /** `YYYY-MM-DD`. */
  readonly born: string;
  readonly country: string;
  readonly locale: Locale;
  readonly email: string;
  readonly password: string;
  readonly host: string;
  readonly timeZone: string;
}

/** Since when the brand's company runs it, beside what its settings say of confirmations. */
export type Opening = Confirmation & { readonly companyAdded: string };

/** Accounts that are confirmed from the beginning, without a mail: for people whom the operator answers for. */
@Injectable()
export class OpenAccount {
  constructor(
    private readonly database: Database,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Opens an account of the tenant in scope. Returns its id, or undefined if the address is taken. */
  async open(one: NewAccount, opening: Opening): Promise<number | undefined> {
    const key = emailKey(one.email);
    const [takers] = await this.database.batch([takenBy(key)]);
    if (takers?.length !== 0) return undefined;
    const hash = await this.hasher.hash(one.password);
    try {
      return await this.database.transaction(() => this.write(one, key, hash, opening));
    } catch (error) {
      if (isTaken(error)) return undefined;
      throw error;
    }
  }

  private async write(one: NewAccount, key: string, hash: string, opening: Opening): Promise<number> {
    const { text: adding, values: profileValues } = addProfile({ ...one, language: one.locale });
    const [profile] = await this.database.query<{ id: number }>(adding, profileValues);
    const id = Number(profile?.id);
    await this.database.execute(
      `insert into account (id, email, email_key, password_hash, language, time_zone, signup_host)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, one.email, key, hash, one.locale, one.timeZone, one.host],
    );
    await this.database.execute(
      `insert into consent (account_id, kind, given, revision, language, terms_date)
       select $1, kind, true, $2, $3, $4 from unnest(array['terms', 'sensitive_data']) as kind`,
      [id, opening.revision, one.locale, termsDate(opening.companyAdded)],
    );
    await this.database.execute(openBalance('$1'), [id]);
    for (const { text, values } of confirmAccount(id, opening)) await this.database.execute(text, values);
    return id;
  }
}

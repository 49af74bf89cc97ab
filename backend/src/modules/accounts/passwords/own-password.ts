import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { type MemberIdentity } from '../../../platform/http';
import { type Reader, readerOf } from '../../../platform/texts';
import { checkSecret } from '../../../platform/tries';
import { PasskeyNeeded, PasswordNeeded, PasswordWrong, SignInBlocked } from '../errors';
import { CONFIRMED_MINUTES } from '../passkeys/passkey-challenge';
import { ownPasswordSubject } from '../rules/own-password-tries';
import { accountCounter, signInTries } from '../rules/sign-in-tries';
import { PasswordHasher } from './password-hasher';

interface Row {
  readonly name: string;
  readonly email: string;
  readonly email_key: string;
  readonly password_hash: string;
  readonly has_password: boolean;
  readonly language: string;
  readonly country: string | null;
}

export interface Owner extends Reader {
  readonly name: string;
  readonly email: string;
  readonly emailKey: string;
  readonly passwordHash: string;
}

/**
 * Asks a member for the password once more, before something that a borrowed session must not do. An account without one
 * is asked for a passkey; an account with one is not: a passkey may have been added by whoever borrowed the session.
 */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly database: Database,
    private readonly hasher: PasswordHasher,
  ) {}

  /** `path` is the field of the password. A passkey's confirmation is used up by this. */
  async check(member: MemberIdentity, password: string | undefined, path: string): Promise<Owner> {
    if (password === undefined) return ownerOf(await this.useConfirmation(member, path));
    const counters = [accountCounter(ownPasswordSubject(member.id))];
    const checked = await checkSecret(signInTries(this.database), counters, () => this.fitting(member.id, password));
    if (checked.outcome !== 'right')
      throw checked.blockedSeconds > 0 ? new SignInBlocked(checked.blockedSeconds) : new PasswordWrong(path);
    return ownerOf(checked.value);
  }

  private async useConfirmation({ id, session }: MemberIdentity, path: string): Promise<Row> {
    const owner = await this.find(id);
    if (owner?.has_password !== false) throw new PasswordNeeded(path);
    const used = await this.database.execute(
      `update session set confirmed_at = null
       where id = $1 and account_id = $2 and confirmed_at > clock_timestamp() - make_interval(mins => $3)`,
      [session, id, CONFIRMED_MINUTES],
    );
    if (used !== 1) throw new PasskeyNeeded();
    return owner;
  }

  private async fitting(account: number, password: string): Promise<Row | undefined> {
    const owner = await this.find(account);
    return (await this.hasher.verify(owner?.password_hash, password)) ? owner : undefined;
  }

  private async find(account: number): Promise<Row | undefined> {
    const [owner] = await this.database.query<Row>(
      `select p.name, a.email, a.email_key, a.password_hash, a.has_password, a.language, p.country
       from account a join profile p on p.id = a.id where a.id = $1`,
      [account],
    );
    return owner;
  }
}

function ownerOf(row: Row): Owner {
  const { name, email, email_key: emailKey, password_hash: passwordHash } = row;
  return { name, email, emailKey, passwordHash, ...readerOf(row) };
}

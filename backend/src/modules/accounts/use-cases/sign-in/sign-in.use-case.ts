import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { AccountBlocked, AccountPendingDeletion } from '../../errors';
import { SignInPassword } from '../../passwords/sign-in-password';
import { Sessions } from '../../sessions/sessions';
import { type UserBrand, type UserRow, userOf, userStatement } from '../get-user/get-user.use-case';
import { type User } from '../get-user/user.response';

export interface SignInVisit {
  readonly address: string;
  readonly device: string;
  /** Of the session that this one takes the place of. */
  readonly previousToken: string | undefined;
  readonly brand: UserBrand;
}

export interface SignedIn {
  /** Of the new session. */
  readonly token: string;
  readonly user: User;
}

@Injectable()
export class SignIn {
  constructor(
    private readonly database: Database,
    private readonly password: SignInPassword,
    private readonly sessions: Sessions,
  ) {}

  async signIn(email: string, password: string, visit: SignInVisit): Promise<SignedIn> {
    const known = await this.password.check(email, password, visit.address);
    const session = this.sessions.open(known.id, visit.device);
    const mayEnter = known.status === 'active' || known.status === 'not_confirmed';
    const answers = await this.database.batch([
      ...known.tries,
      ...(visit.previousToken === undefined ? [] : [this.sessions.end(visit.previousToken)]),
      ...(mayEnter ? [session.statement, userStatement(session.token)] : []),
    ]);
    if (known.deletes_at) throw new AccountPendingDeletion(known.deletes_at);
    if (!mayEnter) throw new AccountBlocked();
    return { token: session.token, user: userOf(answers.at(-1)?.[0] as unknown as UserRow, visit.brand) };
  }
}

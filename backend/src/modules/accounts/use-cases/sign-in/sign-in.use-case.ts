import { Injectable } from '@nestjs/common';
import { DataKeys } from '../../../../platform/data-keys';
import { Database } from '../../../../platform/database';
import { type Network } from '../../../../shared/network';
import { ownBlock } from '../../../decisions';
import { AccountBlocked, AccountPendingDeletion } from '../../errors';
import { SignInPassword } from '../../passwords/sign-in-password';
import { Sessions } from '../../sessions/sessions';
import { type UserBrand, type UserRow, userOf, userStatement } from '../get-user/get-user.use-case';
import { type User } from '../get-user/user.response';

export interface SignInContext {
  readonly network: Network;
  readonly device: string;
  /** The token of the session that this one replaces. */
  readonly previousToken: string | undefined;
  readonly brand: UserBrand;
}

export interface SignedIn {
  /** The token of the new session. */
  readonly token: string;
  readonly user: User;
}

@Injectable()
export class SignIn {
  constructor(
    private readonly database: Database,
    private readonly password: SignInPassword,
    private readonly sessions: Sessions,
    private readonly keys: DataKeys,
  ) {}

  async signIn(email: string, password: string, context: SignInContext): Promise<SignedIn> {
    const known = await this.password.check(email, password, context.network);
    const session = this.sessions.open(known.id, context.device);
    const mayEnter = known.status === 'active' || known.status === 'not_confirmed';
    const answers = await this.database.batch([
      ...(context.previousToken === undefined ? [] : [this.sessions.end(context.previousToken)]),
      ...(mayEnter ? [session.statement, userStatement(session.token)] : []),
    ]);
    if (context.previousToken !== undefined) this.sessions.publishEnd(answers[0]);
    if (known.deletes_at) throw new AccountPendingDeletion(known.deletes_at);
    if (!mayEnter) throw new AccountBlocked(await ownBlock(this.database, this.keys, known.id));
    return { token: session.token, user: userOf(answers.at(-1)?.[0] as unknown as UserRow, context.brand) };
  }
}

import { Injectable } from '@nestjs/common';
import { type Network } from '../../../../shared/network';
import { Database, type Statement } from '../../../../platform/database';
import { TooManyRequests } from '../../../../platform/http';
import { OutboxHint } from '../../../../platform/outbox';
import { type PendingAccount, reactivationMail } from '../../deletion/deletions';
import { NotPendingDeletion } from '../../errors';
import { SignInPassword } from '../../passwords/sign-in-password';

/** With the one that was sent when the deletion was asked for. */
const MOST_A_DAY = 5;
const DAY_SECONDS = 86_400;

@Injectable()
export class ResendReactivation {
  constructor(
    private readonly database: Database,
    private readonly password: SignInPassword,
    private readonly hint: OutboxHint,
  ) {}

  async resend(email: string, password: string, network: Network): Promise<void> {
    const { id } = await this.password.check(email, password, network);
    await this.resendTo(id);
  }

  /** For staff, who know whose account it is: to its own address, with the entry of the audit. */
  async resendTo(id: number, more: readonly Statement[] = []): Promise<void> {
    const [pending] = await this.database.query<PendingAccount>(
      `select p.name, a.email, a.language, p.country, a.time_zone, d.due_at from account a join profile p on p.id = a.id
       join account_deletion d on d.account_id = a.id where a.id = $1 and d.due_at > now()`,
      [id],
    );
    if (!pending) throw new NotPendingDeletion();
    await this.database.transaction(async () => {
      const [, written] = await this.database.batch([
        // Two at a time wait for each other here.
        { text: 'select from account where id = $1 for update', values: [id] },
        ...reactivationMail(id, pending, { mostADay: MOST_A_DAY }),
      ]);
      if (written?.length !== 1) throw new TooManyRequests(DAY_SECONDS);
      if (more.length > 0) await this.database.batch(more);
    });
    this.hint.give();
  }
}

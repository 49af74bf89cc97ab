import { Injectable } from '@nestjs/common';
import { DataKeys } from '../../../../platform/data-keys';
import { Database, type Statement } from '../../../../platform/database';
import { TooManyRequests } from '../../../../platform/http';
import { OutboxHint } from '../../../../platform/outbox';
import { readerOf } from '../../../../platform/texts';
import { AlreadyActive } from '../../errors';
import { nextActivationLink } from '../../tokens/activation-link';

interface Waiting {
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly country: string | null;
  readonly status: string;
}

@Injectable()
export class ResendActivation {
  constructor(
    private readonly database: Database,
    private readonly hint: OutboxHint,
    private readonly keys: DataKeys,
  ) {}

  /** Sends it, and what else is given, in one transaction. */
  async resend(account: number, more: readonly Statement[] = []): Promise<void> {
    const [waiting] = await this.database.query<Waiting>(
      `select p.name, a.email, a.language, p.country, a.status from account a join profile p on p.id = a.id where a.id = $1`,
      [account],
    );
    if (waiting?.status !== 'not_confirmed') throw new AlreadyActive();
    const recipient = { ...waiting, ...readerOf(waiting) };
    await this.database.transaction(async () => {
      const results = await this.database.batch(nextActivationLink(this.keys, account, recipient));
      if (results[1]?.length !== 1) throw new TooManyRequests(Math.max(1, Number(results.at(-1)?.[0]?.['seconds'])));
      if (more.length > 0) await this.database.batch(more);
    });
    this.hint.give();
  }
}

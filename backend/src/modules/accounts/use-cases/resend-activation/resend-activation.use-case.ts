import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database';
import { TooManyRequests } from '../../../../platform/http';
import { OutboxHint } from '../../../../platform/outbox';
import { readerOf } from '../../../../platform/texts';
import { AlreadyActive } from '../../errors';
import { nextActivationLink } from '../../tokens/activation-link';

const PAUSE_SECONDS = 60;

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
  ) {}

  async resend(account: number): Promise<void> {
    const [waiting] = await this.database.query<Waiting>(
      `select p.name, a.email, a.language, p.country, a.status from account a join profile p on p.id = a.id where a.id = $1`,
      [account],
    );
    if (waiting?.status !== 'not_confirmed') throw new AlreadyActive();
    const recipient = { ...waiting, ...readerOf(waiting) };
    const [, sent] = await this.database.batch(nextActivationLink(account, recipient));
    if (sent?.length !== 1) throw new TooManyRequests(PAUSE_SECONDS);
    this.hint.give();
  }
}

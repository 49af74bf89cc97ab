import { Injectable, type OnModuleInit } from '@nestjs/common';
import { emailKey } from '../../../../../contract/account/email-address';
import { Database } from '../../../platform/database';
import { type OutboxEntry, OutboxHandlers, uuidV7 } from '../../../platform/outbox';
import { currentTenantId } from '../../../platform/tenancy';
import { localeOfTag } from '../../../platform/texts';
import { ReplyTo, complaintEntries } from '../../safety';
import { CarryOut, type CarriedOut, type NotCarriedOut } from './carry-out';
import { orderNumbersIn } from './order-numbers';
import { STATEMENT_KIND, type StatementPayload, handled } from './statements';
import { confirmationMail } from './withdrawal-mail';

interface Received {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly about: string;
  readonly message: string | null;
  readonly locale: string;
  readonly receivedAt: Date;
}

interface Owned {
  readonly order: number;
  readonly country: string | null;
  readonly timeZone: string | null;
}

const RECEIVED = `
  select id, name, email, about, message, locale, received_at as "receivedAt" from withdrawal_statement
  where id = $1::uuid and status = 'received'`;

/** An account that is blocked or leaving is one all the same; nothing leads from an erased one to its address. */
const OWNED = `
  select o.id as "order", p.country, a.time_zone as "timeZone"
  from payment_order o join account a on a.id = o.account_id join profile p on p.id = a.id
  where o.id = any($1::integer[]) and a.email_key = $2 and o.paid_at is not null`;

/**
 * Carries out statements that came without a session, where number and address belong to one paid order. All others go to the
 * support. Nothing of it is told but by mail to the address of the account.
 */
@Injectable()
export class StatementHandler implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly database: Database,
    private readonly carryOut: CarryOut,
    private readonly replyTo: ReplyTo,
  ) {}

  onModuleInit(): void {
    this.handlers.register(STATEMENT_KIND, ({ payload }: OutboxEntry) =>
      this.database.transaction(() => this.handle((payload as StatementPayload).statement)),
    );
  }

  private async handle(id: string): Promise<void> {
    const [statement] = await this.database.query<Received>(RECEIVED, [id]);
    if (!statement) return;
    const owned = await this.ownedBy(statement);
    const outcome = owned ? await this.carryOut.withdraw(owned.order, statement.receivedAt) : 'no_match';
    // Behind the account, which whoever erases it holds first.
    const [held] = await this.database.query(`${RECEIVED} for update`, [id]);
    if (!held) throw new Error('the statement was handled meanwhile');
    if (!owned || typeof outcome === 'string') await this.handOver(statement, outcome, owned?.order);
    else await this.finish(statement, owned, outcome);
  }

  /** Undefined also where several orders fit: staff ask which. */
  private async ownedBy({ about, email }: Received): Promise<Owned | undefined> {
    const numbers = orderNumbersIn(about);
    if (numbers.length === 0) return undefined;
    const owned = await this.database.query<Owned>(OWNED, [numbers, emailKey(email)]);
    return owned.length === 1 ? owned[0] : undefined;
  }

  private async finish(statement: Received, { order, country, timeZone }: Owned, outcome: CarriedOut): Promise<void> {
    const { id, name, email, locale, receivedAt } = statement;
    const { purchase, refund } = outcome;
    const status = refund === undefined ? 'nothing_due' : 'carried_out';
    await this.database.batch([
      handled(id, { status, reason: purchase.reckoning.reason, order, refund }),
      confirmationMail(outcome, receivedAt, { name, address: email, timeZone, locale: localeOfTag(locale), country }),
    ]);
  }

  private async handOver(statement: Received, outcome: CarriedOut | NotCarriedOut, order?: number): Promise<void> {
    const { id, name, email, about, message } = statement;
    const reason = typeof outcome === 'string' ? outcome : 'no_match';
    const thread = uuidV7();
    const notesTo = await this.replyTo.threadOf(currentTenantId(), thread, 'support');
    await this.database.batch([
      handled(id, { status: 'with_staff', reason, order, refund: undefined }),
      ...complaintEntries({
        ...{ kind: 'withdrawal', name, email, about, message: message ?? '–' },
        ...{ id: thread, notesTo, locale: localeOfTag(statement.locale), submission: `withdrawal:${id}` },
      }),
    ]);
  }
}

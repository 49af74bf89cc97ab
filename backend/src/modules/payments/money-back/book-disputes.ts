import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database';
import { uuidV7 } from '../../../platform/outbox';
import { type DisputeReport } from '../../../platform/payments';
import { currentTenantId } from '../../../platform/tenancy';
import { LOGGER, type Logger } from '../../../platform/telemetry';
import { Ledger } from '../../credits';
import { reverseTransfers } from '../books/reverse-transfers';
import { transferEntries } from '../books/transfer';
import { type Payable } from '../settling/payable';
import { BookRefunds } from './book-refunds';
import { undoSale } from './money-back-transfers';
import { type Standing, findStanding } from './order-standing';

interface KnownDispute {
  readonly id: string;
  readonly providerDispute: string;
  readonly status: DisputeReport['status'];
  readonly amount: number;
  readonly creditsTaken: number;
  readonly creditsMissing: number;
}

const KNOWN = `
  select id, provider_dispute_id as "providerDispute", status, amount, credits_taken as "creditsTaken",
    credits_missing as "creditsMissing"
  from payment_dispute where attempt_id = $1::uuid for update`;

/**
 * Books what a provider says of disputes of a payment, in the transaction that holds its order. Once one opens, the credits
 * leave as far as the balance has them, and what it lacks is noted. Answers the balance where it has changed.
 */
@Injectable()
export class BookDisputes {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly refunds: BookRefunds,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  async book(payable: Payable, reports: readonly DisputeReport[]): Promise<number | undefined> {
    if (reports.length === 0) return undefined;
    const known = await this.database.query<KnownDispute>(KNOWN, [payable.attempt]);
    let balance: number | undefined;
    for (const report of reports) {
      let dispute = known.find(({ providerDispute }) => providerDispute === report.id);
      if (!dispute) {
        const opened = await this.open(payable, report);
        if (!opened) continue;
        ({ dispute } = opened);
        balance = opened.balance ?? balance;
      }
      if (report.status === 'open') await this.noteEvidence(dispute.id, report);
      balance = (await this.close(payable, dispute, report.status)) ?? balance;
    }
    return balance;
  }

  private async open(payable: Payable, report: DisputeReport) {
    const { account, order, attempt, revision, currency, providerAccount } = payable;
    await this.stopRefunds(payable);
    const standing = await findStanding(this.database, order);
    if (!standing || report.sum.currency !== currency) return undefined;
    // A second payment of the order brought no credits: there is only its money to lose.
    const wanted = standing.attempt === attempt ? creditsWanted(standing, report.sum.amount) : 0;
    const taken = Math.min(wanted, await this.balanceOf(account));
    const id = uuidV7();
    const entered =
      taken === 0
        ? undefined
        : await this.ledger.moveOfOrder({
            ...{ account, order: String(order), reason: 'chargeback', amount: -taken, revision },
            key: `chargeback:${id}`,
          });
    const { amount } = report.sum;
    await this.database.batch([
      {
        text: `insert into payment_dispute (id, order_id, attempt_id, provider_dispute_id, amount, credits_taken, credits_missing)
          values ($1::uuid, $2::integer, $3::uuid, $4, $5::integer, $6::integer, $7::integer)`,
        values: [id, order, attempt, report.id, amount, taken, wanted - taken],
      },
      transferEntries([
        {
          ...{ key: `dispute:${id}:out`, order, currency, amount },
          ...{ debit: 'disputes', credit: `clearing:${providerAccount}` },
        },
      ]),
    ]);
    this.log.warn({ tenant: currentTenantId(), order, dispute: id, amount }, 'a payer’s bank asks for money back');
    const dispute: KnownDispute = {
      ...{ id, providerDispute: report.id, status: 'open', amount },
      ...{ creditsTaken: taken, creditsMissing: wanted - taken },
    };
    return { dispute, balance: entered?.balance };
  }

  /** Stops refunds that were not sent yet, so that they are not paid beside the bank. */
  private async stopRefunds(payable: Payable): Promise<void> {
    const asked = await this.database.query<{ id: string; credits: number }>(
      `select id, credits from money_refund where attempt_id = $1::uuid and status = 'asked' for update`,
      [payable.attempt],
    );
    for (const refund of asked) await this.refunds.fail(payable, refund);
  }

  /** A later date takes the place of the one before; what staff have said of their answer stays. */
  private async noteEvidence(dispute: string, { evidenceDueAt, isAnswered }: DisputeReport): Promise<void> {
    if (evidenceDueAt !== undefined)
      await this.database.execute(
        'update payment_dispute set evidence_due_at = $2 where id = $1::uuid and evidence_due_at is distinct from $2',
        [dispute, evidenceDueAt],
      );
    if (isAnswered)
      await this.database.execute(
        'update payment_dispute set responded_at = now() where id = $1::uuid and responded_at is null',
        [dispute],
      );
  }

  private async close(payable: Payable, dispute: KnownDispute, status: DisputeReport['status']) {
    if (status === 'open' || status === dispute.status || dispute.status === 'won') return undefined;
    const closed = {
      text: 'update payment_dispute set status = $2, closed_at = now() where id = $1::uuid',
      values: [dispute.id, status],
    };
    if (status === 'lost') {
      await this.database.batch([closed, await this.loss(payable, dispute)]);
      return undefined;
    }
    const { account, order, revision } = payable;
    await this.database.batch([closed, reverseTransfers(order, `dispute:${dispute.id}:`, 'won')]);
    if (dispute.creditsTaken === 0) return undefined;
    const { balance } = await this.ledger.moveOfOrder({
      ...{ account, order: String(order), reason: 'chargeback', amount: dispute.creditsTaken, revision },
      key: `chargeback:${dispute.id}:won`,
    });
    return balance;
  }

  /** The credits that were taken undo their part of the sale; members owe what they had spent. */
  private async loss({ order, attempt, currency }: Payable, dispute: KnownDispute) {
    const { id, amount, creditsTaken, creditsMissing } = dispute;
    const standing = await findStanding(this.database, order);
    if (standing?.attempt !== attempt && !(await this.isPaidBack(attempt)))
      return transferEntries([
        { key: `dispute:${id}:unused`, order, currency, amount, debit: 'refunds', credit: 'disputes' },
      ]);
    const all = creditsTaken + creditsMissing;
    const part = all === 0 ? 0 : Math.min(standing?.kept ?? 0, Math.round((amount * creditsTaken) / all));
    const undone = standing && part > 0 ? undoSale(standing, `dispute:${id}`, part, 'disputes') : [];
    return transferEntries([
      ...undone,
      {
        ...{ key: `dispute:${id}:owed`, order, currency, amount: amount - part },
        ...{ debit: 'owed_by_members', credit: 'disputes' },
      },
    ]);
  }

  /** Whether a second payment was paid back; until then it is owed to the payer. */
  private async isPaidBack(attempt: string): Promise<boolean> {
    const found = await this.database.query(
      `select from money_refund where attempt_id = $1::uuid and status in ('sent', 'done')`,
      [attempt],
    );
    return found.length > 0;
  }

  private async balanceOf(account: number): Promise<number> {
    const [held] = await this.database.query<{ balance: number }>(
      'select balance from credit_balance where account_id = $1::integer for update',
      [account],
    );
    return held?.balance ?? 0;
  }
}

/** The share of the order's credits, without what has gone back already. */
const creditsWanted = (standing: Standing, amount: number): number => {
  const { credits, creditsRefunded, creditsDisputed, amount: whole } = standing;
  return Math.min(credits - creditsRefunded - creditsDisputed, Math.ceil((credits * amount) / whole));
};

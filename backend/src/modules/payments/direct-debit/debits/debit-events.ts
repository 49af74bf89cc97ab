import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../../../platform/database';
import { type PaymentReport } from '../../../../platform/payments';
import { readerOf } from '../../../../platform/texts';
import { mailEntry } from '../../../notifications';
import { type AttemptStatus } from '../../books/transitions';
import { type Payable } from '../../settling/payable';

interface Taken {
  readonly dueOn: string;
  readonly amount: number;
  readonly currency: string;
  readonly mandate: string;
  readonly isNewMandate: boolean;
  readonly reference: string;
  readonly creditorId: string;
  readonly creditorName: string;
  readonly holder: string | null;
  readonly ibanLast4: string | null;
  readonly signedAt: Date;
}

interface Payer {
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly country: string | null;
}

const TAKE = `
  with taken as (
    update direct_debit set taken_at = now() where attempt_id = $1::uuid and taken_at is null returning *
  )
  select taken.due_on::text as "dueOn", o.amount, o.currency, m.id as mandate, m.status = 'proved' as "isNewMandate",
    m.reference, m.creditor_id as "creditorId", m.creditor_name as "creditorName", m.holder, m.iban_last4 as "ibanLast4",
    m.signed_at as "signedAt"
  from taken join mandate m on m.id = taken.mandate_id join payment_attempt a on a.id = taken.attempt_id
  join payment_order o on o.id = a.order_id`;

const PAYER = `
  select p.name, a.email, a.language, p.country from account a join profile p on p.id = a.id where a.id = $1::integer`;

/** Draws the consequences for mandates from what is booked of a debit, in the same transaction. */
@Injectable()
export class DebitEvents {
  constructor(private readonly database: Database) {}

  /** @param status what is new, if anything is. */
  async follow(
    { attempt, account }: Pick<Payable, 'attempt' | 'account'>,
    status: AttemptStatus | undefined,
    { disputes, failure }: Pick<PaymentReport, 'disputes' | 'failure'>,
  ): Promise<void> {
    if (status === 'pending' || status === 'paid') await this.taken(attempt, account);
    if (status === 'failed' || disputes.length > 0) await this.returned(attempt, failure);
  }

  /** The provider has taken the debit: its mandate is in use, and the payer is told once of it, the sum and the day. */
  private async taken(attempt: string, account: number): Promise<void> {
    const [taken] = await this.database.query<Taken>(TAKE, [attempt]);
    if (!taken) return;
    const [payer] = await this.database.query<Payer>(PAYER, [account]);
    await this.database.batch([
      {
        text: `update mandate set status = 'active' where id = $1::uuid and status = 'proved'`,
        values: [taken.mandate],
      },
      ...(payer ? mailsOf(taken, payer) : []),
    ]);
  }

  /** The bank has sent it back, which was taken before: neither the account nor the IBAN pays this way for a while. */
  private async returned(attempt: string, failure: string | undefined): Promise<void> {
    await this.database.batch([
      {
        text: `update direct_debit set returned_at = now(), return_reason = $2
          where attempt_id = $1::uuid and taken_at is not null and returned_at is null`,
        values: [attempt, reasonIn(failure)],
      },
      {
        text: `update mandate set status = 'blocked', ended_at = now() where status <> 'blocked' and id = (
            select mandate_id from direct_debit where attempt_id = $1::uuid and returned_at is not null)`,
        values: [attempt],
      },
    ]);
  }
}

/** A code of the bank, such as AM04; providers have words of their own. */
const reasonIn = (failure: string | undefined): string | null =>
  /^[A-Z0-9]{4}$/.test(failure ?? '') ? (failure ?? null) : null;

function mailsOf(taken: Taken, { name, email, ...reads }: Payer): Statement[] {
  const person = { address: email, ...readerOf(reads) };
  const { reference, creditorId: creditor_id, creditorName: creditor, ibanLast4 } = taken;
  const mandate = { name, reference, creditor, creditor_id, iban_end: ibanLast4 ?? '' };
  const announced = { ...mandate, amount: taken.amount, currency: taken.currency, due_on: taken.dueOn };
  const signed = { ...mandate, holder: taken.holder ?? '', signed_on: taken.signedAt.toISOString().slice(0, 10) };
  return [
    ...(taken.isNewMandate ? [mailEntry({ mail: 'debit_mandate', params: signed, person })] : []),
    mailEntry({ mail: 'debit_announced', params: announced, person }),
  ];
}

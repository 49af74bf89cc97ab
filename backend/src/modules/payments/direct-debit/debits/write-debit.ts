import { type Database } from '../../../../platform/database';
import { uuidV7 } from '../../../../platform/outbox';
import { type DebitTerms } from './debit-terms';

export interface NewDebitRow {
  readonly order: number;
  readonly mandate: string;
  readonly isFirst: boolean;
  readonly providerAccount: string;
  readonly creditsWhen: Extract<DebitTerms, 'submitted' | 'paid'>;
  /** `YYYY-MM-DD` */
  readonly dueOn: string;
}

/** Seconds until the provider is asked by ourselves, should the process end before it has answered. */
const FIRST_CHECK = 15;
/** Banks take up to fourteen business days. */
const DAYS = 25;

/** Before the provider is asked, so that a debit whose answer is lost is found again. Answers the attempt. */
export async function writeDebit(database: Database, debit: NewDebitRow): Promise<string> {
  const attempt = uuidV7();
  await database.batch([
    {
      text: `insert into payment_attempt (id, order_id, provider_account_id, method, credits_when, expires_at, next_check_at)
        values ($1::uuid, $2::integer, $3, 'sepa_debit', $4, now() + ${DAYS} * interval '1 day',
          now() + ${FIRST_CHECK} * interval '1 second')`,
      values: [attempt, debit.order, debit.providerAccount, debit.creditsWhen],
    },
    {
      text: `insert into direct_debit (attempt_id, mandate_id, is_first, due_on) values ($1::uuid, $2::uuid, $3::boolean, $4::date)`,
      values: [attempt, debit.mandate, debit.isFirst, debit.dueOn],
    },
  ]);
  return attempt;
}

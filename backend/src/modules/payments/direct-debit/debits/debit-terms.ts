import { type TenantDocument } from '../../../tenants';

/** The debits of an account, or of the same IBAN, as far as terms depend on them. Sums are in cents. */
export interface DebitStanding {
  readonly isBlocked: boolean;
  /** Not yet paid, nor failed. */
  readonly open: number;
  /** Those of them whose credits wait for the bank. */
  readonly waiting: number;
  /** The sum of the last 30 days, without debits that failed. */
  readonly monthAmount: number;
  readonly isFirst: boolean;
}

export type DebitTerms = 'submitted' | 'paid' | 'limit_reached' | 'blocked';

interface Limited {
  readonly direct_debit: Pick<TenantDocument['direct_debit'], 'grant' | 'open_limit' | 'first_limit' | 'monthly_limit'>;
}

/** When the credits of another debit come, or why it is refused. Beyond the limits one may wait for the bank, and no second. */
export function termsOf({ direct_debit }: Limited, standing: DebitStanding, amount: number): DebitTerms {
  if (standing.isBlocked) return 'blocked';
  const isWithin =
    standing.open < direct_debit.open_limit &&
    standing.monthAmount + amount <= direct_debit.monthly_limit &&
    (!standing.isFirst || amount <= direct_debit.first_limit);
  if (isWithin && direct_debit.grant === 'at_submission') return 'submitted';
  const mayWait = direct_debit.grant === 'when_paid' ? direct_debit.open_limit : 1;
  return standing.waiting < mayWait ? 'paid' : 'limit_reached';
}

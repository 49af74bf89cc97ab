import { type PaymentReport } from '../../../../platform/payments';
import { type ProviderStatement } from './provider-statement';

/** Read by itself, a payment is told as the list would tell it, if it had it. */
export function withReports(statement: ProviderStatement, reports: readonly PaymentReport[]): ProviderStatement {
  const isNew =
    (list: readonly { readonly id: string }[]) =>
    ({ id }: { readonly id: string }) =>
      !list.some((one) => one.id === id);
  const listed = new Set(statement.payments.map(({ payment }) => payment));
  // Its time does not matter: it is known to be ours.
  const at = new Date(0);
  return {
    ...statement,
    payments: [
      ...statement.payments,
      ...reports.filter(({ payment }) => !listed.has(payment)).map((report) => ({ ...report, createdAt: at })),
    ],
    refunds: [
      ...statement.refunds,
      ...reports.flatMap(({ payment, refunds }) =>
        refunds.filter(isNew(statement.refunds)).map((one) => ({ ...one, payment, createdAt: at })),
      ),
    ],
    disputes: [
      ...statement.disputes,
      ...reports.flatMap(({ payment, disputes }) =>
        disputes.filter(isNew(statement.disputes)).map((one) => ({ ...one, payment, createdAt: at })),
      ),
    ],
  };
}

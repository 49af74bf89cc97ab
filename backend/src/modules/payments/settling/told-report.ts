import {
  type DisputeReport,
  type PaymentMode,
  type PaymentReport,
  type PaymentStatus,
  type RefundReport,
} from '../../../platform/payments';
import { type Payable } from './payable';

/** The facts that staff, or our own rows, tell of a payment where nobody can be asked. */
export interface ToldPayment {
  readonly status: PaymentStatus;
  readonly failure?: string | undefined;
  readonly refunds?: readonly RefundReport[];
  readonly disputes?: readonly DisputeReport[];
}

/** The report of a payment that was made of our own rows, so that its sum and its order need no proof. */
export function toldReport(
  { attempt, amount, currency }: Payable,
  { status, failure, refunds = [], disputes = [] }: ToldPayment,
  mode: PaymentMode,
): PaymentReport {
  return {
    ...{ payment: attempt, otherId: undefined, status, statusAtProvider: status, mode },
    ...{ sum: { amount, currency }, attempt, method: undefined, failure, payerCountry: undefined },
    ...{ refunds, disputes },
  };
}

import { type Statement } from '../../../platform/database';
import { type Reader } from '../../../platform/texts';
import { mailEntry } from '../../notifications';
import { type CarriedOut } from './carry-out';

export interface Recipient extends Reader {
  readonly name: string;
  readonly address: string;
  readonly timeZone: string | null;
}

/** The statement that mails what a withdrawal came to: with its content, date and time, the sum and how it was reckoned. */
export function confirmationMail(
  { purchase, dueAt }: CarriedOut,
  receivedAt: Date,
  { name, address, timeZone, ...reader }: Recipient,
): Statement {
  const { order, currency, reckoning, paidAt } = purchase;
  return mailEntry({
    mail: 'withdrawal_confirmation',
    params: {
      ...{ name, order, currency, ...reckoning },
      ...{ paid_at: paidAt.toISOString(), received_at: receivedAt.toISOString(), due_at: dueAt.toISOString() },
      time_zone: timeZone,
    },
    person: { address, ...reader },
  });
}

import { vatOfPart } from '../books/sums';
import { type BookAccount, type Transfer } from '../books/transfer';
import { type Standing } from './order-standing';

type Sale = Pick<Standing, 'order' | 'currency' | 'country' | 'kept' | 'vatKept' | 'vatBasisPoints'>;

/** The transfers that undo a part of a sale, net and VAT: it goes from what the order brought to another account. */
export function undoSale(sale: Sale, key: string, part: number, credit: BookAccount): Transfer[] {
  const { order, currency, country } = sale;
  const vat = vatOfPart(sale, part);
  const of = { order, currency, credit };
  return [
    { ...of, key: `${key}:net`, debit: 'prepaid', amount: part - vat },
    { ...of, key: `${key}:vat`, debit: `vat:${country}`, amount: vat },
  ];
}

interface PaidRefund extends Pick<Transfer, 'order' | 'currency' | 'amount'> {
  readonly refund: string;
}

/** The transfer with which our bank pays what was owed. The provider's account there is as before. */
export const paidByBank = ({ refund, order, currency, amount }: PaidRefund): Transfer => ({
  ...{ key: `refund:${refund}:transfer`, order, currency, amount },
  ...{ debit: 'refunds', credit: 'bank' },
});

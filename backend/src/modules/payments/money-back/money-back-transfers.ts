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

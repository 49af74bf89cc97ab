import { METHOD_NAMES } from '../../../../../contract/payments/method-names';
import { type PaymentMethod } from '../../../../../contract/payments/methods';
import { moneyIn, rateIn } from '../../../shared/money-format';
import { type TenantDocument } from '../../tenants';
import { type MoneyBack, type Receipt } from './receipts';
import { type Say, sayReceipt } from './receipt-texts';

/** A label, and what stands behind it. */
export type Line = readonly [string, string];

/** A receipt in words, ready to be set. */
export interface ReceiptSheet {
  readonly brand: string;
  readonly title: string;
  /** Where nothing was charged. */
  readonly test: string | undefined;
  readonly facts: readonly Line[];
  readonly seller: { readonly label: string; readonly lines: readonly string[] };
  readonly sums: readonly Line[];
  /** Stands out, below the sums. */
  readonly total: Line;
  readonly taxes: readonly Line[];
  readonly moneyBack: readonly Line[];
  readonly notes: readonly string[];
}

interface Brand {
  /** The settings of the order's revision. */
  readonly document: TenantDocument;
  /** The language with its country, such as `de-CH`. */
  readonly tag: string;
  /** Where the purchase can be withdrawn from. */
  readonly withdrawUrl: string;
}

/** Puts a receipt into words. It names the brand as bank statements do, and never what it is about. */
export function receiptSheet(receipt: Receipt, { document, tag, withdrawUrl }: Brand): ReceiptSheet {
  const say = sayReceipt(tag);
  const day = dayIn(tag);
  const money = (amount: number): string => moneyIn(tag, amount, receipt.currency);
  const { amount, credits, listAmount, discountAmount } = receipt;
  return {
    brand: document.notifications.discreet_name,
    title: say('title'),
    test: receipt.isTest ? say('test') : undefined,
    facts: facts(receipt, say, day, tag),
    seller: { label: say('seller'), lines: sellerLines(document, say, tag) },
    sums: [
      [
        say('bought', { credits: new Intl.NumberFormat(tag).format(credits), package: receipt.package }),
        discountAmount > 0 ? '' : money(listAmount),
      ],
      ...(discountAmount > 0
        ? ([
            [say('regular_price'), money(listAmount)],
            [say('discount'), money(-discountAmount)],
          ] as const)
        : []),
    ],
    total: [say('total'), money(amount)],
    taxes: taxes(receipt, say, tag),
    moneyBack: moneyBack(receipt, say, day, money),
    notes: [
      say('withdrawal', { days: String(document.settings.refund_days), link: withdrawUrl }),
      say('begun', { date: day(receipt.begunAt) }),
      ...(receipt.isCollected ? [say('collected')] : []),
    ],
  };
}

/** By the clock of Greenwich, as receipts are numbered. */
const dayIn = (tag: string) => {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  return (day: Date | string): string => format.format(new Date(day));
};

function facts(receipt: Receipt, say: Say, day: (day: Date) => string, tag: string): Line[] {
  const { number, order, orderedAt, paidAt, country, method, wasAhead } = receipt;
  return [
    [say('number'), number],
    // The day on which a bank pays a direct debit is not known.
    ...(wasAhead ? [] : [[say('paid_on'), day(paidAt)] as const]),
    [say('order'), String(order)],
    [say('ordered_on'), day(orderedAt)],
    [say('country'), countryName(country, tag)],
    ...(method === null ? [] : [[say('method'), methodName(method, say)] as const]),
  ];
}

function sellerLines({ company, settings }: TenantDocument, say: Say, tag: string): string[] {
  return [
    company.name,
    company.address,
    `${company.zip} ${company.city}, ${countryName(company.country, tag)}`,
    `${company.register}: ${company.kvk}`,
    ...(company.vat_numbers.length > 0 ? [`${say('vat_number')}: ${company.vat_numbers.join(', ')}`] : []),
    [settings.support_email, settings.support_phone].filter(Boolean).join(', '),
  ];
}

function taxes({ amount, vatAmount, vatBasisPoints, currency }: Receipt, say: Say, tag: string): Line[] {
  if (vatBasisPoints === 0) return [];
  return [
    [say('net'), moneyIn(tag, amount - vatAmount, currency)],
    [say('vat', { rate: rateIn(tag, vatBasisPoints) }), moneyIn(tag, vatAmount, currency)],
  ];
}

function moneyBack(
  { amount, moneyBack: list }: Receipt,
  say: Say,
  day: (day: string) => string,
  money: (amount: number) => string,
): Line[] {
  if (list.length === 0) return [];
  const gone = list.reduce((sum, back) => sum + back.amount, 0);
  const linesOf = ({ kind, at, amount: sum, reference }: MoneyBack): Line[] => [
    [say(kind, { date: day(at) }), money(-sum)],
    ...(reference === null ? [] : [[say('reference', { reference }), ''] as const]),
  ];
  return [...list.flatMap(linesOf), [say('kept'), money(amount - gone)]];
}

const countryName = (country: string, tag: string): string =>
  new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' }).of(country) ?? country;

const methodName = (method: PaymentMethod, say: Say): string =>
  method === 'card' || method === 'sepa_debit' ? say(`method_${method}`) : METHOD_NAMES[method];

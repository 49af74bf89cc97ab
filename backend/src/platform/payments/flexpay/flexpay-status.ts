import { type PaymentMode, type PaymentReport } from '../provider';
import { ProviderError } from '../provider-error';
import { moneyIn } from './flexpay-money';
import { readReference } from './flexpay-reference';

/** The status service's answer: a list of names and values. */
export type FlexPayStatus = Readonly<Record<string, string>>;

/** The answer is YAML that nests nothing. Undefined where a line is something else. */
export function readStatus(text: string): FlexPayStatus | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && line !== '---');
  const pairs = lines.map((line) => /^(\w+):(?:\s+(.*))?$/.exec(line));
  if (pairs.length === 0 || pairs.includes(null)) return undefined;
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', unquoted(pair?.[2]?.trim() ?? '')]));
}

const unquoted = (value: string): string => /^(['"])(.*)\1$/.exec(value)?.[2] ?? value;

/** Undefined where there is no sale of that reference. Throws a ProviderError for a refusal. */
export function saleIn(status: FlexPayStatus): FlexPayStatus | undefined {
  const { response = '', error = '', saleResult } = status;
  if (response === 'NOTFOUND' || /not ?found/i.test(error)) return undefined;
  if (response === 'ERROR' || error !== '')
    throw /signature|shop/i.test(error)
      ? new ProviderError('unauthorised', 'signature_refused')
      : new ProviderError('refused', 'status_refused');
  if (saleResult === undefined) throw new ProviderError('silent', 'answer_unreadable');
  return status;
}

/** `payment` is our reference; without a sale it is still to be paid, until its time is over. */
export function statusReport(
  payment: string,
  sale: FlexPayStatus | undefined,
  mode: PaymentMode,
  now: Date,
): PaymentReport {
  const reference = readReference(payment);
  if (reference === undefined) throw new ProviderError('absent', 'reference_unknown');
  const unpaid = reference.expiresAt < now ? 'expired' : 'open';
  const isPaid = sale?.['saleResult'] === 'APPROVED';
  const told = sale && moneyIn(sale['priceAmount'], sale['priceCurrency']);
  if (isPaid && told === undefined) throw new ProviderError('silent', 'amount_unreadable');
  return {
    payment,
    otherId: idIn(sale?.['saleID']),
    status: isPaid ? 'paid' : unpaid,
    statusAtProvider: wordIn(sale?.['saleResult']) ?? 'none',
    mode,
    sum: told ?? reference.sum,
    attempt: (sale?.['referenceID'] ?? payment) === payment ? reference.attempt : undefined,
    method: isPaid ? 'card' : undefined,
    failure: undefined,
    payerCountry: countryIn(sale),
    refunds: [],
    disputes: [],
  };
}

const idIn = (id: string | undefined): string | undefined => (/^\d{1,30}$/.test(id ?? '') ? id : undefined);

const wordIn = (word: string | undefined): string | undefined =>
  /^\w{1,40}$/.test(word ?? '') ? word?.toLowerCase() : undefined;

function countryIn(sale: FlexPayStatus | undefined): string | undefined {
  const country = sale?.['billingAddr_country'] ?? sale?.['country'] ?? '';
  return /^[A-Z]{2}$/.test(country) ? country : undefined;
}

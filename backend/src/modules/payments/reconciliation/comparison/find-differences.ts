import { type Money, type Period, toSignedDecimal } from '../../../../platform/payments';
import { type DifferenceKind } from '../difference-kinds';
import { type OurDay, type OurPayment } from './our-day';
import { type ProviderStatement } from './provider-statement';

export interface Difference {
  readonly kind: DifferenceKind;
  /** The provider's id of what differs, else ours. */
  readonly subject: string;
  readonly order?: number;
  readonly attempt?: string;
  readonly currency?: string;
  /** A sum or a status; undefined where that side has nothing. */
  readonly ours?: string;
  readonly theirs?: string;
}

/** The state in our books of a payment whose credits came before the money. */
export const BOOKED = 'booked';

type Part = 'refund' | 'dispute';
interface TheirPart {
  readonly id: string;
  readonly key?: string | undefined;
  readonly payment: string;
  readonly status: string;
  readonly sum: Money;
}

/** The states in our books that agree with each state at a provider. */
const SAME_STATUS: Readonly<Record<string, readonly string[]>> = {
  ...{ pending: ['asked', 'sent'], done: ['done'], failed: ['failed'] },
  ...{ open: ['open', 'lost'], won: ['won'], lost: ['lost'] },
};

/** Compares both ways what a provider says of a day with our books of it. */
export function findDifferences(period: Period, ours: OurDay, theirs: ProviderStatement): Difference[] {
  const known = new KnownPayments(ours.payments);
  return [
    ...theirs.payments.flatMap((payment) => paymentDifferences(payment, known, period)),
    ...missingPayments(period, ours, theirs, known),
    ...partDifferences('refund', ours.refunds, theirs.refunds, known),
    ...(theirs.told.has('refunds') ? missingParts('refund', ours.refunds, theirs.refunds) : []),
    ...partDifferences('dispute', ours.disputes, theirs.disputes, known),
    ...(theirs.told.has('disputes') ? missingParts('dispute', ours.disputes, theirs.disputes) : []),
    ...theirs.balance.flatMap((line) => lineDifferences(line, known)),
  ];
}

class KnownPayments {
  private readonly byId = new Map<string, OurPayment>();
  private readonly byAttempt = new Map<string, OurPayment>();

  constructor(payments: readonly OurPayment[]) {
    for (const one of payments) {
      this.byAttempt.set(one.attempt, one);
      for (const id of [one.payment, one.otherId]) if (id !== null) this.byId.set(id, one);
    }
  }

  of(payment: string | undefined): OurPayment | undefined {
    return payment === undefined ? undefined : this.byId.get(payment);
  }

  /** Another payment in the name of an attempt is none of ours. */
  ofAttempt(attempt: string | undefined): OurPayment | undefined {
    const found = attempt === undefined ? undefined : this.byAttempt.get(attempt);
    return found?.payment === null ? found : undefined;
  }
}

function paymentDifferences(
  { payment, attempt, status, sum, createdAt }: ProviderStatement['payments'][number],
  known: KnownPayments,
  { from, until }: Period,
): Difference[] {
  const isPaid = status === 'paid';
  const ours = known.of(payment) ?? known.ofAttempt(attempt);
  const found = { subject: payment, currency: sum.currency };
  if (!ours) {
    if (!isPaid || createdAt < from || createdAt >= until) return [];
    return [{ ...found, kind: 'payment_unknown', theirs: toSignedDecimal(sum.amount) }];
  }
  const of = { ...found, order: ours.order, attempt: ours.attempt };
  if (ours.status === 'paid' && !isPaid) return [{ ...of, kind: 'payment_missing', ours: 'paid', theirs: status }];
  if (ours.isAhead && !isPaid && (ours.isOverdue || isOver(status)))
    return [{ ...of, kind: 'payment_missing', ours: BOOKED, theirs: status }];
  if (!isPaid) return [];
  const differences: Difference[] = [];
  if (ours.status !== 'paid')
    differences.push({ ...of, kind: 'payment_not_booked', ours: ours.status, theirs: 'paid' });
  if (ours.currency !== sum.currency)
    differences.push({ ...of, kind: 'payment_currency', ours: ours.currency, theirs: sum.currency });
  else if (ours.amount !== sum.amount)
    differences.push({ ...of, kind: 'payment_amount', ...both(ours.amount, sum.amount) });
  return differences;
}

const isOver = (status: string): boolean => status === 'failed' || status === 'cancelled' || status === 'expired';

function missingPayments(
  { from, until }: Period,
  { payments }: OurDay,
  theirs: ProviderStatement,
  known: KnownPayments,
): Difference[] {
  if (!theirs.told.has('payments')) return [];
  const there = new Set(theirs.payments.map((one) => known.of(one.payment) ?? known.ofAttempt(one.attempt)));
  return payments
    .filter(
      (one) =>
        (one.status === 'paid' || one.isAhead) && one.createdAt >= from && one.createdAt < until && !there.has(one),
    )
    .map(({ attempt, order, payment, amount, currency }) => ({
      ...{ kind: 'payment_missing', subject: payment ?? attempt, order, attempt, currency },
      ours: toSignedDecimal(amount),
    }));
}

function partDifferences(
  part: Part,
  ours: OurDay['refunds'],
  theirs: readonly TheirPart[],
  known: KnownPayments,
): Difference[] {
  return theirs.flatMap((one): Difference[] => {
    const own = ours.find(isSame(one));
    const payment = known.of(one.payment);
    const of = { subject: one.id, currency: one.sum.currency, ...(payment && refer(payment)) };
    if (!own) {
      // Nothing has moved.
      if (one.status === 'failed') return [];
      return [{ ...of, kind: `${part}_unknown`, theirs: toSignedDecimal(one.sum.amount) }];
    }
    const differences: Difference[] = [];
    if (own.amount !== one.sum.amount)
      differences.push({ ...of, kind: `${part}_amount`, ...both(own.amount, one.sum.amount) });
    if (!SAME_STATUS[one.status]?.includes(own.status))
      differences.push({ ...of, kind: `${part}_status`, ours: own.status, theirs: one.status });
    return differences;
  });
}

/** Where a provider does not list refunds or disputes at all, as FlexPay does not, none of them is missing there. */
function missingParts(part: Part, ours: OurDay['refunds'], theirs: readonly TheirPart[]): Difference[] {
  return ours
    .filter((own) => own.isOfDay && !theirs.some((one) => isSame(one)(own)))
    .map((own) => ({
      ...{ kind: `${part}_missing`, subject: own.providerId ?? own.id, order: own.order, attempt: own.attempt },
      ours: toSignedDecimal(own.amount),
    }));
}

const isSame =
  ({ id: theirs, key }: TheirPart) =>
  ({ id, providerId }: OurDay['refunds'][number]): boolean =>
    id === key || providerId === theirs;

function lineDifferences(line: ProviderStatement['balance'][number], known: KnownPayments): Difference[] {
  const { kind, id, payment, currency, gross, kindAtProvider } = line;
  if (kind === 'payout' || kind === 'fee') return [];
  const moved = { currency, theirs: toSignedDecimal(line.net) };
  if (kind === 'other')
    return [{ ...moved, kind: 'balance_unexplained', subject: id, theirs: `${kindAtProvider} ${moved.theirs}` }];
  const ours = known.of(payment);
  if (!ours) return [{ kind: 'balance_unknown', subject: id, ...moved }];
  if (kind !== 'payment' || gross < 0) return [];
  const of = { subject: id, currency, ...refer(ours) };
  if (ours.status !== 'paid') return [{ ...of, kind: 'payment_not_booked', ours: ours.status, theirs: 'paid' }];
  // The provider changed it into another currency: what it made of it cannot be compared.
  if (ours.currency !== currency || ours.amount === gross) return [];
  return [{ ...of, kind: 'balance_amount', ...both(ours.amount, gross) }];
}

const refer = ({ order, attempt }: OurPayment) => ({ order, attempt });
const both = (ours: number, theirs: number) => ({ ours: toSignedDecimal(ours), theirs: toSignedDecimal(theirs) });

import { type DayFigures } from '../../api/money';

export type Sums = Pick<
  DayFigures,
  'orders' | 'amount' | 'discount_amount' | 'vat_amount' | 'refunds' | 'chargebacks' | 'fees'
>;

const NAMES = ['orders', 'amount', 'discount_amount', 'vat_amount', 'refunds', 'chargebacks', 'fees'] as const;

export interface Group extends Sums {
  readonly name: string;
}

/** The rows of one currency, added up by what `nameOf` says, in the order of the names. */
export function groupedBy(rows: readonly DayFigures[], nameOf: (row: DayFigures) => string): Group[] {
  const groups = new Map<string, Record<keyof Sums, number>>();
  for (const row of rows) {
    const name = nameOf(row);
    const sums = groups.get(name) ?? { ...none };
    for (const one of NAMES) sums[one] += row[one];
    groups.set(name, sums);
  }
  return [...groups].map(([name, sums]) => ({ name, ...sums })).sort((one, other) => (one.name < other.name ? -1 : 1));
}

const none: Sums = {
  ...{ orders: 0, amount: 0, discount_amount: 0, vat_amount: 0, refunds: 0, chargebacks: 0, fees: 0 },
};

/** The sum that stays once refunds and chargebacks are taken off. */
export const keptOf = ({ amount, refunds, chargebacks }: Sums): number => amount - refunds - chargebacks;

/** Every day of a period, so that a chart has a place for those without sales. */
export function daysOf({ from, to }: { readonly from: string; readonly to: string }): string[] {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}
